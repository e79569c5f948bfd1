"""What the tests of own pictures share: photographs of nobody, and a séance that has them."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

from parlour.core.chance import Chance
from parlour.core.errors import NotAllowed, UnknownMatch
from parlour.core.match import Match
from parlour.games.mysterium.content import TITLES
from parlour.games.mysterium.moves import Give
from parlour.matches.service import Service
from parlour.matches.store import Store
from parlour.matches.store.memory import MemoryStore
from tests.matches.support import ADA, BRAM, CLEO, seated

CARDS = tuple(TITLES)


@dataclass(frozen=True)
class Photograph:
    small: bytes
    large: bytes
    caption: str = ""
    colours: tuple[str, ...] = ("blue",)


def photographs(count: int = len(CARDS), said: str = "A boat") -> list[Photograph]:
    return [Photograph(b"small %d" % n, b"large %d" % n, f"{said} {n}") for n in range(count)]


@asynccontextmanager
async def a_service(store: Store | None = None) -> AsyncGenerator[Service, None]:
    service = Service(
        store or MemoryStore(), secret=b"s" * 32, now=lambda: 1_000_000.0, lots=Random(1)
    )
    try:
        yield service
    finally:
        await service.__aexit__()


async def a_seance(service: Service, *, begun: bool = True, **more: Any) -> str:
    """Ada is the ghost and has brought pictures; Bram and Cleo are psychics."""
    options = {"ghost": 0, "timer": 0}
    match = await seated(service, ADA, BRAM, CLEO, game="mysterium", options=options, **more)
    await service.bring_pictures(match, ADA, photographs())
    if begun:
        await service.begin(match, ADA)
    return match


async def names(service: Service, match: str) -> dict[str, str]:
    """Every card with its picture's name; nobody is ever told all of them."""
    async with service.hall.at(match) as live:
        return {card: one.name for card, one in live.pack.items()}


async def may_have(service: Service, match: str, browser: str) -> set[str]:
    """The cards whose pictures this browser is given, trying every name there is."""
    found = set()
    for card, name in (await names(service, match)).items():
        try:
            small = await service.picture(match, browser, name, large=False)
        except (UnknownMatch, NotAllowed):
            continue
        assert small.startswith(b"small")
        found.add(card)
    return found


async def give(service: Service, match: str, count: int) -> set[str]:
    """A gift of the ghost to Bram: so many cards of its hand."""
    look = await service.look(match, ADA, 0)
    cards = tuple(sorted(look.view.hand[:count]))
    psychic = next(word for word, one in look.view.psychics.items() if one.seat == 1)
    await service.play(match, ADA, 0, Give(psychic, cards), seen=look.ply)
    return set(cards)


async def pack(service: Service, match: str) -> Any:
    async with service.hall.at(match) as live:
        return live.pack


async def to_the_end(service: Service, match: str) -> None:
    """The moves of a match of lots, entered by the browsers of their seats."""
    browsers = (ADA, BRAM, CLEO)
    async with service.hall.at(match) as live:
        assert live.match is not None
        at = live.match
    twin = Match(at.game, at.options, at.seats, at.seed)
    chance = Chance(5)
    while twin.outcome() is None:
        seat = chance.pick(twin.to_act())
        twin.play(seat, twin.picks(seat).sample(chance))
    for entry in twin.entries:
        await service.play(match, browsers[entry.seat], entry.seat, entry.move, seen=at.ply)
