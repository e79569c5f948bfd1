"""How is a move built that is too much to list? Choice by choice, and every choice can be finished.

A draft names what has been chosen under dotted keys: `groups.0.site`, `pay.2`, `cards.1`,
`to.boots-03`. Once it spells a whole move, that move is among the picks, beside the choices that
lead on.
"""

from collections.abc import Callable
from typing import Any, Final

from parlour.core.chance import Chance
from parlour.core.game import Move
from parlour.core.picks import Draft, Picks
from parlour.core.seats import Seat
from parlour.games.island.rules.choices import awaited
from parlour.games.island.rules.picks import deals, payments, plans, sets
from parlour.games.island.state import State

Step = Callable[[Draft], Picks]
Fill = Callable[[State, Seat], Step]


def of_state(fill: Callable[[State, Seat, Draft], Picks]) -> Fill:
    """Where every draft is looked at anew."""
    return lambda state, seat: lambda draft: fill(state, seat, draft)


FILLS: Final[dict[str, Fill]] = {
    "draft_plan": plans.fill,
    "enter": of_state(payments.fill),
    "resolve": of_state(sets.fill_resolve),
    "contribute": of_state(sets.fill_offer),
    "exchange_ruses": of_state(sets.fill_exchange),
    "distribute": of_state(deals.fill),
}
"""By the type of an open move: what holds for all drafts is found once."""
OF_TEN: Final = 8
"""So often of ten a random player builds a move where it could also take a listed one."""


def kinds(state: State, seat: Seat) -> list[str]:
    """The open moves that this seat can make now."""
    if seat not in awaited(state):
        return []
    if state.phase == "planning":
        return ["draft_plan"] if state.plan is None else []
    if state.phase == "exchange":
        return ["exchange_ruses"]
    if state.phase == "ruse_answer":
        return ["contribute"]
    group = state.group
    if state.phase != "group" or group is None or group.proposal is not None:
        return []
    if group.stage == "distribution":
        return ["distribute"]
    if group.stage == "entry":
        return ["enter"] if payments.can_enter(state, group) else []
    return ["resolve"] if sets.can_resolve(state, group) else []


def fill(state: State, seat: Seat, draft: Draft) -> Picks:
    """The picks toward an open move after this draft."""
    kind: Any = draft.get("type")
    if kind is None:
        words = [] if draft else kinds(state, seat)
        return Picks((), draft, tuple([{"type": word} for word in words]))
    if kind not in kinds(state, seat):
        return Picks((), draft)
    return FILLS[kind](state, seat)(draft)


def drawn(state: State, seat: Seat, moves: list[Move], chance: Chance) -> Move:
    """A move at random: one of the listed, or one that is built."""
    offered = kinds(state, seat)
    if not offered or (moves and chance.below(10) >= OF_TEN):
        return chance.pick(moves)
    draft: dict[str, Any] = {"type": chance.pick(offered)}
    step = FILLS[draft["type"]](state, seat)
    while True:
        picks = step(draft)
        number = chance.below(len(picks.ways) + len(picks.steps))
        if number < len(picks.ways):
            return picks.ways[number][0]
        draft |= picks.steps[number - len(picks.ways)]
