"""How do friends find the table? By invite links: for the table, or bound to one seat."""

from parlour.core.errors import NotAllowed, NotNow, SeatTaken
from parlour.core.seats import Seat
from parlour.matches import seating
from parlour.matches.keys import hashed, invite_token
from parlour.matches.live import Live
from parlour.matches.opening import fresh_invite
from parlour.matches.service.door import Door
from parlour.matches.store.rows import TABLE, InviteRow, SpectatorRow
from parlour.matches.tables import Invitation, Invites


class InviteDoor(Door):
    """Invites and what they lead to."""

    async def invites(self, match: str, browser: str) -> Invites:
        """The tokens: all for the host; for others at the table the table's, and their own."""
        key = hashed(browser)
        async with self.as_player(match, browser) as live:
            tokens = {
                seat: invite_token(self.secret, match, seat, row.serial)
                for seat, row in live.invites.items()
                if row.hash is not None and (seat == TABLE or may_hand_on(live, key, row))
            }
            return Invites(tokens.pop(TABLE, None), tokens)

    async def renew_invite(self, match: str, browser: str, seat: Seat | None = None) -> str:
        """Make an invite, for the table or one seat; the one before stops working. Its token.

        The host invites to the table and to open seats. Who sits on a seat may make its invite too:
        used by another browser, it moves the seat there (another device).
        """
        async with self.as_player(match, browser) as live:
            number = self.invited_seat(live, hashed(browser), seat)
            before = live.invites.get(number)
            row, token = fresh_invite(self.secret, match, hashed(browser), number, before)
            await self.hall.save(live, row)
            return token

    async def revoke_invite(self, match: str, browser: str, seat: Seat | None = None) -> None:
        """The invite stops working; a seat is no longer reserved."""
        async with self.as_player(match, browser) as live:
            number = self.invited_seat(live, hashed(browser), seat)
            rows = seating.revoked(live, number)
            if rows:
                await self.hall.save(live, *rows)

    def invited_seat(self, live: Live, key: str, seat: Seat | None) -> Seat:
        """The seat's number, or TABLE, for those who may invite there."""
        row = None if seat is None else seating.chair(live, seat)
        if row is not None and row.key == key:
            return row.seat
        if live.row.host != key:
            raise NotAllowed("not_host")
        if row is not None and live.is_veiled:
            raise NotNow("under_aliases")
        if row is not None and row.kind != "open":
            raise SeatTaken(str(seat))
        return TABLE if row is None else row.seat

    async def invitation(self, invite: str, browser: str) -> Invitation:
        """What an invite leads to, without using it: link previews take no seat."""
        row, key = await self.find(invite), hashed(browser)
        async with self.hall.at(row.match) as live:
            row = self.valid(live, row)
            seat = None if row.seat == TABLE else row.seat
            return Invitation(
                live.id,
                live.game,
                live.row.title,
                seat,
                is_taken(live, key, row),
                live.held_by(key),
                live.row.may_watch,
            )

    async def admit(self, invite: str, browser: str) -> str:
        """Let this browser watch the table of an invite; the table's id."""
        row, key = await self.find(invite), hashed(browser)
        async with self.hall.at(row.match) as live:
            self.valid(live, row)
            if not live.row.may_watch:
                raise NotAllowed("not_invited")
            if key not in live.spectators:
                await self.hall.save(live, SpectatorRow(live.id, key))
            return live.id

    async def find(self, invite: str) -> InviteRow:
        """The invite with this token; raises NotAllowed(invite_unknown)."""
        row = await self.hall.store.invite(hashed(invite))
        if row is None:
            raise NotAllowed("invite_unknown")
        return row

    def valid(self, live: Live, row: InviteRow) -> InviteRow:
        """The invite as it is now that we hold the table."""
        present = live.invites.get(row.seat)
        if present is None or present.hash != row.hash:
            raise NotAllowed("invite_unknown")
        return present


def may_hand_on(live: Live, key: str, row: InviteRow) -> bool:
    """The token of a seat's invite: its issuer's, and the host's. Under aliases not the host's: it
    would say whose device has moved."""
    return key == row.issuer or (key == live.row.host and not live.is_veiled)


def is_taken(live: Live, key: str, row: InviteRow) -> bool:
    """A newcomer cannot sit down with this invite."""
    try:
        if row.seat == TABLE:
            seating.wanted(live, key, row, None)
        else:
            seating.bound(live, key, row)
    except SeatTaken:
        return True
    return False
