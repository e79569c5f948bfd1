"""Do the workshop's scripts keep their promises?"""

from pathlib import Path

import pytest

from tools import chromium, clauses


def script(folder: Path, name: str, status: int) -> str:
    """A program that ends with this status."""
    path = folder / name
    path.write_text(f"#!/bin/sh\nexit {status}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without any browser: its only PATH is this folder."""
    monkeypatch.setattr(chromium, "APPLICATIONS", ())
    monkeypatch.setattr(chromium, "DOWNLOADS", ())
    monkeypatch.delenv("PARLOUR_CHROMIUM", raising=False)
    monkeypatch.delenv("PLAYWRIGHT_BROWSERS_PATH", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def test_a_missing_browser_is_a_failure_that_says_what_to_do(
    bare: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Browser tests are never skipped for want of a browser."""
    assert chromium.main() == 1
    assert "PARLOUR_CHROMIUM=" in capsys.readouterr().err


def test_a_browser_on_the_path_is_found(bare: Path) -> None:
    path = script(bare, "chromium", 0)
    assert chromium.find() == path


def test_a_stub_that_does_not_run_is_passed_over(bare: Path) -> None:
    """Some systems ship a command that only tells you to install the real one."""
    script(bare, "chromium", 1)
    real = script(bare, "google-chrome", 0)
    assert chromium.find() == real


def test_a_browser_that_was_named_is_not_replaced(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script(bare, "chromium", 0)
    monkeypatch.setenv("PARLOUR_CHROMIUM", str(bare / "nothing-here"))
    assert chromium.find() is None


@pytest.fixture
def repository(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Three clauses: one proved by a case, one by a docstring, one by nothing."""
    monkeypatch.setattr(clauses, "ROOT", tmp_path)
    files = {
        "docs/rules/toy.md": "- TOY-1.1 One.\n- **TOY-1.2** Two.\n- TOY-1.10 Three.\n",
        "tests/cases/toy/a.json": '[{"id": "first", "clauses": ["TOY-1.1"]}]',
        "tests/test_toy.py": 'def test_two() -> None:\n    """Two (TOY-1.2)."""\n',
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def test_clauses_are_proved_by_cases_and_by_docstrings(repository: Path) -> None:
    assert clauses.proofs("toy") == {
        "TOY-1.1": ["case first"],
        "TOY-1.2": ["tests/test_toy.py::test_two"],
    }


def test_an_unproved_clause_is_named(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert clauses.main("toy") == 1
    assert "3 clauses, 1 without a test\n  TOY-1.10 Three." in capsys.readouterr().out
    assert "| TOY-1.10 | Three. | **nothing** |" in (
        repository / "build" / "clauses" / "toy.md"
    ).read_text(encoding="utf-8")


def test_marks_name_clauses_too(repository: Path) -> None:
    text = '@pytest.mark.clause("TOY-1.10")\ndef test_three() -> None: ...\n'
    (repository / "tests" / "test_marked.py").write_text(text, encoding="utf-8")
    assert clauses.missing("toy") == []


def test_a_game_without_a_specification_is_refused(repository: Path) -> None:
    assert clauses.main("chess") == 2
