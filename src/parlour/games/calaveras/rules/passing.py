"""Step 7: the turn passes clockwise, unless the table's cap is reached (CAL-4.4, CAL-11.11)."""

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.games.calaveras import events
from parlour.games.calaveras.rules.refill import refill
from parlour.games.calaveras.state import NONE, State


def stop(state: State, story: Story | None) -> None:
    """The turn cap is reached and nobody is guilty (CAL-11.11)."""
    state.acting = NONE
    if story is not None:
        story.tell(events.MatchStopped(state.played, state.nicole))


def pass_on(state: State, chance: Chance, story: Story | None) -> None:
    """The next place clockwise; a seat without a card only refills (CAL-4.4, 4.7)."""
    table = state.table
    if table.turn_cap and state.played >= table.turn_cap:
        stop(state, story)
        return
    while True:
        turn = state.turn + 1
        if turn == table.places:
            turn = 0
        acting = table.deciders[turn]
        state.turn = turn
        state.acting = acting
        if state.hands[acting]:
            break
        if story is not None:
            story.tell(events.TurnSkipped(turn))
        refill(state, acting, chance, story)
    if story is not None:
        story.tell(events.TurnPassed(turn, acting))
