"""`parlour study` as it is typed: what it prints, and the table it leaves."""

import csv
import json
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.core.errors import OptionsError
from parlour.study.plan import Study, checked
from parlour.study.playing import Stage

pytest.importorskip("matplotlib")


def test_it_prints_the_gist_and_leaves_a_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    call = ["study", "motive", "--seats", "2", "--bots", "uniform", "--deals", "30"]
    main([*call, "--vary", "level=2,3", "--out", str(tmp_path)])
    told = capsys.readouterr().out
    assert "30 deals, 90 matches (complete)" in told
    assert "as it is: over 100.0 %; moves" in told
    assert "level=2: moves a match +2.0, ± 0.5" in told
    with (tmp_path / "figures.csv").open(newline="", encoding="utf-8") as file:
        table = list(csv.DictReader(file))
    assert {row["way"] for row in table} == {"as it is", "level=2", "level=3"}
    kinds = {row["what"] for row in table}
    assert {"won", "beside its share", "ending", "at the end", "changed by the option"} < kinds
    assert {"dealt to a seat", "used by a seat", "suspect who gains"} < kinds
    for row in table:
        if row["with_it"]:
            change = float(row["with_it"]) - float(row["without"])
            assert float(row["value"]) == pytest.approx(change, abs=1e-5)
        assert int(row["deals"]) == 30


def test_one_option_at_a_time_is_an_arm_each_beside_the_game_as_it_is() -> None:
    vary = {"twist_must_move": (True,), "first": (0, 1)}
    study = Study("calaveras", 4, ("uniform",), 1, 1, {"turn_cap": 9}, {}, {}, vary=vary)
    arms = {arm.name: dict(arm.options) for arm in study.arms()}
    assert arms == {
        "as it is": {"turn_cap": 9},
        "twist_must_move=true": {"turn_cap": 9, "twist_must_move": True},
        "first=0": {"turn_cap": 9, "first": 0},
        "first=1": {"turn_cap": 9, "first": 1},
    }


def test_a_bot_keeps_its_seat_whoever_plays_the_others() -> None:
    """A ghost that picks at random beside psychics that think, and the other way round."""
    study = Study("mysterium", 2, ("own",), 1, 1, {}, {}, {}, fixed={"0": "uniform"})
    stage = Stage(study)
    assert stage.fixed[0].name == "uniform"
    alone = Stage(Study("mysterium", 2, ("own",), 1, 1, {}, {}, {}))
    assert stage.play(0).tries != alone.play(0).tries
    json.dumps(stage.play(0).plain())


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--fix", "7=uniform"], "fix names seat 7"),
        (["--fix", "0=nobody"], "nobody"),
        (["--fix", "0"], "fix is '0', not seat=bot"),
        (["--vary", "first"], "vary is 'first', not key=a,b"),
        (["--vary", "first=0", "--sweep", "turn_cap=9"], "vary is for a study without a sweep"),
        (["--vary", "first=0", "--option", "first=1"], "first is both given and swept"),
    ],
)
def test_what_makes_no_sense_is_refused(
    words: list[str], problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    call = ["study", "calaveras", "--seats", "4", *words, "--out", str(tmp_path / "none")]
    assert main(call) == 2
    assert problem in capsys.readouterr().err
    assert not (tmp_path / "none").exists()


def test_an_arm_that_cannot_be_played_is_refused_when_varied() -> None:
    with pytest.raises(OptionsError, match="first"):
        checked(Study("calaveras", 4, ("uniform",), 1, 1, {}, {}, {}, vary={"first": (7,)}))
