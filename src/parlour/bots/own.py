"""How does a game's own bot play? Some games are not thought about move by move: where everything
hangs on what pictures mean, the game brings a bot of its own."""

from collections.abc import Sequence
from typing import Any

from parlour.bots.greedy import Greedy
from parlour.core.bot import Bot
from parlour.core.game import Event, Game, Move
from parlour.core.game import Own as Said
from parlour.core.picks import Picks

SHARP = 3


class Own:
    """The game's own bot; where there is none, a greedy one. `level` is 1 for easy, 2, or 3; `own`
    says what is on the pictures of a table that has brought some."""

    def __init__(
        self, game: Game, options: Any, seed: int, *, level: int = SHARP, own: Said | None = None
    ) -> None:
        self.bot: Bot
        if own is not None and game.own_pictures is not None:
            self.bot = game.own_pictures.bot(options, seed, level, own)
        elif game.bot is not None:
            self.bot = game.bot(options, seed, level)
        else:
            self.bot = Greedy(game, options, seed)

    def choose(
        self, view: Any, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        return self.bot.choose(view, heard, picks, may_wait)
