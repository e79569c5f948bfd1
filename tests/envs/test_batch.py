"""Do many matches at once play by the rules of one?"""

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from dataclasses import replace

import numpy as np
import pytest

from parlour.core.chance import Chance
from parlour.core.errors import IllegalMove, OptionsError
from parlour.envs.batch import ACTIONS, Batch
from parlour.envs.table import Rules
from parlour.games.calaveras import GAME
from parlour.games.calaveras.batch import APART
from parlour.games.calaveras.moves import MOVES
from parlour.games.calaveras.options import Options

SEATS = GAME.seats


@pytest.mark.parametrize("seats", SEATS)
def test_a_match_of_a_batch_is_the_match_of_its_seed(seats: int) -> None:
    """To the end and into the next one, whatever the number of matches beside it."""
    table, ends = Batch(3, seats, seed=5), 0
    chance = Chance(5 * APART + 1)
    state = GAME.setup(Options(), seats, chance, None)
    while ends < 3:
        table.step_at_random()
        (seat,) = state.to_act()
        state.apply(seat, state.sample(seat, chance), chance)
        assert bool(table.ended[1]) == (not state.to_act())
        outcome = state.outcome()
        won = () if outcome is None else outcome.winning(seats)
        assert tuple(np.flatnonzero(table.won[1])) == won
        if outcome is not None:
            state, ends = GAME.setup(Options(), seats, chance, None), ends + 1
        assert (table.acting[1],) == state.to_act()
        assert table.rules.states[1].position() == state.position()


@pytest.mark.parametrize("seats", SEATS)
def test_a_batch_sees_what_the_environment_sees(seats: int) -> None:
    """The rows of docs/learners/calaveras.md; only moves are counted up to 255, not 400."""
    rules, table = Rules(GAME, seats), Batch(2, seats, seed=3)
    for _ in range(300):
        state = table.rules.states[0]
        view = GAME.seen_by(state, int(table.acting[0]))
        wanted = rules.layout.encode(replace(view, played=min(view.played, 255)))
        assert table.observations[0].tolist() == wanted[: table.observations.shape[1]].tolist()
        table.step_at_random()


@pytest.mark.parametrize("must_move", [False, True])
def test_the_mask_is_the_list(must_move: bool) -> None:
    table = Batch(2, 5, seed=1, options={"twist_must_move": must_move})
    for _ in range(200):
        legal = table.rules.states[1].legal_moves(int(table.acting[1]))
        assert [MOVES[number] for number in table.legal(1)] == legal
        assert np.flatnonzero(table.mask()[1]).tolist() == sorted(table.legal(1))
        table.step_at_random()


def test_numbers_are_played_as_their_moves() -> None:
    table, chance = Batch(4, 4, seed=8), Chance(1)
    for _ in range(100):
        before = [state.copy() for state in table.rules.states]
        streams = [copy(its) for its in table.rules.chances]
        choices = [chance.pick(list(np.flatnonzero(row))) for row in table.mask()]
        table.step(choices)
        for lane, state in enumerate(before):
            if table.ended[lane]:
                continue
            (seat,) = state.to_act()
            state.apply(seat, MOVES[choices[lane]], streams[lane])
            assert state.position() == table.rules.states[lane].position()


def test_neighbouring_seeds_share_no_match() -> None:
    """Whoever takes seeds 1, 2, 3 wants matches that are all different."""
    one, other = Batch(50, 4, seed=1), Batch(50, 4, seed=2)
    for _ in range(5):
        one.step_at_random()
        other.step_at_random()
    seen = {state.position() for table in (one, other) for state in table.rules.states}
    assert len(seen) == 100


@pytest.mark.parametrize("numbers", [[0], [0, 0, 0], np.zeros(2), np.zeros((2, 1), int), None])
def test_it_wants_one_whole_number_a_match(numbers: object) -> None:
    table = Batch(2, 4, seed=2, options={"first": 0})
    seen = table.observations.copy()
    with pytest.raises(ValueError, match="number"):
        table.step(numbers)
    assert (table.observations == seen).all()


def test_an_illegal_number_is_named() -> None:
    table = Batch(2, 4, seed=2)
    with pytest.raises(IllegalMove) as refusal:
        table.step([table.legal(0)[0], 500])
    assert refusal.value.__notes__ == ["match 1 has no legal move 500"]


def test_a_batch_of_nothing_is_refused() -> None:
    with pytest.raises(OptionsError, match="matches is 0, not 1 or more"):
        Batch(0, 4, seed=2)


def test_nobody_writes_into_the_arrays() -> None:
    """A one that is written into the mask would stay there."""
    table = Batch(2, 4, seed=2)
    for array in (table.observations, table.acting, table.ended, table.won, table.mask()):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


@pytest.mark.parametrize("way", [deepcopy, pickle.dumps])
def test_a_batch_is_not_copied_by_halves(way: Callable[[Batch], object]) -> None:
    """The arrays of a copy would no longer change."""
    with pytest.raises(TypeError, match="play it again from its seed"):
        way(Batch(2, 4, seed=2))


@pytest.mark.parametrize("number", [-1, ACTIONS, 39])
def test_an_illegal_number_changes_nothing(number: int) -> None:
    table = Batch(2, 4, seed=2)
    legal = int(np.flatnonzero(table.mask()[0])[0])
    seen = table.observations.copy()
    with pytest.raises(IllegalMove):
        table.step([legal, number])
    assert (table.observations == seen).all()


def test_observations_are_a_window_not_a_copy() -> None:
    table = Batch(2, 4, seed=2)
    window, before = table.observations, table.observations.copy()
    table.step_at_random()
    assert (window != before).any()
