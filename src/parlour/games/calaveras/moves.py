"""What may a seat do? Lay a Location, or spend a Twist (CAL-13)."""

from dataclasses import dataclass
from typing import Final

from parlour.core.game import Move
from parlour.games.calaveras.content import CARD, CARDS, LOCATIONS

INNOCENT: Final = 0
SUSPECT: Final = 1
FRONTS: Final = 2
"""Areas are numbered: the two zones, then the fronts by place."""
AREAS: Final[tuple[str, ...]] = ("innocent", "suspect", *[f"front:{place}" for place in range(6)])
AREA: Final[dict[str, int]] = {word: area for area, word in enumerate(AREAS)}


@dataclass(frozen=True)
class Play(Move):
    """Lay a Location of the hand in an area."""

    card: str
    to: str


@dataclass(frozen=True)
class Twist(Move):
    """Spend a Twist to carry a Location from one area to another."""

    card: str
    from_: str
    to: str


@dataclass(frozen=True)
class TwistIdle(Move):
    """Spend a Twist and move nothing."""


IDLE: Final = TwistIdle()
PLAYS: Final[list[list[Move]]] = [[Play(CARDS[card], to) for to in AREAS] for card in LOCATIONS]
TWISTS: Final[list[list[list[Move]]]] = [
    [[Twist(CARDS[card], source, to) for to in AREAS] for source in AREAS] for card in LOCATIONS
]

# Every move has a number: plays by card and area, then twists by card, area and area, then idling.
TWIST_FROM: Final = 40
IDLE_AT: Final = 360
MOVES: Final[list[Move]] = [
    *[move for moves in PLAYS for move in moves],
    *[move for by_source in TWISTS for moves in by_source for move in moves],
    IDLE,
]


def number_of(move: Move) -> int:
    """The place of a legal move in `MOVES`."""
    if isinstance(move, Play):
        return CARD[move.card] << 3 | AREA[move.to]
    if isinstance(move, Twist):
        return TWIST_FROM + (CARD[move.card] << 6 | AREA[move.from_] << 3 | AREA[move.to])
    return IDLE_AT


class Catalogue:
    """Every move that a table of so many places can list, in lists ready to be joined."""

    def __init__(self, places: int) -> None:
        areas = range(FRONTS + places)
        self.lay: list[list[Move]] = [
            [PLAYS[card][to] for card in LOCATIONS if held >> card & 1 for to in areas]
            for held in range(32)
        ]
        """By the set of Locations in hand."""
        self.carry: list[list[list[Move]]] = [
            [
                [
                    TWISTS[card][source][to]
                    for card in LOCATIONS
                    if lying >> card & 1
                    for to in areas
                    if to != source
                ]
                for lying in range(32)
            ]
            for source in areas
        ]
        """By the area a Location is taken from, and the Locations lying there."""


CATALOGUES: Final[dict[int, Catalogue]] = {places: Catalogue(places) for places in (4, 6)}
