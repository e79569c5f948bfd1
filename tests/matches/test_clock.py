"""Timers: their end follows from the entries, and the clock moves through the same door."""

import pytest

from parlour.core.errors import IllegalMove
from parlour.core.game import Timer
from parlour.core.record import read_record
from parlour.core.seats import CLOCK
from parlour.matches.clock import Clock
from parlour.matches.store.memory import MemoryStore
from tests.core.toy import Bring, Hide, TimeUp
from tests.matches.fakes import GAMES
from tests.matches.support import ADA, BRAM, Hands, a_service, a_table

pytestmark = pytest.mark.anyio


def test_a_timer_runs_from_the_entry_that_started_it() -> None:
    clock, sand = Clock(), Timer("sand", 60)
    clock.follow(None, 0.0)
    assert (clock.ends, clock.left(5.0), clock.is_up(5.0)) == (None, None, False)
    clock.follow(sand, 10.0)
    clock.follow(sand, 30.0)
    assert clock.ends == 70.0
    assert clock.left(65.0) == 5.0
    assert clock.left(90.0) == 0.0
    assert (clock.is_up(69.9), clock.is_up(70.0)) == (False, True)
    clock.follow(None, 50.0)
    clock.follow(sand, 80.0)
    assert clock.ends == 140.0


async def test_pages_know_when_time_is_up_and_moves_do_not_prolong_it() -> None:
    hands = Hands()
    async with a_service(now=hands) as service:
        match = await a_table(service, ADA, BRAM, game="toy")
        ends = hands.at + 60
        assert (await service.look(match, ADA, 0)).ends == ends
        hands.turn(20)
        await service.play(match, ADA, 0, Bring(("jade",)), seen=0)
        assert (await service.look(match, BRAM, 1)).ends == ends


async def test_the_clock_moves_when_the_timer_runs_out() -> None:
    hands = Hands()
    async with a_service(now=hands) as service:
        match = await a_table(service, ADA, BRAM, game="toy")
        hands.turn(59.9)
        await service.hall.tick()
        assert (await service.look(match, ADA, 0)).ply == 0
        hands.turn(0.2)
        version = service.hall.broadcast.version(match)
        await service.hall.tick()
        await service.hall.tick()
        assert service.hall.broadcast.version(match) != version
        look = await service.look(match, ADA, 0)
        assert (look.ply, look.table.status, look.ends) == (1, "over", None)
        record = read_record(GAMES, await service.record(match, ADA))
        assert [(entry.seat, entry.move) for entry in record.entries] == [(CLOCK, TimeUp())]


async def test_a_move_after_the_end_comes_after_the_clocks() -> None:
    """Whether anybody has looked at the clock meanwhile or not."""
    hands = Hands()
    async with a_service(now=hands) as service:
        match = await a_table(service, ADA, BRAM, game="toy")
        hands.turn(61)
        with pytest.raises(IllegalMove, match="over"):
            await service.play(match, ADA, 0, Hide(3), seen=0)
        assert (await service.look(match, ADA, 0)).ply == 1


async def test_a_restart_keeps_the_end_and_a_late_one_comes_once() -> None:
    hands, store = Hands(), MemoryStore()
    async with a_service(store, hands) as service:
        match = await a_table(service, ADA, BRAM, game="toy")
        hands.turn(10)
        await service.play(match, ADA, 0, Bring(("jade",)), seen=0)
        ends = (await service.look(match, ADA, 0)).ends
    hands.turn(20)
    async with a_service(store, hands) as service:
        assert (await service.look(match, ADA, 0)).ends == ends
    hands.turn(5 * 24 * 3600)
    async with a_service(store, hands) as service:
        look = await service.look(match, ADA, 0)
        assert (look.ply, look.table.status) == (2, "over")


async def test_a_game_without_a_timer_has_no_end() -> None:
    async with a_service() as service:
        match = await a_table(service, ADA, BRAM, "cleo's browser")
        assert (await service.look(match, ADA, 0)).ends is None


async def test_a_table_whose_timer_runs_stays_in_memory() -> None:
    hands = Hands()
    async with a_service(now=hands) as service:
        running = await a_table(service, ADA, BRAM, game="toy", options={"seconds": 10_000})
        resting = await a_table(service, ADA, BRAM, game="toy", options={"seconds": 0})
        hands.turn(301)
        await service.hall.tick()
        assert running in service.hall.lives
        assert resting not in service.hall.lives
        assert (await service.look(resting, ADA, 0)).ply == 0
