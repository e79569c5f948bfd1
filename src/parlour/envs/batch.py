"""Many matches of Calaveras at once, as arrays: a step is one call, whatever their number.

    table = Batch(1024, seats=4, seed=1)
    table.step(numbers)            # a number of a move for each match, among those of table.mask()
    table.observations             # uint8, (matches, numbers): what each seat to act sees

The arrays are windows on what the rules write, without a copy; they change with every step. A match
that ends begins anew at once: `ended` and `won` tell of it until the next step.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from parlour.core.match import read_options
from parlour.games import GAMES
from parlour.games.calaveras import batch
from parlour.games.calaveras.moves import MOVES

Bytes = NDArray[np.uint8]
ACTIONS: Final = len(MOVES)


class Batch:
    """`parlour.games.calaveras.moves.MOVES` says which number is which move."""

    def __init__(
        self, matches: int, seats: int, seed: int, options: Mapping[str, Any] | None = None
    ) -> None:
        """Options as plain JSON; raises OptionsError for a table that cannot be played."""
        chosen = read_options(GAMES["calaveras"], dict(options or {}), seats)
        self.rules = batch.Batch(matches, seats, seed, chosen)
        self.observations = window(self.rules.seen, matches)
        self.acting = window(self.rules.acting, matches)[:, 0]
        self.ended = window(self.rules.ended, matches)[:, 0]
        self.won = window(self.rules.won, matches)
        self.masks = window(self.rules.mask, matches)

    def step(self, numbers: Any) -> Bytes:
        """One move in each match; raises IllegalMove, and then nothing has changed."""
        self.rules.step(numbers if isinstance(numbers, list) else np.asarray(numbers).tolist())
        return self.observations

    def step_at_random(self) -> Bytes:
        self.rules.step_at_random()
        return self.observations

    def legal(self, match: int) -> list[int]:
        """The numbers of the legal moves of one match."""
        return self.rules.legal(match)

    def mask(self) -> Bytes:
        """Ones at the legal moves, (matches, ACTIONS)."""
        self.rules.look_up()
        return self.masks


def window(row: Any, matches: int) -> Bytes:
    return np.frombuffer(memoryview(row), np.uint8).reshape(matches, -1)
