"""How does a study run? Deal by deal, until it is sure enough or all are played."""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path

from parlour.study.keeping import Keeping
from parlour.study.plan import Study, checked
from parlour.study.playing import Line, Stage
from parlour.study.spreading import on_processes, on_ray
from parlour.study.sums import ArmSums, is_sure

LOOK = 25
"""Deals between two looks at whether it is sure enough."""


@dataclass
class Findings:
    """All that was played, and what it adds up to."""

    study: Study
    lines: list[Line] = field(default_factory=list)
    sums: list[ArmSums] = field(default_factory=list)
    deals: int = 0
    ended: str = "complete"
    """Or `sure`, or `interrupted`."""

    def by_deal(self) -> list[list[list[Line]]]:
        """For each deal the lines of each arm."""
        return [
            [list(arm) for _, arm in groupby(deal, key=lambda line: line.arm)]
            for _, deal in groupby(self.lines, key=lambda line: line.deal)
        ]

    def add(self, deal: Sequence[Line]) -> None:
        self.deals += 1
        self.lines += deal
        for arm, lines in groupby(deal, key=lambda line: line.arm):
            self.sums[arm].add(list(lines))


def run(
    study: Study,
    folder: Path,
    *,
    jobs: int = 1,
    ray: str | None = None,
    told: Callable[[int], None] = lambda deals: None,
) -> Findings:
    """Play what is not there yet; the same figures for any number of jobs, and if it was broken off
    and taken up again. Raises OptionsError for a study that cannot be played."""
    with Keeping(folder, checked(study)) as keeping:
        return go_on(study, keeping, jobs, ray, told)


def go_on(
    study: Study, keeping: Keeping, jobs: int, ray: str | None, told: Callable[[int], None]
) -> Findings:
    """The same in a folder that is held already."""
    stage = Stage(study)
    found = Findings(study, sums=[ArmSums() for _ in study.arms()])
    kept = keeping.kept(stage.block)[: study.deals * stage.block]
    for first in range(0, len(kept), stage.block):
        found.add(kept[first : first + stage.block])
        if is_enough(found):
            return found
    try:
        play(found, keeping, stage.block, jobs, ray, told)
    except KeyboardInterrupt:
        found.ended = "interrupted"
    return found


def play(
    found: Findings,
    keeping: Keeping,
    block: int,
    jobs: int,
    ray: str | None,
    told: Callable[[int], None],
) -> None:
    start, count = found.deals * block, (found.study.deals - found.deals) * block
    if count <= 0:
        return
    lines: Generator[Line, None, None] = (
        on_processes(found.study, start, count, jobs)
        if ray is None
        else on_ray(found.study, start, count, ray)
    )
    deal: list[Line] = []
    with closing(lines) as played:
        for line in played:
            deal.append(line)
            if len(deal) == block:
                keeping.append(deal)
                found.add(deal)
                told(found.deals)
                deal = []
                if is_enough(found):
                    return


def is_enough(found: Findings) -> bool:
    """Looked at now and then, so that it hangs on the deals alone."""
    precision = found.study.precision
    if precision and found.deals % LOOK == 0 and is_sure(found.sums, precision):
        found.ended = "sure"
        return True
    return False
