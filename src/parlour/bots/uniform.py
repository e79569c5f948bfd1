"""How does somebody play who knows nothing? Picks at random until a move is whole."""

from collections.abc import Sequence
from typing import Any

from parlour.bots.thinking import chance_of
from parlour.core.game import Event, Game, Move
from parlour.core.picks import Picks


class Uniform:
    """Every pick equally likely. Where others can go first it lets them, every other time."""

    def __init__(self, game: Game, options: Any, seed: int) -> None:
        self.seed = seed

    def choose(
        self, view: Any, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        chance = chance_of(self.seed, heard)
        if may_wait and chance.below(2):
            return None
        return picks.sample(chance)
