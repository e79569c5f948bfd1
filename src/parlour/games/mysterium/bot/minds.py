"""How do people look at pictures? A handful of ways to read them, and how sharp an eye is.

A ghost does not know how a psychic looks, nor a psychic how its ghost does. So both think of
several ways at once, and learn in the course of a match which of them the other one goes by.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Final
from zlib import crc32

from parlour.core.chance import Chance
from parlour.games.mysterium.bot.meaning.likeness import Likeness, likeness
from parlour.games.mysterium.bot.meaning.looks import Look

KEPT: Final = 1 << 15
Scores = tuple[float, ...]
"""One for each card that could be meant; a difference of 1 makes a card e times as likely."""


@dataclass(frozen=True)
class Way:
    """A way to read a picture: how much each kind of likeness counts."""

    motif: float = 0.0
    rare: float = 0.0
    kin: float = 0.0
    colour: float = 0.0
    activity: float = 0.0
    mood: float = 0.0
    shape: float = 0.0
    rivals: float = 0.0
    """What a motif costs for each other card that shows it as well."""


WHOLE: Final = Way(2.4, 1.6, 1.4, 1.0, 0.8, 0.6, 0.4)
"""Things first, then what they remind of, then colour, doings, mood and shape."""
THINGS: Final = Way(motif=1.8, rivals=0.9)
"""Counts what is there to be named, and nothing else."""
SENSES: Final = Way(1.4, 1.4, 3.0, 0.8, 0.6, 0.6, 0.2)
"""Free with meanings."""
EYES: Final = Way(1.2, 1.0, 0.8, 3.2, 0.8, 1.0, 1.2)
"""Looks at colour, mood and shape before it asks what is to be seen."""

WAYS: Final[tuple[Way, ...]] = (WHOLE, THINGS, SENSES, EYES)
EXPECTED: Final[tuple[float, ...]] = (0.42, 0.46, 0.06, 0.06)
"""How likely a psychic goes by each way, before anything has been seen of it."""
EXPECTED_OF_GHOST: Final[tuple[float, ...]] = (0.2, 0.72, 0.04, 0.04)
"""The same of a ghost: who chooses from seven cards looks for a thing that can be named, and goes
by the rest where there is none."""


@lru_cache(maxsize=KEPT)
def scores(way: Way, vision: Look, cards: tuple[Look, ...]) -> Scores:
    """How well a vision fits each card, among these cards."""
    alike = [likeness(vision, card) for card in cards]
    named = sum(one.motif for one in alike)
    return tuple([weighed(way, one) - way.rivals * (named - one.motif) for one in alike])


def weighed(way: Way, alike: Likeness) -> float:
    """What two pictures have in common, as this way of looking counts it."""
    return (
        way.motif * alike.motif
        + way.rare * alike.rare
        + way.kin * alike.kin
        + way.colour * alike.colour
        + way.activity * alike.activity
        + way.mood * alike.mood
        + way.shape * alike.shape
    )


@dataclass(frozen=True)
class Eye:
    """How sharply a bot looks: what it sees in a pair of pictures is off by this much. The slips
    hang on the two pictures, never on the names of cards."""

    blur: float = 0.0
    seed: int = 0

    def slip(self, vision: Look, card: Look) -> float:
        if not self.blur:
            return 0.0
        chance = Chance((self.seed << 64) + (sign(vision) << 32) + sign(card))
        return self.blur * (sum(chance.below(1 << 20) for _ in range(12)) / (1 << 20) - 6)

    def scores(self, way: Way, vision: Look, cards: tuple[Look, ...]) -> Scores:
        clear = scores(way, vision, cards)
        if not self.blur:
            return clear
        return tuple(
            [one + self.slip(vision, card) for one, card in zip(clear, cards, strict=True)]
        )


@lru_cache(maxsize=KEPT)
def sign(look: Look) -> int:
    """The same number for the same picture, on every machine."""
    return crc32(repr(tuple(look)).encode())


def odds(values: Sequence[float]) -> list[float]:
    """Chances from scores."""
    top = max(values)
    weights = [exp(value - top) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def added(rows: Sequence[Scores], width: int) -> list[float]:
    """The scores of several visions together."""
    return [sum(column) for column in zip(*rows, strict=True)] if rows else [0.0] * width
