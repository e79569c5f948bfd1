"""The rules of Mysterium, one file for each part of the séance.

`dealing` lays the table; an hour goes through `visions`, `placing` and `answers` to its end in
`hours`; when all stories are known, `line_up` lays them out and the shared vision with them, and
the `poll` decides. `choices` lists what a seat may do, `growing` builds gifts card by card.
"""

from collections.abc import Callable
from typing import Any, Final

from parlour.core.chance import Chance
from parlour.core.game import Move, Story, Timer
from parlour.core.seats import NOBODY, ONLY, Seat, Seats
from parlour.games.mysterium import moves
from parlour.games.mysterium.law import why_not
from parlour.games.mysterium.options import Options
from parlour.games.mysterium.position import Position
from parlour.games.mysterium.rules import (
    answers,
    choices,
    dealing,
    line_up,
    lots,
    placing,
    poll,
    visions,
)
from parlour.games.mysterium.scoring import Outcome, outcome
from parlour.games.mysterium.state import State
from parlour.games.mysterium.state.laid_out import lay_out
from parlour.games.mysterium.state.table import OVER, PLACING, VOTING
from parlour.games.mysterium.state.written import position_of

Rule = Callable[[State, Seat, Any, Chance, Story | None], None]
RULES: Final[dict[type[Any], Rule]] = {
    moves.Give: visions.give,
    moves.Crow: visions.change_cards,
    moves.StartTimer: visions.start_timer,
    moves.Place: placing.place,
    moves.Unplace: placing.unplace,
    moves.Judge: placing.judge,
    moves.Unjudge: placing.unjudge,
    moves.Ready: placing.say_ready,
    moves.Unready: placing.withdraw_ready,
    moves.TimeUp: placing.run_out,
    moves.Reveal: answers.reveal,
    moves.SharedVision: line_up.lay_shared_vision,
    moves.Vote: poll.vote,
}


class Mysterium(State):
    """A state that knows its rules."""

    __slots__ = ()

    def to_act(self) -> Seats:
        """The ghost, or those of the psychics that are awaited (MYS-19.2)."""
        if self.step == PLACING:
            return placing.awaited(self)
        if self.step == VOTING:
            return poll.awaited(self)
        return NOBODY if self.step == OVER else ONLY[self.table.ghost]

    def legal_moves(self, seat: Seat) -> list[Move]:
        """Every set of cards is a move of its own (MYS-20)."""
        return choices.listed(self, seat)

    def sample(self, seat: Seat, chance: Chance) -> Move:
        """One of the listed moves, those that lead on more often than others."""
        return lots.drawn_by_lot(self, seat, chance)

    def why_not(self, seat: Seat, move: Move) -> str | None:
        return why_not(self, seat, move)

    def apply(self, seat: Seat, move: Move, chance: Chance, story: Story | None = None) -> None:
        RULES[type(move)](self, seat, move, chance, story)

    def outcome(self) -> Outcome | None:
        return outcome(self)

    def position(self) -> Position:
        return position_of(self)

    def copy(self) -> "Mysterium":
        other = Mysterium()
        self.copy_to(other)
        return other


def setup(options: Options, seats: int, chance: Chance, story: Story | None = None) -> Mysterium:
    """The table before the first gift (MYS-3)."""
    state = Mysterium()
    dealing.set_up(state, options, seats, chance, story)
    return state


def from_position(position: Position, seats: int, options: Options) -> Mysterium:
    """The state that a full position describes; raises NotationError for one whose form is wrong
    (MYS-20.1)."""
    state = Mysterium()
    lay_out(state, position, seats, options)
    return state


def timer(state: State) -> Timer | None:
    """The sand runs while the psychics place (MYS-17)."""
    seconds = state.table.seconds
    return Timer("sand", seconds) if state.step == PLACING and seconds else None


__all__ = ["Mysterium", "from_position", "setup", "timer"]
