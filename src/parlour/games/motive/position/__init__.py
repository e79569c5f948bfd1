"""How is a position written? In the words of section 23: three forms in one class.

The full position of a match, the solo position, and the short form of a board with its bodies that
answers nothing but sums (MOT-23.7). Each level uses some of the keys; the others hold their
defaults and are not written (MOT-23.4).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from parlour.core import game
from parlour.core.notation import Frozen
from parlour.core.seats import Seat
from parlour.games.motive.content import Spot
from parlour.games.motive.options import Level

Pile = tuple[str, ...] | int
"""Pieces, or their number where they lie face down."""
Phase = Literal[
    "detective",
    "bid",
    "choose_first",
    "turn_order",
    "choose_order",
    "turn",
    "second_body",
    "disguise",
    "over",
]
HIDDEN = "hidden"
"""Another seat's commitment (MOT-18.1)."""


@dataclass(frozen=True)
class PlacedInterview:
    """A second-interview marker on a tile; the kind is null while it lies face down."""

    seat: Seat
    kind: str | None
    double: bool = False


@dataclass(frozen=True)
class Laid:
    """A tile on the table (MOT-23.1)."""

    tile: str
    at: Spot
    cube: Seat | None = None
    colours: Mapping[str, str] = Frozen()
    markers: tuple[str, ...] = ()
    flipped: tuple[str, ...] = ()
    disguised: bool = False
    second_interviews: tuple[PlacedInterview, ...] = ()


@dataclass(frozen=True)
class Link:
    """A relationship marker."""

    between: tuple[Spot, Spot]
    kind: str


@dataclass(frozen=True)
class Hand:
    """What a seat holds."""

    tiles: Pile = ()
    cards: Pile = ()


@dataclass(frozen=True)
class Display:
    """The face-up rows of two players, nearest first (MOT-16.5)."""

    tiles: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class DrawnTile:
    """A tile that must be placed (MOT-19.3)."""

    kind: Literal["drawn_tile"]
    tile: str | None


@dataclass(frozen=True)
class DrawnCard:
    """A card to be played or discarded."""

    kind: Literal["drawn_card"]
    card: str | None


@dataclass(frozen=True)
class Peek:
    """Two pieces of which one is kept."""

    kind: Literal["peek"]
    pile: Literal["tile", "card"]
    options: Pile


@dataclass(frozen=True)
class ExtraTiles:
    """Tiles that may still be placed from hand."""

    kind: Literal["extra_tiles"]
    left: int


Pending = DrawnTile | DrawnCard | Peek | ExtraTiles


@dataclass(frozen=True)
class Result:
    """The end of a solo game (MOT-17.16, 17.17)."""

    escaped: bool
    total: int
    title: str | None


@dataclass(frozen=True)
class Position(game.Position):
    """What lies where (MOT-23). A view names its `seat`."""

    level: Level | None = None
    solo: bool = False
    hard: bool = False
    seats: int | None = None
    case: int = 1
    round: int | None = None
    pass_: int = 1
    phase: Phase | None = None
    to_act: Seat | None = None
    pending: Pending | None = None
    board: tuple[Laid, ...] = ()
    bodies: tuple[Spot, ...] = ()
    links: tuple[Link, ...] = ()
    hands: tuple[Hand, ...] = ()
    tile_stack: Pile = ()
    card_deck: Pile = ()
    tile_discard: tuple[str, ...] = ()
    card_discard: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    cubes: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    start_player: Seat = 0
    turn_order: tuple[Seat, ...] | None = None
    turn_index: int = 0
    choosers: tuple[Seat, ...] = ()
    new_order: tuple[Seat | None, ...] = ()
    after_choice: Literal["round", "bid"] | None = None
    bids: tuple[str | None, ...] = ()
    detectives: tuple[str | None, ...] = ()
    detective_offer: tuple[tuple[str, ...], ...] = ()
    interviews_left: tuple[Pile, ...] = ()
    display: Display = Display()
    second_seat: Seat | None = None
    case_points: tuple[int, ...] | None = None
    round_points: tuple[int, ...] | None = None
    interview_points: tuple[int, ...] | None = None
    draw_tiles: tuple[str, ...] = ()
    draw_cards: tuple[str, ...] = ()
    reserve_tiles: Pile = ()
    reserve_cards: Pile = ()
    exculpatory: Pile = ()
    direction: Literal["cw", "ccw"] | None = None
    first: Spot | None = None
    marker: Spot | None = None
    result: Result | None = None
    seat: Seat | None = None
