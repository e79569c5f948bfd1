"""Which card do these visions mean? Two readers: one takes them at their word, the other asks why
the ghost chose just these.

The second is the listener of the rational speech acts (Frank and Goodman 2012): a ghost picks the
best of seven cards, so a vision speaks for the card that it fits better than most visions do, and
against one for which the deck holds many better ones.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import Final, NamedTuple

from parlour.games.mysterium.bot.meaning.looks import Look
from parlour.games.mysterium.bot.minds import EXPECTED_OF_GHOST, WAYS, Eye, Way, added, odds
from parlour.games.mysterium.content import HAND_SIZE

Looks = tuple[Look, ...]
"""Pictures in their own order, never in that of their names (`in_order`)."""
Weights = Sequence[float]
"""How likely each of the WAYS is."""

CHOICE: Final = float(HAND_SIZE - 1)
"""A chosen card beat so many others."""
BLIND: Final = 0.1
"""How often a ghost gives a card for no reason we can see."""
LITERAL: Final = 0.3
"""How much of the answer is the plain meaning, beside the reasons of the ghost."""
KEPT: Final = 512

CLEAR: Final = Eye()


class Riddle(NamedTuple):
    """Visions before a psychic, and the cards that they could mean."""

    visions: Looks
    cards: Looks


def literal(riddle: Riddle, way: Way, eye: Eye = CLEAR) -> list[float]:
    """The chance of each card to somebody who reads in this way."""
    rows = [eye.scores(way, vision, riddle.cards) for vision in riddle.visions]
    return odds(added(rows, len(riddle.cards)))


def reasoned(
    riddle: Riddle, deck: Looks, weights: Weights = EXPECTED_OF_GHOST, eye: Eye = CLEAR
) -> list[float]:
    """The chance of each card, over all ways in which the ghost may look at pictures."""
    total = [0.0] * len(riddle.cards)
    for way, weight in zip(WAYS, weights, strict=True):
        plain, chosen = literal(riddle, way, eye), choice(riddle, deck, way, eye)
        for number, (one, other) in enumerate(zip(plain, chosen, strict=True)):
            total[number] += weight * one**LITERAL * other ** (1 - LITERAL)
    return shares(total)


def choice(riddle: Riddle, deck: Looks, way: Way, eye: Eye = CLEAR) -> list[float]:
    """How likely a ghost that looks in this way would have given the visions, for each card."""
    beaten = CHOICE / sqrt(max(1, len(riddle.visions)))
    found = [1.0] * len(riddle.cards)
    ranks = ranking(riddle.cards, deck, way)
    for vision in riddle.visions:
        for number, value in enumerate(fit(eye, way, vision, riddle.cards)):
            rank = ranks[number]
            share = (bisect_left(rank, value) + bisect_right(rank, value)) / 2 / len(rank)
            found[number] *= BLIND + (1 - BLIND) * (beaten + 1) * share**beaten
    return found


def fit(eye: Eye, way: Way, vision: Look, cards: Looks) -> Sequence[float]:
    """How well a vision singles out each card."""
    values = eye.scores(way, vision, cards)
    return values if way.rivals else odds(values)


@lru_cache(maxsize=KEPT)
def ranking(cards: Looks, deck: Looks, way: Way) -> list[list[float]]:
    """By card, how well the visions of the whole deck fit it, the worst first."""
    rows = [fit(CLEAR, way, vision, cards) for vision in deck]
    return [sorted(column) for column in zip(*rows, strict=True)]


def shares(values: Sequence[float]) -> list[float]:
    total = sum(values)
    return [value / total for value in values] if total else [1 / len(values)] * len(values)
