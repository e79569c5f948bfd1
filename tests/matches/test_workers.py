"""Worker processes: bounded, few, replaced when they get stuck or die."""

import asyncio
import subprocess
import sys
from asyncio.subprocess import Process
from subprocess import PIPE
from typing import Any

import pytest

from parlour.matches.bot_seats.skills import STRENGTHS, BotManners, Skill
from parlour.matches.bot_seats.workers import Workers
from parlour.matches.service import Service
from parlour.matches.store.memory import MemoryStore
from tests.matches.support import (
    ADA,
    FAKES,
    Hands,
    a_service,
    adas_turn,
    against,
    until,
)

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("bot", "problem", "more"),
    [
        ("stuck", "no answer within 0.2 seconds", {"seconds": 0.2}),
        ("dying", "the worker ended with status 3", {}),
        ("greedy", "MemoryError in choose", {}),
        ("broken", "ValueError in choose", {}),
        ("cheat", "a move the rules refuse", {}),
        ("asleep", "it waited though it had to move", {}),
        ("unknown", "KeyError", {}),
    ],
)
async def test_a_bot_that_fails_is_replaced_by_a_lot_and_reported(
    bot: str, problem: str, more: Any
) -> None:
    async with a_service(bot=bot, **more) as service:
        match = await against(service)
        look = await until(service, match, ADA, adas_turn)
        assert look.ply >= 2
        faults = service.faults()
        assert len(faults) == look.ply
        assert {fault.seat for fault in faults} == {1, 2}
        assert all(fault.match == match and fault.bot == bot for fault in faults)
        assert all(problem in fault.problem for fault in faults), faults
        assert "hands" not in repr(faults)


async def test_a_bot_that_prints_disturbs_nobody() -> None:
    async with a_service(bot="chatty") as service:
        match = await against(service)
        await until(service, match, ADA, adas_turn)
        assert service.faults() == ()


async def test_the_table_answers_while_a_bot_is_stuck() -> None:
    async with a_service(bot="stuck", seconds=60.0) as service:
        match = await against(service)
        await asyncio.sleep(0.1)
        await service.say(match, ADA, 0, "Is anybody there?")
        await service.look(match, ADA, 0)
        await service.seat_bot(match, ADA, 2, "normal")
        await service.leave(match, ADA, 0)
        assert service.faults() == ()  # all that was done before its minute was over


async def test_no_more_workers_than_agreed_and_none_before_they_are_needed() -> None:
    async with a_service(bot="slow") as service:
        assert not service.bots.workers.all
        matches = [await against(service) for _ in range(3)]
        most = 0
        for _ in range(10):
            await asyncio.sleep(0.02)
            most = max(most, len(service.bots.workers.all))
        assert most == FAKES.most == 1
        for match in matches:
            await until(service, match, ADA, adas_turn)
    assert not service.bots.workers.all


@pytest.mark.parametrize("strength", list(STRENGTHS))
async def test_each_strength_plays(strength: Any) -> None:
    """The real bots, in a real worker."""
    skills = {word: Skill(s.bot, dict(s.settings), s.slips) for word, s in STRENGTHS.items()}
    skills["sharp"] = Skill("ismcts", {"playouts": 20})
    manners = BotManners(0.0, 0.0, strengths=skills)
    service = Service(now=Hands(), store=MemoryStore(), manners=manners)
    match = await service.create(ADA, "calaveras", 3, name="Ada", options={"first": 1})
    for seat in (1, 2):
        await service.seat_bot(match, ADA, seat, strength)
    await service.begin(match, ADA)
    await until(service, match, ADA, adas_turn)
    assert service.faults() == ()
    await service.__aexit__()


async def test_closing_waits_for_workers_that_another_is_ending() -> None:
    workers = Workers(FAKES)
    worker = await workers.start()
    ending = asyncio.create_task(workers.kill(worker))
    await asyncio.sleep(0)
    await workers.close()
    assert worker.returncode == -9
    await ending


@pytest.mark.parametrize("seconds", [0.01, 0.05, 0.2, 0.6])
async def test_no_worker_outlives_the_service(seconds: float, monkeypatch: Any) -> None:
    """Whenever it stops: while a worker starts, thinks, or is being ended."""
    born = []
    async with a_service(bot="stuck", seconds=0.3) as service:
        spawn = service.bots.workers.spawn

        async def spawned() -> Process:
            born.append(await spawn())
            return born[-1]

        monkeypatch.setattr(service.bots.workers, "spawn", spawned)
        await against(service)
        await asyncio.sleep(seconds)
    assert [worker.returncode for worker in born] == [-9] * len(born)


def test_a_worker_is_light() -> None:
    """It starts quickly and has nothing of the server in it."""
    code = "import sys, parlour.matches.bot_worker, parlour.bots; print(*sorted(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"sqlalchemy", "starlette", "asyncio", "parlour.matches.service"} & set(
        run.stdout.split()
    )


def test_a_worker_whose_server_was_killed_ends_without_a_word() -> None:
    call = [
        sys.executable,
        "-m",
        "parlour.matches.bot_worker",
        "parlour.games:GAMES",
        "parlour.bots:BOTS",
        "512",
    ]
    with subprocess.Popen(call, stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        assert worker.stderr is not None
        assert worker.stdout.readline() == "ready\n"
        worker.stdout.close()
        worker.stdin.write("{}\n")
        worker.stdin.close()
        assert worker.stderr.read() == ""
