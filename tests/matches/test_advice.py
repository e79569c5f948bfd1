"""Advice for people: thought over in a process, bounded, one question a seat, ended in time."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from parlour.core.errors import NotYourSeat
from parlour.matches.service import Service
from tests.core.toy import Hide
from tests.matches.support import ADA, BRAM, a_service, a_table

pytestmark = pytest.mark.anyio
Table = tuple[Service, str]


@asynccontextmanager
async def at(game: str, **more: Any) -> AsyncGenerator[Table, None]:
    """Ada and Bram at this game, begun."""
    async with a_service(**more) as service:
        yield service, await a_table(service, ADA, BRAM, game=game, options={"seconds": 3600})


async def asking(service: Service, match: str, seat: int = 0) -> asyncio.Task[Any]:
    """A question that is being thought over."""
    browser, workers = (ADA, BRAM)[seat], service.bots.advisers.workers
    task = asyncio.create_task(service.advise(match, browser, seat))
    while not (workers.all and not workers.free and workers.room.locked()):
        await asyncio.sleep(0.01)
    return task


async def idle(service: Service) -> None:
    """No question is on its way."""
    while service.bots.advisers.asked:
        await asyncio.sleep(0.01)


async def test_advice_comes_from_what_the_seat_sees() -> None:
    async with at("toy_told") as (service, match):
        view = (await service.look(match, ADA, 0)).view
        assert await service.advise(match, ADA, 0) == Hide(len(repr(view)) % 4)
        with pytest.raises(NotYourSeat):
            await service.advise(match, ADA, 1)


async def test_a_game_without_advice_and_a_match_not_begun_say_nothing() -> None:
    async with at("toy") as (service, match):
        assert await service.advise(match, ADA, 0) is None
        waiting = await service.create(ADA, "toy_told", 2, name="Ada")
        assert await service.advise(waiting, ADA, 0) is None
        assert not service.bots.advisers.workers.all


async def test_advice_that_takes_too_long_is_none() -> None:
    async with at("toy_stuck", advice=0.1) as (service, match):
        assert await service.advise(match, ADA, 0) is None
        assert not service.bots.advisers.workers.all


async def test_advice_that_fails_is_none_and_tells_no_card(caplog: Any) -> None:
    async with at("toy_fails") as (service, match):
        assert await service.advise(match, ADA, 0) is None
    assert "ValueError in fails" in caplog.text
    assert "cards" not in caplog.text


async def test_the_table_goes_on_meanwhile() -> None:
    async with at("toy_stuck") as (service, match), asyncio.timeout(20):
        task = await asking(service, match)
        version = (await service.read(match, BRAM)).version
        await service.say(match, BRAM, 1, "Hm")
        assert (await service.read(match, BRAM)).version != version
        assert not task.done()
        task.cancel()


async def test_a_move_ends_the_question_and_its_process() -> None:
    async with at("toy_stuck") as (service, match), asyncio.timeout(20):
        task = await asking(service, match)
        await service.play(match, BRAM, 1, Hide(1), seen=0)
        assert await task is None
        await idle(service)
        assert not service.bots.advisers.workers.all


async def test_whoever_waits_no_more_ends_the_question() -> None:
    async with at("toy_stuck") as (service, match), asyncio.timeout(20):
        task = await asking(service, match)
        task.cancel()
        await idle(service)
        assert not service.bots.advisers.workers.all


async def test_two_presses_are_one_question() -> None:
    async with at("toy_stuck") as (service, match), asyncio.timeout(20):
        first = await asking(service, match)
        second = asyncio.create_task(service.advise(match, ADA, 0))
        await asyncio.sleep(0.05)
        assert len(service.bots.advisers.asked) == 1
        first.cancel()
        await asyncio.sleep(0.05)
        assert service.bots.advisers.asked  # the second press still waits
        second.cancel()
        await idle(service)


async def test_bots_do_not_wait_for_advice() -> None:
    """Or their pace would tell that somebody has asked."""
    async with at("toy_stuck") as (service, match), asyncio.timeout(20):
        task = await asking(service, match)
        other = await service.create(ADA, "toy", 2, name="Ada")
        await service.seat_bot(other, ADA, 1, "easy")
        await service.begin(other, ADA)
        while (await service.look(other, ADA, 0)).ply == 0:
            await asyncio.sleep(0.02)
        assert not task.done()
        task.cancel()


async def test_no_adviser_outlives_the_service() -> None:
    async with at("toy_stuck") as (service, match):
        task = await asking(service, match)
        (worker,) = service.bots.advisers.workers.all
    assert worker.returncode == -9
    assert await task is None
