"""Every game as a game of OpenSpiel."""

from random import Random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python")

import parlour.envs.openspiel  # noqa: E402, F401  makes the games known
from parlour.core.errors import OptionsError  # noqa: E402
from parlour.envs.table import IllegalToken  # noqa: E402
from parlour.games import GAMES  # noqa: E402

TABLES = [
    pytest.param(game.id, seats, id=f"{game.id}-{seats}")
    for game in GAMES.values()
    for seats in game.seats
]
SHORT = 40
"""Tokens after which a match is cut off: the suite writes and reads all of it at every step."""


def loaded(game: str, seats: int, length: int = SHORT) -> Any:
    return pyspiel.load_game(f"parlour_{game}(players={seats},deals=7,max_length={length})")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_suite_of_openspiel(game: str, seats: int) -> None:
    """Clones, serialisation, masks, observations, returns."""
    pyspiel.random_sim_test(loaded(game, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_resampled_state_looks_the_same_to_its_player(game: str, seats: int) -> None:
    state = loaded(game, seats).new_initial_state()
    state.apply_action(3)
    random = Random(4)
    for _ in range(25):
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, random.random)
        for ask in ("information_state_string", "observation_string", "legal_actions"):
            assert getattr(other, ask)(player) == getattr(state, ask)(player)
        state.apply_action(random.choice(state.legal_actions()))


def test_options_are_given_as_json() -> None:
    game = pyspiel.load_game("parlour_calaveras", {"players": 3, "options": '{"first": 2}'})
    state = game.new_initial_state()
    state.apply_action(0)
    assert state.current_player() == 2


def test_several_options_can_be_written_down_and_read_again() -> None:
    """A comma ends a parameter in a game's string, so there `;` stands for it."""
    options = '{"first": 2, "twist_must_move": true}'
    game = pyspiel.load_game("parlour_calaveras", {"players": 3, "options": options})
    state = game.new_initial_state()
    state.apply_action(0)
    for again in (
        pyspiel.load_game(str(game)),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[0],
    ):
        assert again.rules.named == {"first": 2, "twist_must_move": True}


@pytest.mark.parametrize(
    ("params", "problem"),
    [
        ({"options": "first"}, "options is 'first', which is no JSON"),
        ({"options": "[]"}, "options is no object"),
        ({"deals": 0}, "deals is 0, not 1 or more"),
        ({"max_length": -1}, "max_length is -1, not 1 or more"),
    ],
)
def test_a_parameter_that_will_not_do_is_refused_by_name(params: Any, problem: str) -> None:
    with pytest.raises(OptionsError, match=problem):
        pyspiel.load_game("parlour_calaveras", params)


@pytest.mark.parametrize("action", [-2, 7, 500])
def test_an_action_that_is_not_there_is_refused(action: int) -> None:
    """By number, not from the end: -2 is no token, and no deal."""
    state = loaded("calaveras", 4).new_initial_state()
    with pytest.raises(IllegalToken, match=f"deal {action} is none of 0 to 6"):
        state.apply_action(action)
    state.apply_action(3)
    while len(state.get_game().rules.alphabet) - 2 not in state.legal_actions():
        state.apply_action(state.legal_actions()[-1])
    with pytest.raises(IllegalToken):
        state.apply_action(action)


def test_a_state_resampled_for_who_is_not_asked_goes_on() -> None:
    """What another player has begun of its move is not known to this one, and begins anew."""
    state = loaded("calaveras", 4).new_initial_state()
    state.apply_action(3)
    random = Random(4)
    acting = state.current_player()
    state.apply_action(state.legal_actions()[0])
    state.apply_action(state.legal_actions()[0])
    for player in set(range(4)) - {acting}:
        for _ in range(10):
            other = state.resample_from_infostate(player, random.random)
            assert other.current_player() == acting
            while not other.is_terminal():
                other.apply_action(random.choice(other.legal_actions()))


def test_utilities_are_the_outcome() -> None:
    state = loaded("calaveras", 4, 5000).new_initial_state()
    random = Random(9)
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    won = state.table.match.outcome().winning(4)
    assert state.returns() == [float(seat in won) for seat in range(4)]


def test_their_search_plays_our_game() -> None:
    """Information-set tree search, which OpenSpiel has for few games, asks us to resample."""
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    game = loaded("calaveras", 3)
    state = game.new_initial_state()
    state.apply_action(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.5,
        max_simulations=4,
        random_state=np.random.RandomState(2),
    )
    assert bot.step(state) in state.legal_actions()
