"""Every table that can be played at: each game, number of seats and, within reason, its options."""

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from itertools import product
from math import prod
from typing import Any, Literal, get_args, get_origin, get_type_hints

from parlour.core.errors import OptionsError
from parlour.core.game import Game
from parlour.games import GAMES


@dataclass(frozen=True, repr=False)
class Table:
    """A game set up for so many seats with these options."""

    game: Game
    seats: int
    options: Any

    def __str__(self) -> str:
        """The options that are not left as they are."""
        plain = self.game.options()
        chosen = {field.name: getattr(self.options, field.name) for field in fields(plain)}
        words = [
            f"{name}={value}" for name, value in chosen.items() if value != getattr(plain, name)
        ]
        return "-".join([self.game.id, str(self.seats), *words])


def values(hint: Any) -> tuple[Any, ...]:
    """A few values of an option's type."""
    if hint is bool:
        return (False, True)
    if hint is int:
        return (0, 1, 2, 40)
    if hint is type(None):
        return (None,)
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) is tuple:
        return ()  # lists have no values that fit every number of seats
    return tuple(value for part in get_args(hint) for value in values(part))


MOST_TABLES = 64
"""As many combinations of options are all tried; of more, a choice."""


def options_of(game: Game, seats: int) -> list[Any]:
    """Combinations of a few values a field that this number of seats can be set up with: all of
    them, or so many that each variant meets each value of every other option."""
    choices = {name: values(hint) for name, hint in get_type_hints(game.options).items()}
    if prod(map(len, choices.values())) <= MOST_TABLES:
        return possible(game, seats, product(*choices.values()))
    return list(
        dict.fromkeys(
            replace(variant, **{name: value})
            for variant in variants_of(game, seats)
            for name, offered in choices.items()
            for value in offered
            if accepted(game, replace(variant, **{name: value}), seats)
        )
    )


def variants_of(game: Game, seats: int) -> list[Any]:
    """The other games in the same box: every value of the options marked as `variant`, the rest
    left as they are."""
    hints = get_type_hints(game.options)
    marked = [field.name for field in fields(game.options) if field.metadata.get("variant")]
    plain = game.options()
    chosen = product(*(named(values(hints[name])) for name in marked))
    made = (replace(plain, **dict(zip(marked, row, strict=True))) for row in chosen)
    return [options for options in made if accepted(game, options, seats)]


def named(offered: tuple[Any, ...]) -> tuple[Any, ...]:
    """Without None, if it stands for one of the others."""
    return tuple(value for value in offered if value is not None) or offered


def possible(game: Game, seats: int, rows: Iterable[tuple[Any, ...]]) -> list[Any]:
    names = [field.name for field in fields(game.options)]
    made = (game.options(**dict(zip(names, row, strict=True))) for row in rows)
    return [options for options in made if accepted(game, options, seats)]


def accepted(game: Game, options: Any, seats: int) -> bool:
    try:
        game.check(options, seats)
    except OptionsError:
        return False
    return True


TABLES = [
    Table(game, seats, options)
    for game in GAMES.values()
    for seats in game.seats
    for options in options_of(game, seats)
]
PLAIN = [
    Table(game, seats, options)
    for game in GAMES.values()
    for seats in game.seats
    for options in variants_of(game, seats)
]
"""Every game, number of seats and variant, with all other options left as they are."""
