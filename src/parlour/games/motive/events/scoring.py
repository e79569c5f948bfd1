"""What can happen when it is added up? Disguises fall, ranks are named, cases close."""

from dataclasses import dataclass

from parlour.core.game import Event
from parlour.core.seats import Seat


@dataclass(frozen=True)
class DisguiseKept(Event):
    """The disguised suspect keeps its face (MOT-14.8)."""

    seat: Seat
    tile: str


@dataclass(frozen=True)
class DisguiseDropped(Event):
    """It was `tile` all along (MOT-14.8)."""

    seat: Seat
    mask: str
    tile: str


@dataclass(frozen=True)
class PrimeSuspectNamed(Event):
    """The highest total for a body; nobody gains for a suspect without a cube (MOT-12.4, 12.10)."""

    round: int
    body: str
    tile: str
    points: int
    seat: Seat | None
    gain: int


@dataclass(frozen=True)
class RunnerUpNamed(Event):
    """The next highest total for a body (MOT-12.5)."""

    round: int
    body: str
    tile: str
    points: int
    seat: Seat | None
    gain: int


@dataclass(frozen=True)
class BetweenScored(Event):
    """A suspect stood between the prime suspect and the body (MOT-12.6)."""

    tile: str
    seat: Seat
    gain: int


@dataclass(frozen=True)
class NobodySuspected(Event):
    """No suspect has a motive for this body (MOT-12.3)."""

    round: int
    body: str


@dataclass(frozen=True)
class SuspectScored(Event):
    """Levels 1 to 3: a cube came off its suspect (MOT-8.7, 9.5)."""

    seat: Seat
    tile: str
    body: str
    points: int


@dataclass(frozen=True)
class SecondInterviewRevealed(Event):
    """A marker turned face up and was scored (MOT-14.14)."""

    seat: Seat
    tile: str
    kind: str
    doubled: bool
    gain: int


@dataclass(frozen=True)
class CaseClosed(Event):
    """Suspects leave the game (MOT-13.6)."""

    case: int
    leaving: tuple[str, ...]


@dataclass(frozen=True)
class PlayerPromoted(Event):
    """The highest score, perhaps of several players (MOT-13.10)."""

    seat: Seat
    score: int


@dataclass(frozen=True)
class LawSlipped(Event):
    """The murderer got away (MOT-17.16)."""

    total: int
    title: str | None


@dataclass(frozen=True)
class MurdererCaught(Event):
    """The false trails were not enough."""

    total: int
    title: str | None
