"""What can happen? The log lines of section 22 as values, and who hears them.

The only secret that is ever told is which cards a crow changed, and that to the ghost alone: the
rest is open the moment it happens, and what is not yet open is not told (MYS-18.1).
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from parlour.core.game import Event
from parlour.core.seats import Seat


@dataclass(frozen=True)
class SeanceOpened(Event):
    """The table is laid: so many psychics, so many cards of each kind."""

    psychics: int
    cards: int
    difficulty: str


@dataclass(frozen=True)
class HourStruck(Event):
    """A new hour of the reconstruction."""

    hour: int


@dataclass(frozen=True)
class VisionsSent(Event):
    """A gift; the order of its cards is always that of their names (MYS-16.2)."""

    psychic: str
    count: int
    cards: tuple[str, ...]


@dataclass(frozen=True)
class HandChanged(Event):
    """A crow was used; only the ghost hears for which cards (MYS-10.8)."""

    ghost: Seat
    count: int
    cards: tuple[str, ...] | None

    def heard_by(self, seat: Seat | None) -> "HandChanged":
        return self if seat == self.ghost else replace(self, cards=None)


@dataclass(frozen=True)
class PileReshuffled(Event):
    """The vision discard pile became the draw pile (MYS-5.6)."""

    count: int


@dataclass(frozen=True)
class TimerStarted(Event):
    """The psychics may place; 0 seconds where there is no sand."""

    seconds: int


@dataclass(frozen=True)
class TokenPlaced(Event):
    """A psychic's first guess of the hour."""

    psychic: str
    card: str


@dataclass(frozen=True)
class TokenMoved(Event):
    """A psychic changed its guess."""

    psychic: str
    card: str


@dataclass(frozen=True)
class TokenTakenBack(Event):
    """A psychic has no guess any more; opinions about it are back in hand (MYS-7.5)."""

    psychic: str


@dataclass(frozen=True)
class OpinionGiven(Event):
    """A clairvoyancy token lies on a guess."""

    judge: str
    psychic: str
    sign: str


@dataclass(frozen=True)
class OpinionTakenBack(Event):
    """A clairvoyancy token is back in hand."""

    judge: str
    psychic: str


@dataclass(frozen=True)
class SaidReady(Event):
    """A seat will not wait for the sand."""

    seat: Seat


@dataclass(frozen=True)
class ReadyWithdrawn(Event):
    """A seat wants more time after all."""

    seat: Seat


@dataclass(frozen=True)
class AllReady(Event):
    """Everybody that is awaited is ready: placing ends (MYS-6.7)."""

    hour: int


@dataclass(frozen=True)
class SandRanOut(Event):
    """Placing ends by the clock (MYS-17.2)."""

    hour: int


@dataclass(frozen=True)
class StayedSilent(Event):
    """A psychic made no guess this hour (MYS-6.9)."""

    psychic: str


@dataclass(frozen=True)
class GuessRight(Event):
    """One knock (MYS-8.3)."""

    psychic: str
    card: str


@dataclass(frozen=True)
class GuessWrong(Event):
    """Two knocks (MYS-8.7)."""

    psychic: str
    card: str


@dataclass(frozen=True)
class MarkerMoved(Event):
    """A fitting opinion moved its psychic one space on (MYS-8.6, 8.8)."""

    judge: str
    space: int


@dataclass(frozen=True)
class StoryComplete(Event):
    """A psychic has all three cards; at `space` now, or null where there is no track."""

    psychic: str
    hours: int
    space: int | None


@dataclass(frozen=True)
class TokensReturned(Event):
    """The clairvoyancy tokens spent so far are back (MYS-7.10)."""

    hour: int


@dataclass(frozen=True)
class BondBroken(Event):
    """Seven has struck too early: all have lost (MYS-9.2)."""

    hour: int


@dataclass(frozen=True)
class StoriesLaidOut(Event):
    """The line-up of so many groups (MYS-11)."""

    groups: int


@dataclass(frozen=True)
class SharedVisionLaid(Event):
    """Three visions face down and one hidden number (MYS-12)."""

    ghost: Seat


@dataclass(frozen=True)
class VisionTurned(Event):
    """A card of the shared vision lies open (MYS-13.1)."""

    number: int
    card: str


@dataclass(frozen=True)
class Voted(Event):
    """A seat has voted; for what is told with it only where votes are open (MYS-13.7, 15.8)."""

    seat: Seat
    group: int | None


@dataclass(frozen=True)
class VotesOpened(Event):
    """All votes at once, by seat (MYS-14.1)."""

    presenter: Seat
    votes: Mapping[Seat, int]


@dataclass(frozen=True)
class TieSettled(Event):
    """By the track, or by age (MYS-14.3, 14.4)."""

    by: str
    group: int


@dataclass(frozen=True)
class CulpritFound(Event):
    """All have won (MYS-14.6)."""

    group: int
    suspect: str
    location: str
    object: str


@dataclass(frozen=True)
class CulpritMissed(Event):
    """The table named another group: all have lost."""

    verdict: int
    culprit: int


EVENTS = (
    SeanceOpened,
    HourStruck,
    VisionsSent,
    HandChanged,
    PileReshuffled,
    TimerStarted,
    TokenPlaced,
    TokenMoved,
    TokenTakenBack,
    OpinionGiven,
    OpinionTakenBack,
    SaidReady,
    ReadyWithdrawn,
    AllReady,
    SandRanOut,
    StayedSilent,
    GuessRight,
    GuessWrong,
    MarkerMoved,
    StoryComplete,
    TokensReturned,
    BondBroken,
    StoriesLaidOut,
    SharedVisionLaid,
    VisionTurned,
    Voted,
    VotesOpened,
    TieSettled,
    CulpritFound,
    CulpritMissed,
)
"""In the order of the specification."""
