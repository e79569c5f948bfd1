"""Who will be prime suspect when the rounds to come are scored, and what will that be worth?

The suspects on the table are weighed by their motive, the more evenly the more turns are to come;
beside them stands whoever comes to the table or rises by a card until then, the newcomer.
"""

from functools import lru_cache
from math import exp, sqrt
from typing import Final, NamedTuple

from parlour.games.motive.content import PRIME_POINTS, RUNNER_UP_POINTS

LAST: Final = 3
HIGHEST: Final = 30
"""Motives above it count as this much: they are certain enough."""
FARTHEST: Final = 24
"""So many turns ahead, and all is equally dim."""
NEWCOMER: Final = 5.0
"""The motive that a turn may bring about out of nothing."""
PER_TURN: Final = 0.4
"""How many newcomers a turn is good for."""
KEPT: Final = 1 << 14
"""How many outlooks are remembered; a search meets most of them many times."""


def blur(turns: int) -> float:
    """How many points of motive make a difference after so many turns."""
    return max(1.2, 0.6 + 0.9 * sqrt(turns))


WEIGHTS: Final[list[list[float]]] = [
    [exp(motive / blur(turns)) for motive in range(HIGHEST + 1)] for turns in range(FARTHEST + 1)
]
"""By turns to come and motive."""
NEWCOMERS: Final[list[float]] = [
    max(1, turns) * PER_TURN * exp(NEWCOMER / blur(turns)) for turns in range(FARTHEST + 1)
]
"""By turns to come: the weight of all newcomers together."""

Chances = tuple[float, float]
"""To be prime suspect, and to be runner-up."""


class Outlook(NamedTuple):
    """What the rest of a case holds for the suspects of one body, in the order given."""

    points: tuple[float, ...]
    """What each will bring its owner as prime suspect or runner-up."""
    between: float
    """What a suspect between the first of them and the body will bring."""
    turn: float
    """What a turn will bring by newcomers."""
    last: tuple[Chances, ...]
    """The chances after round 3."""


def turns_of(seats: int, number: int) -> int:
    """How many turns a round has (MOT-11.5, 15.1, 16.1)."""
    if seats == 2:
        return 4
    return 6 if seats == 3 and number == LAST - 1 else seats


@lru_cache(maxsize=KEPT)
def outlook(motives: tuple[int, ...], seats: int, first: int, ahead: int) -> Outlook:
    """For suspects with these motives, the highest first and each 1 or more, when round `first` is
    scored after so many turns."""
    points = [0.0] * len(motives)
    between = turn = 0.0
    chances: list[Chances] = []
    for number in range(first, LAST + 1):
        if number > first:
            ahead += turns_of(seats, number)
        chances = odds(motives, ahead)
        for_prime, for_second = PRIME_POINTS[number], RUNNER_UP_POINTS[number]
        scored = [for_prime * prime + for_second * second for prime, second in chances]
        turn += scored.pop() / max(1, ahead)
        points = [so_far + more for so_far, more in zip(points, scored, strict=True)]
        between += chances[0][0] if motives else 0.0
    return Outlook(tuple(points), between, turn, tuple(chances))


def odds(motives: tuple[int, ...], turns: int) -> list[Chances]:
    """The chances of these suspects, and last the newcomer's, so many turns from now."""
    turns = min(turns, FARTHEST)
    weights = [WEIGHTS[turns][min(motive, HIGHEST)] for motive in motives]
    weights.append(NEWCOMERS[turns])
    total = sum(weights)
    if not motives:
        return [(1.0, 1.0)]
    shares = [weight / total for weight in weights]
    passed = [share / (1.0 - share) for share in shares]
    chased = sum(passed)
    return [(share, share * (chased - mine)) for share, mine in zip(shares, passed, strict=True)]
