"""The rules of Motive, one file for each part of the specification.

`dealing` sets a case up; `bids` and `order` settle who acts when; a turn (`turns`, `draws`) plays a
piece, whose effect is in `cards` or `suspects`, or draws one, and has an `ending`; `passing` closes
cases of levels 1 to 3, `rounds` those of 4 and 5; `solo` walks around the victim. `choices` lists
what a seat may do, `lots` draws from that list without building it.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from parlour.core.chance import Chance
from parlour.core.game import Move, Story
from parlour.core.seats import NOBODY, ONLY, Seat, Seats
from parlour.games.motive import moves
from parlour.games.motive.law import why_not
from parlour.games.motive.options import Options
from parlour.games.motive.position import Position, Result
from parlour.games.motive.rules import bids, choices, dealing, draws, lots, order, rounds, turns
from parlour.games.motive.scoring.ending import Outcome, SoloOutcome, outcome
from parlour.games.motive.state import State
from parlour.games.motive.state.laid_out import lay_out
from parlour.games.motive.state.table import BID, NONE, NOTHING, TURN
from parlour.games.motive.state.written import position_of

Rule = Callable[[State, Seat, Any, Chance, Story | None], None]
RULES: Final[dict[type[Any], Rule]] = {
    moves.PlayTile: turns.play_tile,
    moves.PlayCard: turns.play_card,
    moves.PlayDisplay: turns.play_display,
    moves.DrawTile: draws.draw_tile,
    moves.DrawCard: draws.draw_card,
    moves.DrawTwo: draws.draw_two,
    moves.DiscardDrawn: draws.discard_drawn,
    moves.ChooseDrawn: draws.choose_drawn,
    moves.Pass: turns.stop,
    moves.PlaceSecondBody: turns.place_second_body,
    moves.Decline: turns.decline,
    moves.SecondInterview: turns.second_interview,
    moves.Bid: bids.bid,
    moves.ChooseDetective: bids.choose_detective,
    moves.ChoosePosition: order.choose_position,
    moves.ChooseOrder: order.choose_order,
    moves.SwapDisguise: rounds.swap_disguise,
}


class Motive(State):
    """A state that knows its rules."""

    __slots__ = ()

    def to_act(self) -> Seats:
        """One seat, save for the commitments (MOT-19)."""
        if self.phase == BID:
            return tuple([seat for seat, piece in enumerate(self.bids) if not piece])
        return NOBODY if self.mover == NONE else ONLY[self.mover]

    def legal_moves(self, seat: Seat) -> list[Move]:
        """Every full move; each combination of colours is its own (MOT-20.2)."""
        return choices.listed(self, seat)

    def sample(self, seat: Seat, chance: Chance) -> Move:
        if self.phase == TURN and self.pending == NOTHING:
            return lots.drawn_by_lot(self, seat, chance)
        return chance.pick(choices.listed(self, seat))

    def why_not(self, seat: Seat, move: Move) -> str | None:
        return why_not(self, seat, move)

    def apply(self, seat: Seat, move: Move, chance: Chance, story: Story | None = None) -> None:
        RULES[type(move)](self, seat, move, chance, story)

    def outcome(self) -> Outcome | SoloOutcome | None:
        return outcome(self)

    def position(self) -> Position:
        position = position_of(self)
        ended = outcome(self)
        if isinstance(ended, SoloOutcome):
            result = Result(ended.escaped, ended.total, ended.title)
            return replace(position, result=result)
        return position

    def copy(self) -> "Motive":
        other = Motive()
        self.copy_to(other)
        return other


def setup(options: Options, seats: int, chance: Chance, story: Story | None = None) -> Motive:
    """The first case, or what comes before it (MOT-8.2, 11.3, 14.5, 17.3)."""
    state = Motive()
    dealing.set_up(state, options, seats, chance, story)
    return state


def from_position(position: Position, seats: int, options: Options) -> Motive:
    """The state that a full position describes; raises NotationError for one that cannot be
    (MOT-23)."""
    state = Motive()
    lay_out(state, position, seats, options)
    return state


__all__ = ["Motive", "from_position", "setup"]
