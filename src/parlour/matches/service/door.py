"""What do all parts of the service share? The hall, the secret, and who may come in."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from random import Random

from parlour.core.errors import NotAllowed, NotNow
from parlour.core.seats import Seat
from parlour.matches.bot_seats import BotSeats
from parlour.matches.hall import Hall
from parlour.matches.keys import hashed
from parlour.matches.live import Live
from parlour.matches.seating import keeps_seats


class Door:
    """A part of the service. Each way in holds the table's lock."""

    hall: Hall
    bots: BotSeats
    secret: bytes
    lots: Random
    """For what must surprise everybody, and no rule of a game draws: seats and aliases."""

    @asynccontextmanager
    async def as_host(self, match: str, browser: str) -> AsyncGenerator[Live, None]:
        """The table, if this browser is its host."""
        async with self.hall.at(match) as live:
            if live.row.host != hashed(browser):
                raise NotAllowed("not_host")
            self.greet(live, browser)
            yield live

    @asynccontextmanager
    async def as_keeper(self, match: str, browser: str) -> AsyncGenerator[Live, None]:
        """The table, if this browser sees to its seats."""
        async with self.hall.at(match) as live:
            if not keeps_seats(live, hashed(browser)):
                raise NotAllowed("not_host")
            self.greet(live, browser)
            yield live

    @asynccontextmanager
    async def as_player(self, match: str, browser: str) -> AsyncGenerator[Live, None]:
        """The table, if this browser has a seat there or is its host."""
        async with self.hall.at(match) as live:
            if not belongs(live, hashed(browser)):
                raise NotAllowed("not_seated")
            self.greet(live, browser)
            yield live

    @asynccontextmanager
    async def as_viewer(self, match: str, browser: str) -> AsyncGenerator[Live, None]:
        """The table as it is now, if this browser may see it."""
        async with self.hall.at(match) as live:
            if not may_see(live, hashed(browser)):
                raise NotAllowed("not_invited")
            self.greet(live, browser)
            await self.hall.time_up(live)
            yield live

    def greet(self, live: Live, browser: str) -> None:
        """Somebody is there: others see it, and paused bots go on."""
        self.hall.presence(live.id).greet(hashed(browser), self.hall.now())
        self.hall.note(live)
        self.bots.consider(live)


def require_voice(live: Live, *seats: Seat) -> None:
    """NotNow(silent) if the rules keep one of these seats from saying a word now."""
    match = live.match
    if match is not None and not all(match.may_talk(seat) for seat in seats):
        raise NotNow("silent")


def belongs(live: Live, key: str) -> bool:
    return key == live.row.host or bool(live.held_by(key))


def may_see(live: Live, key: str) -> bool:
    """At the table, or a spectator where spectators may be."""
    if belongs(live, key):
        return True
    return live.row.may_watch and (live.row.is_listed or key in live.spectators)
