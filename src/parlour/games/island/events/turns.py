"""What can happen at the end of a turn: draws, traces, death, setbacks, and the end of the game."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from parlour.core.game import Event
from parlour.core.seats import Seat


@dataclass(frozen=True)
class GuestsDrew(Event):
    """A new face-down card for living guests (ISL-8.6)."""

    count: int


@dataclass(frozen=True)
class PlayerDrew(Event):
    """Object cards for a hand; only their owner hears which (ISL-8.7)."""

    seat: Seat
    count: int
    cards: tuple[str, ...] | None

    def heard_by(self, seat: Seat | None) -> "PlayerDrew":
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True)
class DeckShuffled(Event):
    """The discard pile became the deck (ISL-8.9)."""

    count: int


@dataclass(frozen=True)
class RuseDrawn(Event):
    """A ruse card that nobody sees (ISL-8.8, 11.6)."""

    seat: Seat


@dataclass(frozen=True)
class TracesFound(Event):
    """A discovery card put tokens on its sites (ISL-9.2)."""

    discovery: str
    sites: tuple[str, ...]


@dataclass(frozen=True)
class GuestDied(Event):
    """The cards left in the bedroom: those face up, and how many more (ISL-9.3, 9.4)."""

    guest: str
    cards: tuple[str, ...]
    hidden: int


@dataclass(frozen=True)
class SetbackDrawn(Event):
    setback: str


@dataclass(frozen=True)
class DecisionCast(Event):
    """A seat has voted on the setback; how stays secret (ISL-11.4)."""

    seat: Seat


@dataclass(frozen=True)
class SetbackHappened(Event):
    setback: str
    negatives: int


@dataclass(frozen=True)
class SetbackAverted(Event):
    setback: str


@dataclass(frozen=True)
class GuestBenched(Event):
    """A guest stays at the entrance (ISL-17.10)."""

    guest: str


@dataclass(frozen=True)
class HandCardsLost(Event):
    """Cards taken at random from a hand; discards lie open."""

    seat: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True)
class PoolCardsLost(Event):
    """Cards taken at random from the pool of the group."""

    cards: tuple[str, ...]


@dataclass(frozen=True)
class HiddenCardsLost(Event):
    """Every living guest lost the face-down cards; guests to cards, those who had any."""

    cards: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class NumbersCovered(Event):
    """Face-up numbers were turned down and put last at their sites."""

    tokens: tuple[str, ...]


@dataclass(frozen=True)
class AbilityLost(Event):
    seat: Seat
    token: str


@dataclass(frozen=True)
class AccusationMade(Event):
    """A seat has named somebody, or nobody; whom is shown when all are in (ISL-11.10)."""

    seat: Seat


@dataclass(frozen=True)
class AccusationsShown(Event):
    """Who named whom, and who was unmasked, if anybody."""

    votes: Mapping[Seat, Seat | None]
    unmasked: Seat | None


@dataclass(frozen=True)
class GameEnded(Event):
    """Everything hidden is shown: the murderer, the accomplice cards (ISL-14.6)."""

    murderer: str | None
    winner: str
    seats: tuple[Seat, ...]
    reason: str
    accomplice: Seat | None
