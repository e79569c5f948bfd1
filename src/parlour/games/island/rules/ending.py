"""How does the game end? With the ninth clue, or when only the murderer is left (ISL-14)."""

from parlour.core.game import Story
from parlour.core.seats import Seat
from parlour.games.island.content import MOST_TURNS
from parlour.games.island.events import turns as events
from parlour.games.island.position import Outcome
from parlour.games.island.scoring import accomplice, murderer_alone, nine_clues
from parlour.games.island.state import NONE, State


def find_murderer(state: State, story: Story | None) -> None:
    """At once; with the option, the table may first unmask the accomplice (ISL-11.10, 14.1)."""
    asked = state.options.final_accusation and state.options.accomplice
    if asked and state.revealed == NONE:
        state.phase = "accusation"
        state.votes = {}
    else:
        end(state, nine_clues(state), story)


def is_too_late(state: State) -> bool:
    """All but the murderer are dead, or the last turn is over (ISL-14.2, 16.10)."""
    return state.alive.bit_count() <= 1 or state.turn >= MOST_TURNS


def come_too_late(state: State, story: Story | None) -> None:
    end(state, murderer_alone(state), story)


def end(state: State, outcome: Outcome, story: Story | None) -> None:
    """Nothing counts any more; everything hidden is shown (ISL-14.6)."""
    state.phase = "over"
    state.ending = outcome
    if story is not None:
        helper: Seat = accomplice(state)
        shown = None if helper == NONE else helper
        story.tell(
            events.GameEnded(outcome.murderer, outcome.winner, outcome.seats, outcome.reason, shown)
        )
