"""Which group do these cards of the shared vision mean? Each speaks for one card of it, nobody says
for which."""

from collections.abc import Sequence
from itertools import permutations
from math import exp
from typing import Final

from parlour.games.mysterium.bot.meaning.looks import Deck, Look
from parlour.games.mysterium.bot.minds import WAYS, Eye, Scores, Way
from parlour.games.mysterium.bot.reading import Looks, Weights, shares
from parlour.games.mysterium.content import KINDS
from parlour.games.mysterium.position import Position

Rows = tuple[Scores, ...]
"""By kind of card: how well a vision fits that card of each group."""
ROLES: Final[dict[int, list[tuple[int, ...]]]] = {
    count: list(permutations(range(len(KINDS)), count)) for count in range(len(KINDS) + 1)
}


class LineUp:
    """The groups as pictures."""

    def __init__(self, deck: Deck, view: Position) -> None:
        self.numbers = sorted(
            view.groups, key=lambda number: [deck.cards[card] for card in story(view, number)]
        )
        self.cards: tuple[Looks, ...] = tuple(
            [
                tuple([deck.cards[story(view, number)[kind]] for number in self.numbers])
                for kind in range(len(KINDS))
            ]
        )
        """By kind, the card of each group."""

    def rows(self, vision: Look, way: Way, eye: Eye) -> Rows:
        return tuple([eye.scores(way, vision, cards) for cards in self.cards])

    def chances(self, visions: Sequence[Look], weights: Weights, eye: Eye) -> list[float]:
        """How likely each group is meant, over all ways to read pictures."""
        total = [0.0] * len(self.numbers)
        for way, weight in zip(WAYS, weights, strict=True):
            rows = [self.rows(vision, way, eye) for vision in visions]
            for number, chance in enumerate(odds_of(rows, len(self.numbers))):
                total[number] += weight * chance
        return total


def story(view: Position, number: int) -> tuple[str, str, str]:
    group = view.groups[number]
    return group.suspect, group.location, group.object


def odds_of(rows: Sequence[Rows], groups: int) -> list[float]:
    """Over every way to share the roles out among the visions."""
    roles = ROLES[len(rows)]
    return shares(
        [
            sum(
                exp(sum(row[kind][group] for row, kind in zip(rows, way, strict=True)))
                for way in roles
            )
            for group in range(groups)
        ]
    )
