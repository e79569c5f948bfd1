"""parlour replay: a record is verified and retold; a broken one is told as far as it goes."""

import json
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.core.chance import Chance
from parlour.core.match import Match
from parlour.core.record import record_lines
from parlour.games import GAMES
from parlour.games.calaveras import GAME
from parlour.games.calaveras.options import Options
from tests.strategies import wander

MATCH = Match(GAME, Options(first=0), 4, "told again")
wander(MATCH, Chance(3), 20_000)
LINES = list(record_lines(MATCH))


def written(tmp_path: Path, lines: list[str]) -> str:
    path = tmp_path / "some.jsonl"
    path.write_text("\n".join(lines), encoding="utf-8")
    return str(path)


def test_a_record_is_retold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", written(tmp_path, LINES)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Mission Calaveras, 4 seats\n")
    assert "The agents gather; Nicole waits beside William." in said
    assert "is found guilty with" in said
    assert said.endswith(f"The record holds: {MATCH.ply} moves, all of them legal.\n")


@pytest.mark.parametrize("name", GAMES)
def test_a_record_of_any_game_is_retold(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = GAMES[name]
    match = Match(game, game.options(), 4, "told again")
    wander(match, Chance(3), 12)
    assert main(["replay", written(tmp_path, list(record_lines(match)))]) == 0
    assert ", 4 seats\n" in capsys.readouterr().out


def test_a_seat_hears_only_its_own_cards(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, LINES)
    assert main(["replay", path, "--seat", "2"]) == 0
    heard = capsys.readouterr().out
    assert "Elena draws a card." in heard
    assert "Elena draws: " not in heard
    assert "Grace draws: " in heard


def test_an_unfinished_record_holds_as_far_as_it_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", written(tmp_path, LINES[:9])]) == 0
    assert "The match was not over yet.\nThe record holds: 8 moves" in capsys.readouterr().out


def test_one_seat_and_one_move_are_not_told_as_many(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    motive = GAMES["motive"]
    match = Match(motive, motive.options(), 1, "alone")
    wander(match, Chance(3), 1)
    assert main(["replay", written(tmp_path, list(record_lines(match)))]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Mystery! Motive for Murder, one seat\n")
    assert said.endswith("The record holds: one move, a legal one.\n")


def test_what_breaks_says_where_and_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = json.dumps(json.loads(LINES[5]) | {"seat": 3})
    assert main(["replay", written(tmp_path, [*LINES[:5], other])]) == 1
    said = capsys.readouterr().out
    assert said.endswith("Move 5 does not hold: It is not your turn.\n")


def test_other_rules_and_contents_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    header = json.dumps(json.loads(LINES[0]) | {"rules": 7, "content": "0"})
    assert main(["replay", written(tmp_path, [header, *LINES[1:3]])]) == 0
    said = capsys.readouterr().out
    assert "written under rules version 7; these are version 1" in said
    assert "written with other contents of the box" in said


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["{"], "line 1 is no JSON"),
        ([LINES[0], "nonsense"], "line 2 is no JSON"),
        ([], "line 1 is missing"),
        ([json.dumps(json.loads(LINES[0]) | {"game": "chess"})], "which is no game here"),
        ([json.dumps(json.loads(LINES[0]) | {"seats": 9})], "seats is none of"),
    ],
)
def test_what_cannot_be_read_is_refused(
    lines: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", written(tmp_path, lines)]) == 2
    assert told in capsys.readouterr().err


def test_what_is_not_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "nothing.jsonl")]) == 2
    assert main(["replay", written(tmp_path, LINES), "--seat", "4"]) == 2
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    assert main(["replay", str(tmp_path / "bytes")]) == 2
    said = capsys.readouterr().err
    assert "nothing.jsonl cannot be read: No such file or directory\n" in said
    assert "bytes cannot be read: it is no text in UTF-8\n" in said
    assert "--seat is no seat from 0 to 3" in said
