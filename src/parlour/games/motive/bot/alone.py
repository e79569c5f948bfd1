"""Solo: how near is an escape?"""

from parlour.games.motive.content import ESCAPES
from parlour.games.motive.scoring import totals
from parlour.games.motive.state import State


def hope(state: State) -> float:
    """From 0 to 1: how much of the motive that lets the murderer escape is there."""
    motives = sorted(suspicions(state).values(), reverse=True)
    best = 0.0
    for suspects, enough in ESCAPES:
        found = sum(min(motive, enough) for motive in motives[:suspects])
        best = max(best, found / (suspects * enough))
    if best >= 1.0:
        return 0.97
    return 0.8 * best * best + 0.001 * min(100, sum(motives))


def suspicions(state: State) -> dict[int, int]:
    """The motive of each suspect, about as solo counts it (MOT-17.15)."""
    found = dict(totals(state, state.bodies[0]))
    for body in state.bodies[1:]:
        for tile, motive in totals(state, body).items():
            known = found.get(tile, 0)
            both = known + motive - (state.modifiers[tile] if known and motive else 0)
            found[tile] = max(0, both)
        found.pop(state.board[state.bodies[0]], None)
    return found
