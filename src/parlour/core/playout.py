"""How does a match end if everyone plays at random? The quick loop behind search and statistics."""

from typing import Final

from parlour.core.chance import Chance
from parlour.core.game import State

LONG_ENOUGH: Final = 20_000
"""Plies after which a playout is given up. None of the games comes near it."""


def playout(state: State, chance: Chance, limit: int = LONG_ENOUGH) -> int:
    """Play on at random to the end or the limit; the number of moves it took."""
    for plies in range(limit):
        if not state.move_at_random(chance):
            return plies
    return limit


def listed_playout(state: State, chance: Chance, limit: int = LONG_ENOUGH) -> int:
    """The same, choosing from the whole list each time; open moves, which no list holds, are
    sampled."""
    for plies in range(limit):
        seats = state.to_act()
        if not seats:
            return plies
        seat = seats[0] if len(seats) == 1 else seats[chance.below(len(seats))]
        moves = state.legal_moves(seat)
        move = moves[chance.below(len(moves))] if moves else state.sample(seat, chance)
        state.apply(seat, move, chance)
    return limit
