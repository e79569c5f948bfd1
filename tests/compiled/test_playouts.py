"""Does what is compiled play as the source does (T15), and would it come out if it did not?"""

import shutil
from pathlib import Path
from typing import Any

import pytest

from parlour.games import GAMES
from tools import compile as compiling
from tools import playouts

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "src"
NOT_RULES = shutil.ignore_patterns("__pycache__", "static", "art", "web", "cli", "matches", "text")


@pytest.mark.slow
def test_compiled_matches_are_those_of_the_source() -> None:
    """At least a thousand whole ones for each game and number of seats."""
    assert playouts.MATCHES >= 1000
    assert playouts.compare(SOURCE, compiling.unpacked()) == 0


def answers(*digests: str, file: str = "game.so") -> dict[str, Any]:
    its = {"digests": list(digests), "moves": 10, "seconds": 1.0}
    return {"file": file, "tables": {"bridge 4": its}}


@pytest.mark.parametrize(
    ("compiled", "said"),
    [
        (answers("a", "b", "c"), ""),
        (answers("a", "x", "y"), "bridge 4 from seed 1 on (2 of 3)"),
        (answers("a", "b", "c", file="game.py"), "nothing is compiled"),
    ],
)
def test_a_difference_is_told_with_the_first_match_that_shows_it(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    compiled: dict[str, Any],
    said: str,
) -> None:
    plain = answers("a", "b", "c", file="game.py")
    monkeypatch.setattr(playouts, "both", lambda one, other: [plain, compiled])
    assert playouts.compare(SOURCE, SOURCE) == bool(said)
    assert said in capsys.readouterr().err


def test_every_game_is_compared() -> None:
    assert set(playouts.games_in(SOURCE)) == set(GAMES)


PLANTED = [
    # what is told of Nicole, which no position shows
    ("calaveras", "rules/verdict.py", "count(points[to]) > 1", "count(points[to]) > 2"),
    # what one detective gets, at the levels that have detectives
    ("motive", "scoring/points.py", "2 if state.detectives[seat] == PELL else 1", "1"),
    # how a rare tie is settled
    ("mysterium", "scoring.py", '"track" if by_track else "age"', '"track"'),
    # what the law lets the accomplice do, where the option lets there be one
    ("island", "scoring/ruses.py", "MOST_RUSES = 2", "MOST_RUSES = 3"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "file", "old", "new"), PLANTED)
def test_a_difference_is_found(tmp_path: Path, game: str, file: str, old: str, new: str) -> None:
    """One step of one rule changed in a copy of the source."""
    shutil.copytree(SOURCE / "parlour", tmp_path / "parlour", ignore=NOT_RULES)
    changed = tmp_path / "parlour" / "games" / game / file
    text = changed.read_text(encoding="utf-8")
    assert text.count(old) == 1
    changed.write_text(text.replace(old, new), encoding="utf-8")
    one, other = playouts.both(SOURCE, tmp_path, [game], 40)
    assert any(line.startswith(game) for line in playouts.differences(one, other))
