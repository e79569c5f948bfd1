"""What holds all tables together? One lock each; the store before anyone is told; time passing."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from parlour.core.errors import IllegalMove, UnknownMatch
from parlour.core.game import Game, Move
from parlour.core.match import Entry
from parlour.core.record import write_entry
from parlour.core.seats import CLOCK, Seat
from parlour.matches.broadcast import Broadcast
from parlour.matches.live import Live
from parlour.matches.opening import ended
from parlour.matches.presence import LINGER, Presence
from parlour.matches.snapshots import shown
from parlour.matches.store import Store
from parlour.matches.store.rows import EntryRow, Row

LOG = logging.getLogger(__name__)


class Hall:
    """The tables in memory. Whoever reads or changes one holds its lock, so nobody sees a move
    that is not on disk."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game],
        now: Callable[[], float],
        grace: float,
        idle: float,
    ) -> None:
        """`grace`: seconds without a sign of the host until another is; `idle`: seconds until a
        table nobody uses leaves the memory."""
        self.store = store
        self.games = games
        self.now = now
        self.grace = grace
        self.idle = idle
        self.broadcast = Broadcast()
        self.lives: dict[str, Live] = {}
        self.presences: dict[str, Presence] = {}
        self.signs: dict[str, tuple[object, ...]] = {}
        """Who was shown as present last."""
        self.used: dict[str, float] = {}
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.on_change: Callable[[Live], None] = lambda live: None
        """Called with the lock held whenever a table has changed or was read again."""
        self.is_busy: Callable[[str], bool] = lambda match: False
        """Whether a bot is thinking there."""

    # ------------------------------------------------------------ one table

    @asynccontextmanager
    async def at(self, match: str) -> AsyncGenerator[Live, None]:
        """The table, alone with it; raises UnknownMatch."""
        lock = self.locks.get(match) or self.locks.setdefault(match, asyncio.Lock())
        async with lock:
            live = self.lives.get(match) or await self.load(match)
            self.used[match] = self.now()
            yield live

    async def load(self, match: str) -> Live:
        stored = await self.store.load(match)
        if stored is None or stored.match.game not in self.games:
            raise UnknownMatch(match)
        live = Live(self.games[stored.match.game], stored)
        self.lives[match] = live
        presence = self.presence(match)
        for row in live.seats:
            if row.key is not None:
                presence.seen.setdefault(row.key, self.now() - LINGER)
        presence.seen.setdefault(live.row.host, self.now() - LINGER)
        self.signs[match] = self.sign(live)
        self.on_change(live)
        return live

    def presence(self, match: str) -> Presence:
        return self.presences.setdefault(match, Presence())

    async def save(self, live: Live, *rows: Row) -> None:
        """On disk, then in memory, then told. Whatever happens on the way, the table is read again
        by whoever needs it next."""
        try:
            await self.store.write(*rows)
            live.take(rows)
        except BaseException:
            self.drop(live.id)
            raise
        self.broadcast.bump(live.id)
        self.on_change(live)

    def drop(self, match: str) -> None:
        """Forget what memory holds; the pages come and ask again."""
        self.lives.pop(match, None)
        self.broadcast.bump(match)

    async def enter(
        self,
        live: Live,
        seat: Seat,
        move: Move,
        *,
        click: str | None = None,
        also: Row | None = None,
    ) -> int:
        """A move of a person, a bot or the clock: the law, then the disk, then everybody. The ply.

        Raises IllegalMove, and then nothing has changed.
        """
        assert live.match is not None
        entry = Entry(live.match.ply + 1, seat, move, round(self.now(), 3))
        try:
            live.play(entry, click)
        except IllegalMove:
            raise
        except BaseException:
            self.drop(live.id)
            raise
        rows: list[Row] = [EntryRow(live.id, entry.ply, write_entry(entry), click)]
        rows += ended(live, self.now())
        await self.save(live, *rows, *([] if also is None else [also]))
        return entry.ply

    async def time_up(self, live: Live) -> None:
        """Let the clock move if a timer has run out; before any seat does."""
        while live.is_playing and live.clock.is_up(self.now()):
            assert live.match is not None
            moves = live.match.picks(CLOCK).moves
            assert moves, "a timer that runs has a move for the clock"
            await self.enter(live, CLOCK, moves[0])

    # ------------------------------------------------------------ who is there

    def sign(self, live: Live) -> tuple[object, ...]:
        return shown(live, self.presence(live.id), self.now())

    def note(self, live: Live) -> None:
        """Tell the pages if somebody has come or gone."""
        sign = self.sign(live)
        if sign != self.signs.get(live.id):
            self.signs[live.id] = sign
            self.broadcast.bump(live.id)

    def heir(self, live: Live) -> str | None:
        """Who becomes host because the host is long gone: the first person who is there. Where the
        rules keep the host silent it takes as long as until they count as gone. Under aliases
        nobody: the heir would know who has gone, and that no person sits before them."""
        if live.is_veiled:
            return None
        presence, now = self.presence(live.id), self.now()
        grace = max([self.grace, *map(live.linger, live.held_by(live.row.host))])
        if not presence.is_gone(live.row.host, now, grace):
            return None
        keys = [row.key for row in live.seats]
        return next((key for key in keys if key and presence.is_here(key, now)), None)

    # ------------------------------------------------------------ time

    async def tick(self) -> None:
        """What comes by itself: time that is up, people who have gone, tables nobody needs."""
        for match in list(self.lives):
            try:
                await self.care(match)
            except Exception:
                LOG.exception("table %s could not be looked after", match)

    async def care(self, match: str) -> None:
        live = self.lives.get(match)
        if live is None:
            return
        if self.is_idle(live):
            self.forget(match)
        elif (
            live.clock.is_up(self.now()) or self.heir(live) or self.sign(live) != self.signs[match]
        ):
            await self.settle(match)

    async def settle(self, match: str) -> None:
        used = self.used.get(match, 0.0)
        async with self.at(match) as live:
            self.used[match] = used
            await self.time_up(live)
            self.note(live)
            heir = self.heir(live)
            if heir is not None:
                await self.save(live, live.changed(host=heir))

    def is_idle(self, live: Live) -> bool:
        """Nobody has used it for long, no timer runs, no bot thinks."""
        rests = live.clock.ends is None and not self.presence(live.id).pages
        late = self.now() - self.used.get(live.id, 0.0) > self.idle
        return rests and late and not self.is_busy(live.id) and live.id not in self.locks

    def forget(self, match: str) -> None:
        for kept in (self.lives, self.presences, self.signs, self.used):
            kept.pop(match, None)
