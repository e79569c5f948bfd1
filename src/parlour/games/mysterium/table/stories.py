"""What does the line-up show? Groups, the shared vision, the sleeves of the poll."""

from dataclasses import dataclass

from parlour.games.mysterium.table.pieces import Do, Query, Who
from parlour.games.mysterium.table.sides import Track


@dataclass(frozen=True)
class GroupCard:
    card: str
    kind: str
    look: Query


@dataclass(frozen=True)
class Group:
    """A story of the line-up."""

    number: int
    who: Who | None
    cards: tuple[GroupCard, ...]
    pick: Query | None
    is_picked: bool
    is_culprit: bool
    is_verdict: bool
    votes: tuple[Who, ...]


@dataclass(frozen=True)
class SharedCard:
    """A card of the shared vision; `card` is None while it lies face down."""

    number: int
    card: str | None
    is_fresh: bool
    meant: str | None
    """The kind of card it was meant for, when that is known to the viewer."""
    look: Query | None


@dataclass(frozen=True)
class Sleeve:
    """A seat in the poll. `state` is `sealed`, `now`, `waits` or `open`."""

    who: Who
    level: str
    space: int | None
    state: str
    vote: int | None
    opens: bool


@dataclass(frozen=True)
class Slot:
    """One of the three cards that the ghost lays for the shared vision."""

    kind: str
    card: str | None
    is_open: bool
    pick: Query | None


@dataclass(frozen=True)
class Lineup:
    groups: tuple[Group, ...]
    shared: tuple[SharedCard, ...]
    sleeves: tuple[Sleeve, ...]
    track: Track | None
    slots: tuple[Slot, ...]
    seal: Do | None
    """The last press: it seals the vote, or lays the shared vision."""
    is_open: bool
    """Votes are seen by all as they fall."""
