"""How is voted on a setback, and on who the accomplice is? (ISL-11.3 to 11.6, 11.10)"""

from collections import Counter

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.notation import Frozen
from parlour.core.seats import Seat
from parlour.games.island.content import DOES, SETBACKS
from parlour.games.island.events import planning
from parlour.games.island.events import turns as events
from parlour.games.island.moves import Accuse, Decide, ExcludeVote
from parlour.games.island.rules import ending, steps
from parlour.games.island.rules.effects import Blow, strike
from parlour.games.island.rules.piles import draw_ruse
from parlour.games.island.scoring import accomplice, nine_clues
from parlour.games.island.state import NONE, State


def exclude(
    state: State, seat: Seat, move: ExcludeVote, chance: Chance, story: Story | None
) -> None:
    """All in: the most named seat has no vote, of several one by lot (ISL-11.3)."""
    state.votes[seat] = move.target
    if story is not None:
        story.tell(planning.ExclusionVoted(seat))
    if len(state.votes) < state.seats:
        return
    named = {voter: int(target or 0) for voter, target in sorted(state.votes.items())}
    counts = Counter(named.values())
    most = max(counts.values())
    tied = sorted(target for target, count in counts.items() if count == most)
    state.excluded = chance.pick(tied)
    state.votes = {}
    state.phase = "setback_vote"
    if story is not None:
        story.tell(planning.PlayerExcluded(state.excluded, Frozen(named), len(tied) > 1))


def decide(state: State, seat: Seat, move: Decide, chance: Chance, story: Story | None) -> None:
    """All in: one negative card is enough (ISL-11.4, 11.5)."""
    state.votes[seat] = move.vote
    if story is not None:
        story.tell(events.DecisionCast(seat))
    if len(state.votes) < state.seats - (state.excluded != NONE):
        return
    negatives = sum(vote == "negative" for vote in state.votes.values())
    state.votes = {}
    settle(state, negatives, chance, story)
    state.phase = steps.NEXT_TURN


def settle(state: State, negatives: int, chance: Chance, story: Story | None) -> None:
    """The setback happens or not; the excluded player draws a ruse unseen (ISL-11.5, 11.6)."""
    excluded, state.excluded = state.excluded, NONE
    if state.setback != NONE:
        word = SETBACKS[state.setback]
        state.setbacks_out |= 1 << state.setback
        state.setback = NONE
        if story is not None:
            happened = events.SetbackHappened(word, negatives)
            story.tell(happened if negatives else events.SetbackAverted(word))
        if negatives:
            strike(state, Blow(DOES[word], "", None), chance, story)
    if excluded != NONE and draw_ruse(state, excluded) and story is not None:
        story.tell(events.RuseDrawn(excluded))


def accuse(state: State, seat: Seat, move: Accuse, chance: Chance, story: Story | None) -> None:
    """All in: named by more than half, the accomplice is unmasked; then it ends (ISL-11.10)."""
    state.votes[seat] = move.target
    if story is not None:
        story.tell(events.AccusationMade(seat))
    if len(state.votes) < state.seats:
        return
    named = {voter: as_seat(target) for voter, target in sorted(state.votes.items())}
    helper = accomplice(state)
    against = sum(target == helper for target in named.values())
    unmasked: Seat | None = None
    if helper != NONE and 2 * against > state.seats:
        unmasked = helper
        state.revealed, state.revealed_turn = helper, state.turn
    state.votes = {}
    if story is not None:
        story.tell(events.AccusationsShown(Frozen(named), unmasked))
    ending.end(state, nine_clues(state), story)


def as_seat(vote: Seat | str | None) -> Seat | None:
    return vote if isinstance(vote, int) else None
