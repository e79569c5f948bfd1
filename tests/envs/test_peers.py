"""The suites of PettingZoo and Gymnasium, run on every game."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from parlour.core.errors import OptionsError
from parlour.core.notation import write
from parlour.envs.aec import TableAEC
from parlour.envs.parallel import TableParallel
from parlour.envs.single import TableSingle
from parlour.envs.table import IllegalToken
from tools import tables

PLAIN = [pytest.param(table, id=str(table)) for table in tables.PLAIN]
CYCLES = 60
pytestmark = [
    # A mask beside the numbers is the custom of its own classic games, which it lists by name.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # We make ours by hand, without an entry in Gymnasium's register.
    pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes"),
]


def made(kind: Any, table: tables.Table, **more: Any) -> Any:
    return partial(kind, table.game.id, table.seats, write(table.options), **more)


@pytest.mark.parametrize("table", PLAIN)
def test_one_at_a_time(table: tables.Table) -> None:
    make = made(TableAEC, table)
    api_test(make(), num_cycles=CYCLES)
    seed_test(make, num_cycles=CYCLES)


@pytest.mark.parametrize("table", PLAIN)
def test_all_at_once(table: tables.Table) -> None:
    """Actions there are drawn without the mask, so that forbidden ones come, too."""
    make = made(TableParallel, table, illegal="lot", max_steps=CYCLES)
    parallel_api_test(make(), num_cycles=CYCLES)
    parallel_seed_test(make, num_cycles=CYCLES)
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda max_cycles: make(max_steps=max_cycles),
            env=lambda max_cycles: parallel_to_aec(make(max_steps=max_cycles)),
        )
    )


@pytest.mark.parametrize("table", PLAIN)
def test_one_learner_among_bots(table: tables.Table) -> None:
    check_env(made(TableSingle, table, illegal="lot")(), skip_render_check=False)


@pytest.mark.parametrize("table", PLAIN)
def test_rewards_sum_to_the_outcome(table: tables.Table) -> None:
    env = made(TableAEC, table)()
    env.reset(seed=5)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        sums[agent] += reward
        over = ended or cut
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    outcome = env.table.match.outcome()
    won = () if outcome is None else outcome.winning(table.seats)
    assert sums == {f"seat_{seat}": float(seat in won) for seat in range(table.seats)}


@pytest.mark.parametrize("kind", [TableAEC, TableParallel])
def test_a_forbidden_action_is_refused_by_name(kind: Any) -> None:
    env = kind("calaveras", 4, {"first": 0})
    env.reset(seed=1)
    before = env.table.observe(0).tolist()
    hotel = env.rules.number["card=hotel"]
    for action, named in ((hotel, "card=hotel"), (500, "no number below 22"), (-1, "no number")):
        all_four = {f"seat_{seat}": action if seat == 0 else 0 for seat in range(4)}
        with pytest.raises(IllegalToken, match=rf"action {action} \({named}.*to seat 0"):
            env.step(action if kind is TableAEC else all_four)
    assert env.table.observe(0).tolist() == before


@pytest.mark.parametrize("kind", [TableAEC, TableParallel, TableSingle])
def test_a_game_or_bot_that_is_not_there_is_refused_by_name(kind: Any) -> None:
    with pytest.raises(OptionsError, match=r"game is 'chess'; there are calaveras, motive"):
        kind("chess", 4)
    if kind is TableSingle:
        with pytest.raises(OptionsError, match=r"bots is 'clever'; there are uniform, greedy"):
            kind("calaveras", 4, bots="clever")


def test_who_is_not_asked_can_only_wait() -> None:
    env = TableParallel("calaveras", 4, {"first": 2})
    seen, _ = env.reset(seed=1)
    masks = {agent: one["action_mask"].nonzero()[0].tolist() for agent, one in seen.items()}
    assert masks["seat_0"] == masks["seat_1"] == masks["seat_3"] == [0]
    assert 0 not in masks["seat_2"]


@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_the_table_is_drawn_as_its_seat_sees_it(mode: str) -> None:
    env = TableAEC("calaveras", 4, {"first": 0}, render_mode=mode)
    env.reset(seed=1)
    drawn = env.render() or ""
    own = env.view("seat_0").hands[0]
    assert all(card in drawn for card in own)
    assert "hands: 3, 3, 3, 3" in drawn
    assert drawn.startswith("<svg") == (mode == "svg")


def test_a_seed_holds_for_the_matches_after_it() -> None:
    first, second = TableAEC("calaveras", 4), TableAEC("calaveras", 4)
    first.reset(seed=3)
    second.reset(seed=3)
    hands = [first.view("seat_0").hands[0]]
    for env in (first, second):
        env.reset()
    assert first.view("seat_1") == second.view("seat_1")
    assert first.view("seat_0").hands[0] != hands[0]
