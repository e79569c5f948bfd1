"""What do all bots share? Their chance, the moves they weigh, what a state is worth to them."""

from collections.abc import Sequence
from typing import Any, Final

from parlour.core.chance import Chance
from parlour.core.game import Event, Game, Move, State, each_alone
from parlour.core.picks import Picks
from parlour.core.seats import Seat

EVEN: Final = 0.5
OPEN_TRIES: Final = 24
"""How many moves of a kind too many to list are looked at."""


def chance_of(seed: int, heard: Sequence[Event]) -> Chance:
    """A stream for one decision. It hangs on nothing that came before, so a bot that is made anew
    in the middle of a match goes on as if it had been there."""
    return Chance((seed << 24) + len(heard))


def weighed(picks: Picks, chance: Chance) -> list[Move]:
    """The moves worth a look: all that are listed, and some of those that are not."""
    moves = list(picks.moves)
    if picks.steps:
        moves += [picks.sample(chance) for _ in range(OPEN_TRIES)]
    return list(dict.fromkeys(moves))


def worth(game: Game, state: State) -> Sequence[float]:
    """By seat, from 0 to 1: who won, or how the game itself judges what is not over. Where every
    seat is a side of its own, those who win together have a share each: a bot that took a tie for
    a win would let its rivals catch up."""
    outcome = state.outcome()
    if outcome is None:
        return game.judge(state) if game.judge else [EVEN] * max(game.seats)
    won = outcome.winning(max(game.seats))
    share = 1 / len(won) if won and game.sides is each_alone else 1.0
    return [share if seat in won else 0.0 for seat in range(max(game.seats))]


def seat_of(view: Any) -> Seat:
    """Whose view it is."""
    seat: Seat = view.seat
    return seat
