"""What the tests of `matches` share: a clock turned by hand, tables set up in a line or two."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing, asynccontextmanager
from dataclasses import replace
from random import Random
from typing import Any

from parlour.core.game import Move
from parlour.matches.bot_seats.skills import BotManners, Skill
from parlour.matches.bot_seats.workers import Pool
from parlour.matches.service import Service
from parlour.matches.store import Store
from parlour.matches.store.memory import MemoryStore
from tests.matches.fakes import GAMES

FAKES = Pool(most=1, games="tests.matches.fakes:GAMES", bots="tests.matches.fakes:BOTS")

ADA, BRAM, CLEO, DEV = ("ada's browser", "bram's browser", "cleo's browser", "dev's browser")


class Hands:
    """A clock that stands still until somebody turns it."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def __call__(self) -> float:
        return self.at

    def turn(self, seconds: float) -> None:
        self.at += seconds


def manners(bot: str = "first", **more: Any) -> BotManners:
    """Bots that play at once, all of them the same fake."""
    skills: Any = dict.fromkeys(("easy", "normal", "sharp"), Skill(bot))
    return replace(BotManners(0.0, 0.0, pool=FAKES, strengths=skills), **more)


@asynccontextmanager
async def a_service(
    store: Store | None = None,
    now: Callable[[], float] | None = None,
    bot: str = "first",
    **more: Any,
) -> AsyncGenerator[Service, None]:
    """A service that keeps no time by itself: tests call `hall.tick()`."""
    service = Service(
        store or MemoryStore(),
        games=GAMES,
        secret=b"s" * 32,
        manners=manners(bot, **more),
        now=now or Hands(),
        lots=Random(1),
    )
    try:
        yield service
    finally:
        await service.__aexit__()


async def a_table(service: Service, *browsers: str, game: str = "calaveras", **more: Any) -> str:
    """A table with these browsers on its seats, begun."""
    match = await seated(service, *browsers, game=game, **more)
    await service.begin(match, browsers[0])
    return match


async def seated(service: Service, *browsers: str, game: str = "calaveras", **more: Any) -> str:
    """A table with these browsers on its seats in order, not begun."""
    names = [f"Name {seat}" for seat in range(len(browsers))]
    match = await service.create(browsers[0], game, len(browsers), name=names[0], **more)
    invite = (await service.invites(match, browsers[0])).table
    for seat, browser in enumerate(browsers[1:], start=1):
        await service.join(browser, names[seat], invite=invite, seat=seat)
    return match


async def mover(service: Service, match: str, *browsers: str) -> tuple[str, int, Move, int]:
    """Browser, seat, a move and the ply for whoever is waited for, browsers being by seat."""
    seat = (await service.look(match, browsers[0], 0)).to_act[0]
    look = await service.look(match, browsers[seat], seat)
    return browsers[seat], seat, look.picks.moves[0], look.ply


async def move_once(service: Service, match: str, *browsers: str) -> int:
    browser, seat, move, seen = await mover(service, match, *browsers)
    return (await service.play(match, browser, seat, move, seen=seen)).ply


async def until(service: Service, match: str, browser: str, done: Callable[[Any], bool]) -> Any:
    """The first look for which this holds, woken by the stream alone; fails after ten seconds."""
    async with asyncio.timeout(10), aclosing(service.watch(match, browser)) as versions:
        async for _ in versions:
            look = await service.look(match, browser, None)
            if done(look):
                return look
    raise AssertionError("the stream ended")


async def against(service: Service, **options: Any) -> str:
    """Ada against two bots, a bot to begin."""
    match = await service.create(ADA, "calaveras", 3, name="Ada", options={"first": 1, **options})
    for seat in (1, 2):
        await service.seat_bot(match, ADA, seat, "easy")
    await service.begin(match, ADA)
    return match


def adas_turn(look: Any) -> bool:
    return 0 in look.to_act or look.outcome is not None
