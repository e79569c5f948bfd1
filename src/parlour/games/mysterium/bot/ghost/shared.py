"""Which group shall be the culprit's, and which three cards show it? Those with which most voters
find it, though some of them see one card only and nobody knows which."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from math import exp, sqrt
from typing import Final, NamedTuple

from parlour.games.mysterium.bot.minds import WAYS, WHOLE, Eye
from parlour.games.mysterium.bot.poll import LineUp, Rows, odds_of
from parlour.games.mysterium.bot.reading import Looks, Weights
from parlour.games.mysterium.content import BANDS, KINDS, SHARED
from parlour.games.mysterium.position import Position

SURE: Final = 2.5
"""How quickly a lead in votes becomes a win."""


class Showing(NamedTuple):
    """A group and the cards that show it, by their places in the hand."""

    group: int
    cards: tuple[int, ...]
    win: float
    """About how likely the table names it."""


@dataclass(frozen=True)
class Voters:
    """How many vote after one, two and three cards."""

    after: tuple[int, int, int]


def voters_of(view: Position) -> Voters:
    """By the levels on the track; without a track all see everything (MYS-13.4, 13.5, 15.6)."""
    seats = {psychic.seat for psychic in view.psychics.values()}
    bands = BANDS.get(len(seats) + 1)
    after = [0, 0, 0]
    if bands is None:
        return Voters((0, 0, len(seats)))
    for psychic in view.psychics.values():
        after[sum((psychic.level or 0) > top for top in bands)] += 1
    return Voters((after[0], after[1], after[2]))


class Stage:
    """All that may be shown with a hand."""

    def __init__(
        self, line_up: LineUp, hand: Looks, weights: Weights, voters: Voters, eye: Eye
    ) -> None:
        self.line_up = line_up
        self.hand = hand
        self.voters = voters
        self.groups = len(line_up.numbers)
        self.ways = [pair for pair in zip(WAYS, weights, strict=True) if pair[1] > 0]
        self.rows: list[list[Rows]] = [
            [line_up.rows(vision, way, eye) for vision in hand] for way, _ in self.ways
        ]
        self.known: dict[tuple[int, ...], list[float]] = {}

    def chances(self, cards: Sequence[int]) -> list[float]:
        """What voters think who see these cards of the hand."""
        key = tuple(sorted(cards))
        if key not in self.known:
            total = [0.0] * self.groups
            for (_, weight), rows in zip(self.ways, self.rows, strict=True):
                for group, chance in enumerate(odds_of([rows[card] for card in key], self.groups)):
                    total[group] += weight * chance
            self.known[key] = total
        return self.known[key]

    def showings(self) -> Iterator[Showing]:
        for cards in combinations(range(len(self.hand)), SHARED):
            wins = self.wins(cards)
            yield from (Showing(group, cards, win) for group, win in enumerate(wins))

    def wins(self, cards: tuple[int, ...]) -> list[float]:
        """By group, about how likely the table names it, over all orders of the cards."""
        orders = list(permutations(cards))
        total = [0.0] * self.groups
        for order in orders:
            for group, win in enumerate(self.verdict(order)):
                total[group] += win / len(orders)
        return total

    def verdict(self, order: tuple[int, ...]) -> list[float]:
        """By group, from the votes that it may expect and those of the strongest other one."""
        votes = [0.0] * self.groups
        for seen, count in enumerate(self.voters.after, start=1):
            if count:
                for group, chance in enumerate(self.chances(order[:seen])):
                    votes[group] += count * chance
        doubt = sqrt(sum(self.voters.after) or 1)
        return [1 / (1 + exp(-SURE * lead(votes, group) / doubt)) for group in range(self.groups)]

    def best(self) -> Showing:
        return max(self.showings(), key=lambda showing: showing.win)

    def meant(self, showing: Showing) -> tuple[int, ...]:
        """Which of the three cards is meant for the suspect, the location, the object."""
        rows = [self.line_up.rows(vision, WHOLE, Eye()) for vision in self.hand]
        return max(
            permutations(showing.cards),
            key=lambda way: sum(rows[way[kind]][kind][showing.group] for kind in range(len(KINDS))),
        )


def lead(votes: Sequence[float], group: int) -> float:
    others = [count for number, count in enumerate(votes) if number != group]
    return votes[group] - max(others, default=0.0)
