"""What may a seat do? The moves of section 21.

Cards of a gift are a set: the law takes any order of `cards`, lists hold the sorted one, and the
order goes nowhere (MYS-16.2).
"""

from dataclasses import dataclass, replace
from typing import Any, Final

from parlour.core.game import Move
from parlour.core.seats import Seat


def in_one_order(cards: Any) -> Any:
    """The cards as lists spell them; what is no list of words stays as it is."""
    if isinstance(cards, tuple) and all(isinstance(card, str) for card in cards):
        return tuple(sorted(cards))
    return cards


@dataclass(frozen=True)
class Give(Move):
    """The ghost lays visions before a psychic (MYS-5.1)."""

    psychic: str
    cards: tuple[str, ...]

    def canonical(self, seat: Seat) -> "Give":
        return replace(self, cards=in_one_order(self.cards))


@dataclass(frozen=True)
class Crow(Move):
    """The ghost changes cards of the hand (MYS-10.1)."""

    cards: tuple[str, ...]

    def canonical(self, seat: Seat) -> "Crow":
        return replace(self, cards=in_one_order(self.cards))


@dataclass(frozen=True)
class StartTimer(Move):
    """The ghost turns the sand: the psychics may place (MYS-5.11)."""


@dataclass(frozen=True)
class Place(Move):
    """A psychic's intuition token goes to a card, or to another one (MYS-6.2, 6.3)."""

    psychic: str
    card: str


@dataclass(frozen=True)
class Unplace(Move):
    """A psychic takes its guess back (MYS-6.3)."""

    psychic: str


@dataclass(frozen=True)
class Judge(Move):
    """A clairvoyancy token is added to another psychic's guess (MYS-7.1)."""

    psychic: str
    on: str
    sign: str


@dataclass(frozen=True)
class Unjudge(Move):
    """A clairvoyancy token comes back to hand (MYS-7.6)."""

    psychic: str
    on: str


@dataclass(frozen=True)
class Ready(Move):
    """The seat will not wait for the sand (MYS-6.8)."""


@dataclass(frozen=True)
class Unready(Move):
    """The seat wants more time after all."""


@dataclass(frozen=True)
class TimeUp(Move):
    """The clock: the sand has run out (MYS-17.2)."""


@dataclass(frozen=True)
class Reveal(Move):
    """The ghost answers a guess; what, the assignment says (MYS-8.2)."""

    psychic: str


@dataclass(frozen=True)
class Meant:
    """Three visions, each meant for one card of a group (MYS-12.2)."""

    suspect: str
    location: str
    object: str


@dataclass(frozen=True)
class SharedVision(Move):
    """The ghost names the culprit's group and lays the shared vision (MYS-12)."""

    group: int
    cards: Meant


@dataclass(frozen=True)
class Vote(Move):
    """A psychic seat names a group (MYS-13.6)."""

    group: int


START_TIMER: Final = StartTimer()
READY: Final = Ready()
UNREADY: Final = Unready()
TIME_UP: Final = TimeUp()
