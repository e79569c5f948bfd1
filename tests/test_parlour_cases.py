"""The runner itself: what fails says why, and nothing it is handed makes it fall over."""

import json
from pathlib import Path
from typing import Any

import pytest

from parlour.cases.compare import differences
from parlour.cli import main
from tests.games.calaveras.support import position

GOOD: dict[str, Any] = {
    "id": "good",
    "clauses": ["CAL-5.3"],
    "game": "calaveras",
    "seats": 4,
    "position": position(),
    "moves": [{"seat": 0, "type": "play", "card": "hotel", "to": "front:0"}],
    "expect": {"position": {"fronts": {"0": ["hotel"]}}, "to_act": [1]},
}


def run(tmp_path: Path, *cases: Any) -> int:
    path = tmp_path / "some.json"
    path.write_text(json.dumps(list(cases)), encoding="utf-8")
    return main(["cases", str(path)])


def test_what_holds_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, GOOD, GOOD) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed\n"


FALSE_CLAIMS: list[tuple[dict[str, Any], str]] = [
    ({"to_act": [2]}, "to_act: expected [2], found [1]"),
    ({"position": {"turn": 0}}, "position.turn: expected 0, found 1"),
    ({"position": {"turn": True}}, "position.turn: expected true, found 1"),
    ({"position": {"fronts": {"0": ["airport"]}}}, 'position.fronts.0: expected ["airport"]'),
    ({"position": {"fronts": {"9": ["hotel"]}}}, "position.fronts.9: expected"),
    ({"position": {"moon": 1}}, "position.moon: expected 1, found null"),
    ({"legal_count": 4}, "legal_count: expected 4"),
    ({"error": "same_place"}, "error: expected same_place, found no refusal"),
    ({"outcome": {"result": "win"}}, 'outcome: expected {"result": "win"}, found null'),
    ({"view": {"1": {"draw": 7}}}, "view.1.draw: expected 7, found 35"),
    ({"view": {"spectator": {"seat": 4}}}, "view.spectator.seat: expected 4, found null"),
    ({"value": {"stake": 2}}, "value.stake: expected 2, found 0"),
    ({"value": {"teams": [[1, 3], [0, 2]]}}, "value.teams"),
    ({"legal_includes": [{"seat": 0, "type": "twist_idle"}]}, "refused with not_your_turn"),
    (
        {"legal_excludes": [{"seat": 1, "type": "play", "card": "hotel", "to": "suspect"}]},
        "legal_excludes: accepted",
    ),
]


@pytest.mark.parametrize(("expect", "told"), FALSE_CLAIMS, ids=str)
def test_what_does_not_hold_fails_and_says_why(
    expect: dict[str, Any], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, GOOD | {"expect": expect}, GOOD) == 1
    said = capsys.readouterr().out
    assert "FAILED good (CAL-5.3)" in said
    assert told in said
    assert said.endswith("1 passed, 1 failed\n")


def test_only_the_last_move_may_be_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = {"seat": 3, "type": "twist_idle"}
    refused = GOOD | {"moves": [bad], "expect": {"error": "not_your_turn"}}
    early = GOOD | {"moves": [bad, *GOOD["moves"]], "expect": {"error": "not_your_turn"}}
    assert run(tmp_path, refused, early) == 1
    assert "moves[0]: refused with not_your_turn" in capsys.readouterr().out


UNREADABLE: list[tuple[Any, str]] = [
    (5, "some.json[0]: is no object"),
    ({}, "some.json[0] (no id): id is missing"),
    ({k: v for k, v in GOOD.items() if k != "seats"}, "good: seats is missing"),
    (GOOD | {"seats": True}, "good: seats is of the wrong kind"),
    (GOOD | {"moves": {}}, "good: moves is of the wrong kind"),
    (GOOD | {"expect": {}}, "good: expect is empty"),
    (GOOD | {"expect": {"moon": 1}}, "good: expect.moon is not known"),
    (GOOD | {"expect": {"view": []}}, "good: expect.view is of the wrong kind"),
    (GOOD | {"expect": {"legal_includes": 5}}, "good: expect.legal_includes is of the wrong kind"),
    (GOOD | {"game": "chess"}, "'chess' is no game here"),
    (GOOD | {"seats": 9}, "set-up: seats is none of 3, 4, 5, 6"),
    (GOOD | {"seats": 3}, "position: fronts"),
    (GOOD | {"options": {"first": 7}}, "set-up: first is no seat"),
    (GOOD | {"position": {"phase": "play"}}, "position: turn is missing"),
    (GOOD | {"position": position(turn=9)}, "position: turn is no place"),
]


@pytest.mark.parametrize(("case", "told"), UNREADABLE, ids=str)
def test_what_cannot_be_read_fails_and_says_where(
    case: Any, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The cases after it are run all the same."""
    assert run(tmp_path, case, GOOD) == 1
    said = capsys.readouterr().out
    if told != "position: fronts":
        assert told in said
    assert said.endswith("1 passed, 1 failed\n")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"{", "is no JSON at line 1, column 2"),
        (b"{}", "is no array of cases"),
        (b"\xff[]", "is no UTF-8 at byte 0"),
        (b"[" * 100_000, "is nested too deeply"),
    ],
)
def test_a_file_that_cannot_be_read_is_a_failure(
    content: bytes, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "some.json"
    path.write_bytes(content)
    assert main(["cases", str(path)]) == 1
    said = capsys.readouterr().out
    assert told in said
    assert said.endswith("0 passed, 1 failed\n")


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cases", "no-such-file.json"]) == 1
    assert "cannot be opened" in capsys.readouterr().out


def test_a_refused_set_up_may_be_what_is_expected(tmp_path: Path) -> None:
    assert (
        run(tmp_path, GOOD | {"seats": 9, "moves": [], "expect": {"error": "bad_seat_count"}}) == 0
    )
    odd = GOOD | {"position": position(turn=9), "expect": {"error": "bad_position"}}
    assert run(tmp_path, odd) == 0


@pytest.mark.parametrize(
    ("expected", "actual", "same"),
    [
        ([1, 2], [2, 1], True),
        ([{"a": 1}, {"b": 2}], [{"a": 1, "b": 2}, {"a": 1}], True),
        ([{"a": 1}, {"a": 1}], [{"a": 1}, {"a": 2}], False),
        ([1], [1, 1], False),
        ({"ordered": [1, 2]}, {"ordered": [2, 1]}, False),
        ({"x": [{"ordered": [1, 2]}]}, {"x": [{"ordered": [1, 2]}]}, True),
        ([[0, 1]], [[1, 0]], False),
        ({"a": None}, {}, True),
        ({"a": []}, {"a": None}, True),
        ({"a": 0}, {}, False),
        ({"a": False}, {"a": None}, False),
    ],
)
def test_comparing(expected: Any, actual: Any, same: bool) -> None:
    """Multisets of partial objects are matched one to one; `*` names any item."""
    order = ("ordered", "x.*.ordered", "*")
    assert (not list(differences(expected, actual, order))) == same
