"""The suites of PettingZoo and Gymnasium, run on every game."""

import pickle
from copy import deepcopy
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

from parlour.core.chance import Chance
from parlour.core.errors import OptionsError
from parlour.core.notation import write
from parlour.envs.aec import TableAEC
from parlour.envs.common import NoMatch
from parlour.envs.parallel import TableParallel
from parlour.envs.single import TableSingle
from parlour.envs.table import IllegalToken
from tools import tables

PLAIN = [pytest.param(table, id=str(table)) for table in tables.PLAIN]
KINDS = [TableAEC, TableParallel, TableSingle]
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


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_or_bot_that_is_not_there_is_refused_by_name(kind: Any) -> None:
    with pytest.raises(OptionsError, match=r"game is 'chess'; there are calaveras, motive"):
        kind("chess", 4)
    if kind is TableSingle:
        with pytest.raises(OptionsError, match=r"bots is 'clever'; there are uniform, greedy"):
            kind("calaveras", 4, bots="clever")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"illegal": "shrug"}, "illegal is 'shrug'; there are refuse, lot"),
        ({"render_mode": "human"}, "render_mode is 'human'; there are None, ansi, svg"),
        ({"max_steps": 0}, "max_steps is 0, not 1 or more"),
        ({"options": [1]}, "options is no object"),
    ],
)
def test_a_way_that_is_not_there_is_refused_by_name(kind: Any, given: Any, problem: str) -> None:
    with pytest.raises(OptionsError, match=problem):
        kind("calaveras", 4, **given)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("action", [None, 2.0, "type=play", [2]])
def test_what_is_no_number_is_no_action(kind: Any, action: Any) -> None:
    """Nothing is rounded, and nothing taken for a lot."""
    for illegal in ("refuse", "lot"):
        env = kind("calaveras", 4, {"first": 0}, illegal=illegal)
        env.reset(seed=1)
        with pytest.raises(IllegalToken, match="is no whole number"):
            env.step(together(kind, action))


def together(kind: Any, action: Any) -> Any:
    """An action of seat 0; the others wait."""
    if kind is not TableParallel:
        return action
    return {f"seat_{seat}": 0 if seat else action for seat in range(4)}


@pytest.mark.parametrize("kind", KINDS)
def test_without_a_match_it_is_said_what_to_do(kind: Any) -> None:
    env = kind("calaveras", 4, render_mode="ansi")
    for ask in (env.render, partial(env.step, together(kind, 2))):
        with pytest.raises(NoMatch, match=r"call reset\(\) first"):
            ask()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("most", [3, 5000])
def test_after_the_end_nothing_goes_on_before_a_reset(kind: Any, most: int) -> None:
    """Neither when it is over nor when it was cut off."""
    env = kind("calaveras", 4, {"first": 0, "turn_cap": 1}, illegal="lot", max_steps=most)
    env.reset(seed=1)
    with pytest.raises(NoMatch, match=r"it is over: call reset\(\)"):
        on_and_on(env, kind)
    env.reset(seed=1)
    env.step(together(kind, 1))


def on_and_on(env: Any, kind: Any) -> None:
    for _ in range(100):
        dead = kind is TableAEC and env.agents and env.last()[2:4] != (False, False)
        env.step(together(kind, None if dead else 1))


def test_who_is_not_asked_can_only_wait() -> None:
    env = TableParallel("calaveras", 4, {"first": 2})
    seen, _ = env.reset(seed=1)
    masks = {agent: one["action_mask"].nonzero()[0].tolist() for agent, one in seen.items()}
    assert masks["seat_0"] == masks["seat_1"] == masks["seat_3"] == [0]
    assert 0 not in masks["seat_2"]


def test_nobody_waits_at_a_position_that_it_has_not_seen() -> None:
    """A move of an earlier seat in the same cycle makes a `wait` one about the past."""
    env, plies, chance = TableParallel("island", 4), 0, Chance(1)
    seen, _ = env.reset(seed=1)
    for cycle in range(150):
        ply = env.table.match.ply
        masks = {agent: one["action_mask"].nonzero()[0].tolist() for agent, one in seen.items()}
        waits = f"seat_{cycle % 4}"
        chosen = {
            agent: offered[0 if agent == waits else chance.below(len(offered))]
            for agent, offered in masks.items()
        }
        seen = env.step(chosen)[0]
        if env.table.match.ply > ply:
            plies += 1
            assert not env.table.waiting
    assert plies > 5


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


@pytest.mark.parametrize("way", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("bots", ["uniform", "greedy", "own"])
def test_a_copy_goes_on_with_the_same_bots(way: Any, bots: str) -> None:
    """Whose chance stands where it stood, in this match and the next."""
    env = TableSingle("calaveras", 4, bots=bots)
    env.reset(seed=2)
    first_moves(env)
    copied = way(env)
    assert first_moves(copied) == first_moves(env)
    copied.reset()
    env.reset()
    assert first_moves(copied) == first_moves(env)


def first_moves(env: TableSingle) -> list[list[int]]:
    seen = [env.look(env.table, env.seat)]
    for _ in range(7):
        seen.append(env.step(int(seen[-1]["action_mask"].argmax()))[0])
    return [look["observation"].tolist() for look in seen]
