"""What can happen on a turn? Suspects, cards, draws and what they bring about."""

from dataclasses import dataclass, replace

from parlour.core.game import Event
from parlour.core.seats import Seat
from parlour.games.motive.content import Spot


@dataclass(frozen=True)
class SuspectInterviewed(Event):
    """A tile was placed, with its owner's cube."""

    seat: Seat
    tile: str
    at: Spot


@dataclass(frozen=True)
class RelationshipFound(Event):
    """Two suspects turned out to be related; `labels` are those of their arrows."""

    tiles: tuple[str, str]
    labels: tuple[str, str]


@dataclass(frozen=True)
class FeelingsTurned(Event):
    """A story arrow changed its colour (MOT-5.6)."""

    tile: str
    towards: str
    colour: str


@dataclass(frozen=True)
class CardPlayed(Event):
    """A card, and the suspect it was played on where there is one."""

    seat: Seat
    card: str
    tile: str | None


@dataclass(frozen=True)
class PointsGained(Event):
    """Points at once, for Hobnob With Aristocracy (MOT-7.11)."""

    seat: Seat
    points: int


@dataclass(frozen=True)
class SuspectsLinked(Event):
    """A relationship marker was put between two suspects."""

    seat: Seat
    tiles: tuple[str, str]
    marker: str


@dataclass(frozen=True)
class LinkRemoved(Event):
    """A relationship marker was taken off (MOT-7.6, 14.11)."""

    tiles: tuple[str, str]
    marker: str


@dataclass(frozen=True)
class ArrowTurned(Event):
    """Concealed Motive turned an arrow (MOT-7.14)."""

    seat: Seat
    tile: str
    towards: str
    colour: str


@dataclass(frozen=True)
class MarkerRemoved(Event):
    """False Evidence took a motive marker off (MOT-7.21)."""

    tile: str
    marker: str


@dataclass(frozen=True)
class CardDiscarded(Event):
    """A card left a hand unused (MOT-10.4, 10.7)."""

    seat: Seat
    card: str


@dataclass(frozen=True)
class CardRedrawn(Event):
    """A card that the round forbids was thrown away and another drawn (MOT-11.11)."""

    card: str


@dataclass(frozen=True)
class PieceDrawn(Event):
    """A seat drew a piece to use it at once, or two to choose from."""

    seat: Seat
    pile: str
    pieces: tuple[str, ...] | None

    def heard_by(self, seat: Seat | None) -> "PieceDrawn":
        return self if seat == self.seat else replace(self, pieces=None)


@dataclass(frozen=True)
class PieceKept(Event):
    """One of two pieces seen was kept, the other went under its pile (MOT-14.6)."""

    seat: Seat
    pile: str
    piece: str | None

    def heard_by(self, seat: Seat | None) -> "PieceKept":
        return self if seat == self.seat else replace(self, piece=None)


@dataclass(frozen=True)
class DrawnPiecePlayed(Event):
    """What was drawn comes to light."""

    seat: Seat
    piece: str


@dataclass(frozen=True)
class DrawnCardDiscarded(Event):
    """It was looked over without being used."""

    seat: Seat
    card: str


@dataclass(frozen=True)
class NothingDrawn(Event):
    """The deck held no card for this round; the turn ended (MOT-11.12)."""

    seat: Seat


@dataclass(frozen=True)
class LeadsGathered(Event):
    """Pieces drawn into hand."""

    seat: Seat
    tiles: int
    cards: int
    pieces: tuple[str, ...] | None

    def heard_by(self, seat: Seat | None) -> "LeadsGathered":
        return self if seat == self.seat else replace(self, pieces=None)


@dataclass(frozen=True)
class PieceBought(Event):
    """A piece of the display was paid for (MOT-16.6)."""

    seat: Seat
    piece: str
    cost: int


@dataclass(frozen=True)
class SecondBodyFound(Event):
    seat: Seat
    tile: str


@dataclass(frozen=True)
class SecondBodyDeclined(Event):
    seat: Seat


@dataclass(frozen=True)
class SecondInterviewPlaced(Event):
    """A marker lies face down on a suspect; its kind is its owner's secret."""

    seat: Seat
    tile: str
    kind: str | None

    def heard_by(self, seat: Seat | None) -> "SecondInterviewPlaced":
        return self if seat == self.seat else replace(self, kind=None)


@dataclass(frozen=True)
class SecondInterviewDoubled(Event):
    """One More Thing lies on a marker of `owner` (MOT-14.18)."""

    seat: Seat
    tile: str
    owner: Seat


@dataclass(frozen=True)
class TurnPassed(Event):
    """A seat did nothing more, or could do nothing (MOT-7.13, 11.14)."""

    seat: Seat


@dataclass(frozen=True)
class TurnSkipped(Event):
    """A seat could not act and was passed over (MOT-9.4, 10.9)."""

    seat: Seat


@dataclass(frozen=True)
class DrawAreaRefilled(Event):
    """Solo: a piece was replaced from its active pile (MOT-17.4)."""

    piece: str


@dataclass(frozen=True)
class ReserveFetched(Event):
    """Solo: the top of a reserve pile went onto its active pile, unseen (MOT-17.12)."""

    pile: str


@dataclass(frozen=True)
class WalkerMoved(Event):
    """Solo: the walking marker stands on this suspect (MOT-17.8, 17.11)."""

    tile: str


@dataclass(frozen=True)
class AlibiFound(Event):
    """Harder solo: exculpatory evidence for a suspect just placed (MOT-17.21)."""

    tile: str
    card: str
