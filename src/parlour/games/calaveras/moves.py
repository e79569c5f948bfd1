"""What may a seat do? Lay a Location, or spend a Twist (CAL-13)."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from parlour.core.game import Move
from parlour.core.vectors import vec
from parlour.games.calaveras.content import CARDS, LOCATIONS

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
MOST_WAYS: Final = 40
"""So many ways there are at most for a set of Locations to go somewhere."""
LOCATIONS_HELD: Final = 0x3FF
"""The bits of a hand that tell of Locations, two for each."""
KINDS: Final = vec[i64](
    [sum([1 << card for card in LOCATIONS if hand >> 2 * card & 3]) for hand in range(0x400)]
)
"""By those bits: the set of Locations in hand."""


class Catalogue:
    """Every move that a table of so many places can list, in lists ready to be joined."""

    def __init__(self, places: int) -> None:
        areas = FRONTS + places
        by_set = [
            [PLAYS[card][to] for card in LOCATIONS if held >> card & 1 for to in range(areas)]
            for held in range(32)
        ]
        self.lay: list[list[Move]] = [by_set[KINDS[hand]] for hand in range(0x400)]
        """By the Locations in hand."""
        self.carry: list[list[list[Move]]] = [
            [
                [
                    TWISTS[card][source][to]
                    for card in LOCATIONS
                    if lying >> card & 1
                    for to in range(areas)
                    if to != source
                ]
                for lying in range(32)
            ]
            for source in range(areas)
        ]
        """By the area a Location is taken from, and the Locations lying there."""
        self.plays: vec[i64] = spread(areas)
        self.twists: vec[i64] = spread(areas - 1)
        """Likewise as numbers. A twist's area counts on past the one that the card comes from."""


def spread(areas: int) -> vec[i64]:
    """By a set of Locations times `MOST_WAYS`, and a number: the card and the area it goes to, as
    in the number of a play."""
    ways = [
        [card << 3 | to for card in LOCATIONS if held >> card & 1 for to in range(areas)]
        for held in range(32)
    ]
    return vec[i64]([number for row in ways for number in (row + [0] * MOST_WAYS)[:MOST_WAYS]])


CATALOGUES: Final[dict[int, Catalogue]] = {places: Catalogue(places) for places in (4, 6)}
