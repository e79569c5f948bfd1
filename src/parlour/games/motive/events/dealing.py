"""What can happen when the table is set? Deals, detectives, commitments, order, rows."""

from dataclasses import dataclass, replace

from parlour.core.game import Event
from parlour.core.seats import Seat


@dataclass(frozen=True)
class CaseOpened(Event):
    """A victim is found; hands are dealt."""

    case: int
    victim: str


@dataclass(frozen=True)
class HandDealt(Event):
    """A seat's hand, known to that seat."""

    seat: Seat
    tiles: int
    cards: int
    pieces: tuple[str, ...] | None

    def heard_by(self, seat: Seat | None) -> "HandDealt":
        return self if seat == self.seat else replace(self, pieces=None)


@dataclass(frozen=True)
class DetectivesDealt(Event):
    """A seat has this detective, or the choice of these two; they lie face up (MOT-14.5)."""

    seat: Seat
    detectives: tuple[str, ...]


@dataclass(frozen=True)
class DetectiveChosen(Event):
    seat: Seat
    detective: str


@dataclass(frozen=True)
class PieceCommitted(Event):
    """A secret commitment (MOT-14.3)."""

    seat: Seat
    piece: str | None

    def heard_by(self, seat: Seat | None) -> "PieceCommitted":
        return self if seat == self.seat else replace(self, piece=None)


@dataclass(frozen=True)
class CommitmentsRevealed(Event):
    """By seat."""

    pieces: tuple[str, ...]


@dataclass(frozen=True)
class DisplayLaid(Event):
    """Pieces were added to the rows (MOT-16.5)."""

    tiles: tuple[str, ...]
    cards: tuple[str, ...]


@dataclass(frozen=True)
class DisplayDiscarded(Event):
    """Pieces of the rows went to the discards (MOT-16.8, 16.9)."""

    pieces: tuple[str, ...]


@dataclass(frozen=True)
class PositionChosen(Event):
    """A disk was put on the track; 1 is the leftmost place (MOT-13.3)."""

    seat: Seat
    position: int


@dataclass(frozen=True)
class OrderSet(Event):
    """The whole track: drawn at random, chosen by one of two players, or swapped (MOT-16.3)."""

    turn_order: tuple[Seat, ...]
