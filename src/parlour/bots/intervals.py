"""How sure is a figure? Intervals that hold the truth 95 times in 100."""

from collections.abc import Mapping
from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959963984540054
"""Ninety-five in a hundred lie within so many standard deviations."""


class Interval(NamedTuple):
    """A figure and its bounds."""

    value: float
    low: float
    high: float


def wilson(won: int, tried: int) -> Interval:
    """A rate with Wilson's interval (1927), which holds for few trials and near 0 and 1; nothing
    is known of a rate never tried."""
    if tried == 0:
        return Interval(0.0, 0.0, 1.0)
    rate = won / tried
    spread = Z * Z / tried
    middle = (rate + spread / 2) / (1 + spread)
    reach = Z * sqrt((rate * (1 - rate) + spread / 4) / tried) / (1 + spread)
    low = 0.0 if won == 0 else middle - reach
    high = 1.0 if won == tried else middle + reach
    return Interval(rate, low, high)


def mean(counts: Mapping[int, int]) -> Interval:
    """The mean of counts given with how often each was seen; the normal interval, which ends at 0:
    none of them is less."""
    seen = sum(counts.values())
    if seen == 0:
        return Interval(0.0, 0.0, 0.0)
    middle = sum(number * count for number, count in counts.items()) / seen
    squares = sum((number - middle) ** 2 * count for number, count in counts.items())
    reach = Z * sqrt(squares / max(seen - 1, 1) / seen)
    return Interval(middle, max(middle - reach, 0.0), middle + reach)


def quantile(counts: Mapping[int, int], share: float) -> int:
    """The smallest number that at least this share of those seen does not pass; 0 if none was."""
    wanted = share * sum(counts.values())
    found = 0
    for number in sorted(counts):
        found += counts[number]
        if found >= wanted:
            return number
    return 0
