"""What lies on the table? Tiles, arrows, threads and reasons, for the template: ids, numbers and
`Note`s, never a sentence.

A cell's `col` and `row` count from the upper left of the shape shown. Of several bodies the first
is number 1.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from parlour.core.notation import Frozen
from parlour.core.seats import Seat

Query = str
"""A draft as the query of an address: `type=play_tile&tile=karl`."""


@dataclass(frozen=True)
class Note:
    """A sentence to be: a key of the catalogue, and what fills its slots."""

    key: str
    slots: Mapping[str, Any] = field(default_factory=Frozen)


@dataclass(frozen=True)
class Arrow:
    """An arrow of a tile. `feeling` is `love`, `hate` or `either` (not fixed yet); `state` is `on`
    (counts for a body), `back` (points away from every body) or `idle` (meets nobody)."""

    edge: str
    half: str
    value: int
    feeling: str
    state: str
    label: Note
    towards: str | None
    """Whom it meets."""
    beyond: str | None
    """Who lies beyond the edge, met or not."""
    turned: bool
    story: bool


@dataclass(frozen=True)
class Sum:
    """The motive of a suspect for a body. `rank` is 1 for the prime suspect, 2 for the runner-up
    (levels 4 and 5), else 0."""

    body: int
    points: int
    rank: int


@dataclass(frozen=True)
class Then:
    """What a click on a target would bring. `signs` are the relationships it makes: feeling and
    number of the arrow that counts."""

    note: Note | None
    points: int | None = None
    rank: int = 0
    signs: tuple[tuple[str, int], ...] = ()
    loud: bool = False


@dataclass(frozen=True)
class Chain:
    """A way from a suspect to a body, in words."""

    note: Note
    via: str | None
    steps: tuple["Link", ...]
    sum: Note
    points: int


@dataclass(frozen=True)
class Link:
    """What one suspect feels for the next."""

    suspect: str
    towards: str
    label: Note
    feeling: str
    value: int


@dataclass(frozen=True)
class Why:
    """Why a suspect has its motive for a body."""

    body: int
    victim: str
    chains: tuple[Chain, ...]
    markers: tuple[tuple[str, int], ...]
    """Motive markers and what they add."""
    total: int


@dataclass(frozen=True)
class Interview:
    """A second-interview marker; its kind is None while it lies face down for the viewer."""

    seat: Seat
    kind: str | None
    double: bool


@dataclass(frozen=True)
class Suspect:
    """A tile on the table."""

    tile: str
    owner: Seat | None
    mine: bool
    body: int
    """Which body lies on it, 0 for none."""
    sums: tuple[Sum, ...]
    arrows: tuple[Arrow, ...]
    markers: tuple[tuple[str, int], ...]
    disguised: bool
    walker: bool
    """Solo: the walking marker stands here."""
    interviews: tuple[Interview, ...]
    why: tuple[Why, ...]
    lights: tuple[str, ...]
    """Its chains as lines of the drawing, from it to a body."""
    lit: bool
    held: bool
    """Not there yet: the draft would place it here."""
    fresh: bool
    look: Query
    pick: Query | None
    then: Then | None
    chosen: bool
    """The draft has picked it."""


@dataclass(frozen=True)
class Cell:
    """A space of the shape; `suspect` lies there, or `pick` would place the held tile there. `far`
    spaces are not in play yet."""

    col: int
    row: int
    suspect: Suspect | None = None
    pick: Query | None = None
    then: Then | None = None


@dataclass(frozen=True)
class Joint:
    """An active arrow across an edge: where its thread runs, which way (0 up, clockwise), and for
    which bodies it counts. `mid` is the middle of the edge, for drawings without halves."""

    x: float
    y: float
    mid_x: float
    mid_y: float
    turn: int
    feeling: str
    value: int
    bodies: tuple[int, ...]
    link: str | None
    """The kind of the relationship marker that lies there."""
    lit: bool


@dataclass(frozen=True)
class Board:
    """The shape and what lies on it."""

    cols: int
    rows: int
    width: int
    height: int
    cells: tuple[Cell, ...]
    joints: tuple[Joint, ...]
    bodies: int
