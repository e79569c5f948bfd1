"""The end of an hour, and the start of the next (MYS-9, MYS-19.5)."""

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.games.mysterium import events
from parlour.games.mysterium.content import DONE, HOURS, TOKENS_RETURN
from parlour.games.mysterium.rules.line_up import begin_revelation
from parlour.games.mysterium.rules.visions import top_up
from parlour.games.mysterium.state import State
from parlour.games.mysterium.state.table import OVER, VISIONS


def end_hour(state: State, chance: Chance, story: Story | None) -> None:
    """The clock moves on: to the revelation, to the next hour, or past seven (MYS-9.1 to 9.4)."""
    struck = state.hour
    state.hour = min(struck + 1, HOURS)
    state.served = state.answered = 0
    state.crows_in_turn = 0
    if all(stage == DONE for stage in state.stages):
        begin_revelation(state, chance, story)
    elif struck == HOURS:
        state.step = OVER
        if story is not None:
            story.tell(events.BondBroken(struck))
    else:
        begin_hour(state, chance, story)


def begin_hour(state: State, chance: Chance, story: Story | None) -> None:
    """The fourth hour gives tokens back; the hand is filled; nobody is ready (MYS-19.5)."""
    if story is not None:
        story.tell(events.HourStruck(state.hour))
    if state.hour == TOKENS_RETURN and state.table.tracked:
        return_tokens(state, story)
    top_up(state, chance, story)
    state.ready = 0
    state.step = VISIONS


def return_tokens(state: State, story: Story | None) -> None:
    """All spent tokens go back to their psychics (MYS-7.10)."""
    for index, count in enumerate(state.spent):
        state.held[index] += count
        state.spent[index] = 0
    if story is not None:
        story.tell(events.TokensReturned(state.hour))
