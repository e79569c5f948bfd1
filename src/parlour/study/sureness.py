"""How sure is a figure that is looked at again and again? Intervals that hold at every look.

An ordinary interval holds for one look; who looks after each deal and stops when it pleases sees
differences that are not there. These are asymptotic confidence sequences (Waudby-Smith, Arbour,
Sinha, Kennedy and Ramdas, Annals of Statistics 2024): the mean of all looks lies within, with the
chance asked for. A deal is one observation, however many matches it was played in.
"""

from dataclasses import dataclass
from math import log, sqrt
from typing import Final

ERROR: Final = 0.05
TUNED_FOR: Final = 1000
"""The number of deals at which intervals are narrowest."""
FEWEST: Final = 20
"""Deals before which nothing is called sure."""


@dataclass
class Mean:
    """A mean that grows deal by deal (Welford)."""

    count: int = 0
    value: float = 0.0
    squares: float = 0.0

    def add(self, number: float) -> None:
        self.count += 1
        step = number - self.value
        self.value += step / self.count
        self.squares += step * (number - self.value)

    @property
    def variance(self) -> float:
        return self.squares / (self.count - 1) if self.count > 1 else 0.0

    def reach(self, error: float = ERROR) -> float:
        """Half the width of the interval; infinite while there is too little to go by."""
        if self.count < FEWEST:
            return float("inf")
        rho = tuned(error)
        spread = self.count * self.variance * rho + 1
        return sqrt(2 * spread / (self.count**2 * rho) * log(sqrt(spread) / error))

    def excludes(self, number: float, error: float = ERROR) -> bool:
        return abs(self.value - number) > self.reach(error)


def tuned(error: float) -> float:
    """The square of their rho, for rates near a half."""
    logs = -2 * log(error)
    return (logs + log(logs + 1)) / (TUNED_FOR * 0.25)
