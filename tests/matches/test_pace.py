"""Under aliases a bot takes as long as people do, or it would be known by its pace."""

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from parlour.matches.bot_seats.pace import FEWEST, like_people
from parlour.matches.bot_seats.skills import BotManners
from parlour.matches.live import Took
from parlour.matches.service import Service
from tests.matches.support import ADA, BRAM, Hands, manners
from tests.matches.test_aliases import a_shy_service, begun, beside_bots, by_seat, seat_of

pytestmark = pytest.mark.anyio
CALM = BotManners(fastest=1.0, slowest=2.0, unknown=3.0, patience=30.0)


async def timed(service: Service, match: str, hands: Hands, seconds: float) -> Any:
    """Whoever is waited for takes so long; the move."""
    order = await by_seat(service, match)
    (seat,) = (await service.look(match, ADA, None)).to_act
    look = await service.look(match, order[seat], seat)
    hands.turn(seconds)
    await service.play(match, order[seat], seat, look.picks.moves[0], seen=look.ply)
    return look.picks.moves[0]


async def test_what_people_take_is_noted_by_the_kind_of_move() -> None:
    hands = Hands()
    async with a_shy_service(now=hands) as service:
        match = await begun(service)
        move = await timed(service, match, hands, 7.0)
        async with service.hall.at(match) as live:
            assert list(live.took) == [Took(type(move), 7.0)]
        service.hall.forget(match)
        async with service.hall.at(match) as live:
            assert list(live.took) == [Took(type(move), 7.0)]


async def test_a_bot_takes_what_people_took() -> None:
    async with a_shy_service() as service:
        match = await begun(service)
        async with service.hall.at(match) as live:
            (seat,) = live.awaited
            move = live.match.picks(seat).moves[0]  # type: ignore[union-attr]  # it has begun
            live.took.extend([Took(type(move), 11.0)] * (FEWEST - 1))
            assert 3.0 <= like_people(live, move, CALM, Random(1)) <= 6.0
            live.took.append(Took(type(move), 500.0))
            found = {like_people(live, move, CALM, Random(seed)) for seed in range(40)}
            assert found == {11.0, CALM.patience}
            assert like_people(live, None, CALM, Random(1)) < 7.0


async def test_a_bot_under_an_alias_waits_that_long(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        waited.append(seconds)
        await sleep(0)

    calm = replace(manners("first"), fastest=100.0, slowest=100.0, unknown=5.0)
    async with a_shy_service(manners=calm) as service:
        monkeypatch.setattr("parlour.matches.bot_seats.asyncio.sleep", noted)
        match = await beside_bots(service)
        for _ in range(200):
            await sleep(0.02)
            if max(waited, default=0.0) > 1:
                break
            await advance(service, match)
        assert 400 < max(waited) <= 500


async def advance(service: Service, match: str) -> None:
    """Ada or Bram moves, if it is their turn."""
    to_act = (await service.look(match, ADA, None)).to_act
    for browser in (ADA, BRAM):
        seat = await seat_of(service, match, browser)
        if seat in to_act:
            look = await service.look(match, browser, seat)
            await service.play(match, browser, seat, look.picks.moves[0], seen=look.ply)
