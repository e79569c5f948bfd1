"""How is a position written? In the words of section 20; a view has null and counts for secrets.

`role`, `may_talk`, `voted` and `seat` belong to views; a position to be set up refuses them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from parlour.core import game
from parlour.core.notation import Frozen
from parlour.core.seats import Seat
from parlour.games.mysterium.moves import Meant

Pile = tuple[str, ...] | int
"""Cards, or their number where they lie face down."""
Phase = Literal["reconstruction", "revelation", "over"]
Step = Literal["visions", "placing", "manifesting", "shared", "voting", "over"]
Stage = Literal["suspect", "location", "object", "done"]
Sign = Literal["yes", "no"]
PHASE_OF: Final[dict[Step, Phase]] = {
    "visions": "reconstruction",
    "placing": "reconstruction",
    "manifesting": "reconstruction",
    "shared": "revelation",
    "voting": "revelation",
    "over": "over",
}
"""The phase of each step (MYS-19.1)."""


@dataclass(frozen=True)
class Solved:
    """The cards in a psychic's sleeve (MYS-8.3)."""

    suspect: str | None = None
    location: str | None = None
    object: str | None = None


@dataclass(frozen=True)
class Tokens:
    """Clairvoyancy tokens in hand, and those spent (MYS-7.9)."""

    yes: int
    no: int
    spent_yes: int
    spent_no: int


@dataclass(frozen=True)
class Psychic:
    """What lies before one psychic; `judged` are the tokens on its guess, by the judge's colour."""

    seat: Seat
    stage: Stage
    tokens: Tokens | None
    level: int | None
    visions: tuple[str, ...] = ()
    served: bool = False
    placed: str | None = None
    answered: bool = False
    solved: Solved = Solved()
    judged: Mapping[str, Sign] = Frozen()


@dataclass(frozen=True)
class Screen:
    """The three ghost cards of one psychic (MYS-3.3)."""

    suspect: str
    location: str
    object: str


@dataclass(frozen=True)
class Laid:
    """The psychic cards still on the table."""

    suspects: tuple[str, ...]
    locations: tuple[str, ...]
    objects: tuple[str, ...]


@dataclass(frozen=True)
class Crows:
    """Crows used in the game and in this turn."""

    game: int = 0
    turn: int = 0


@dataclass(frozen=True)
class Group:
    """A story of the line-up; an added one belongs to nobody (MYS-15.4)."""

    psychic: str | None
    suspect: str
    location: str
    object: str


@dataclass(frozen=True)
class Shared:
    """The shared vision: as it lies, what the ghost meant, how many cards are turned up."""

    order: tuple[str | None, ...]
    intent: Meant | None
    shown: int


@dataclass(frozen=True)
class Position(game.Position):
    """What lies where (MYS-20)."""

    phase: Phase
    step: Step
    psychics: Mapping[str, Psychic]
    secret: Mapping[str, Screen] | None
    table: Laid
    hand: Pile
    hour: int = 1
    ghost: Seat = 0
    draw: Pile = ()
    discard: Pile = ()
    crows: Crows = Crows()
    ready: tuple[Seat, ...] = ()
    groups: Mapping[int, Group] = Frozen()
    culprit: int | None = None
    shared: Shared | None = None
    votes: Mapping[Seat, int | None] = Frozen()
    voted: tuple[Seat, ...] = ()
    role: Literal["ghost", "psychic", "spectator"] | None = None
    may_talk: bool | None = None
    seat: Seat | None = None
