"""How does the other one look at pictures? What ghost and psychic learn of each other."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from parlour.games.mysterium.bot.minds import EXPECTED, EXPECTED_OF_GHOST, WAYS, Way
from parlour.games.mysterium.bot.reading import Looks, Riddle, choice, literal, shares

TRUST: Final = 0.6
"""How much of what a guess seems to say is believed."""
LEAST: Final = 0.05
"""Everybody errs sometimes: no guess speaks more strongly against a way than this."""

KEPT: Final = 512

Weights = tuple[float, ...]


def of_psychic(guesses: Iterable[tuple[Riddle, int]]) -> Weights:
    """How likely each way is to a psychic that has guessed so: the likelier, the better the way
    explains the cards that it took."""
    evidence = ([literal(riddle, way)[card] for way in WAYS] for riddle, card in guesses)
    return believed(EXPECTED, evidence)


def of_ghost(answers: Iterable[tuple[Riddle, int]], deck: Looks) -> Weights:
    """How likely each way is to a ghost that has meant these cards by these visions."""
    evidence = ([meant(riddle, way, deck)[card] for way in WAYS] for riddle, card in answers)
    return believed(EXPECTED_OF_GHOST, evidence)


@lru_cache(maxsize=KEPT)
def meant(riddle: Riddle, way: Way, deck: Looks) -> list[float]:
    return shares(choice(riddle, deck, way))


def believed(expected: Weights, evidence: Iterable[Sequence[float]]) -> Weights:
    """The weights after all that was seen."""
    weights = list(expected)
    for one in evidence:
        weights = [
            weight * max(LEAST, chance) ** TRUST
            for weight, chance in zip(weights, one, strict=True)
        ]
        weights = shares(weights)
    return tuple(weights)
