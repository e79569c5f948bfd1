"""Who talks to the database? One thread, which does all that waits for it in one transaction.

The disk's flush is what a commit costs, so whatever arrives while one commit runs shares the next.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from parlour.core.errors import StoreFailed

T = TypeVar("T")


@dataclass
class Job:
    """Something to do inside a transaction, and who waits for the answer."""

    work: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    answer: "asyncio.Future[Any]"
    result: Any = None
    problem: Exception | None = field(default=None)


class Writer:
    """Jobs are done in the order they came; an answer means its transaction is on disk."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.commits = 0
        """Transactions so far."""
        self.gate = Lock()
        self.is_closed = False
        self.thread = Thread(target=self.run, name="parlour-store", daemon=True)
        self.thread.start()

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Done and on disk, with what the work gave back; raises StoreFailed."""
        loop = asyncio.get_running_loop()
        job = Job(work, loop, loop.create_future())
        with self.gate:
            if self.is_closed:
                raise StoreFailed("it is closed")
            self.jobs.put(job)
        result: T = await job.answer
        return result

    def close(self) -> None:
        """Finish what was asked for, then stop."""
        with self.gate:
            self.is_closed = True
            self.jobs.put(None)
        self.thread.join()

    def run(self) -> None:
        going = True
        while going:
            waiting = self.waiting()
            batch = [job for job in waiting if job is not None]
            going = len(batch) == len(waiting)
            if batch:
                self.commit(batch)
                tell(batch)

    def waiting(self) -> list[Job | None]:
        """All jobs there are; waits for the first."""
        jobs = [self.jobs.get()]
        with suppress(Empty):
            while True:
                jobs.append(self.jobs.get_nowait())
        return jobs

    def commit(self, batch: list[Job]) -> None:
        """All in one transaction; if one of them cannot be done, each in its own."""
        try:
            self.transaction(batch)
        except Exception as problem:
            if len(batch) == 1:
                batch[0].problem = problem
                return
            for job in batch:
                self.commit([job])

    def transaction(self, batch: list[Job]) -> None:
        with self.engine.begin() as connection:
            for job in batch:
                job.result = job.work(connection)
        self.commits += 1


def tell(batch: list[Job]) -> None:
    """Wake whoever waits; a loop that has ended meanwhile wants no answer."""
    for loop in {job.loop for job in batch}:
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(settle, [job for job in batch if job.loop is loop])


def settle(batch: list[Job]) -> None:
    for job in batch:
        if job.answer.done():
            continue
        if job.problem is None:
            job.answer.set_result(job.result)
        else:
            job.answer.set_exception(as_refusal(job.problem))


def as_refusal(problem: Exception) -> Exception:
    """A refusing database is the hall's failure; anything else is a bug and stays one."""
    if not isinstance(problem, (SQLAlchemyError, OSError)):
        return problem
    failed = StoreFailed(type(problem).__name__)
    failed.__cause__ = problem
    return failed
