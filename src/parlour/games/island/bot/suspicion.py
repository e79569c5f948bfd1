"""Who is likely to be the accomplice? From what was heard: votes, and groups that did badly.

A seat that has no vote cannot vote against the table. So a setback clears whoever was excluded, and
a setback averted speaks against him. A group that stayed outside or left a number behind speaks a
little against its companions.
"""

from collections.abc import Sequence
from typing import Final

from parlour.core.game import Event
from parlour.core.seats import Seat
from parlour.games.island.events.groups import GroupSetOut, NumberLeft, StayedOutside
from parlour.games.island.events.planning import PlayerExcluded
from parlour.games.island.events.turns import SetbackAverted, SetbackHappened
from parlour.games.island.state import NONE, State

STRIKES: Final = 0.55
"""How often an accomplice with a vote uses it."""
SLIP: Final = 0.02
"""How often somebody else votes against the table."""
IDLE: Final = 1.3
LEFT: Final = 1.4
"""By what factor a group's failure speaks against its companions."""


def suspicion(state: State, seat: Seat, heard: Sequence[Event]) -> list[float]:
    """By seat the chance that it is the accomplice, and last the chance that none is, as `seat`
    sees it, which knows that it is not. For the number of seats: as somebody would see it who
    knows that there is one."""
    seats = state.seats
    if not state.options.accomplice:
        return [0.0] * seats + [1.0]
    if state.revealed != NONE:
        return [float(one == state.revealed) for one in range(seats)] + [0.0]
    odds = [1.0] * (seats + 1)
    odds[seat] = 0.0
    excluded, companions = NONE, tuple[Seat, ...]()
    for event in heard:
        if isinstance(event, PlayerExcluded):
            excluded = event.seat
        elif isinstance(event, SetbackHappened | SetbackAverted):
            weigh_vote(odds, excluded, isinstance(event, SetbackHappened))
        elif isinstance(event, GroupSetOut):
            companions = event.companions
        elif isinstance(event, StayedOutside | NumberLeft):
            for one in companions:
                odds[one] *= IDLE if isinstance(event, StayedOutside) else LEFT
    total = sum(odds)
    return [one / total for one in odds]


def weigh_vote(odds: list[float], excluded: Seat, struck: bool) -> None:
    """What the outcome of a vote says about each seat, and about there being no accomplice."""
    for one in range(len(odds)):
        voted = one not in (excluded, len(odds) - 1)
        chance = STRIKES if voted else SLIP
        odds[one] *= chance if struck else 1 - chance
