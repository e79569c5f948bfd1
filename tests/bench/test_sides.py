"""Does the bench time what it says it times?"""

from pathlib import Path

import pytest

from bench.rules import is_made_from_this
from tools.compile import source


@pytest.mark.parametrize(("note", "taken"), [(source() + "3", True), ("an older make", False)])
def test_compiled_rules_of_another_source_are_left_out(
    tmp_path: Path, note: str, taken: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "made-from.txt").write_text(note, encoding="utf-8")
    assert is_made_from_this(tmp_path) == taken
    assert ("left out" in capsys.readouterr().out) != taken


def test_a_build_that_says_nothing_is_left_out(tmp_path: Path) -> None:
    assert not is_made_from_this(tmp_path)
    assert not is_made_from_this(tmp_path / "nothing")
