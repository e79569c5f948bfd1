"""Who will be prime suspect when a round is scored, so many turns from now?

The suspects on the table are weighed by their motive, the more evenly the more turns are to come;
beside them stands whoever comes to the table or rises by a card until then, the newcomer.
"""

from math import exp, sqrt
from typing import Final, NamedTuple

HIGHEST: Final = 60
"""Motives above it count as this much."""
FARTHEST: Final = 30
"""So many turns ahead, and all is equally dim."""
NEWCOMER: Final = 5.0
"""The motive that a turn may bring about out of nothing."""
PER_TURN: Final = 0.4
"""How many newcomers a turn is good for."""


def blur(turns: int) -> float:
    """How many points of motive make a difference after so many turns."""
    return 0.6 + 0.9 * sqrt(turns)


WEIGHTS: Final[list[list[float]]] = [
    [exp(motive / blur(turns)) if motive else 0.3 for motive in range(HIGHEST + 1)]
    for turns in range(FARTHEST + 1)
]
"""By turns to come and motive."""
NEWCOMERS: Final[list[float]] = [
    PER_TURN * turns * exp(NEWCOMER / blur(turns)) for turns in range(FARTHEST + 1)
]
"""By turns to come: the weight of all newcomers together."""


class Odds(NamedTuple):
    """For one body and one round: chances to be prime suspect and runner-up by tile, and those of
    the newcomer."""

    prime: dict[int, float]
    second: dict[int, float]
    new_prime: float
    new_second: float


def odds(motives: dict[int, int], turns: int) -> Odds:
    """The chances when so many turns are still to come before the scoring, one at least."""
    turns = min(turns, FARTHEST)
    scale = WEIGHTS[turns]
    weights = {tile: scale[motive if motive < HIGHEST else HIGHEST] for tile, motive in motives.items()}
    newcomer = NEWCOMERS[turns]
    total = newcomer + sum(weights.values())
    prime = {tile: weight / total for tile, weight in weights.items()}
    new_prime = newcomer / total
    chased = {tile: chance / (1.0 - chance) for tile, chance in prime.items()}
    behind = sum(chased.values()) + new_prime / (1.0 - new_prime) if prime else 0.0
    second = {tile: chance * (behind - chased[tile]) for tile, chance in prime.items()}
    new_second = 1.0 - sum(second.values())
    return Odds(prime, second, new_prime, new_second)
