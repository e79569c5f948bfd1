"""What is a gift worth? How likely its psychic finds the card, whichever way it reads pictures."""

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from math import exp, log
from typing import Final

from parlour.games.mysterium.bot.meaning.looks import Look
from parlour.games.mysterium.bot.minds import WAYS, Eye, Scores, added
from parlour.games.mysterium.bot.reading import Looks, Riddle, Weights

MOST: Final = 3
"""Cards of a gift: more of them say no more."""
CARD_COST: Final = 0.05
"""What a card must add to go along. It says only that cards are scarce, and depends on nothing
else, so that the number of cards tells no more than they do."""
FLOOR: Final = 0.02
IDLE: Final = 0.02
"""Ways less likely than this are left out."""
KEPT: Final = 64
NOTHING: Final = -9.0
"""The worth of no gift at all."""

Worths = list[float]
"""By set of cards of the hand, as a mask."""


class Appraiser:
    """Weighs gifts for one psychic and the card it is to find."""

    def __init__(self, riddle: Riddle, target: int, weights: Weights, eye: Eye) -> None:
        self.cards = riddle.cards
        self.target = target
        self.eye = eye
        self.ways = [
            (way, weight) for way, weight in zip(WAYS, weights, strict=True) if weight > IDLE
        ]
        self.held = [
            added([eye.scores(way, one, riddle.cards) for one in riddle.visions], len(riddle.cards))
            for way, _ in self.ways
        ]

    def rows(self, vision: Look) -> list[Scores]:
        """What a vision says, by way."""
        return [self.eye.scores(way, vision, self.cards) for way, _ in self.ways]

    def worth(self, sums: Sequence[Sequence[float]], size: int) -> float:
        """Of a gift of so many cards that leaves these sums of scores, by way."""
        total = -CARD_COST * size
        for (_, weight), values in zip(self.ways, sums, strict=True):
            aim = values[self.target]
            chance = 1 / sum([exp(value - aim) for value in values])
            total += weight * log(chance + FLOOR)
        return total

    def gifts(self, hand: Looks) -> Worths:
        """Of every set of cards of the hand that is not too large."""
        rows = [self.rows(vision) for vision in hand]
        sums: list[list[list[float]]] = [self.held]
        worths = [NOTHING]
        for mask in range(1, 1 << len(hand)):
            low = (mask & -mask).bit_length() - 1
            sums.append(both(sums[mask & (mask - 1)], rows[low]))
            small = mask.bit_count() <= MOST
            worths.append(self.worth(sums[mask], mask.bit_count()) if small else NOTHING)
        return worths

    def alone(self, vision: Look) -> float:
        """Of a gift of one card."""
        return self.worth(both(self.held, self.rows(vision)), 1)


def both(one: Sequence[Sequence[float]], other: Sequence[Scores]) -> list[list[float]]:
    return [
        [a + b for a, b in zip(mine, theirs, strict=True)]
        for mine, theirs in zip(one, other, strict=True)
    ]


def best_within(worths: Worths) -> Worths:
    """By set of cards, the worth of the best gift that can be made of it."""
    best = list(worths)
    for mask in range(1, len(best)):
        rest = mask
        while rest:
            low = rest & -rest
            best[mask] = max(best[mask], best[mask ^ low])
            rest ^= low
    return best


@lru_cache(maxsize=KEPT)
def of_each(
    riddle: Riddle, target: int, weights: Weights, eye: Eye, deck: Looks
) -> dict[Look, float]:
    """By card, the worth of a gift of it alone: asked again after each gift to another."""
    appraiser = Appraiser(riddle, target, weights, eye)
    return {vision: appraiser.alone(vision) for vision in deck}


def hoped(sure: float, draws: Sequence[float], count: int) -> float:
    """What to expect of the better of a sure gift and the best of so many cards drawn; the draws
    are in order, the worst first."""
    if not count or not draws:
        return sure
    worse = bisect_right(draws, sure)
    below = (worse / len(draws)) ** count
    total = sure * below
    for number in range(worse, len(draws)):
        up_to = ((number + 1) / len(draws)) ** count
        total += (up_to - below) * draws[number]
        below = up_to
    return total
