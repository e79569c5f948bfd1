"""How does a game's own bot play? Some games are not thought about move by move: where everything
hangs on what pictures mean, the game brings a bot of its own."""

from collections.abc import Sequence
from typing import Any

from parlour.bots.greedy import Greedy
from parlour.core.bot import Bot
from parlour.core.game import Event, Game, Move
from parlour.core.picks import Picks

SHARP = 3


class Own:
    """The game's own bot; where there is none, a greedy one. `level` is 1 for easy, 2, or 3."""

    def __init__(self, game: Game, options: Any, seed: int, *, level: int = SHARP) -> None:
        self.bot: Bot = (
            Greedy(game, options, seed) if game.bot is None else game.bot(options, seed, level)
        )

    def choose(
        self, view: Any, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        return self.bot.choose(view, heard, picks, may_wait)
