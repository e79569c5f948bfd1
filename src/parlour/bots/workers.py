"""How are many matches spread over processor cores? Over processes that live until all is done.

A worker builds its hall once and then receives numbers and sends results; game objects never
travel.
"""

import os
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Any, Generic, Protocol, TypeVar

Plan = TypeVar("Plan")
R = TypeVar("R", covariant=True)


class Player(Protocol[R]):
    """Plays the match of a number."""

    def play(self, number: int) -> R: ...


class Bench(Generic[R]):
    """Where a worker process keeps its hall."""

    player: Player[Any]


def begin(make: Callable[[Any], Player[Any]], plan: Any) -> None:
    """In a new worker."""
    Thread(target=end_with_main, daemon=True).start()
    Bench.player = make(plan)


def end_with_main() -> None:
    """A worker whose main process is gone, however it went, has nobody left to play for."""
    main = parent_process()
    if main is not None:
        main.join()
        os._exit(1)


@contextmanager
def deaf_to_the_keyboard() -> Iterator[None]:
    """Workers started in here never hear Ctrl-C: it interrupts the main process, which hears it
    at the end of this and then ends them."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def play(number: int) -> Any:
    return Bench.player.play(number)


def spread(
    make: Callable[[Plan], Player[R]], plan: Plan, matches: int, jobs: int
) -> Generator[R, None, None]:
    """The results of matches 0 to `matches` - 1, in whatever order they come."""
    if jobs == 1:
        player = make(plan)
        for number in range(matches):
            yield player.play(number)
        return
    yield from pooled(make, plan, matches, min(jobs, matches))


def pooled(
    make: Callable[[Plan], Player[R]], plan: Plan, matches: int, jobs: int
) -> Generator[R, None, None]:
    """No worker waits for work, and no more is handed out than a few matches ahead."""
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), begin, (make, plan))
    numbers = iter(range(matches))
    waiting: set[Future[R]] = set()
    try:
        with deaf_to_the_keyboard():
            waiting |= {pool.submit(play, number) for number in islice(numbers, 3 * jobs)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(play, number) for number in islice(numbers, len(done))}
            for future in done:
                yield future.result()
    finally:
        if waiting:
            for worker in set(active_children()) - others:
                worker.terminate()
        pool.shutdown(cancel_futures=True)
