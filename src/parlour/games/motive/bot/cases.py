"""Levels 1 to 3: what are the cubes on the table worth at the end of the case?"""

from parlour.core.masks import members
from parlour.games.motive.content import ALL_CARDS, ALL_TILES
from parlour.games.motive.scoring.motives import totals
from parlour.games.motive.state import State
from parlour.games.motive.state.table import NONE


def foretold(state: State) -> list[float]:
    """By seat: its score, what its suspects are worth now, and what it may still place."""
    points = [float(score) for score in state.scores]
    for body in state.bodies:
        for tile, motive in totals(state, body).items():
            seat = state.owner[tile]
            if seat != NONE:
                points[seat] += motive
    for seat, hand in enumerate(state.hands):
        points[seat] += 0.2 * (hand & ALL_TILES).bit_count()
        points[seat] += 1.0 * (hand & ALL_CARDS != 0)
    return points


def doubt(state: State) -> float:
    """The more cases and spaces are left, the more may change."""
    cases = state.table.seats - state.case
    spaces = max(0, 13 - len(members(state.laid)))
    return 3.0 + 3.0 * cases + 0.4 * spaces
