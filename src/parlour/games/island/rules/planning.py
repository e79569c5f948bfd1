"""How does the table agree on a plan? A draft, answers, a majority, at last a lot (ISL-16.1 to
16.4)."""

from dataclasses import replace

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.seats import Seat
from parlour.games.island.events import planning as events
from parlour.games.island.moves import ConfirmPlan, DraftPlan, Group, RejectPlan
from parlour.games.island.position import Plan
from parlour.games.island.rules import steps
from parlour.games.island.scoring.plans import most_placed
from parlour.games.island.state import State

MOST_DRAFTS = 3
"""After so many dropped drafts one is drawn by lot."""


def begin(state: State, chance: Chance, story: Story | None) -> None:
    """The table plans, if there is anybody to send (ISL-4.14)."""
    state.phase = "planning"
    if most_placed(state) == 0:
        if story is not None:
            story.tell(events.NobodyToSend(state.turn))
        state.phase = steps.END_OF_PLAYERS_PHASE


def draft(state: State, seat: Seat, move: DraftPlan, chance: Chance, story: Story | None) -> None:
    """A draft lies on the table; its author agrees to it."""
    state.plan = Plan(seat, move.groups, (seat,))
    if story is not None:
        story.tell(events.PlanProposed(seat, move.groups))
    settle(state, chance, story)


def answer(
    state: State,
    seat: Seat,
    move: ConfirmPlan | RejectPlan,
    chance: Chance,
    story: Story | None,
) -> None:
    plan = state.plan
    assert plan is not None
    agrees = isinstance(move, ConfirmPlan)
    if agrees:
        state.plan = replace(plan, yes=(*plan.yes, seat))
    else:
        state.plan = replace(plan, no=(*plan.no, seat))
    if story is not None:
        story.tell(events.PlanAnswered(seat, agrees))
    settle(state, chance, story)


def settle(state: State, chance: Chance, story: Story | None) -> None:
    """When all have answered: more than half adopt it."""
    plan = state.plan
    assert plan is not None
    entitled = len(state.players())
    if len(plan.yes) + len(plan.no) < entitled:
        return
    state.plan = None
    if 2 * len(plan.yes) > entitled:
        adopt(state, plan.groups, False, story)
        return
    state.dropped_plans = (*state.dropped_plans, plan.groups)
    if story is not None:
        story.tell(events.PlanDropped(len(state.dropped_plans)))
    if len(state.dropped_plans) >= MOST_DRAFTS:
        adopt(state, chance.pick(state.dropped_plans), True, story)


def adopt(state: State, plan: tuple[Group, ...], by_lot: bool, story: Story | None) -> None:
    """The plan stands; the acting accomplice says where he goes, then the groups act."""
    state.dropped_plans = ()
    state.queue = plan
    for group in plan:
        for seat in group.companions:
            state.assigned |= 1 << seat
    if story is not None:
        story.tell(events.PlanAdopted(plan, by_lot))
    state.phase = "accomplice_move" if state.acting else steps.NEXT_GROUP
