"""How do two companions decide? One proposes, the other agrees or objects, then the table sides
(ISL-16.5, 16.6)."""

from collections.abc import Callable
from typing import Any, Final

from parlour.core.chance import Chance
from parlour.core.game import Move, Story
from parlour.core.match import said
from parlour.core.notation import frozen
from parlour.core.seats import Seat
from parlour.games.island import moves
from parlour.games.island.events import groups as events
from parlour.games.island.law.shape import outsiders
from parlour.games.island.rules import groups, search
from parlour.games.island.state import Acting, Proposed, State

Rule = Callable[[State, Seat, Any, Chance, Story | None], None]
DECISIONS: Final[dict[type[Any], Rule]] = {
    moves.Enter: groups.enter,
    moves.Skip: groups.skip,
    moves.Reveal: search.reveal,
    moves.Stop: search.stop,
    moves.Resolve: search.resolve,
    moves.Leave: search.leave,
    moves.TakeAbility: search.take_ability,
    moves.DeclineAbility: search.decline_ability,
    moves.AssignBlue: search.assign_blue,
    moves.Distribute: groups.distribute,
}
"""What the companions of a group decide."""


def decide(state: State, seat: Seat, move: Move, chance: Chance, story: Story | None) -> None:
    """A companion alone decides; one of two proposes."""
    group = state.acting_group()
    if len(group.companions) == 1:
        DECISIONS[type(move)](state, seat, move, chance, story)
        return
    group.proposal = Proposed(seat, move.canonical(seat))
    if story is not None:
        story.tell(events.MoveProposed(seat, frozen(said(seat, group.proposal.move))))


def agree(state: State, seat: Seat, move: moves.Agree, chance: Chance, story: Story | None) -> None:
    if story is not None:
        story.tell(events.ProposalAnswered(seat, True))
    carry_out(state, chance, story)


def carry_out(state: State, chance: Chance, story: Story | None) -> None:
    group = state.acting_group()
    proposal = group.proposal
    assert proposal is not None
    group.proposal = None
    DECISIONS[type(proposal.move)](state, proposal.seat, proposal.move, chance, story)


def disagree(
    state: State, seat: Seat, move: moves.Object, chance: Chance, story: Story | None
) -> None:
    """The others decide, if there are any; a blue card is lost at once (ISL-7.7)."""
    group = state.acting_group()
    proposal = group.proposal
    assert proposal is not None
    if story is not None:
        story.tell(events.ProposalAnswered(seat, False))
    if isinstance(proposal.move, moves.AssignBlue) or not outsiders(state):
        fall(state, group, proposal.move, chance, story)
    else:
        group.proposal = Proposed(proposal.seat, proposal.move, True)


def side(state: State, seat: Seat, move: moves.Side, chance: Chance, story: Story | None) -> None:
    """All in: more than half of the others carry it out."""
    group = state.acting_group()
    proposal = group.proposal
    assert proposal is not None
    sides = {**proposal.sides, seat: move.for_}
    group.proposal = Proposed(proposal.seat, proposal.move, True, sides)
    if story is not None:
        story.tell(events.SideTaken(seat, move.for_))
    if len(sides) < len(outsiders(state)):
        return
    carried = 2 * sum(sides.values()) > len(sides)
    if story is not None:
        story.tell(events.ProposalSettled(carried))
    if carried:
        carry_out(state, chance, story)
    else:
        fall(state, group, proposal.move, chance, story)


def fall(state: State, group: Acting, move: Move, chance: Chance, story: Story | None) -> None:
    """Nobody agrees: the group redistributes; what waits for a choice is lost; a deal is made at
    random (ISL-16.6)."""
    group.proposal = None
    if isinstance(move, moves.TakeAbility | moves.DeclineAbility | moves.AssignBlue):
        groups.drop_pending(state, group, story)
        search.go_on(state, chance, story)
    elif isinstance(move, moves.Distribute):
        groups.deal_at_random(state, chance, story)
    elif group.stage == "entry":
        groups.stay_outside(state, chance, story)
    else:
        search.end_search(state, chance, story)
