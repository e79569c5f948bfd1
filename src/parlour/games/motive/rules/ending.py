"""A turn is over: the hand is refilled, and the next seat or disk of the track acts."""

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.seats import Seat
from parlour.games.motive.rules import passing, rounds
from parlour.games.motive.state import State


def end(
    state: State, seat: Seat, chance: Chance, story: Story | None, *, placed: bool = False
) -> None:
    """The turn is over."""
    if state.table.rounds:
        rounds.next_turn(state, chance, story)
    else:
        passing.refill(state, seat, story, placed=placed)
        passing.pass_on(state, chance, story)
