"""Who plays the matches? This process, several, or a Ray cluster; the figures are the same."""

from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from parlour.bots.workers import spread
from parlour.study.plan import Study
from parlour.study.playing import Line, Stage

AT_A_TIME = 16
"""Matches a Ray task plays, so that asking costs little."""


@dataclass(frozen=True)
class Rest:
    """A study from a match on."""

    study: Study
    start: int


class RestStage:
    """Plays the matches that are left, counted from 0."""

    def __init__(self, rest: Rest) -> None:
        self.stage = Stage(rest.study)
        self.start = rest.start

    def play(self, number: int) -> Line:
        return self.stage.play(self.start + number)


def on_processes(study: Study, start: int, count: int, jobs: int) -> Generator[Line, None, None]:
    """In the order of their numbers."""
    with closing(spread(RestStage, Rest(study, start), count, jobs)) as done:
        yield from in_order(done, start)


def in_order(lines: Iterable[Line], start: int) -> Iterator[Line]:
    """Lines that came early wait for those before them."""
    early: dict[int, Line] = {}
    following = start
    for line in lines:
        early[line.number] = line
        while following in early:
            yield early.pop(following)
            following += 1


def on_ray(study: Study, start: int, count: int, address: str) -> Generator[Line, None, None]:
    """On every processor of a cluster; `local` starts one of two workers on this machine."""
    ray: Any = import_module("ray")  # an extra, and slow to import

    here: dict[str, Any] = {"num_cpus": 2} if address == "local" else {"address": address}
    ray.init(include_dashboard=False, log_to_driver=False, configure_logging=False, **here)
    try:
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        stages = [ray.remote(Batches).remote(study) for _ in range(workers)]
        pool = ray.util.ActorPool(stages)
        ends = range(start, start + count, AT_A_TIME)
        parts = [range(first, min(first + AT_A_TIME, start + count)) for first in ends]
        for lines in pool.map(lambda stage, part: stage.play.remote(list(part)), parts):
            yield from lines
    finally:
        ray.shutdown()


class Batches:
    """A worker of the cluster."""

    def __init__(self, study: Study) -> None:
        self.stage = Stage(study)

    def play(self, numbers: list[int]) -> list[Line]:
        return [self.stage.play(number) for number in numbers]
