"""A study finds what is unfair and cries no wolf; broken off or spread, it is the same."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from parlour.bots import arena
from parlour.cli.study import check_extras
from parlour.core.errors import OptionsError
from parlour.core.record import begin, read_record
from parlour.games import GAMES
from parlour.study.plan import Study, named
from parlour.study.playing import Stage, changes
from parlour.study.report import page, signed
from parlour.study.running import Findings, run
from parlour.study.sums import ArmSums, flags
from parlour.study.sureness import Mean
from tests.study.coin import COIN
from tests.study.lines import toss

SMALL = Study(
    game="calaveras",
    seats=4,
    bots=("greedy:guesses=1", "uniform"),
    deals=5,
    seed=3,
    options={},
    sweep={"twist_must_move": (False, True)},
    settings={},
)


def coins(percent: int, deals: int, seed: int = 1, precision: float = 0.0) -> Study:
    return Study("coin", 2, ("uniform",), deals, seed, {"percent": percent}, {}, {}, precision)


@pytest.fixture
def _coin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "coin", COIN)


@pytest.mark.usefixtures("_coin")
def test_five_points_too_many_are_found(tmp_path: Path) -> None:
    found = run(coins(55, 3000, seed=2), tmp_path)
    named = {(flag.kind, flag.name): flag.gap for flag in flags(found.sums)}
    assert ("seat", "0") in named
    assert 0.03 < named["seat", "0"] < 0.07


@pytest.mark.usefixtures("_coin")
def test_a_fair_coin_is_not_flagged(tmp_path: Path) -> None:
    assert flags(run(coins(50, 3000), tmp_path).sums) == []


def ever_flagged(percent: float, deals: int, seed: int) -> bool:
    """Whether somebody who looks after every deal would cry out at any time."""
    random, sums = Random(seed), ArmSums()
    for number in range(deals):
        sums.add([toss(number, random.random() < percent)])
        if number % 10 == 9 and flags([sums]):
            return True
    return False


def test_looking_all_the_time_does_not_make_the_fair_unfair() -> None:
    """Fifty fair coins, looked at a hundred times each: about two or three in a hundred at most."""
    assert sum(ever_flagged(0.5, 1000, seed) for seed in range(50)) <= 3


def test_five_points_are_nearly_always_found() -> None:
    assert sum(ever_flagged(0.55, 6000, seed) for seed in range(10)) >= 9


def test_an_interval_needs_deals_and_narrows() -> None:
    mean = Mean()
    reaches = []
    for number in range(400):
        mean.add(number % 2)
        reaches.append(mean.reach())
    assert reaches[10] == float("inf")
    assert reaches[399] < reaches[100] < 0.3
    assert mean.value == 0.5


@pytest.mark.usefixtures("_coin")
def test_it_stops_when_it_is_sure(tmp_path: Path) -> None:
    found = run(coins(50, 100_000, precision=0.12), tmp_path)
    assert found.ended == "sure"
    assert found.deals < 1000
    assert all(mean.reach() <= 0.12 for mean in found.sums[0].rates.values())


def text(found: Findings) -> str:
    return page(found, lambda number: f"records/{number}.jsonl")


def test_broken_off_and_taken_up_it_is_the_same(tmp_path: Path) -> None:
    whole = run(SMALL, tmp_path / "whole")
    run(replace(SMALL, deals=2), tmp_path / "parts")
    lines = tmp_path / "parts" / "lines.jsonl"
    lines.write_text(lines.read_text() + '{"number":8,"arm"')  # cut off in the middle of a line
    again = run(SMALL, tmp_path / "parts")
    assert lines.read_text() == (tmp_path / "whole" / "lines.jsonl").read_text()
    assert text(again) == text(whole)


@pytest.mark.slow
def test_jobs_and_a_ray_cluster_of_two_change_no_byte(tmp_path: Path) -> None:
    alone = run(SMALL, tmp_path / "one")
    spread = run(SMALL, tmp_path / "two", jobs=2)
    pytest.importorskip("ray", reason="Ray has no wheel for this Python")
    cluster = run(SMALL, tmp_path / "ray", ray="local")
    texts = [(tmp_path / name / "lines.jsonl").read_text() for name in ("one", "two", "ray")]
    assert texts[0] == texts[1] == texts[2]
    assert text(alone) == text(spread) == text(cluster)


def test_all_arms_and_seatings_play_the_same_deals(tmp_path: Path) -> None:
    found = run(SMALL, tmp_path)
    stage = Stage(SMALL)
    for deal in found.by_deal():
        assert len(deal) == 2
        assert [line.seating for line in deal[0]] == [line.seating for line in deal[1]]
        hands = {stage.halls[line.arm].dealt(line.deal).view(0).hands[0] for line in deal[0]}
        assert len(hands) == 1


def test_the_report_stands_alone_and_its_records_replay(tmp_path: Path) -> None:
    found = run(SMALL, tmp_path)
    stage = Stage(SMALL)
    written: dict[int, list[str]] = {}

    def record(number: int) -> str:
        written[number] = stage.record(number)
        return f"records/{number:06}.jsonl"

    html = page(found, record)
    for word in (
        "twist_must_move=true",
        "Drama",
        "What the pieces do",
        "most changes of lead",
        "<svg",
    ):
        assert word in html
    assert "src=" not in html
    assert "<script" not in html
    assert 'href="http' not in html.replace("http://www.w3.org", "")
    for number, lines in written.items():
        kept = read_record(GAMES, lines)
        match = begin(GAMES["calaveras"], kept.header)
        for entry in kept.entries:
            match.play(entry.seat, entry.move)
        assert match.ply == found.lines[number].plies


def test_ways_to_play_are_spelled_as_on_the_command_line() -> None:
    assert named(("turn_cap", "first", "level"), (None, False, "solo")) == (
        "turn_cap=none, first=false, level=solo"
    )
    assert [signed(change) for change in (-0.04, 0.0, 12.34)] == ["+0.0", "+0.0", "+12.3"]


def test_leads_are_counted_and_ties_change_none() -> None:
    sides = ((0, 2), (1, 3))
    curve = [[0.6, 0.4, 0.6, 0.4], [0.5] * 4, [0.4, 0.6, 0.4, 0.6], [0.7, 0.3, 0.7, 0.3]]
    assert changes(sides, curve) == 2
    assert changes(sides, []) == -1


def test_pieces_are_set_beside_all_seats() -> None:
    sums = ArmSums()
    for number in range(40):
        won = number % 2 == 0
        line = replace(toss(number, won), played=((0, "hotel"),) if won else ((0, "twist"),))
        sums.add([line])
    best, *_, worst = sums.pieces.impacts(10)
    assert (best.piece, best.uses, best.with_it, best.without) == ("hotel", 20, 1.0, 1 / 3)
    assert (worst.piece, worst.with_it) == ("twist", 0.0)
    assert best.change == pytest.approx(best.with_it - best.without)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"game": "chess"}, "chess"),
        ({"seats": 9}, "seats"),
        ({"bots": ("nobody",)}, "nobody"),
        ({"precision": 2.0}, "precision"),
        ({"options": {"twist_must_move": True}}, "both given and swept"),
        ({"sweep": {"first": (7,)}}, "first"),
    ],
)
def test_what_cannot_be_studied_is_refused(
    change: dict[str, object], problem: str, tmp_path: Path
) -> None:
    with pytest.raises(OptionsError, match=problem):
        run(replace(SMALL, **change), tmp_path / "none")  # type: ignore[arg-type]  # by keyword
    assert not (tmp_path / "none").exists()


def test_a_folder_keeps_one_study(tmp_path: Path) -> None:
    run(replace(SMALL, deals=1), tmp_path)
    before = (tmp_path / "lines.jsonl").read_bytes()
    with pytest.raises(OptionsError, match="another study: its seed"):
        run(replace(SMALL, seed=4), tmp_path)
    assert (tmp_path / "lines.jsonl").read_bytes() == before
    assert json.loads((tmp_path / "study.json").read_text())["seed"] == 3


def test_the_arena_and_the_study_end_alike() -> None:
    """Both say how a match ended in the same word."""
    line = Stage(SMALL).play(0)
    assert line.ending == arena.Hall(SMALL.of(SMALL.arms()[0])).play(0).ending


def test_a_missing_library_is_named_before_anything_is_played() -> None:
    check_extras("json")
    with pytest.raises(OptionsError, match=r"needs no_such_thing: pip install 'parlour\[study\]'"):
        check_extras("json", "no_such_thing")
