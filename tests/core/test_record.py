"""Records: what cannot be read or does not follow says where."""

import json
from typing import Any

import pytest

from parlour.core.chance import Chance
from parlour.core.errors import NotationError, OptionsError
from parlour.core.match import Match
from parlour.core.record import read_record, record_lines, replay
from parlour.games import GAMES
from parlour.games.calaveras import GAME
from parlour.games.calaveras.options import Options
from tests.strategies import wander

MATCH = Match(GAME, Options(first=1), 4, "a record")
wander(MATCH, Chance(1), 5)
LINES = list(record_lines(MATCH))


def changed(number: int, **fields: Any) -> list[str]:
    """The record with some fields of a line changed."""
    lines = list(LINES)
    lines[number - 1] = json.dumps(json.loads(lines[number - 1]) | fields)
    return lines


def test_a_header_and_a_line_a_ply() -> None:
    header = json.loads(LINES[0])
    assert header["game"] == "calaveras"
    assert header["options"] == {"first": 1}
    assert header["format"] == header["rules"] == 1
    assert len(LINES) == 6
    assert json.loads(LINES[1]).keys() == {"ply", "seat", "move"}


@pytest.mark.parametrize(
    ("lines", "path"),
    [
        ([], "line 1"),
        (["{"], "line 1"),
        (["[]"], "line 1"),
        (["[" * 100_000], "line 1"),
        (changed(1, game="chess"), "line 1: game"),
        (changed(1, format=2), "line 1: format"),
        (changed(1, seats="4"), "line 1: seats"),
        (changed(3, ply=7), "line 3: ply"),
        (changed(3, seat="0"), "line 3: seat"),
        (changed(3, move=None), "line 3: move"),
        ([*LINES[:3], "x"], "line 4"),
    ],
)
def test_what_cannot_be_read_says_where(lines: list[str], path: str) -> None:
    with pytest.raises(NotationError) as mistake:
        read_record(GAMES, lines)
    assert mistake.value.path == path


@pytest.mark.parametrize("move", [{"type": "dance"}, {"type": "play", "card": "tram", "to": "x"}])
def test_a_move_that_does_not_follow_says_where(move: dict[str, Any]) -> None:
    with pytest.raises(NotationError, match="refused by the rules") as mistake:
        replay(GAME, read_record(GAMES, changed(4, move=move)))
    assert mistake.value.path == "line 4: move"


def test_a_record_of_an_impossible_table_is_refused() -> None:
    for lines in (changed(1, seats=9), changed(1, options={"first": 8})):
        with pytest.raises(OptionsError):
            replay(GAME, read_record(GAMES, lines))


def test_seeds_decide_the_deal() -> None:
    """Another seed is another match; the same seed is the same match."""
    one, other = (Match(GAME, Options(), 4, seed) for seed in ("a", "b"))
    assert one.state.position() != other.state.position()
    assert one.state.position() == Match(GAME, Options(), 4, "a").state.position()
