"""Solo: how near is an escape?

What counts is the motive that is there, held against each way to escape, and what the ring around
the victim still promises: a near suspect with a strong arrow toward the victim and free spaces
behind it makes chains, and most of the motive of a good game comes from those.
"""

from typing import Final

from parlour.games.motive.content import BESIDE, CENTRE, ESCAPES
from parlour.games.motive.scoring.motives import NEAR_STEPS, totals
from parlour.games.motive.state import State

SURE: Final = 0.97
"""The hope when nothing but a mishap can prevent the escape."""
MOST_BY_MOTIVE: Final = 0.75
PER_POINT: Final = 0.001
"""What a point of motive is worth beside: the record, and room for setbacks."""
PER_PROMISE: Final = 0.001
PARTNER: Final = 3
"""The number of an arrow yet to come."""
TURNS_FOR_PROMISES: Final = 4


def hope(state: State) -> float:
    """From 0 to 1."""
    motives = sorted(suspicions(state).values(), reverse=True)
    nearest = 0.0
    for suspects, enough in ESCAPES:
        found = sum([min(motive, enough) for motive in motives[:suspects]])
        nearest = max(nearest, found / (suspects * enough))
    if nearest >= 1.0:
        return SURE
    hoped = MOST_BY_MOTIVE * nearest * nearest + PER_PROMISE * promise(state)
    return min(SURE, hoped + PER_POINT * sum(motives))


def promise(state: State) -> float:
    """What chains could still be worth: the less, the fewer tiles are to come."""
    found = 0
    for step, edge in NEAR_STEPS:
        tile = state.board[CENTRE + step]
        value = abs(state.arrows[4 * tile + edge])
        if value:
            free = BESIDE[CENTRE + step] & ~state.occupied
            found += (value + PARTNER) * free.bit_count()
    return found * min(1.0, (len(state.stack) + 1) / TURNS_FOR_PROMISES)


def suspicions(state: State) -> dict[int, int]:
    """The motive of each suspect, about as solo counts it (MOT-17.15)."""
    found = totals(state, state.bodies[0])
    for body in state.bodies[1:]:
        for tile, motive in totals(state, body).items():
            known = found.get(tile, 0)
            twice = state.modifiers[tile] if known and motive else 0
            found[tile] = max(0, known + motive - twice)
        found.pop(state.board[state.bodies[0]], None)
    return found
