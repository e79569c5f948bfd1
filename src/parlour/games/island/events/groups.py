"""What can happen to a group: entry, search, its two companions, and sharing out."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from parlour.core.game import Event
from parlour.core.seats import Seat


@dataclass(frozen=True)
class GroupSetOut(Event):
    """A group starts; its cards are one pool now (ISL-5.1)."""

    site: str
    guests: tuple[str, ...]
    companions: tuple[Seat, ...]
    cards: tuple[str, ...]
    """Those that lay face up before its guests."""
    private: tuple[str, ...] | None
    """Those that lay face down; the companions hear which."""
    hidden: int

    def heard_by(self, seat: Seat | None) -> "GroupSetOut":
        return self if seat in self.companions else replace(self, private=None)


@dataclass(frozen=True)
class CardGiven(Event):
    seat: Seat
    card: str


@dataclass(frozen=True)
class SiteEntered(Event):
    """The entry was paid with cards, permanent objects of guests, and abilities (ISL-5.5)."""

    site: str
    guests: tuple[str, ...]
    cards: tuple[str, ...]
    permanents: tuple[str, ...]
    effects: tuple[str, ...]


@dataclass(frozen=True)
class StayedOutside(Event):
    site: str
    guests: tuple[str, ...]


@dataclass(frozen=True)
class BelongingsFetched(Event):
    """A set of the bedroom joined the pool (ISL-9.6)."""

    guests: tuple[str, ...]
    guest: str
    cards: tuple[str, ...]
    private: tuple[str, ...] | None
    hidden: int
    companions: tuple[Seat, ...]

    def heard_by(self, seat: Seat | None) -> "BelongingsFetched":
        return self if seat in self.companions else replace(self, private=None)


@dataclass(frozen=True)
class TokenFound(Event):
    site: str
    token: str


@dataclass(frozen=True)
class CardsFound(Event):
    """White cards for the group; its companions hear which (ISL-7.5)."""

    count: int
    cards: tuple[str, ...] | None
    companions: tuple[Seat, ...]

    def heard_by(self, seat: Seat | None) -> "CardsFound":
        return self if seat in self.companions else replace(self, cards=None)


@dataclass(frozen=True)
class BlueDrawn(Event):
    """Blue cards for a companion (ISL-7.6)."""

    seat: Seat
    count: int
    cards: tuple[str, ...] | None

    def heard_by(self, seat: Seat | None) -> "BlueDrawn":
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True)
class BlueLost(Event):
    """The companions could not agree (ISL-7.7)."""

    count: int


@dataclass(frozen=True)
class NumberResolved(Event):
    """A clue; `clues` is the new count, `effect` what let the total miss."""

    token: str
    value: int
    cards: tuple[str, ...]
    clues: int
    effect: str | None


@dataclass(frozen=True)
class NumberLeft(Event):
    token: str
    value: int


@dataclass(frozen=True)
class AbilityKept(Event):
    seat: Seat
    token: str
    replaced: str | None


@dataclass(frozen=True)
class AbilityLeft(Event):
    token: str


@dataclass(frozen=True)
class SearchEnded(Event):
    """The group turns up no more (ISL-7.2, 7.17)."""

    site: str


@dataclass(frozen=True)
class MoveProposed(Event):
    """One of two companions wants to do this; the cards it names are shown (ISL-15.6)."""

    seat: Seat
    move: Any


@dataclass(frozen=True)
class ProposalAnswered(Event):
    """The other companion agrees or objects."""

    seat: Seat
    agrees: bool


@dataclass(frozen=True)
class SideTaken(Event):
    """Another seat says what it thinks of a disputed proposal."""

    seat: Seat
    for_: bool


@dataclass(frozen=True)
class ProposalSettled(Event):
    """After an objection: carried out, or not."""

    carried: bool


@dataclass(frozen=True)
class ProposalDropped(Event):
    """The gift of this seat made the proposed deal incomplete (ISL-16.13)."""

    seat: Seat


@dataclass(frozen=True)
class CardsShared(Event):
    """The pool was dealt out face up, as its companion liked or at random (ISL-8)."""

    to: Mapping[str, tuple[str, ...]]
    at_random: bool
