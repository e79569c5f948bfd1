"""How is a position written? In the words of section 17; in a view the hidden piles are numbers.

A key left out holds its empty value, so that a case names only what matters (ISL-17.1).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from parlour.core import game
from parlour.core.notation import Frozen
from parlour.core.seats import Seat, Seats
from parlour.games.island.content import Effect
from parlour.games.island.moves import Group

Pile = tuple[str, ...] | int
"""Cards or tokens, or their number where they lie face down."""
Phase = Literal[
    "planning",
    "accomplice_move",
    "group_ruse",
    "group",
    "exclude_vote",
    "setback_vote",
    "exchange",
    "ruse",
    "ruse_answer",
    "accusation",
    "over",
]
Stage = Literal["entry", "search", "distribution"]
Role = Literal["loyal", "accomplice"]


@dataclass(frozen=True)
class Outcome(game.Outcome):
    """How it ended (ISL-17.4)."""

    winner: Literal["players", "accomplice", "everyone", "nobody"]
    seats: tuple[Seat, ...]
    reason: Literal["nine_clues", "accomplice_hidden", "murderer_alone"]
    murderer: str | None

    def winning(self, seats: int) -> Seats:
        return self.seats


@dataclass(frozen=True)
class Guest:
    """A guest's cards, face up and face down."""

    alive: bool = True
    up: tuple[str, ...] = ()
    down: Pile = ()


@dataclass(frozen=True)
class Player:
    """What a seat has before it."""

    persona: str | None = None
    hand: Pile = ()
    abilities: tuple[str, ...] = ()
    ruses: Pile = ()
    role: Role | None = None


@dataclass(frozen=True)
class SiteTokens:
    """The tokens of a site, the next to turn up first."""

    down: Pile = ()
    up: tuple[str, ...] = ()


@dataclass(frozen=True)
class Belongings:
    """The cards of a dead guest, waiting in the bedroom."""

    guest: str
    up: tuple[str, ...] = ()
    down: Pile = ()


@dataclass(frozen=True)
class Plan:
    """A draft on the table, and who is for and against it."""

    author: Seat
    groups: tuple[Group, ...]
    yes: tuple[Seat, ...] = ()
    no: tuple[Seat, ...] = ()


@dataclass(frozen=True)
class AbilityFound:
    """An ability token waits for somebody who wants it."""

    kind: Literal["ability"]
    token: str


@dataclass(frozen=True)
class BlueFound:
    """So many blue cards wait for a companion's name."""

    kind: Literal["blue"]
    blue: int


@dataclass(frozen=True)
class Proposal:
    """What one of two companions wants to do (ISL-16.6).

    `move` is the move object with its seat; `sides` what the other seats said after an objection.
    """

    move: Any
    agreed: tuple[Seat, ...]
    objected: bool = False
    sides: Mapping[Seat, bool] = Frozen()


@dataclass(frozen=True)
class ActingGroup:
    """The group that acts, and what it holds (ISL-5.1)."""

    site: str
    guests: tuple[str, ...]
    companions: tuple[Seat, ...]
    stage: Stage = "entry"
    pool_up: tuple[str, ...] = ()
    pool_private: Pile = ()
    reveals: int = 0
    fresh: str | None = None
    """The number that this group turned up and has not resolved."""
    pending: AbilityFound | BlueFound | None = None
    proposal: Proposal | None = None
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class RusePlay:
    """A ruse on the table: who may pay against it, and who has offered what.

    `back` is the phase to go back to.
    """

    card: str
    target: Seat | None = None
    payers: tuple[Seat, ...] = ()
    paid: Mapping[Seat, tuple[str, ...]] = Frozen()
    back: Literal["ruse", "group_ruse"] = "ruse"


@dataclass(frozen=True)
class Position(game.Position):
    """What lies where (ISL-17). A view names its `seat`."""

    turn: int = 1
    phase: Phase = "planning"
    deck: Pile = ()
    discard: tuple[str, ...] = ()
    guests: Mapping[str, Guest] = Frozen()
    players: tuple[Player, ...] = ()
    sites: Mapping[str, SiteTokens] = Frozen()
    bedroom: tuple[Belongings, ...] = ()
    bag: Pile = ()
    discoveries: Pile = ()
    victims: Pile = ()
    murderer: str | None = None
    resolved: tuple[str, ...] = ()
    accomplice_tokens: tuple[str, ...] = ()
    tokens_out: tuple[str, ...] = ()
    setbacks: Pile = ()
    setbacks_out: tuple[str, ...] = ()
    setback: str | None = None
    ruse_deck: Pile = ()
    ruses_out: tuple[str, ...] = ()
    ruse_pile: Pile = ()
    spare_role: Role | None = None
    revealed: Seat | None = None
    revealed_turn: int | None = None
    acting: bool = False
    appetites: bool = False
    accomplice_at: str | None = None
    effects: tuple[Effect, ...] = ()
    plan: Plan | None = None
    dropped_plans: tuple[tuple[Group, ...], ...] = ()
    queue: tuple[Group, ...] = ()
    group: ActingGroup | None = None
    assigned: tuple[Seat, ...] = ()
    gifts: Mapping[Seat, int] = Frozen()
    used: tuple[str, ...] = ()
    votes: Mapping[Seat, Seat | str | None] = Frozen()
    excluded: Seat | None = None
    ruse_play: RusePlay | None = None
    ruse_letters: tuple[str, ...] = ()
    outcome: Outcome | None = None
    seat: Seat | None = None
