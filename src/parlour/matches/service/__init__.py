"""How does anybody reach a match? Through this one door: people, bots and the clock alike.

    service = open_service(folder)             # or Service(MemoryStore()) in tests
    async with service:
        match = await service.create(browser, "calaveras", 4, name="Ada")
        table = await service.read(match, browser)          # tables.Table: chairs, chat, status
        look = await service.look(match, browser, seat=0)   # tables.Look: view, heard, picks, ply
        await service.play(match, browser, 0, move, seen=look.ply)
        async for version in service.watch(match, browser):  # newest wins; draw the page anew
            ...

A *browser* is the secret of one browser (`keys.new_key()`, kept in a cookie); only its hash is
stored. It may hold several seats. Everything it may not do is refused with an error of
`core.errors`, and then nothing has changed:

    IllegalMove                    the rules refuse the move                         409
    NotationError, OptionsError    a text, option or word that cannot be used        400
    UnknownMatch                   no such table                                     404
    NotYourSeat                    that seat is not this browser's                   403
    SeatTaken                      somebody sits there, or every seat is taken       409
    StaleMove                      the seat has moved since the page was drawn       409
    NotAllowed(code)               not_host, not_seated, not_invited, invite_unknown 403
    NotNow(code)                   seats_open, begun, not_begun, over, not_over,
                                   frozen, seat_open, silent, too_fast, own_listed,
                                   no_own_pictures, few_pictures, no_aliases,
                                   under_aliases                                    409
    StoreFailed                    the disk refused; nothing was taken               503
"""

import asyncio
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random, SystemRandom

from parlour.core.game import Game
from parlour.games import GAMES
from parlour.matches.bot_seats import BotSeats
from parlour.matches.bot_seats.skills import BotManners
from parlour.matches.hall import Hall
from parlour.matches.keys import derived, new_secret
from parlour.matches.service.play import PlayDoor
from parlour.matches.service.seats import SeatDoor
from parlour.matches.service.tables import TableDoor
from parlour.matches.store import Store
from parlour.matches.store.folder import Folder

TICK = 0.5
"""Seconds between two looks at what comes by itself."""


class Service(TableDoor, SeatDoor, PlayDoor):
    """Every table of one server, for use from one event loop. Enter it to start, leave it to stop;
    an open stream ends then."""

    def __init__(
        self,
        store: Store,
        *,
        games: Mapping[str, Game] = GAMES,
        secret: bytes | None = None,
        manners: BotManners | None = None,
        now: Callable[[], float] = time.time,
        grace: float = 60.0,
        idle: float = 300.0,
        lots: Random | None = None,
    ) -> None:
        """`now` is seconds since 1970; after `grace` seconds without a sign of the host another is
        host; after `idle` seconds an unused table leaves the memory; `lots` draw aliases and the
        seed of each deal: the system's chance, unless somebody wants the same cards again."""
        self.secret = secret or new_secret()
        self.lots = lots or SystemRandom()
        self.hall = Hall(store, games, now, grace, idle)
        self.bots = BotSeats(self.hall, manners or BotManners())
        self.hall.on_change = self.bots.consider
        self.hall.is_busy = self.bots.is_busy
        self.folder: Folder | None = None
        self.ticker: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Service":
        """Start keeping time."""
        self.ticker = asyncio.create_task(self.keep_time())
        return self

    async def __aexit__(self, *problem: object) -> None:
        """End every stream, stop bots and workers, finish what is to be written."""
        self.hall.broadcast.close()
        if self.ticker is not None:
            self.ticker.cancel()
        await self.bots.close()
        await asyncio.to_thread(self.hall.store.close)
        if self.folder is not None:
            self.folder.close()

    async def keep_time(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            await self.hall.tick()

    def secret_for(self, purpose: str) -> bytes:
        """32 bytes that stay the same over restarts, one secret a purpose (`csrf`)."""
        return derived(self.secret, "purpose", purpose)


def open_service(
    path: Path, *, manners: BotManners | None = None, lots: Random | None = None
) -> Service:
    """The service of a data folder, which is made if it is not there; raises StoreFailed if another
    server holds it."""
    folder = Folder(path)
    try:
        store = folder.store()
    except BaseException:
        folder.close()
        raise
    service = Service(store, secret=folder.secret, manners=manners, lots=lots)
    service.folder = folder
    return service
