"""How do people and bots come to their seats, and leave them?"""

from dataclasses import replace
from typing import get_args

from parlour.core.errors import NotationError, NotNow, UnknownMatch
from parlour.core.seats import Seat
from parlour.matches import seating
from parlour.matches.keys import hashed
from parlour.matches.service.door import require_voice
from parlour.matches.service.invites import InviteDoor
from parlour.matches.snapshots import is_present
from parlour.matches.store.rows import TABLE, BrowserRow, InviteRow
from parlour.matches.tables import Joined, Strength
from parlour.matches.texts import clean


class SeatDoor(InviteDoor):
    """Who sits where."""

    async def join(
        self,
        browser: str,
        name: str,
        *,
        invite: str | None = None,
        match: str | None = None,
        seat: Seat | None = None,
    ) -> Joined:
        """Sit down, by invite, or by id at a listed table or one where this browser sits already.

        Without a seat, the first open one, or the one this browser has; with a seat, a further one
        (pass and play), until the match begins. While it runs whoever has no seat may take an open
        one.
        """
        called = clean("name", name)
        found = None if invite is None else await self.find(invite)
        if found is None and match is None:
            raise UnknownMatch("none is named")
        return await self.sit_down(browser, called, found, match or "", seat)

    async def sit_down(
        self, browser: str, name: str, found: InviteRow | None, match: str, seat: Seat | None
    ) -> Joined:
        key = hashed(browser)
        async with self.hall.at(match if found is None else found.match) as live:
            invite = None if found is None else self.valid(live, found)
            if invite is not None and invite.seat != TABLE:
                row = seating.bound(live, key, invite)
            else:
                row = seating.wanted(live, key, invite, seat)
            changes = seating.sit_down(live, key, name, row, invite)
            if changes:
                if live.row.status == "over":
                    raise NotNow("over")
                await self.hall.save(live, *changes, BrowserRow(key, name))
            self.greet(live, browser)
            return Joined(live.id, row.seat)

    async def change_seat(self, match: str, browser: str, seat: Seat, to: Seat) -> None:
        """Move to an open seat before the match begins."""
        async with self.as_player(match, browser) as live:
            await self.hall.save(live, *seating.change(live, hashed(browser), seat, to))

    async def rename(self, match: str, browser: str, seat: Seat, name: str) -> None:
        """Be called something else; remembered for this browser's next table. NotNow(silent) while
        the rules let the seat say nothing: a name is a word, too. NotNow(under_aliases), or which
        names are taken would tell who has come to a seat that was left."""
        key, called = hashed(browser), clean("name", name)
        async with self.hall.at(match) as live:
            row = seating.own_chair(live, key, seat)
            require_voice(live, seat)
            if live.is_veiled:
                raise NotNow("under_aliases")
            seating.require_open_name(live, called, seat)
            await self.hall.save(live, replace(row, name=called), BrowserRow(key, called))

    async def name_of(self, browser: str) -> str:
        """The name this browser used last; empty if none."""
        name: str = await self.hall.store.name_of(hashed(browser))
        return name

    async def leave(self, match: str, browser: str, seat: Seat) -> None:
        """Give the seat up. If the host goes, another person at the table becomes host; under
        aliases not before the end."""
        key = hashed(browser)
        async with self.hall.at(match) as live:
            if live.row.status == "over":
                raise NotNow("over")
            presence, now = self.hall.presence(match), self.hall.now()
            others = [row.key for row in live.seats if row.key not in (None, key)]
            others.sort(key=lambda other: not presence.is_here(other, now))
            rows = seating.leave(live, key, seat, [other for other in others if other])
            await self.hall.save(live, *rows)
            self.hall.note(live)

    async def seat_bot(self, match: str, browser: str, seat: Seat, strength: Strength) -> None:
        """The host, or under aliases whoever sits there, puts a bot on an open seat, changes its
        strength, or lets one stand in for an absent person; a present person is SeatTaken."""
        if strength not in get_args(Strength):
            raise NotationError("strength", f"is none of {', '.join(get_args(Strength))}")
        async with self.as_keeper(match, browser) as live:
            self.require_going(live.row.status)
            row = seating.chair(live, seat)
            is_here = is_present(live, row, self.hall.presence(match), self.hall.now())
            await self.hall.save(live, *seating.seat_bot(live, seat, strength, is_here))

    async def take_back(self, match: str, browser: str, seat: Seat) -> None:
        """The stand-in goes and the person decides again; asked by the person or the host. Playing
        a move takes the seat back as well."""
        async with self.as_player(match, browser) as live:
            rows = seating.take_back(live, hashed(browser), seat)
            if rows:
                await self.hall.save(live, *rows)

    async def send_away(self, match: str, browser: str, seat: Seat) -> None:
        """Whoever may seat a bot sends it away; its seat is open, or its person's if it stood
        in."""
        async with self.as_keeper(match, browser) as live:
            self.require_going(live.row.status)
            await self.hall.save(live, *seating.send_away(live, seat))

    def require_going(self, status: str) -> None:
        """Who sat where stays as it was once the match is over."""
        if status == "over":
            raise NotNow("over")
