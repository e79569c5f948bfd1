"""Which move looks best at once? One move deep, over a few guesses, by the game's own judgement; or
as the game's own bot plays that does not look ahead."""

from collections.abc import Sequence
from typing import Any, Final

from parlour.bots.thinking import chance_of, seat_of, weighed, worth
from parlour.core.bot import Bot
from parlour.core.chance import Chance
from parlour.core.game import Event, Game, Move, State
from parlour.core.picks import Picks
from parlour.core.seats import Seat

SHORT_SIGHTED: Final = 1
"""The level of a game's own bot that looks no further than this turn."""


class Greedy:
    """Tries every move on each guess and takes the best on average. It waits where no move is
    better than none."""

    def __init__(self, game: Game, options: Any, seed: int, *, guesses: int = 3) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.guesses = guesses
        brings = game.bot if game.open_moves else None
        self.own: Bot | None = None if brings is None else brings(options, seed, SHORT_SIGHTED)
        """Where moves are too many to try, and the game brings a bot."""

    def choose(
        self, view: Any, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        chance = chance_of(self.seed, heard)
        if self.own is not None:
            return self.own.choose(view, heard, picks, may_wait)
        moves = weighed(picks, chance)
        if len(moves) == 1 and not may_wait:
            return moves[0]
        seat = seat_of(view)
        guesses = [self.game.guess(view, heard, self.options, chance) for _ in range(self.guesses)]
        values = [self.on_all(guesses, seat, move, chance) for move in moves]
        best = max(values)
        if may_wait and best <= self.as_it_is(guesses, seat):
            return None
        return chance.pick(
            [move for move, value in zip(moves, values, strict=True) if value == best]
        )

    def on_all(self, guesses: Sequence[State], seat: Seat, move: Move, chance: Chance) -> float:
        """What the move is worth on all guesses together."""
        return sum([self.tried(state, seat, move, chance) for state in guesses], 0.0)

    def as_it_is(self, guesses: Sequence[State], seat: Seat) -> float:
        """What waiting is worth on them. Summed from 0.0: from 0 the compiler may take it for a
        whole number."""
        return sum([worth(self.game, state)[seat] for state in guesses], 0.0)

    def tried(self, state: State, seat: Seat, move: Move, chance: Chance) -> float:
        """What the state is worth to the seat after the move."""
        after = state.copy()
        after.apply(seat, move, chance)
        return worth(self.game, after)[seat]
