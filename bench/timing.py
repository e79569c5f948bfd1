"""How is something timed? In slices of CPU seconds; what takes turns with it is `bench.rules`'
business."""

import statistics
import time
from collections.abc import Callable, Sequence
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


def ratios(one: Sequence[float], other: Sequence[float]) -> tuple[float, float, float]:
    """Median, lowest, highest of the ratios round by round: who slows down slows down both."""
    each = [a / b for a, b in zip(one, other, strict=True)]
    return statistics.median(each), min(each), max(each)
