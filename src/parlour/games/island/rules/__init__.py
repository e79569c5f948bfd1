"""The rules of The Island, one file for each part of the specification.

`setup` lays the table; a turn is planned (`planning`), its `groups` act and `search`, two
companions agree by `proposals`; `turns` draws, lets guests die and begins anew, with `votes` on
setbacks. A known `accomplice` plays `ruses`; what these do is in `effects`. `flow` carries the game
on between decisions. `choices` lists what a seat may do, `picks` builds what is too much to list.
"""

from collections.abc import Callable
from typing import Any, Final

from parlour.core.chance import Chance
from parlour.core.game import Move, Story
from parlour.core.seats import Seat, Seats
from parlour.games.island import moves
from parlour.games.island.law import why_not
from parlour.games.island.options import Options
from parlour.games.island.position import Outcome, Position
from parlour.games.island.rules import (
    accomplice,
    choices,
    dealing,
    flow,
    groups,
    picks,
    planning,
    proposals,
    ruses,
    votes,
)
from parlour.games.island.state import State
from parlour.games.island.state.laid_out import lay_out
from parlour.games.island.state.written import position_of

Rule = Callable[[State, Seat, Any, Chance, Story | None], None]


def pass_on(
    state: State, seat: Seat, move: moves.Pass, chance: Chance, story: Story | None
) -> None:
    """Going nowhere, or playing no ruse."""
    rule = accomplice.go if state.phase == "accomplice_move" else ruses.stop_playing
    rule(state, seat, move, chance, story)


RULES: Final[dict[type[Any], Rule]] = {
    moves.DraftPlan: planning.draft,
    moves.ConfirmPlan: planning.answer,
    moves.RejectPlan: planning.answer,
    moves.Give: groups.give,
    **dict.fromkeys(proposals.DECISIONS, proposals.decide),
    moves.Agree: proposals.agree,
    moves.Object: proposals.disagree,
    moves.Side: proposals.side,
    moves.ExcludeVote: votes.exclude,
    moves.Decide: votes.decide,
    moves.Accuse: votes.accuse,
    moves.RevealSelf: accomplice.step_forward,
    moves.ExchangeRuses: accomplice.exchange,
    moves.AccompliceGo: accomplice.go,
    moves.PlayRuse: ruses.play,
    moves.Contribute: ruses.contribute,
    moves.Pass: pass_on,
}


class Island(State):
    """A state that knows its rules."""

    __slots__ = ()

    def to_act(self) -> Seats:
        return choices.awaited(self)

    def legal_moves(self, seat: Seat) -> list[Move]:
        return choices.listed(self, seat)

    def sample(self, seat: Seat, chance: Chance) -> Move:
        """Listed or open; where something can be built, mostly that."""
        return picks.drawn(self, seat, choices.listed(self, seat), chance)

    def why_not(self, seat: Seat, move: Move) -> str | None:
        return why_not(self, seat, move)

    def apply(self, seat: Seat, move: Move, chance: Chance, story: Story | None = None) -> None:
        """Carry out a move, and go on until somebody has to decide."""
        RULES[type(move)](self, seat, move, chance, story)
        flow.go_on(self, chance, story)

    def outcome(self) -> Outcome | None:
        return self.ending

    def position(self) -> Position:
        return position_of(self)

    def copy(self) -> "Island":
        other = Island()
        self.copy_to(other)
        return other


def setup(options: Options, seats: int, chance: Chance, story: Story | None = None) -> Island:
    """A fresh table (ISL-3)."""
    state = Island()
    dealing.set_up(state, options, seats, chance, story)
    return state


def from_position(position: Position, seats: int, options: Options) -> Island:
    """The state that a position describes; raises NotationError for one that cannot be (ISL-17)."""
    state = Island()
    lay_out(state, position, seats, options)
    return state


__all__ = ["Island", "from_position", "setup"]
