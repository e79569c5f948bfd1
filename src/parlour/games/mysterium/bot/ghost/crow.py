"""When is a crow worth its feathers? When other cards may be hoped to do much more."""

from math import sqrt
from typing import Final

from parlour.games.mysterium.bot.ghost.plan import Plan
from parlour.games.mysterium.bot.ghost.worth import NOTHING, hoped
from parlour.games.mysterium.content import CROWS, HOURS, PER_TURN

FREE: Final = 0.05
"""What a crow must gain that comes back after the turn."""
DEAR: Final = 0.45
"""What it must gain where crows do not come back, at the start of the match."""


def changed(plan: Plan) -> int:
    """The cards to change: those that are meant for nobody."""
    kept = 0
    for mask in plan.allotted().values():
        kept |= mask
    return plan.whole & ~kept


def gain(plan: Plan, mask: int) -> float:
    """What the fresh cards may be hoped to add, each to one psychic."""
    allotted, total = plan.allotted(), 0.0
    count = mask.bit_count()
    share = max(1, count // max(1, len(plan.needs))) if count else 0
    for need in plan.needs:
        given = allotted.get(need.psychic)
        sure = need.worths[given] if given is not None else NOTHING
        total += need.weight * (hoped(sure, need.draws, share) - sure)
    return total


def price(difficulty: str, used: int, hour: int) -> float:
    """What a crow must gain now. It falls while the hours pass: a crow saved to the end is lost."""
    if PER_TURN[difficulty]:
        return FREE
    left = CROWS[difficulty] - used
    return DEAR * (HOURS + 1 - hour) / HOURS / sqrt(max(1, left))
