"""Where do bots think? In a few processes of their own, which can be killed when they get stuck."""

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

LINE: Final = 1 << 22
"""Bytes of the longest answer."""
READY: Final = b"ready\n"
START: Final = 60.0
"""Seconds a worker may take to start on a busy machine."""


class Failure(Exception):
    """A worker gave no answer; it has been killed, or will not be asked that again."""


@dataclass(frozen=True)
class Pool:
    """How many workers there may be and what each may use; where games and bots come from."""

    most: int = 2
    megabytes: int = 512
    games: str = "parlour.games:GAMES"
    bots: str = "parlour.bots:BOTS"


class Workers:
    """Started when first needed. A question waits for a free worker, in the order asked."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.free: list[Process] = []
        self.room = asyncio.Semaphore(pool.most)
        self.all: set[Process] = set()
        self.is_closed = False

    async def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer; raises Failure after so many seconds of thinking, or if the worker dies."""
        async with self.room:
            worker = self.free.pop() if self.free else await self.start()
            is_well = False
            try:
                answer = await asyncio.wait_for(exchange(worker, question), seconds)
            except TimeoutError:
                raise Failure(f"no answer within {seconds:.3g} seconds") from None
            except (OSError, ValueError) as problem:
                raise Failure(await self.fate(worker)) from problem
            else:
                is_well = True
                return answer
            finally:
                if is_well and not self.is_closed:
                    self.free.append(worker)
                else:
                    await self.kill(worker)

    async def start(self) -> Process:
        """A worker that says it is ready; raises Failure."""
        if self.is_closed:
            raise Failure("the server stops")
        try:
            worker = await self.spawn()
        except OSError as problem:
            raise Failure(f"no worker could be started: {problem.strerror}") from problem
        self.all.add(worker)
        ready = b""
        try:
            assert worker.stdout is not None
            with suppress(TimeoutError):
                ready = await asyncio.wait_for(worker.stdout.readline(), START)
        finally:
            if ready != READY:
                await self.kill(worker)
        if ready != READY:
            raise Failure(f"a worker could not start: status {worker.returncode}")
        return worker

    async def spawn(self) -> Process:
        pool = self.pool
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "parlour.matches.bot_worker"),
            *(pool.games, pool.bots, str(pool.megabytes)),
            stdin=PIPE,
            stdout=PIPE,
            limit=LINE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )

    async def fate(self, worker: Process) -> str:
        """Why a worker stopped talking."""
        with suppress(TimeoutError):
            code = await asyncio.wait_for(worker.wait(), 1)
            return f"the worker ended with status {code}"
        return "the worker closed its output"

    async def kill(self, worker: Process) -> None:
        """End a worker and wait for it; whoever is cut short leaves the rest to close()."""
        with suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()
        self.all.discard(worker)
        if worker.stdin is not None:
            worker.stdin.close()

    async def close(self) -> None:
        """End all workers; who still waits for an answer gets a Failure."""
        self.is_closed = True
        self.free.clear()
        for worker in list(self.all):
            await self.kill(worker)


async def exchange(worker: Process, question: dict[str, Any]) -> dict[str, Any]:
    """Send a question, read the answer; raises OSError or ValueError if there is none."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(json.dumps(question).encode() + b"\n")
    await worker.stdin.drain()
    line = await worker.stdout.readline()
    answer = json.loads(line)
    if not isinstance(answer, dict):
        raise ValueError("no object")
    return answer
