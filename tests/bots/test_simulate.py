"""Does `parlour simulate` show its figures, and refuse clearly what it cannot do?"""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from rich.console import Console

from parlour.bots.arena import Plan
from parlour.bots.tally import Tally
from parlour.cli import main
from parlour.cli.simulate import show

LONG = "3000"
"""Matches that end by themselves in a minute or two, should all else fail."""
CALL = [
    "simulate",
    "calaveras",
    "--seats",
    "4",
    "--bots",
    "greedy:guesses=1,uniform",
    "--matches",
    "4",
]


def test_the_table_names_bots_teams_seats_length_and_endings(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(CALL) == 0
    shown = capsys.readouterr().out
    for words in ("greedy", "uniform", "team 0 (seats 0, 2)", "seat 3", "95 % interval"):
        assert words in shown
    for words in ("4 matches from seed 1", "moves a match: mean", "ending win", "fair share"):
        assert words in shown


def test_json_holds_all_figures(capsys: pytest.CaptureFixture[str]) -> None:
    """On the output there is nothing but the JSON; the table goes to the error stream."""
    assert main([*CALL, "--json", "-", "--option", "first=2"]) == 0
    output = capsys.readouterr()
    data = json.loads(output.out)
    assert data["options"] == {"turn_cap": 400, "first": 2}
    assert data["matches"] == data["wanted"] == 4
    assert data["ended"] == "complete"
    assert sum(ending["count"] for ending in data["endings"].values()) == 4
    assert sum(data["length"]["counts"].values()) == 4
    assert [team["seats"] for team in data["by_team"]] == [[0, 2], [1, 3]]
    for row in data["by_bot"] + data["by_team"] + data["by_seat"]:
        assert row["of"] == 4
        assert 0 <= row["low"] <= row["value"] <= row["high"] <= 1
    assert "greedy" in output.err


def test_the_number_of_jobs_changes_no_byte(tmp_path: Path) -> None:
    texts = []
    for jobs in ("1", "2"):
        json_file, csv_file = tmp_path / f"{jobs}.json", tmp_path / f"{jobs}.csv"
        records = tmp_path / jobs
        call = [*CALL, "--jobs", jobs, "--json", str(json_file), "--csv", str(csv_file)]
        assert main([*call, "--records", str(records)]) == 0
        files = [json_file, csv_file, *sorted(records.iterdir())]
        assert [path.name for path in files[2:]] == [
            *(f"{i:06}.jsonl" for i in range(4)),
            "results.csv",
        ]
        texts.append([path.read_bytes() for path in files])
    assert texts[0] == texts[1]


def test_csv_has_a_line_a_figure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CALL, "--csv", "-"]) == 0
    rows = list(csv.DictReader(capsys.readouterr().out.splitlines()))
    assert {row["figure"] for row in rows} == {"bot", "team", "seat", "ending", "length"}
    greedy = next(row for row in rows if row["name"] == "greedy:guesses=1")
    assert float(greedy["low"]) <= int(greedy["count"]) / int(greedy["of"]) <= float(greedy["high"])


def test_one_is_not_told_as_many(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "motive", "--seats", "1", "--matches", "1"]) == 0
    assert "motive, 1 seat: 1 match from seed 1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["chess", "--seats", "4"], "chess"),
        (["calaveras", "--seats", "7"], "3, 4, 5, 6"),
        (["calaveras", "--seats", "four"], "seats is 'four'"),
        (["calaveras", "--seats", "4", "--bots", "clever"], "uniform, greedy, ismcts"),
        (["calaveras", "--seats", "4", "--bots", "greedy,"], "''"),
        (["calaveras", "--seats", "4", "--matches", "0"], "matches is '0'"),
        (["calaveras", "--seats", "4", "--matches", "-3"], "matches is '-3'"),
        (["calaveras", "--seats", "4", "--jobs", "1.5"], "jobs is '1.5'"),
        (["calaveras", "--seats", "4", "--jobs", "9999"], "more than 256"),
        (["calaveras", "--seats", "4", "--playouts", "10"], "none of these bots"),
        (
            ["calaveras", "--seats", "4", "--option", "cheese=1"],
            "cheese is not known here; there are first,",
        ),
        (["calaveras", "--seats", "4", "--option", "first=9"], "first is no seat"),
        (["calaveras", "--seats", "4", "--option", "first"], "not key=value"),
        (["calaveras", "--seats", "4", "--option", "first=1", "--option", "first=2"], "twice"),
        (["calaveras", "--seats", "4", "--json", "-", "--csv", "-"], "both"),
        (["calaveras", "--seats", "4", "--json", "no/such/folder/x"], "cannot be written"),
    ],
)
def test_a_call_that_cannot_be_carried_out_is_refused(
    words: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *words]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert problem in output.err
    assert "Traceback" not in output.err


@pytest.mark.parametrize("words", [["calaveras"], ["calaveras", "--seats", "4", "--seed", "x"]])
def test_a_call_that_cannot_be_read_is_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["simulate", *words])
    assert end.value.code == 2


def test_records_are_never_mixed_with_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "old.jsonl").write_text("{}", encoding="utf-8")
    assert main([*CALL, "--records", str(tmp_path)]) == 2
    assert "holds records already" in capsys.readouterr().err
    assert main([*CALL, "--records", str(tmp_path / "old.jsonl")]) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["old.jsonl"]


@contextmanager
def simulation(*words: str) -> Iterator[subprocess.Popen[str]]:
    """A long one in a process of its own, and gone afterwards, whatever happens."""
    script = "import sys; from parlour.cli import main; sys.exit(main(sys.argv[1:]))"
    process = subprocess.Popen(
        [sys.executable, "-c", script, *CALL[:-1], LONG, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_shows_what_is_done_so_far(jobs: str, tmp_path: Path) -> None:
    """The whole group gets the signal, as from a terminal."""
    with simulation("--jobs", jobs, "--json", "-", "--records", str(tmp_path)) as process:
        wait_for(lambda: len(list(tmp_path.glob("*.jsonl"))) >= 4)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    data = json.loads(out)
    assert process.returncode == 130
    assert data["ended"] == "interrupted"
    assert 0 < data["matches"] < int(LONG)
    assert f"of {LONG} matches" in err
    assert "Traceback" not in err
    assert {path.suffix for path in tmp_path.iterdir()} == {".jsonl", ".csv"}


def test_ctrl_c_is_quiet_while_workers_start(tmp_path: Path) -> None:
    """They are not to fall over it one by one, each with a page of its own: from their first
    moment on they do not hear it."""
    with simulation("--jobs", "2", "--json", "-", "--records", str(tmp_path / "r")) as process:
        wait_for(lambda: len(members(process.pid)) > 3)
        workers = [pid for pid in members(process.pid) if pid != process.pid]
        assert all(is_deaf(pid) for pid in workers)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert json.loads(out)["ended"] == "interrupted"
    assert "Traceback" not in err


def is_deaf(pid: int) -> bool:
    """Whether a process blocks or ignores the signal of Ctrl-C."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    masks = [int(line.split()[1], 16) for line in lines if line[:6] in ("SigBlk", "SigIgn")]
    return any(mask >> signal.SIGINT - 1 & 1 for mask in masks)


def test_workers_do_not_outlive_the_process_that_started_them(tmp_path: Path) -> None:
    """Killed outright, it can tell them nothing."""
    with simulation("--jobs", "2", "--records", str(tmp_path)) as process:
        wait_for(lambda: len(list(tmp_path.glob("*.jsonl"))) >= 4)
        assert len(members(process.pid)) > 2
        process.kill()
        process.wait()
        wait_for(lambda: not members(process.pid))


def members(group: int) -> list[int]:
    """The processes of a group that still run."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it ended meanwhile
            state, _, its_group, *_ = path.read_text().rpartition(")")[2].split()
            if int(its_group) == group and state != "Z":
                found.append(int(path.parent.name))
    return found


def test_no_figure_is_made_of_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan("calaveras", 4, ("uniform",), 4, 1, {}, {})
    show(plan, Tally(((0, 2), (1, 3)), ended="interrupted"), Console())
    assert capsys.readouterr().out == "No match was finished.\n"


def wait_for(thing: Callable[[], bool]) -> None:
    """Thirty seconds at most."""
    end = time.monotonic() + 30
    while not thing():
        assert time.monotonic() < end
        time.sleep(0.02)
