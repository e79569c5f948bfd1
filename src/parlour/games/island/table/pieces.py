"""What lies on the table of The Island? For the template: ids, numbers and `Note`s, never a
sentence.

A card is told by its id, its object, its value and whether the value is odd; a price is a row of
slots, each with what pays it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from parlour.core.notation import Frozen
from parlour.core.seats import Seat

Query = str
"""A draft as the query of an address."""
Fields = tuple[tuple[str, str], ...]
"""A whole move for a form."""


@dataclass(frozen=True)
class Note:
    """A sentence to be: a key of the catalogue, and what fills its slots."""

    key: str
    slots: Mapping[str, Any] = field(default_factory=Frozen)


def note(key: str, **slots: Any) -> Note:
    return Note(key, Frozen(slots))


@dataclass(frozen=True)
class Card:
    """An object card."""

    card: str
    thing: str
    value: int


@dataclass(frozen=True)
class Deed:
    """A button that makes a whole move; `more` says what would follow, `then` is the draft that
    outlives it."""

    name: Note
    fields: Fields
    more: Note | None = None
    then: Query = ""


@dataclass(frozen=True)
class Slot:
    """An owed slot and what pays it. `state` is `yes`, `gift` (with a card of the viewer's hand) or
    `no`; `by` says who or what pays where it is no card."""

    slot: str
    state: str
    cards: tuple[Card, ...] = ()
    by: Note | None = None


@dataclass(frozen=True)
class Leader:
    """A player who goes along, or could: `pick` makes it so."""

    seat: Seat
    persona: str | None
    pick: Query | None = None
    on: bool = True
    joins: bool = False
    """He would be the second companion."""


@dataclass(frozen=True)
class Member:
    """A guest of a group; `pick` lifts him."""

    guest: str
    pick: Query | None = None
    up: bool = False


@dataclass(frozen=True)
class Party:
    """A group of a plan: who goes where with whom, and whether it could pay."""

    number: int
    site: str
    down: int
    seen: tuple[int, ...]
    """Tokens face down, and numbers in sight there."""
    leaders: tuple[Leader, ...]
    others: tuple[Leader, ...]
    """Who could lead it instead, or join it."""
    guests: tuple[Member, ...]
    slots: tuple[Slot, ...]
    state: str
    verdict: Note
    hints: tuple[Note, ...]
    reach: tuple[tuple[int, str], ...]
    """The numbers not resolved yet, and whether the open cards make them: `can`, `may`, `not`."""
    mine: bool
    now: bool = False
    done: bool = False
    earlier: Query | None = None
    away: Query | None = None


@dataclass(frozen=True)
class Room:
    """A site on the board. `state` says what a press would bring: `yes`, `gift`, `may`, `no`, or
    nothing where it cannot be pressed."""

    site: str
    cost: tuple[str, ...]
    each: tuple[str, ...]
    extra: int
    """Cards of any kind that it costs more now."""
    down: int
    seen: tuple[int, ...]
    sets: tuple["Belonging", ...]
    party: int | None
    guests: tuple[str, ...]
    leaders: tuple[Leader, ...]
    mine: bool
    closed: bool
    state: str = ""
    verdict: Note | None = None
    pick: Query | None = None
    deed: Deed | None = None
    dark: bool = False
    """The known accomplice is there."""


@dataclass(frozen=True)
class Belonging:
    """What a dead guest left in the bedroom."""

    guest: str
    cards: tuple[Card, ...]
    down: int


@dataclass(frozen=True)
class Guest:
    """A guest's record."""

    guest: str
    thing: str
    works: bool
    """The object that is always with him counts now."""
    alive: bool
    benched: bool
    cards: tuple[Card, ...]
    down: int
    party: int | None
    up: bool = False
    pick: Query | None = None
    fate: Note | None = None


@dataclass(frozen=True)
class Power:
    """A persona or an ability token of a player, and whether it is used up this turn."""

    id: str
    used: bool


@dataclass(frozen=True)
class Person:
    """A player as the table sees him."""

    seat: Seat
    persona: str | None
    powers: tuple[Power, ...]
    cards: int
    ruses: int
    mine: bool
    state: str
    """`now`, `done`, `out` or `wait`."""
    note: Note | None = None
    known: bool = False
    """The known accomplice."""
    role: str | None = None
    """Where the viewer may know it."""
    hand: tuple[Card, ...] | None = None
    """Where it lies open to the viewer."""
    gifts: int = 0
    """Cards he may still give this turn."""
    deed: Deed | None = None


@dataclass(frozen=True)
class Pick:
    """A card that a click puts into the draft, or takes out again."""

    card: Card
    on: bool
    pick: Query | None
    closed: bool = False
    """Known to the companions alone."""
    deed: Deed | None = None
    """Give it to the group."""


@dataclass(frozen=True)
class Way:
    """A way to pay, or to make a sum: the cards that go, those that stay."""

    cards: tuple[Card, ...]
    keeps: tuple[Card, ...]
    by: tuple[Note, ...]
    pick: Query
    on: bool


@dataclass(frozen=True)
class Turn:
    """A turn of the schedule; `when` is `past`, `now` or `next`."""

    number: int
    when: str
    traces: bool
    death: bool


@dataclass(frozen=True)
class Effect:
    """What is in force this turn: a setback or a ruse, and whom it hits."""

    source: str
    seat: Seat | None
    guest: str | None


@dataclass(frozen=True)
class Answer:
    """What a seat says to the plan: `yes`, `no` or `wait`."""

    seat: Seat
    says: str
    mine: bool
    author: bool = False
