"""Who plays, and where? Bots by name and settings, and every way to seat them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from inspect import Parameter, signature
from itertools import permutations, product
from typing import Any, Final

from parlour.bots import BOTS
from parlour.core.bot import Bot
from parlour.core.errors import OptionsError
from parlour.core.game import Game

BUDGETS: Final = {"playouts", "milliseconds"}
"""How much a bot may think; a bot has one of them."""


@dataclass(frozen=True)
class Entrant:
    """A bot as written, `ismcts:playouts=200`: its name, and settings by keyword."""

    label: str
    name: str
    settings: Mapping[str, int]

    def make(self, game: Game, options: Any, seed: int) -> Bot:
        return BOTS[self.name](game, options, seed, **self.settings)


def entrant(text: str, common: Mapping[str, int]) -> Entrant:
    """A bot from its words; `common` holds for every bot that knows the setting. Raises
    OptionsError."""
    name, *words = text.split(":")
    if name not in BOTS:
        raise OptionsError("bots", f"names {name!r}; there are {', '.join(BOTS)}")
    known = settings_of(name)
    own = {key: value for key, value in common.items() if key in known}
    for word in words:
        key, _, value = word.partition("=")
        if key not in known:
            raise OptionsError("bots", f"gives {name} the setting {key!r}, which it has not")
        own[key] = positive(f"{name}:{key}", value)
    if len(BUDGETS & own.keys()) > 1:
        raise OptionsError("bots", f"gives {text} more than one budget: {', '.join(sorted(own))}")
    return Entrant(text, name, own)


def settings_of(name: str) -> tuple[str, ...]:
    """What can be set about a bot; whole numbers, all of them."""
    wanted = signature(BOTS[name]).parameters.values()
    return tuple([one.name for one in wanted if one.kind is Parameter.KEYWORD_ONLY])


def positive(field: str, text: str) -> int:
    """A whole number from 1 up; raises OptionsError."""
    if not (text.isascii() and text.isdigit() and len(text) <= 9 and int(text)):
        raise OptionsError(field, f"is {text!r}, not a whole number from 1 up")
    return int(text)


def seatings(bots: Sequence[str], sides: int) -> list[tuple[str, ...]]:
    """Every way to seat the bots, one a side, each way once.

    As many bots as sides, or more: every order of every choice among them. Fewer: every way in
    which each of them plays.
    """
    if len(bots) >= sides:
        return list(dict.fromkeys(permutations(bots, sides)))
    wanted = set(bots)
    ways = product(dict.fromkeys(bots), repeat=sides)
    return [way for way in ways if set(way) == wanted]
