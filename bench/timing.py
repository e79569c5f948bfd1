"""How is something timed? Slices of CPU seconds, shuffled in every round, medians of ratios."""

import random
import statistics
import time
from collections.abc import Callable, Mapping
from typing import Any

Case = Callable[[float], float]
"""Runs for so many CPU seconds; how often a second."""


def timed(once: Callable[[], int | float]) -> Case:
    def run(seconds: float) -> float:
        done, start = 0.0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            done += once()
        return done / spent

    return run


def calls(function: Callable[[], Any]) -> Case:
    def once() -> int:
        for _ in range(200):
            function()
        return 200

    return timed(once)


def measure(cases: Mapping[str, Case], rounds: int, seconds: float) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {name: [] for name in cases}
    for number in range(rounds):
        for name in random.Random(number).sample(list(cases), len(cases)):
            found[name].append(cases[name](seconds))
    return found


def ratio(one: list[float], other: list[float]) -> tuple[float, float, float]:
    """Median, lowest, highest of the ratios round by round: who slows down slows down both."""
    each = [a / b for a, b in zip(one, other, strict=True)]
    return statistics.median(each), min(each), max(each)
