"""What can happen? The log lines of section 14 as values, and who hears them (CAL-12.4)."""

from dataclasses import dataclass, replace

from parlour.core.game import Event
from parlour.core.seats import Seat

Place = int


@dataclass(frozen=True)
class AgentsGathered(Event):
    """The cards are dealt; Nicole waits beside the first player."""

    first: Seat
    seats: int


@dataclass(frozen=True)
class PlayedSelf(Event):
    """A Location before the acting place."""

    who: Place
    card: str


@dataclass(frozen=True)
class PlayedOther(Event):
    """A Location before another place."""

    who: Place
    card: str
    place: Place


@dataclass(frozen=True)
class PlayedZone(Event):
    """A Location on a zone."""

    who: Place
    card: str
    zone: str


@dataclass(frozen=True)
class FrontCancelled(Event):
    """Two equal cards before one place went to the discard pile."""

    card: str
    place: Place


@dataclass(frozen=True)
class CentreCancelled(Event):
    """Two equal cards of the centre went to the discard pile."""

    card: str


@dataclass(frozen=True)
class TwistMoved(Event):
    """A Twist carried a Location to another area."""

    who: Place
    card: str
    from_: str
    to: str


@dataclass(frozen=True)
class TwistDiscarded(Event):
    """A Twist that moved nothing."""

    who: Place


@dataclass(frozen=True)
class HandRefilled(Event):
    """Cards drawn; only the drawing seat hears which (CAL-12.4)."""

    seat: Seat
    count: int
    cards: tuple[str, ...] | None

    def heard_by(self, seat: Seat | None) -> "HandRefilled":
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True)
class PileReshuffled(Event):
    """The discard pile became the draw pile."""

    count: int


@dataclass(frozen=True)
class TurnSkipped(Event):
    """The seat due had no card to play (CAL-4.7)."""

    place: Place


@dataclass(frozen=True)
class PilesExhausted(Event):
    """Nothing left to draw; the hand stays short (CAL-7.5)."""

    seat: Seat
    missing: int
    kept: int


@dataclass(frozen=True)
class Designated(Event):
    """A suspect took the stake; `points` is the new total."""

    place: Place
    reasons: tuple[str, ...]
    stake: int
    points: int


@dataclass(frozen=True)
class CentreEmptied(Event):
    """The clues of both zones went to the discard pile."""

    cards: tuple[str, ...]


@dataclass(frozen=True)
class NicoleTurned(Event):
    """Nicole went to another place, for its fewest `points` or, in a tie, for its `cards`."""

    from_: Place
    to: Place
    why: str


@dataclass(frozen=True)
class FoundGuilty(Event):
    """A place has seven points or more."""

    place: Place
    points: int


@dataclass(frozen=True)
class TeamWon(Event):
    """Nicole leaves with her holder's team."""

    team: int
    holder: Place


@dataclass(frozen=True)
class AllFailed(Event):
    """Nicole is left with the guilty one."""

    place: Place


@dataclass(frozen=True)
class MatchStopped(Event):
    """The turn cap was reached (CAL-11.11)."""

    moves: int
    holder: Place


@dataclass(frozen=True)
class TurnPassed(Event):
    """A place has the turn; a ghost's is played by its partner's seat."""

    place: Place
    seat: Seat
