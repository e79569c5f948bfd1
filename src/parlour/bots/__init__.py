"""Players that need no person. They see views, never states, and know no game by name: what a game
knows about itself comes from its `judge`, or from a bot that it brings itself.
"""

from collections.abc import Callable
from typing import Final

from parlour.bots.greedy import Greedy
from parlour.bots.ismcts import Ismcts
from parlour.bots.own import Own
from parlour.bots.uniform import Uniform
from parlour.core.bot import Bot

Maker = Callable[..., Bot]
"""Game, options, seed, then settings by keyword. The same arguments make a bot that answers the
same questions the same way."""

BOTS: Final[dict[str, Maker]] = {
    "uniform": Uniform,
    "greedy": Greedy,
    "ismcts": Ismcts,
    "own": Own,
}
"""By name, the weakest first; last the bot that a game brings itself."""
