"""What lies where? The engine's compact form of Calaveras; it knows no rule.

Cards are small numbers (`content.CARDS`). An area (a zone or a front) is a bit mask of Locations. A
hand or the discard pile is a *heap*: how many of each card, four bits a card, so that equal cards
are interchangeable (CAL-1.9). The draw pile is bytes, top first, shared by copies; `drawn` of it
are gone. What a match never changes is its `table`.

Compiled, numbers are plain 64-bit ones and a row of them is a typed vector; interpreted, an `i64`
is an int and a `vec` a list.
"""

from typing import Final

from mypy_extensions import i64

from parlour.core import game
from parlour.core.notation import Frozen
from parlour.core.vectors import vec
from parlour.games.calaveras.content import CARD, CARDS, LOCATIONS, PLACES, decider
from parlour.games.calaveras.moves import CATALOGUES, FRONTS, INNOCENT, SUSPECT, Catalogue
from parlour.games.calaveras.options import Options
from parlour.games.calaveras.position import Pile, Position, check

Place = i64

NONE: Final = -1
TWISTS_HELD: Final = 0xF00000
ONE_TWIST: Final = 0x100000
"""The Twist is the sixth card. Literals, so that the compiler knows them."""
BIT: Final[list[int]] = [1 << card for card in range(6)]
ONE: Final[list[int]] = [1 << 4 * card for card in range(6)]
HELD: Final[list[int]] = [15 << 4 * card for card in range(6)]
COUNT: Final[bytes] = bytes([mask.bit_count() for mask in range(32)])
PICKED: Final[bytes] = bytes(
    [
        ([card for card in range(5) if mask >> card & 1] + [0] * 8)[n]
        for mask in range(32)
        for n in range(8)
    ]
)
"""By a set of Locations times eight, and a number: the Location with that number in the set."""
KINDS: Final[bytes] = bytes(
    [sum(1 << card for card in range(3) if heap >> 4 * card & 15) for heap in range(1 << 12)]
)
"""By a heap of the first three cards: the set of them."""


class Table:
    """What stays the same from the deal to the end; copies share it."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats: int = seats
        self.places: int = PLACES[seats]
        self.ghost: Place = NONE if seats == self.places else seats
        self.deciders: bytes = bytes([decider(place, seats) for place in range(self.places)])
        self.catalogue: Catalogue = CATALOGUES[self.places]
        self.twist_must_move: bool = options.twist_must_move
        self.turn_cap: i64 = options.turn_cap or 0


class State(game.State):
    """What lies where; `rules.Calaveras` adds the rules."""

    __slots__ = (
        "acting",
        "areas",
        "discard",
        "draw",
        "drawn",
        "guilty",
        "hands",
        "nicole",
        "played",
        "points",
        "table",
        "turn",
    )

    table: Table
    played: i64
    turn: Place
    acting: i64
    """The seat that decides this turn; NONE when the match is over."""
    nicole: Place
    guilty: Place
    points: vec[i64]
    areas: vec[i64]
    """By number: the Innocent zone, the Suspect zone, then the fronts by place."""
    hands: vec[i64]
    discard: i64
    draw: bytes
    drawn: i64

    def clear(self, seats: int, options: Options) -> None:
        """An empty table for so many seats (CAL-2.8)."""
        self.table = Table(seats, options)
        self.played = 0
        self.turn = self.acting = self.nicole = 0
        self.guilty = NONE
        self.points = vec[i64]([0] * self.table.places)
        self.areas = vec[i64]([0] * (FRONTS + self.table.places))
        self.hands = vec[i64]([0] * seats)
        self.discard = 0
        self.draw = b""
        self.drawn = 0

    def is_over(self) -> bool:
        return self.acting == NONE

    def position(self) -> Position:
        fronts = Frozen(enumerate([lying_words(mask) for mask in list(self.areas)[FRONTS:]]))
        return Position(
            phase="over" if self.is_over() else "play",
            turn=self.turn,
            ghost=or_none(self.table.ghost),
            nicole=self.nicole,
            innocent=lying_words(self.areas[INNOCENT]),
            suspect=lying_words(self.areas[SUSPECT]),
            fronts=fronts,
            points=Frozen(enumerate(list(self.points))),
            hands=Frozen(enumerate([heap_words(heap) for heap in self.hands])),
            draw=tuple([CARDS[card] for card in self.draw[self.drawn :]]),
            discard=heap_words(self.discard),
            guilty=or_none(self.guilty),
            played=self.played,
        )

    def lay_out(self, position: Position) -> None:
        """Make this the state that a full position describes; raises NotationError (CAL-16.3)."""
        table = self.table
        check(position, table.seats)
        self.played = position.played
        self.turn = position.turn
        self.acting = NONE if position.phase == "over" else table.deciders[self.turn]
        self.nicole = position.nicole
        self.guilty = NONE if position.guilty is None else position.guilty
        self.points = vec[i64]([position.points[place] for place in range(table.places)])
        fronts = [mask_of(position.fronts[place]) for place in range(table.places)]
        areas = [mask_of(position.innocent), mask_of(position.suspect), *fronts]
        self.areas = vec[i64](areas)
        self.hands = vec[i64]([heap_of(position.hands[seat]) for seat in range(table.seats)])
        self.discard = heap_of(position.discard)
        self.draw = pile_of(position.draw)
        self.drawn = 0


def size(heap: i64) -> i64:
    """How many cards a small heap holds, fifteen at most: the six counts add up in the top one."""
    return heap * 0x111111 >> 20 & 15


def kinds(hand: i64) -> i64:
    """The set of Locations in a hand."""
    return KINDS[hand & 0xFFF] | KINDS[hand >> 12 & 0xFF] << 3


def or_none(number: int) -> int | None:
    return None if number == NONE else number


def lying_words(mask: int) -> tuple[str, ...]:
    return tuple([CARDS[card] for card in LOCATIONS if mask & BIT[card]])


def heap_cards(heap: int) -> list[int]:
    cards: list[int] = []
    for card in range(len(CARDS)):
        cards += [card] * (heap >> 4 * card & 15)
    return cards


def heap_words(heap: int) -> tuple[str, ...]:
    return tuple([CARDS[card] for card in heap_cards(heap)])


def open_cards(pile: Pile) -> tuple[str, ...]:
    """The cards of a pile that lies face up."""
    assert not isinstance(pile, int)
    return pile


def mask_of(words: tuple[str, ...]) -> int:
    mask = 0
    for word in words:
        mask |= BIT[CARD[word]]
    return mask


def heap_of(pile: Pile) -> int:
    heap = 0
    for word in open_cards(pile):
        heap += ONE[CARD[word]]
    return heap


def pile_of(pile: Pile) -> bytes:
    return bytes([CARD[word] for word in open_cards(pile)])
