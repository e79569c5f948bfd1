"""Is the arena fair, and are its figures always the same?"""

import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from parlour.bots.arena import TURN_CAP, Hall, Plan, compete, planned
from parlour.bots.lineup import entrant, seatings
from parlour.bots.tally import Result, Tally
from parlour.core.errors import OptionsError
from parlour.core.record import read_record, replay
from parlour.games import GAMES

PLAN = Plan("calaveras", 4, ("greedy:guesses=1", "uniform"), 6, 1, {}, {})


def figures(tally: Tally) -> Any:
    return tally.lengths, tally.endings, tally.won, tally.tried, tally.held


def test_every_seating_comes_once() -> None:
    assert seatings(["a", "b"], 2) == [("a", "b"), ("b", "a")]
    assert seatings(["a"], 2) == [("a", "a")]
    assert set(seatings(["a", "b"], 3)) == {
        *(("a", "a", "b"), ("a", "b", "a"), ("b", "a", "a")),
        *(("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")),
    }
    assert seatings(["a", "b", "b"], 3) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert len(seatings(["a", "b", "c"], 2)) == 6


@pytest.mark.parametrize(("bots", "sides"), [("ab", 2), ("ab", 3), ("abc", 3), ("abb", 3)])
def test_every_bot_sits_on_every_side_equally_often(bots: str, sides: int) -> None:
    sat = Counter((side, bot) for way in seatings(bots, sides) for side, bot in enumerate(way))
    for bot in set(bots):
        assert len({sat[side, bot] for side in range(sides)}) == 1


def test_all_seatings_of_a_deal_share_cards_and_first_player(tmp_path: Path) -> None:
    """Luck of the deal falls on every bot alike."""
    compete(replace(PLAN, records=str(tmp_path)))
    starts = []
    for number in range(6):
        lines = (tmp_path / f"{number:06}.jsonl").read_text(encoding="utf-8").splitlines()
        match = replay(GAMES["calaveras"], read_record(GAMES, lines))
        assert match.outcome() is not None
        starts.append((match.seed, match.entries[0].seat))
    assert starts[0::2] == starts[1::2]
    assert len(set(starts)) == 3


@pytest.mark.parametrize("seats", [3, 6])
def test_the_number_of_jobs_changes_no_figure(seats: int) -> None:
    plan = replace(
        PLAN, seats=seats, bots=("greedy:guesses=1", "uniform", "uniform")[: (seats + 1) // 2]
    )
    assert figures(compete(plan, 1)) == figures(compete(plan, 2))


SCRIPT = """
from parlour.bots.arena import Plan, compete
bots = ("ismcts", "uniform")
told = []
compete(Plan("calaveras", 4, bots, 4, 3, {}, {"playouts": 3}), 1, told.append)
print(told)
"""


def test_processes_and_hash_seeds_change_no_figure() -> None:
    def run(hash_seed: str) -> str:
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-c", SCRIPT]
        return subprocess.run(command, env=env, capture_output=True, check=True, text=True).stdout

    told: list[Result] = []
    bots = ("ismcts", "uniform")
    compete(Plan("calaveras", 4, bots, 4, 3, {}, {"playouts": 3}), 1, told.append)
    assert run("0") == run("1") == f"{told}\n"


def test_another_seed_gives_other_matches() -> None:
    assert figures(compete(PLAN)) != figures(compete(replace(PLAN, seed=2)))


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_gives_what_is_done_so_far(jobs: int) -> None:
    """And leaves no worker behind."""
    before = set(active_children())
    told: list[Result] = []

    def stop_after_three(result: Result) -> None:
        told.append(result)
        if len(told) == 3:
            raise KeyboardInterrupt

    tally = compete(replace(PLAN, matches=1000), jobs, stop_after_three)
    assert tally.ended == "interrupted"
    assert tally.matches == 3
    assert set(active_children()) == before


def test_a_worker_that_dies_ends_it_with_what_is_done() -> None:
    """A pool that waits for it for ever would be worse."""
    before = set(active_children())

    def kill_one(result: Result) -> None:
        for worker in set(active_children()) - before:
            worker.kill()

    tally = compete(replace(PLAN, matches=1000), 2, kill_one)
    assert tally.ended == "worker_died"
    assert 0 < tally.matches < 1000


def test_a_turn_cap_of_400_is_there_unless_somebody_says_otherwise() -> None:
    assert planned(PLAN).options == {"turn_cap": TURN_CAP}
    assert planned(replace(PLAN, options={"turn_cap": None})).options == {"turn_cap": None}
    tally = compete(replace(PLAN, options={"turn_cap": 3}))
    assert tally.endings == {"unfinished": 6}
    assert tally.length(1.0) == 3
    assert tally.scores("bot")["greedy:guesses=1"].won == 0


def test_a_bot_with_two_sides_is_counted_once_a_match() -> None:
    tally = Tally(((0, 3), (1, 4), (2,)))
    tally.add(Result(0, ("a", "b", "a"), (2,), 50, "win"))
    tally.add(Result(1, ("a", "b", "b"), (0, 3), 60, "win"))
    tally.add(Result(2, ("b", "a", "a"), (), 70, "all_failed"))
    bots = tally.scores("bot")
    assert (bots["a"].won, bots["a"].tried, bots["a"].fair) == (2, 3, 5 / 9)
    assert (bots["b"].won, bots["b"].tried, bots["b"].fair) == (0, 3, 4 / 9)
    assert {team: score.won for team, score in tally.scores("team").items()} == {0: 1, 1: 0, 2: 1}
    seats = tally.scores("seat")
    assert [seats[seat].won for seat in range(5)] == [1, 0, 1, 1, 0]


def test_a_side_without_a_seat_did_not_play() -> None:
    """Who helps the murderer is dealt anew each match, and perhaps nobody does."""
    tally = Tally(((0, 1, 2), (3,)))
    tally.add(Result(0, ("a", "b"), (3,), 50, "accomplice"))
    tally.add(Result(1, ("a", "b"), (0, 2, 3), 60, "players", ((0, 2, 3), (1,))))
    tally.add(Result(2, ("a", "b"), (), 70, "nobody", ((0, 1, 2, 3), ())))
    assert not tally.fixed
    assert {team: score.tried for team, score in tally.scores("team").items()} == {0: 3, 1: 2}
    bots = tally.scores("bot")
    assert (bots["a"].won, bots["a"].tried) == (1, 3)
    assert (bots["b"].won, bots["b"].tried) == (1, 2)


def test_sides_are_asked_of_each_deal() -> None:
    """The Island: two sides in an accomplice game, whoever holds the card."""
    tally = compete(Plan("island", 4, ("uniform",), 6, 1, {"accomplice": True}, {}))
    assert not tally.fixed
    assert set(tally.endings) <= {"players", "accomplice", "everyone", "nobody"}
    assert 0 < tally.scores("team")[1].tried <= tally.scores("team")[0].tried == 6


def test_greedy_clearly_beats_uniform() -> None:
    """The note has the figures of long runs; this only sees that nothing broke."""
    tally = compete(replace(PLAN, matches=40))
    score = tally.scores("bot")["greedy:guesses=1"]
    assert score.tried == 40
    assert score.rate.low > 0.7


@pytest.mark.slow
def test_search_clearly_beats_greedy() -> None:
    """Even with few playouts."""
    plan = Plan("calaveras", 4, ("ismcts", "greedy:guesses=1"), 6, 1, {}, {"playouts": 40})
    assert compete(plan).scores("bot")["ismcts"].rate.low > 0.5


def test_settings_are_those_of_the_bot() -> None:
    assert entrant("ismcts:playouts=7", {"playouts": 3}).settings == {"playouts": 7}
    assert entrant("ismcts", {"playouts": 3}).settings == {"playouts": 3}
    assert entrant("greedy", {"playouts": 3}).settings == {}
    assert entrant("ismcts:milliseconds=9", {}).settings == {"milliseconds": 9}


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": 7}, "seats"),
        ({"bots": ("clever",)}, "bots"),
        ({"bots": ()}, "bots"),
        ({"bots": ("greedy:depth=2",)}, "bots"),
        ({"bots": ("ismcts:playouts=0",)}, "ismcts:playouts"),
        ({"bots": ("ismcts",), "settings": {"playouts": 5, "milliseconds": 5}}, "bots"),
        ({"bots": ("ismcts:milliseconds=5",), "settings": {"playouts": 5}}, "bots"),
        ({"bots": ("ismcts:playouts",)}, "ismcts:playouts"),
        ({"options": {"cheese": 1}}, "cheese"),
        ({"options": {"first": 4}}, "first"),
        ({"options": {"turn_cap": 0}}, "turn_cap"),
        ({"settings": {"playouts": 5}}, "playouts"),
        ({"matches": 0}, "matches"),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, Any], field: str) -> None:
    with pytest.raises(OptionsError) as refusal:
        compete(replace(PLAN, **change))
    assert refusal.value.field == field


def test_a_record_is_never_written_over(tmp_path: Path) -> None:
    plan = planned(replace(PLAN, records=str(tmp_path), options={"turn_cap": 1}))
    Hall(plan).play(0)
    with pytest.raises(FileExistsError):
        Hall(plan).play(0)
