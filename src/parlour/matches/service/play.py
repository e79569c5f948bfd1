"""How is a match played and followed? Looking, moving, talking, watching, and the record."""

from collections.abc import AsyncGenerator, Mapping
from contextlib import aclosing
from dataclasses import replace

from parlour.core.errors import NotNow, StaleMove
from parlour.core.game import Move
from parlour.core.match import read_move
from parlour.core.seats import Seat
from parlour.matches import seating
from parlour.matches.aliases import alias_of
from parlour.matches.bot_seats.questions import advice_of
from parlour.matches.drafts import drafts_of, require_short
from parlour.matches.keys import hashed
from parlour.matches.live import Drafted, Live
from parlour.matches.service.door import Door, require_voice
from parlour.matches.snapshots import look_of, table_of
from parlour.matches.store.rows import ChatRow
from parlour.matches.tables import Fault, Look, Played, Table
from parlour.matches.texts import clean

MOST_LINES = 8
LINES_WITHIN = 10.0
"""Seconds in which one seat may say so many lines."""


class PlayDoor(Door):
    """What goes on at a table."""

    async def read(self, match: str, browser: str) -> Table:
        """The table, without what lies on it."""
        async with self.as_viewer(match, browser) as live:
            return self.table(live, browser)

    async def look(self, match: str, browser: str, seat: Seat | None) -> Look:
        """The match as this browser's seat sees it; None as a spectator does. NotNow(not_begun)
        before the deal."""
        async with self.as_viewer(match, browser) as live:
            if seat is not None:
                seating.own_chair(live, hashed(browser), seat)
            now = self.hall.now()
            drafts = drafts_of(live, self.hall.presence(match), now)
            return replace(look_of(live, self.table(live, browser), seat, now), drafts=drafts)

    async def draft(self, match: str, browser: str, seat: Seat, words: Mapping[str, str]) -> None:
        """What this seat has drafted, for the others to see until it moves, goes, or drafts
        something else; nothing takes it back. It is on no disk."""
        require_short(words)
        async with self.hall.at(match) as live:
            seating.own_chair(live, hashed(browser), seat)
            before = live.drafts.get(seat)
            if live.is_playing and words != ({} if before is None else before.words):
                live.drafts[seat] = Drafted(dict(words), self.hall.now())
                if not words:
                    del live.drafts[seat]
                self.hall.broadcast.bump(match)

    def table(self, live: Live, browser: str) -> Table:
        hall = self.hall
        version = hall.broadcast.version(live.id)
        return table_of(live, hashed(browser), hall.presence(live.id), hall.now(), version)

    async def play(
        self,
        match: str,
        browser: str,
        seat: Seat,
        move: Move,
        *,
        seen: int,
        click: str | None = None,
    ) -> Played:
        """Make a move; when this returns it is on disk.

        `seen` is the ply of the page: StaleMove if this seat has moved since. `click` names the
        click (at most 64 characters): the same one sent again is answered like the first.
        """
        name = None if click is None else clean("click", click)
        async with self.hall.at(match) as live:
            row = seating.own_chair(live, hashed(browser), seat)
            before = None if name is None else live.clicks.get((seat, name))
            if before is not None:
                return Played(before, is_repeat=True)
            self.greet(live, browser)
            await self.hall.time_up(live)
            require_fresh(live, seat, seen)
            back = None if row.strength is None else replace(row, strength=None)
            return Played(await self.hall.enter(live, seat, move, click=name, also=back))

    async def advise(self, match: str, browser: str, seat: Seat) -> Move | None:
        """What a bot would do in this seat, from what it sees; None where there is nothing to
        suggest. It may take seconds, and stops when the table moves or nobody waits for it."""
        async with self.hall.at(match) as live:
            seating.own_chair(live, hashed(browser), seat)
            game = live.game
            if game.advice is None or not live.is_playing:
                return None
            question = advice_of(live, seat)
        words = await self.bots.advisers.ask(match, question)
        return None if words is None else read_move(game, words)

    async def say(
        self, match: str, browser: str, seat: Seat, text: str, about: str | None = None
    ) -> None:
        """Speak to the whole table, at most 500 characters; spectators cannot. NotNow(silent) while
        the rules let the seat say nothing. What came up in a match can be spoken `about` once it is
        over; NotNow(not_over) before."""
        words, now = clean("text", text), self.hall.now()
        topic = None if about is None else clean("about", about)
        async with self.hall.at(match) as live:
            row = seating.own_chair(live, hashed(browser), seat)
            require_voice(live, seat)
            if topic is not None and live.row.status != "over":
                raise NotNow("not_over")
            lately = [line for line in live.chat if line.at > now - LINES_WITHIN]
            if sum(line.seat == seat for line in lately) >= MOST_LINES:
                raise NotNow("too_fast")
            self.greet(live, browser)
            alias = alias_of(live.row, seat)
            line = ChatRow(match, live.said + 1, seat, row.name, words, now, topic, alias)
            await self.hall.save(live, line)

    async def watch(
        self, match: str, browser: str, since: str | None = None
    ) -> AsyncGenerator[str, None]:
        """The table's versions: the present one at once, unless it is `since`, then the newest
        whenever something has changed. Whoever iterates is present at the table: close it
        (`contextlib.aclosing`) when the page goes."""
        key = hashed(browser)
        async with self.as_viewer(match, browser) as live:
            presence = self.hall.presence(match)
            presence.open_page(key, self.hall.now())
            self.hall.note(live)
            self.bots.consider(live)
        try:
            async with aclosing(self.hall.broadcast.watch(match, since)) as versions:
                async for version in versions:
                    yield version
        finally:
            presence.close_page(key, self.hall.now())

    async def record(self, match: str, browser: str) -> tuple[str, ...]:
        """The lines of the record (`core.record`); NotNow(not_over) until the match is over."""
        async with self.as_viewer(match, browser) as live:
            if live.row.status != "over" or live.row.header is None:
                raise NotNow("not_over")
            stored = await self.hall.store.load(match)
            assert stored is not None
            return (live.row.header, *[entry.line for entry in stored.entries])

    def faults(self) -> tuple[Fault, ...]:
        """What bots did wrong lately, newest last."""
        return tuple(self.bots.faults)


def require_fresh(live: Live, seat: Seat, seen: int) -> None:
    """The match can be played, and the page knows the seat's latest move."""
    if live.stops_at is not None:
        raise NotNow("frozen")
    if live.match is None:
        raise NotNow("not_begun")
    if type(seen) is not int or not live.moved.get(seat, 0) <= seen <= live.match.ply:
        raise StaleMove(str(seat))
