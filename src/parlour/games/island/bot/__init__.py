"""How does a seat of The Island play? As `Companion` says (decision 0017).

`advise` answers whatever the seat is asked; `suggest` is a plan for whoever wants one. Both see
what the seat sees: they think about a possible truth behind the view, and of it only what lies
open.
"""

from collections.abc import Sequence

from parlour.core.chance import Chance
from parlour.core.game import Event, Move
from parlour.core.picks import Picks
from parlour.games.island.bot import drafts, opposing, replies
from parlour.games.island.bot.outlook import CAREFUL, SHORT_SIGHTED
from parlour.games.island.bot.thinking import Thinking
from parlour.games.island.events.planning import PlanProposed, TurnBegan
from parlour.games.island.moves import DraftPlan
from parlour.games.island.options import Options
from parlour.games.island.position import Position
from parlour.games.island.view.guessing import guess

CAREFUL_LEVEL = 3
SLIPPING = 2
SLIPS = 12
"""A bot of this level does one thing in so many by lot. A slip may be a whole plan, and dear."""
SAMPLES = 5
STARTS = 4
"""For a suggestion: how often hidden cards are drawn, and from how many beginnings it is sought."""


class Companion:
    """A bot for any seat. Level 3 looks ahead; so does 2, which now and then does what comes to
    mind; 1 plays for this turn alone."""

    def __init__(self, options: Options, seed: int, level: int = CAREFUL_LEVEL) -> None:
        self.options = options
        self.seed = seed
        self.level = level

    def choose(
        self, view: Position, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        chance = Chance((self.seed << 24) + len(heard))
        slips = self.level == SLIPPING and chance.below(SLIPS) == 0
        if slips and (picks.ways or picks.steps):
            return picks.sample(chance)
        careful = self.level >= SLIPPING
        return advise(view, heard, self.options, chance, may_wait, careful)


def advise(
    view: Position,
    heard: Sequence[Event],
    options: Options,
    chance: Chance,
    may_wait: bool,
    careful: bool = True,
) -> Move | None:
    """The move that the seat of the view should make; None to wait where others may go first.

    Who is not careful looks at the clues of this turn only.
    """
    assert view.seat is not None
    state = guess(view, heard, options, chance)
    seat = view.seat
    thinking = Thinking(state, seat, heard, chance, CAREFUL if careful else SHORT_SIGHTED)
    if seat not in state.to_act():
        return opposing.step_forward(thinking)
    if thinking.against:
        move = opposing.play(thinking)
        if move is not None:
            return move
    if state.phase == "planning" and state.plan is None and may_wait and is_turned_down(thinking):
        return None
    return replies.reply(thinking)


def is_turned_down(thinking: Thinking) -> bool:
    """A plan of this seat was turned down this turn: let others try."""
    for event in reversed(thinking.heard):
        if isinstance(event, TurnBegan):
            return False
        if isinstance(event, PlanProposed) and event.seat == thinking.seat:
            return True
    return False


def suggest(view: Position, options: Options, chance: Chance) -> DraftPlan | None:
    """A plan for the table, for whoever asks; None where none can be laid."""
    acting = view.acting and view.seat == view.revealed
    if view.phase != "planning" or view.plan is not None or view.seat is None or acting:
        return None
    state = guess(view, (), options, chance)
    return drafts.draft(Thinking(state, view.seat, (), chance, CAREFUL), SAMPLES, STARTS)
