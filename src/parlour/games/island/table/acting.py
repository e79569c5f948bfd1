"""What does the table show of the group that acts? Its pool, what its companions may decide, and
what one of two of them proposes."""

from dataclasses import dataclass

from parlour.core.seats import Seat
from parlour.games.island.table.pieces import (
    Answer,
    Card,
    Deed,
    Note,
    Party,
    Pick,
    Query,
    Slot,
    Way,
)


@dataclass(frozen=True)
class Pool:
    """What the acting group holds; the viewer may not know the closed part."""

    cards: tuple[Pick, ...]
    hidden: int
    points: int


@dataclass(frozen=True)
class Total:
    """The sum picked so far against what is wanted; `state` is `exact`, `short`, `over` or
    `enough`."""

    sum: int
    of: int
    state: str
    missing: int


@dataclass(frozen=True)
class Group:
    """The group that acts, and what its companions may decide. `stage` is `entry`, `search`,
    `choice` or `distribution`."""

    party: Party
    stage: str
    site: str
    guests: tuple[str, ...]
    companions: tuple[Seat, ...]
    seen: tuple[int, ...]
    down: int
    pool: Pool
    slots: tuple[Slot, ...]
    """The entry as the draft pays it."""
    ways: tuple[Way, ...]
    more_ways: int
    total: Total | None
    reach: tuple[tuple[int, str], ...]
    sets: tuple[tuple[str, Query, bool], ...]
    """At the bedroom: whose belongings, the pick, and whether it is picked."""
    deals: tuple["Deal", ...]
    found: str | None
    """An ability token that waits."""
    blue: int
    go: Deed | None
    others: tuple[Deed, ...]
    hand: tuple[Pick, ...]
    gifts: int
    limit: Note | None
    asks: tuple["Ask", ...]
    """Paying by hand: the ways to pay the next slot."""
    by_hand: Query | None
    """To pay slot by slot; empty to leave that to the list of ways."""
    problem: Note | None = None
    """Why the draft is no move yet."""


@dataclass(frozen=True)
class Ask:
    """A way to pay one slot."""

    slot: Slot
    pick: Query


@dataclass(frozen=True)
class Deal:
    """What a guest would get; `pick` moves the lifted card to him."""

    guest: str
    cards: tuple[Pick, ...]
    pick: Query | None


@dataclass(frozen=True)
class Proposal:
    """What one of two companions wants to do, and what the others say."""

    seat: Seat
    what: Note
    cards: tuple[Card, ...]
    deals: tuple[tuple[str, tuple[Card, ...]], ...]
    objected: bool
    answers: tuple[Answer, ...]
    deeds: tuple[Deed, ...]
