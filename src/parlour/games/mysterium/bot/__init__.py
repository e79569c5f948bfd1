"""How do Mysterium's bots think? With pictures and nothing else.

`meaning` says how alike two pictures are, `minds` how somebody may look at them, `reading` which
card some visions mean. `ghost` chooses by what a listener will make of it; `psychic` listens,
judges and votes. A bot sees views, and of a card only its `Look`: names, places in a list, numbers
of cards and moments carry nothing. Strength is a blurred eye: whoever is weaker sees less exactly,
and means every card all the same.
"""

from collections.abc import Sequence
from typing import Final

from parlour.core.chance import Chance
from parlour.core.game import Event, Move
from parlour.core.picks import Picks
from parlour.games.mysterium.bot.ghost import Ghost
from parlour.games.mysterium.bot.meaning.looks import BOX_DECK, Deck
from parlour.games.mysterium.bot.memory import first_laid
from parlour.games.mysterium.bot.minds import Eye, sign
from parlour.games.mysterium.bot.psychic import Psychic
from parlour.games.mysterium.content import KINDS
from parlour.games.mysterium.options import Options
from parlour.games.mysterium.position import Position

BLUR: Final[tuple[float, ...]] = (1.6, 0.8, 0.0)
"""By level, easy first: how far off a bot's eye is, beside 1 for e times as likely."""
SHARP: Final = len(BLUR)


class Medium:
    """A bot for either role."""

    def __init__(
        self, options: Options, seed: int, level: int = SHARP, deck: Deck = BOX_DECK
    ) -> None:
        self.options = options
        self.seed = seed
        self.blur = BLUR[max(1, min(level, SHARP)) - 1]
        self.deck = deck

    def choose(
        self, view: Position, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        if view.role == "ghost":
            ghost = Ghost(self.options, self.deck, Eye(self.blur, self.seed))
            return ghost.choose(view, heard, picks)
        chance = Chance((self.seed << 24) + len(heard))
        psychic = Psychic(self.options, self.deck, self.eye_of(view), chance)
        return psychic.choose(view, heard, picks, may_wait)

    def eye_of(self, view: Position) -> Eye:
        """The same throughout a match, though a table makes a bot anew for each decision: else it
        would change its mind with nothing new to see. It hangs on the seat and on what was laid."""
        laid = [sign(self.deck.cards[card]) for kind in KINDS for card in first_laid(view, kind)]
        seat = 0 if view.seat is None else view.seat
        return Eye(self.blur, (sum(laid) << 4) + seat)
