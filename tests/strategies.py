"""Every Hypothesis strategy: tables of any game, and matches played some way on."""

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from itertools import product
from math import prod
from typing import Any, Literal, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from parlour.core.chance import Chance
from parlour.core.errors import OptionsError
from parlour.core.game import Game
from parlour.core.match import Match
from parlour.core.seats import CLOCK, Seat
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


def tables() -> st.SearchStrategy[Table]:
    """Any table; the plain ones half of the time."""
    return st.sampled_from(PLAIN) | st.sampled_from(TABLES)


@st.composite
def matches(draw: st.DrawFn, longest: int = 120) -> Match:
    """A match of any game, played at random for a while, perhaps to its end."""
    table = draw(tables())
    match = Match(table.game, table.options, table.seats, str(draw(st.integers(0, 2**32))))
    wander(match, Chance(draw(st.integers(0, 2**32))), draw(st.integers(0, longest)))
    return match


CLOCK_MOVES = 16
"""One move in so many is the clock's while a timer runs."""


def wander(match: Match, chance: Chance, plies: int) -> None:
    """Play so many plies at random, or to the end."""
    for _ in range(plies):
        seats = match.to_act()
        if not seats:
            return
        if match.timer() is not None and not chance.below(CLOCK_MOVES):
            match.play(CLOCK, match.state.legal_moves(CLOCK)[0])
            continue
        seat = seats[chance.below(len(seats))]
        match.play(seat, match.picks(seat).sample(chance))


def everyone(match: Match) -> list[Seat]:
    """Every number a move may come from, and some that no move may."""
    return [CLOCK, *range(match.seats), match.seats, match.seats + 7]
