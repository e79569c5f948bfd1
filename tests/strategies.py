"""Every Hypothesis strategy: tables of any game, and matches played some way on."""

from dataclasses import dataclass, fields
from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from parlour.core.chance import Chance
from parlour.core.errors import OptionsError
from parlour.core.game import Game
from parlour.core.match import Match
from parlour.core.seats import CLOCK, Seat
from parlour.games import GAMES


@dataclass(frozen=True)
class Table:
    """A game set up for so many seats with these options."""

    game: Game
    seats: int
    options: Any

    def __str__(self) -> str:
        return f"{self.game.id}-{self.seats}-{self.options}"


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
    return tuple(value for part in get_args(hint) for value in values(part))


def options_of(game: Game, seats: int) -> list[Any]:
    """Every combination of a few values a field that this number of seats can be set up with."""
    hints = get_type_hints(game.options)
    names = [field.name for field in fields(game.options)]
    combinations = product(*(values(hints[name]) for name in names))
    return [
        options
        for chosen in combinations
        if accepted(game, options := game.options(**dict(zip(names, chosen, strict=True))), seats)
    ]


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
PLAIN = [Table(game, seats, game.options()) for game in GAMES.values() for seats in game.seats]
"""Every game and number of seats, with the options left as they are."""


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


def wander(match: Match, chance: Chance, plies: int) -> None:
    """Play so many plies at random, or to the end."""
    for _ in range(plies):
        seats = match.to_act()
        if not seats:
            return
        seat = seats[chance.below(len(seats))]
        match.play(seat, match.picks(seat).sample(chance))


def everyone(match: Match) -> list[Seat]:
    """Every number a move may come from, and some that no move may."""
    return [CLOCK, *range(match.seats), match.seats, match.seats + 7]
