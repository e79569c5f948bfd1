"""What can happen around a known accomplice: stepping forward, buying and playing ruses."""

from dataclasses import dataclass, replace

from parlour.core.game import Event
from parlour.core.seats import Seat


@dataclass(frozen=True)
class AccompliceRevealed(Event):
    """By choice, or forced by the fifth token (ISL-11.7, 11.8)."""

    seat: Seat
    forced: bool


@dataclass(frozen=True)
class RusesHandedIn(Event):
    """The other players gave up their ruse cards face down (ISL-13.1)."""

    count: int


@dataclass(frozen=True)
class RusesBought(Event):
    """Ruse cards for object cards; he alone hears which (ISL-13.2)."""

    seat: Seat
    count: int
    cards: tuple[str, ...]
    ruses: tuple[str, ...] | None

    def heard_by(self, seat: Seat | None) -> "RusesBought":
        return self if seat == self.seat else replace(self, ruses=None)


@dataclass(frozen=True)
class RemaindersDiscarded(Event):
    """Ruse cards not bought, and the object cards he had left (ISL-13.3)."""

    seat: Seat
    ruses: tuple[str, ...]
    cards: tuple[str, ...]


@dataclass(frozen=True)
class RusesDrawn(Event):
    """Ruse cards of a new turn (ISL-13.4)."""

    seat: Seat
    count: int
    ruses: tuple[str, ...] | None

    def heard_by(self, seat: Seat | None) -> "RusesDrawn":
        return self if seat == self.seat else replace(self, ruses=None)


@dataclass(frozen=True)
class RusePlayed(Event):
    seat: Seat
    ruse: str
    target: Seat | None


@dataclass(frozen=True)
class PointsOffered(Event):
    """An offer against the ruse, openly (ISL-13.13)."""

    seat: Seat
    cards: tuple[str, ...]
    points: int


@dataclass(frozen=True)
class RuseStopped(Event):
    """The offers were enough and are spent."""

    ruse: str
    points: int


@dataclass(frozen=True)
class RuseWorked(Event):
    """The offers were not enough and stay with their owners."""

    ruse: str
    points: int
