"""Every Hypothesis strategy: tables of any game, and matches played some way on."""

from hypothesis import strategies as st

from parlour.core.chance import Chance
from parlour.core.match import Match
from parlour.core.seats import CLOCK, Seat
from tools.tables import PLAIN, TABLES, Table


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
