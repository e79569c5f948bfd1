"""How does somebody play who has studied one game? As the game's own adviser says."""

from collections.abc import Sequence
from typing import Any

from parlour.bots.greedy import Greedy
from parlour.bots.thinking import chance_of
from parlour.core.game import Event, Game, Move
from parlour.core.picks import Picks


class Planner:
    """Asks the game itself; where a game has no advice, it looks at every move like `greedy`."""

    def __init__(self, game: Game, options: Any, seed: int) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.looks = Greedy(game, options, seed)

    def choose(
        self, view: Any, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        if self.game.advise is None:
            return self.looks.choose(view, heard, picks, may_wait)
        chance = chance_of(self.seed, heard)
        return self.game.advise(view, heard, self.options, chance, may_wait, True)
