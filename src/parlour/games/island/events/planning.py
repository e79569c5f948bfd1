"""What can happen before the groups go: the turn, the plan, where the accomplice is."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from parlour.core.game import Event
from parlour.core.seats import Seat
from parlour.games.island.moves import Group


@dataclass(frozen=True)
class GuestsArrived(Event):
    """The table is laid: ten guests, one of them the murderer (ISL-3)."""

    seats: int
    personas: tuple[str, ...]


@dataclass(frozen=True)
class HandDealt(Event):
    """Object cards at the start; only their owner hears which (ISL-3.7)."""

    seat: Seat
    count: int
    cards: tuple[str, ...] | None

    def heard_by(self, seat: Seat | None) -> "HandDealt":
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True)
class RoleDealt(Event):
    """An accomplice card, looked at by its owner alone (ISL-3.10)."""

    seat: Seat
    role: str | None

    def heard_by(self, seat: Seat | None) -> "RoleDealt":
        return self if seat == self.seat else replace(self, role=None)


@dataclass(frozen=True)
class TurnBegan(Event):
    turn: int
    alive: int
    clues: int


@dataclass(frozen=True)
class PlanProposed(Event):
    """A draft lies on the table (ISL-16.1)."""

    seat: Seat
    groups: tuple[Group, ...]


@dataclass(frozen=True)
class PlanAnswered(Event):
    seat: Seat
    agrees: bool


@dataclass(frozen=True)
class PlanDropped(Event):
    """No majority for the draft; `drafts` have been dropped this turn (ISL-16.2)."""

    drafts: int


@dataclass(frozen=True)
class PlanAdopted(Event):
    """The plan stands, agreed or by lot (ISL-16.3)."""

    groups: tuple[Group, ...]
    by_lot: bool


@dataclass(frozen=True)
class NobodyToSend(Event):
    """No living guest is free to go (ISL-4.14)."""

    turn: int


@dataclass(frozen=True)
class AccompliceWent(Event):
    """The acting accomplice names a site, or stays away (ISL-13.8)."""

    seat: Seat
    site: str | None


@dataclass(frozen=True)
class ExclusionVoted(Event):
    """A seat has named whom to exclude; whom is shown when all are in (ISL-11.3)."""

    seat: Seat


@dataclass(frozen=True)
class PlayerExcluded(Event):
    """The most named seat has no vote; `by_lot` among several."""

    seat: Seat
    votes: Mapping[Seat, Seat]
    by_lot: bool
