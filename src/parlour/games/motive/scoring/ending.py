"""How did it end? Winners, or the verdict of solo."""

from dataclasses import dataclass

from parlour.core import game
from parlour.core.masks import members
from parlour.core.seats import Seat, Seats
from parlour.games.motive.content import ESCAPES, TITLES
from parlour.games.motive.scoring.motives import chains
from parlour.games.motive.state import State
from parlour.games.motive.state.table import OVER


@dataclass(frozen=True)
class Outcome(game.Outcome):
    """The top score wins, ties shared (MOT-23.8)."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]

    def winning(self, seats: int) -> Seats:
        return self.winners


@dataclass(frozen=True)
class SoloOutcome(game.Outcome):
    """Whether the murderer got away, and the record (MOT-17.16 to 17.19)."""

    escaped: bool
    total: int
    title: str | None

    def winning(self, seats: int) -> Seats:
        return (0,) if self.escaped else ()


def outcome(state: State) -> Outcome | SoloOutcome | None:
    if state.phase != OVER:
        return None
    if state.table.solo:
        return solo_outcome(state)
    top = max(state.scores)
    winners = tuple([seat for seat, score in enumerate(state.scores) if score == top])
    return Outcome(winners, tuple(state.scores))


def solo_motive(state: State, tile: int) -> int:
    """One number for a suspect: its motives for all bodies, its markers once (MOT-17.15)."""
    base = 0
    for body in state.bodies:
        for chain in chains(state, body, tile):
            base += chain.points
    if base == 0 and state.table.needs_motive:
        return 0
    return max(0, base + state.modifiers[tile])


def solo_outcome(state: State) -> SoloOutcome:
    victim = state.board[state.bodies[0]]
    motives = [solo_motive(state, tile) for tile in members(state.laid) if tile != victim]
    escaped = any(
        sum(motive >= enough for motive in motives) >= suspects for suspects, enough in ESCAPES
    )
    total = sum(motives)
    return SoloOutcome(escaped, total, title(total, state.table.gap_title))


def title(total: int, gap_title: str | None) -> str | None:
    """What a record is called (MOT-17.17, 17.18)."""
    for low, high, name in TITLES:
        if low <= total <= high:
            return name
    return gap_title
