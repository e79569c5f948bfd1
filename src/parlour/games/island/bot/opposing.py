"""What does the accomplice do? Unknown he poses as one of the table; known he strikes openly."""

from parlour.core.game import Move
from parlour.games.island.bot import posing, striking
from parlour.games.island.bot.thinking import Thinking


def step_forward(thinking: Thinking) -> Move | None:
    """Out of turn: never by choice. While he is unknown the table must not find the ninth clue, and
    his vote and his group do more harm than two ruses a turn (ISL-11.7, 14.4)."""
    return None


def play(thinking: Thinking) -> Move | None:
    """The accomplice's move, or None where he does what anybody would."""
    state = thinking.state
    if state.revealed == thinking.seat and state.acting:
        return striking.OPENLY[state.phase](thinking)
    if state.phase == "planning" and state.plan is None:
        return posing.draft(thinking)
    if state.phase == "setback_vote":
        return posing.vote(thinking)
    if state.phase == "group" and state.acting_group().proposal is None:
        return posing.spoil(thinking)
    return None
