"""How does the game go on when nobody has to decide? Step by step (section 16, phases in order)."""

from collections.abc import Callable
from typing import Final

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.games.island.rules import groups, planning, ruses, steps, turns
from parlour.games.island.state import State

Step = Callable[[State, Chance, Story | None], None]
STEPS: Final[dict[str, Step]] = {
    steps.PLAN: planning.begin,
    steps.NEXT_GROUP: groups.start_next,
    steps.ASK_GROUP_RUSE: ruses.ask_at_group,
    steps.END_OF_PLAYERS_PHASE: turns.end_players_phase,
    steps.NEXT_TURN: turns.begin_next,
    steps.OPEN_TURN: turns.open_turn,
    steps.ASK_RUSE: ruses.ask,
}


def go_on(state: State, chance: Chance, story: Story | None) -> None:
    """To the next decision, or to the end."""
    step = STEPS.get(state.phase)
    while step is not None:
        step(state, chance, story)
        step = STEPS.get(state.phase)
