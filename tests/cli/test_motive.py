"""`parlour motive` adds up a table laid out at home."""

import json
from io import StringIO
from pathlib import Path

import pytest

from parlour.cli import main
from tests.games.motive.support import CASES, EXAMPLE

TABLE = """
# the example of the rulebook; a 1-point arrow whose colour nobody names is red
agnes             0,0   body
dr_xavier         0,1   bottom=red top=blue
karl              1,0   markers=destitute,obsession
percy             0,-1
lord_ivan        -1,0   left=blue flipped=right
miss_ursula       1,-1  body
felix            -1,1
baroness_eugenia  1,1
link secret_enemies 1,0 1,1
"""


def test_the_worked_example_with_its_reasons(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The position notation, and a way by another suspect as one sentence."""
    path = tmp_path / "table.json"
    path.write_text(json.dumps(CASES[EXAMPLE]["position"]), encoding="utf-8")
    assert main(["motive", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "The death of Agnes"
    assert "  Baroness Eugenia: 13  prime suspect" in lines
    assert "    Baroness Eugenia loves Karl (4), who hates Agnes (4): 8" in lines
    assert "    Felix hates Lord Ivan (4), who hates Agnes (7): 0" in lines
    assert "The death of Miss Ursula" in lines
    assert "    no relationship that leads to Miss Ursula" in lines


def test_a_table_comes_from_the_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(TABLE))
    assert main(["motive", "-"]) == 0
    assert "  Felix: 11  prime suspect" in capsys.readouterr().out


def test_one_line_a_tile(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Markers, turned arrows, links and bodies in the readable form."""
    path = tmp_path / "table.txt"
    path.write_text(TABLE, encoding="utf-8")
    assert main(["motive", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "  Felix: 11  prime suspect" in lines
    assert "  Karl: 9  runner-up" in lines
    assert "    Destitute +2" in lines
    assert "    Lord Ivan loves Agnes (7): 0" in lines
    assert "    Baroness Eugenia hates Karl (6), who hates Agnes (4): 0" in lines


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("agnes", "line 1 names no space"),
        ("agnes 0,0 body\n\nkarl 1", "line 3 says '1', which is no space like 0,1"),
        ("nobody 0,0 body", "line 1 names 'nobody', which is no suspect"),
        ("agnes 0,0 body sad", "line 1 says 'sad', which is not known here"),
        ("agnes 0,0 body\nkarl 0,0", "board[1].at holds two tiles"),
        ("agnes 0,0", "bodies names no victim"),
        ("agnes 0,0 body\nlink secret_enemies 0,0", "line 2 is not `link KIND x,y x,y`"),
        ("", "bodies names no victim"),
        ("{", "line 1, column 2 is no JSON"),
        ('{"board": 3}', "board is no list"),
        ('{"bodies": [[0, 0]]}', "bodies[0] holds no tile"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, problem: str
) -> None:
    path = tmp_path / "table.txt"
    path.write_text(text, encoding="utf-8")
    assert main(["motive", str(path)]) == 2
    assert problem in capsys.readouterr().err


def test_files_that_cannot_be_opened(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["motive", str(tmp_path / "none.txt")]) == 2
    assert "cannot be opened" in capsys.readouterr().err
    path = tmp_path / "table.bin"
    path.write_bytes(b"\xff\xfe\x00")
    assert main(["motive", str(path)]) == 2
    assert "is no text in UTF-8" in capsys.readouterr().err
