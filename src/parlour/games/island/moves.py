"""What may a seat do? The moves of section 16.

Sites, guests and cards are plain words, so that the law and not the notation says what is wrong
with an unknown one.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from parlour.core.game import Move
from parlour.core.seats import Seat

Vote = Literal["positive", "negative"]


@dataclass(frozen=True)
class Group:
    """Who goes where with whom (ISL-4). A second companion is named second (ISL-10.8)."""

    site: str
    guests: tuple[str, ...]
    companions: tuple[Seat, ...]


@dataclass(frozen=True)
class Payment:
    """What pays one owed slot: cards, a guest's permanent object, or an ability (ISL-5.5)."""

    slot: str
    cards: tuple[str, ...] | None = None
    guest: str | None = None
    effect: str | None = None


@dataclass(frozen=True)
class DraftPlan(Move):
    """Propose groups and sites to the table."""

    groups: tuple[Group, ...]


@dataclass(frozen=True)
class ConfirmPlan(Move):
    """Agree to the draft."""


@dataclass(frozen=True)
class RejectPlan(Move):
    """Be against the draft."""


@dataclass(frozen=True)
class Give(Move):
    """Give a hand card to the group one accompanies (ISL-5.7)."""

    card: str


@dataclass(frozen=True)
class Enter(Move):
    """Pay the entry; at the bedroom, `set` names whose belongings are fetched (ISL-9.6)."""

    pay: tuple[Payment, ...]
    set_: str | None = None


@dataclass(frozen=True)
class Skip(Move):
    """Stay outside."""


@dataclass(frozen=True)
class Reveal(Move):
    """Turn up the next token."""


@dataclass(frozen=True)
class Stop(Move):
    """Search no further."""


@dataclass(frozen=True)
class Resolve(Move):
    """Meet a number in sight with cards; `effect` names what lets the total miss (ISL-10.11)."""

    cards: tuple[str, ...]
    effect: str | None = None


@dataclass(frozen=True)
class Leave(Move):
    """Leave the number in sight where it is."""


@dataclass(frozen=True)
class TakeAbility(Move):
    """A companion keeps the ability found; `to` left out is the seat that moves (ISL-7.15)."""

    replace: str | None = None
    to: Seat | None = None

    def canonical(self, seat: Seat) -> "TakeAbility":
        return replace(self, to=seat) if self.to is None else self


@dataclass(frozen=True)
class DeclineAbility(Move):
    """Nobody keeps it."""


@dataclass(frozen=True)
class AssignBlue(Move):
    """Say which companion gets the blue card (ISL-7.7)."""

    to: Seat


@dataclass(frozen=True)
class Distribute(Move):
    """Deal the pool out among the guests of the group (ISL-8)."""

    to: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Agree(Move):
    """Agree to the other companion's proposal."""


@dataclass(frozen=True)
class Object(Move):
    """Be against it; the other seats decide (ISL-16.6)."""


@dataclass(frozen=True)
class Side(Move):
    """Say whether a disputed proposal shall be carried out."""

    for_: bool


@dataclass(frozen=True)
class ExcludeVote(Move):
    """Name the seat that shall have no vote on the setback (ISL-11.3)."""

    target: Seat


@dataclass(frozen=True)
class Decide(Move):
    """Vote on the setback in secret (ISL-11.4)."""

    vote: Vote


@dataclass(frozen=True)
class RevealSelf(Move):
    """Step forward as the accomplice (ISL-11.7)."""


@dataclass(frozen=True)
class ExchangeRuses(Move):
    """Buy ruse cards unseen for two object cards each (ISL-13.2)."""

    take: int
    cards: tuple[str, ...]


@dataclass(frozen=True)
class PlayRuse(Move):
    """Play a ruse; one of letter P names its target."""

    card: str
    target: Seat | None = None


@dataclass(frozen=True)
class Pass(Move):
    """Play no further ruse now; or go nowhere."""


@dataclass(frozen=True)
class Contribute(Move):
    """Offer hand cards against a ruse, possibly none (ISL-13.13)."""

    cards: tuple[str, ...]


@dataclass(frozen=True)
class AccompliceGo(Move):
    """The acting accomplice names the site where he will be (ISL-13.8)."""

    site: str


@dataclass(frozen=True)
class Accuse(Move):
    """Name the accomplice, or nobody (ISL-11.10)."""

    target: Seat | None


MOVES: Final[tuple[type[Any], ...]] = (
    DraftPlan,
    ConfirmPlan,
    RejectPlan,
    Give,
    Enter,
    Skip,
    Reveal,
    Stop,
    Resolve,
    Leave,
    TakeAbility,
    DeclineAbility,
    AssignBlue,
    Distribute,
    Agree,
    Object,
    Side,
    ExcludeVote,
    Decide,
    RevealSelf,
    ExchangeRuses,
    PlayRuse,
    Pass,
    Contribute,
    AccompliceGo,
    Accuse,
)
OPEN: Final[tuple[type[Any], ...]] = (
    DraftPlan,
    Enter,
    Resolve,
    Distribute,
    Contribute,
    ExchangeRuses,
)
"""Kinds too many to list; picks build them (ISL-17.9)."""
