"""How good is this state for me? Motive's own judgement, by which its bots think.

With rivals it foretells how many points each seat will have at the end of the case, and from these
the chance of each to win (`rounds` for levels 4 and 5, `cases` for levels 1 to 3). Alone it says
how near an escape is (`alone`).
"""

from collections.abc import Sequence
from math import exp

from parlour.games.motive.bot import alone, cases, rounds
from parlour.games.motive.state import State


def judge(state: State) -> Sequence[float]:
    """By seat."""
    if state.table.solo:
        return (alone.hope(state),)
    if state.table.rounds:
        return shares(rounds.foretold(state), rounds.doubt(state))
    return shares(cases.foretold(state), cases.doubt(state))


def shares(points: Sequence[float], doubt: float) -> list[float]:
    """The chance of each seat to win if it ends with about so many points; `doubt` is how many
    points make a difference."""
    top = max(points)
    weights = [exp((one - top) / doubt) for one in points]
    total = sum(weights)
    return [weight / total for weight in weights]
