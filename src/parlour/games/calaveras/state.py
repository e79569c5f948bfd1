"""What lies where? The engine's compact form of Calaveras; it knows no rule.

Cards are small numbers (`content.CARDS`). Each zone and each front is a set of Locations, a bit
each. A hand is two bits a card, and above them how many it holds in all; the discard pile is four
bits a card: equal cards are interchangeable (CAL-1.9). The draw pile is a row, top first, that
copies share; the last `left` of it are there still. What a match never changes is its `table`.

Compiled, numbers are plain 64-bit ones and a row of them is a typed vector; interpreted, an `i64`
is an int and a `vec` a list.
"""

from typing import Final

from mypy_extensions import i64

from parlour.core import game
from parlour.core.notation import Frozen
from parlour.core.vectors import vec
from parlour.games.calaveras.content import CARD, CARDS, HAND_SIZE, LOCATIONS, PLACES, decider
from parlour.games.calaveras.moves import CATALOGUES, Catalogue
from parlour.games.calaveras.options import Options
from parlour.games.calaveras.position import Pile, Position

Place = i64

NONE: Final = -1
TWISTS_HELD: Final = 0xC00
"""The two bits of the Twist, the sixth card, in a hand. Literals, so that the compiler knows."""
ONE_TWIST: Final = 0x100000
"""A Twist in the discard pile."""
FULL: Final = 0x3000
"""A hand of three cards is no less than this."""
assert CARDS[5] == "twist"
assert HAND_SIZE << 12 == FULL

BIT: Final = vec[i64]([1 << card for card in range(6)])
IN_HAND: Final = vec[i64]([1 << 2 * card | 1 << 12 for card in range(6)])
DISCARDED: Final = vec[i64]([1 << 4 * card for card in range(6)])
COUNT: Final = vec[i64]([mask.bit_count() for mask in range(32)])
"""By a set of Locations: how many they are."""
PILED: Final = vec[i64](
    [sum([1 << 4 * card for card in LOCATIONS if mask >> card & 1]) for mask in range(32)]
)
"""Likewise: all of them in the discard pile."""
DECIDERS: Final[dict[int, vec[i64]]] = {
    seats: vec[i64]([decider(place, seats) for place in range(places)])
    for seats, places in PLACES.items()
}
"""By the number of seats: who decides for each place."""


class Table:
    """What stays the same from the deal to the end; copies share it."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats: int = seats
        self.deciders: vec[i64] = DECIDERS[seats]
        self.places: i64 = len(self.deciders)
        self.ghost: Place = NONE if seats == self.places else seats
        self.catalogue: Catalogue = CATALOGUES[self.places]
        self.twist_must_move: bool = options.twist_must_move
        self.turn_cap: i64 = options.turn_cap or 0


class State(game.State):
    """What lies where; `rules.Calaveras` adds the rules."""

    __slots__ = (
        "acting",
        "discard",
        "draw",
        "fronts",
        "guilty",
        "hands",
        "innocent",
        "left",
        "nicole",
        "played",
        "points",
        "suspect",
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
    """By place. Never changed, only replaced: copies share it."""
    innocent: i64
    suspect: i64
    fronts: vec[i64]
    hands: vec[i64]
    discard: i64
    draw: vec[i64]
    left: i64

    def clear(self, seats: int, options: Options) -> None:
        """An empty table for so many seats (CAL-2.8)."""
        self.table = Table(seats, options)
        self.played = 0
        self.turn = self.acting = self.nicole = 0
        self.guilty = NONE
        self.points = vec[i64]([0] * self.table.places)
        self.innocent = self.suspect = 0
        self.fronts = vec[i64]([0] * self.table.places)
        self.hands = vec[i64]([0] * seats)
        self.discard = 0
        self.draw = vec[i64]([0] * 0)
        self.left = 0

    def is_over(self) -> bool:
        return self.acting == NONE

    def position(self) -> Position:
        draw = list(self.draw)[len(self.draw) - self.left :]
        return Position(
            phase="over" if self.is_over() else "play",
            turn=self.turn,
            ghost=or_none(self.table.ghost),
            nicole=self.nicole,
            innocent=lying_words(self.innocent),
            suspect=lying_words(self.suspect),
            fronts=Frozen(enumerate([lying_words(front) for front in self.fronts])),
            points=Frozen(enumerate(list(self.points))),
            hands=Frozen(enumerate([hand_words(hand) for hand in self.hands])),
            draw=tuple([CARDS[card] for card in draw]),
            discard=words(list(discarded_cards(self.discard))),
            guilty=or_none(self.guilty),
            played=self.played,
        )

    def lay_out(self, position: Position) -> None:
        """Make this the state that a full position describes, which must be one that can be."""
        table = self.table
        places = range(table.places)
        self.played = position.played
        self.turn = position.turn
        self.acting = NONE if position.phase == "over" else table.deciders[self.turn]
        self.nicole = position.nicole
        self.guilty = NONE if position.guilty is None else position.guilty
        self.points = vec[i64]([position.points[place] for place in places])
        self.innocent = mask_of(position.innocent)
        self.suspect = mask_of(position.suspect)
        self.fronts = vec[i64]([mask_of(position.fronts[place]) for place in places])
        hands = [sum_of(position.hands[seat], list(IN_HAND)) for seat in range(table.seats)]
        self.hands = vec[i64](hands)
        self.discard = sum_of(position.discard, list(DISCARDED))
        self.draw = vec[i64]([CARD[word] for word in open_cards(position.draw)])
        self.left = len(self.draw)


def or_none(number: int) -> int | None:
    return None if number == NONE else number


def words(cards: list[int]) -> tuple[str, ...]:
    return tuple([CARDS[card] for card in cards])


def lying_words(mask: int) -> tuple[str, ...]:
    return words([card for card in LOCATIONS if mask >> card & 1])


def hand_words(hand: int) -> tuple[str, ...]:
    return words([card for card in range(6) for _ in range(hand >> 2 * card & 3)])


def discarded_cards(discard: i64) -> vec[i64]:
    size: i64 = 0
    for card in range(6):
        size += discard >> 4 * card & 15
    cards = vec[i64]([0] * size)
    at: i64 = 0
    for card in range(6):
        for _ in range(discard >> 4 * card & 15):
            cards[at] = card
            at += 1
    return cards


def open_cards(pile: Pile) -> tuple[str, ...]:
    """The cards of a pile that lies face up."""
    assert not isinstance(pile, int)
    return pile


def mask_of(words: tuple[str, ...]) -> int:
    return sum([1 << CARD[word] for word in words])


def sum_of(pile: Pile, each: list[int]) -> int:
    """A hand or the discard pile, by what each card adds to it."""
    return sum([each[CARD[word]] for word in open_cards(pile)])
