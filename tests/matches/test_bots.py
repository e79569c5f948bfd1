"""Bots at a table: in their own processes, bounded, replaced when they fail, quiet when alone."""

import asyncio
from contextlib import aclosing
from pathlib import Path
from typing import Any

import pytest

from parlour.core.chance import Chance
from parlour.core.record import read_record
from parlour.matches.bot_seats.due import may_wait
from parlour.matches.bot_seats.questions import question_of, seed_of
from parlour.matches.bot_seats.skills import BotManners, Skill
from parlour.matches.presence import LINGER
from parlour.matches.service import Service
from parlour.matches.store.memory import MemoryStore
from tests.matches.fakes import GAMES
from tests.matches.support import (
    ADA,
    BRAM,
    CLEO,
    DEV,
    Hands,
    a_service,
    a_table,
    adas_turn,
    against,
    mover,
    seated,
    until,
)

pytestmark = pytest.mark.anyio


async def test_bots_play_until_a_person_is_waited_for() -> None:
    async with a_service() as service:
        match = await against(service)
        look = await until(service, match, ADA, adas_turn)
        assert look.ply >= 2
        assert service.faults() == ()
        await service.play(match, ADA, 0, await first_move(service, match), seen=look.ply)
        again = await until(
            service, match, ADA, lambda seen: adas_turn(seen) and seen.ply > look.ply
        )
        assert again.ply >= look.ply + 3


async def first_move(service: Service, match: str) -> Any:
    return (await service.look(match, ADA, 0)).picks.moves[0]


async def test_a_bot_takes_its_time_but_never_all_of_it() -> None:
    hands = Hands()
    async with a_service(now=hands) as service:
        service.bots.manners = BotManners()
        calm = await a_table(service, ADA, BRAM, CLEO)
        sand = await a_table(service, ADA, BRAM, game="toy", options={"seconds": 2})
        lives = service.hall.lives
        pauses = [service.bots.pause(lives[calm], 1, None) for _ in range(200)]
        assert 0.8 <= min(pauses) < 1.0
        assert 2.3 < max(pauses) <= 2.5
        begun = lives[calm].match
        assert begun is not None
        (mover,) = begun.to_act()
        begun.play(mover, begun.picks(mover).moves[0])
        assert max(service.bots.pause(lives[calm], mover, None) for _ in range(50)) < 0.8
        hands.turn(1)
        assert max(service.bots.times(lives[sand])) <= 0.5


async def test_bots_among_themselves_stop_when_nobody_looks() -> None:
    hands = Hands()
    async with a_service(now=hands, fastest=0.001, slowest=0.001) as service:
        match = await service.create(ADA, "calaveras", 3)
        for seat in range(3):
            await service.seat_bot(match, ADA, seat, "easy")
        await service.begin(match, ADA)
        async with aclosing(service.watch(match, ADA)) as page:
            await anext(page)
            hands.turn(LINGER + 1)
            await until(service, match, ADA, lambda look: look.ply > 4)
        hands.turn(LINGER + 1)
        while service.bots.tasks:
            await asyncio.sleep(0.01)
        stopped = service.hall.lives[match].match
        assert stopped is not None
        ply = stopped.ply
        await service.hall.tick()
        await asyncio.sleep(0.05)
        assert (stopped.ply, service.bots.tasks) == (ply, {})
        await until(service, match, ADA, lambda look: look.ply > ply)


async def test_a_table_of_bots_plays_to_the_end_while_watched() -> None:
    async with a_service(bot="drawn") as service:
        match = await service.create(ADA, "calaveras", 3, options={"turn_cap": 30})
        for seat in range(3):
            await service.seat_bot(match, ADA, seat, "easy")
        await service.begin(match, ADA)
        look = await until(service, match, ADA, lambda look: look.outcome is not None)
        assert look.table.status == "over"
        assert service.faults() == ()


async def test_a_stand_in_plays_for_an_absent_person_with_that_seats_knowledge(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = tmp_path / "notes"
    monkeypatch.setenv("PARLOUR_TEST_NOTES", str(notes))
    hands = Hands()
    async with a_service(now=hands, bot="curious") as service:
        match = await a_table(service, ADA, BRAM, CLEO, options={"first": 1})
        view = (await service.look(match, BRAM, 1)).view
        hands.turn(LINGER + 1)
        await service.seat_bot(match, ADA, 1, "sharp")
        await until(service, match, ADA, lambda look: look.ply > 0)
        told = notes.read_text()
        assert told.startswith(str(view))
        assert "seed" not in told


async def test_bots_that_may_wait_do_until_they_must() -> None:
    """Two at once, and a clock: who waits is asked again only when something has changed."""
    async with a_service(bot="patient") as service:
        match = await service.create(ADA, "toy", 2, options={"seconds": 0})
        for seat in (0, 1):
            await service.seat_bot(match, ADA, seat, "easy")
        await service.begin(match, ADA)
        look = await until(service, match, ADA, lambda look: look.outcome is not None)
        assert look.ply == 2
        assert service.faults() == ()
        timed = await service.create(ADA, "toy", 2, options={"seconds": 60})
        for seat in (0, 1):
            await service.seat_bot(timed, ADA, seat, "easy")
        await service.begin(timed, ADA)
        while len(service.hall.lives[timed].waits) < 2 or service.bots.tasks:
            await asyncio.sleep(0.01)
        assert (await service.look(timed, ADA, None)).ply == 0


async def test_bots_go_on_when_the_disk_is_well_again() -> None:
    store = MemoryStore()
    async with a_service(store) as service:
        match = await against(service)
        store.fails = True
        while service.bots.tasks:
            await asyncio.sleep(0.01)
        assert (await service.look(match, ADA, 0)).ply == 0
        store.fails = False
        await service.hall.tick()
        await until(service, match, ADA, adas_turn)


async def test_open_moves_are_put_together_on_a_guess() -> None:
    async with a_service() as service:
        match = await seated(service, BRAM, ADA, game="toy")
        await service.leave(match, BRAM, 0)
        await service.seat_bot(match, ADA, 0, "easy")
        await service.begin(match, ADA)
        look = await until(service, match, ADA, lambda look: look.ply > 0)
        assert look.to_act == (1,)
        assert service.faults() == ()


async def test_the_same_seed_makes_the_same_bots() -> None:
    """What a bot is asked hangs on the match alone, so a record can be played again."""
    async with a_service(bot="drawn") as service:
        match = await against(service)
        await until(service, match, ADA, adas_turn)
        live = service.hall.lives[match]
        assert live.match is not None
        skill = Skill("drawn")
        question = question_of(live, 0, skill, may_wait(live, 0))
        assert question_of(live, 0, skill, may_wait(live, 0)) == question
        for entry in live.match.entries:
            assert entry.seat in (1, 2)


def test_every_decision_has_a_seed_of_its_own() -> None:
    seeds = {
        seed_of(secret, what, seat, ply)
        for secret in (b"one", b"two")
        for what in ("bot", "lot")
        for seat in range(7)
        for ply in range(50)
    }
    assert len(seeds) == 2 * 2 * 7 * 50
    assert all(0 <= seed < 1 << 48 for seed in seeds)
    assert Chance(max(seeds)).below(10) in range(10)


async def test_what_a_worker_is_told_holds_no_secret_of_others() -> None:
    async with a_service() as service:
        match = await a_table(service, ADA, BRAM, CLEO)
        browser, seat, move, seen = await mover(service, match, ADA, BRAM, CLEO)
        await service.play(match, browser, seat, move, seen=seen)
        live = service.hall.lives[match]
        assert live.match is not None
        for place in range(3):
            question = question_of(live, place, Skill("first"), False)
            hands = question["view"]["hands"]
            assert [isinstance(hand, list) for hand in hands.values()] == [
                place == other for other in range(3)
            ]
            assert isinstance(question["view"]["draw"], int)
            assert live.match.seed not in repr(question)
            assert live.match.secret.hex() not in repr(question)


async def test_a_bot_whose_seat_is_taken_meanwhile_does_not_move() -> None:
    async with a_service(bot="slow") as service:
        match = await against(service)
        await asyncio.sleep(0.05)
        await service.send_away(match, ADA, 1)
        invite = (await service.invites(match, ADA)).table
        await service.join(DEV, "Dev", invite=invite, seat=1)
        while service.bots.tasks:
            await asyncio.sleep(0.01)
        look = await service.look(match, DEV, 1)
        assert (look.ply, look.to_act) == (0, (1,))


async def test_a_finished_table_of_bots_has_a_record_that_replays() -> None:
    async with a_service(bot="drawn") as service:
        match = await service.create(ADA, "calaveras", 4, options={"turn_cap": 12})
        for seat in range(4):
            await service.seat_bot(match, ADA, seat, "easy")
        await service.begin(match, ADA)
        await until(service, match, ADA, lambda look: look.outcome is not None)
        record = read_record(GAMES, await service.record(match, ADA))
        assert len(record.entries) <= 12
