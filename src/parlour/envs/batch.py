"""Many matches of Calaveras at once, as arrays: a step is one call, whatever their number.

    table = Batch(1024, seats=4, seed=1)
    table.step(numbers)            # a number of a move for each match, among those of table.mask()
    table.observations             # uint8, (matches, numbers): what each seat to act sees

The arrays are windows on what the rules write, without a copy: they can only be read, and change
with every step. A match that ends begins anew at once: `acting`, `observations` and the mask tell
of the next one, `ended` and `won` of the last until the next step. No match is cut off, unless the
option `turn_cap` says so.

| array | shape, all uint8 | |
| --- | --- | --- |
| `observations` | (matches, numbers) | the rows of docs/learners/calaveras.md, without `said` |
| `acting` | (matches,) | the seat to act |
| `ended` | (matches,) | 1 where the last step ended a match |
| `won` | (matches, seats) | and there 1 for who won it, else 0: the rewards of the step |
| `mask()` | (matches, ACTIONS) | 1 at the legal moves |
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from parlour.core.errors import IllegalMove, OptionsError
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
        if matches < 1:
            raise OptionsError("matches", f"is {matches}, not 1 or more")
        chosen = read_options(GAMES["calaveras"], {} if options is None else options, seats)
        self.matches = matches
        self.rules = batch.Batch(matches, seats, seed, chosen)
        self.observations = window(self.rules.seen, matches)
        self.acting = window(self.rules.acting, matches)[:, 0]
        self.ended = window(self.rules.ended, matches)[:, 0]
        self.won = window(self.rules.won, matches)
        self.masks = window(self.rules.mask, matches)

    def step(self, numbers: Any) -> Bytes:
        """One move in each match, from a list of ints or an array of whole numbers. Raises
        IllegalMove or, for another shape, ValueError; and then nothing has changed."""
        chosen = numbers if isinstance(numbers, list) else plain(np.asarray(numbers))
        if len(chosen) != self.matches:
            raise ValueError(f"{self.matches} matches need as many numbers, not {len(chosen)}")
        try:
            self.rules.step(chosen)
        except IllegalMove as refusal:
            refusal.add_note("match {match} has no legal move {number}".format(**refusal.slots))
            raise
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

    def __reduce__(self) -> Any:
        """Copied arrays would be windows on nothing."""
        raise TypeError("a batch is neither copied nor pickled: play it again from its seed")


def plain(numbers: NDArray[Any]) -> list[int]:
    if numbers.ndim != 1 or numbers.dtype.kind not in "iu":
        raise ValueError(
            f"one whole number a match is wanted, not {numbers.dtype} of shape {numbers.shape}"
        )
    return list(numbers.tolist())


def window(row: Any, matches: int) -> Bytes:
    return np.frombuffer(memoryview(row).toreadonly(), np.uint8).reshape(matches, -1)
