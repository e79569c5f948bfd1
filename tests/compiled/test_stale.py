"""Can compiled rules hide what somebody edited? Never: they are refused first."""

from pathlib import Path

import pytest

from parlour.stale import refuse_stale
from tools import compile as compiling
from tools.mypyc_group import STAMPS, modules, stamp

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """One rule, and the module that was compiled from it."""
    core = tmp_path / "core"
    core.mkdir()
    (core / "game.py").write_text("LIMIT = 7\n", encoding="utf-8")
    (core / "game.cpython-311-x86_64-linux-gnu.so").write_bytes(b"compiled")
    (tmp_path / STAMPS).write_text(f"{stamp(core / 'game.py')}  core/game.py\n", encoding="utf-8")
    return tmp_path


def test_what_was_compiled_from_this_source_is_taken(package: Path) -> None:
    refuse_stale(package)


def test_an_edited_source_is_not_hidden(package: Path) -> None:
    (package / "core" / "game.py").write_text("LIMIT = 8\n", encoding="utf-8")
    with pytest.raises(ImportError, match=r"older than their source \(core/game.py\)"):
        refuse_stale(package)


def test_compiled_modules_without_stamps_are_refused(package: Path) -> None:
    (package / STAMPS).unlink()
    with pytest.raises(ImportError, match="compiled rules"):
        refuse_stale(package)


def test_plain_source_needs_no_stamps(package: Path) -> None:
    (package / STAMPS).unlink()
    next((package / "core").glob("*.so")).unlink()
    refuse_stale(package)


def test_nothing_compiled_lies_beside_the_source() -> None:
    assert not list((ROOT / "src").rglob("*.so"))
    assert not (ROOT / "src" / "parlour" / STAMPS).exists()


def test_every_module_of_the_group_exists_once() -> None:
    group = modules(ROOT / "src" / "parlour")
    assert all(path.is_file() for path in group)
    assert len(set(group)) == len(group)


def test_no_module_of_the_group_is_called_like_a_function_of_its_package() -> None:
    """Compiled, the module would win over the function."""
    group = set(modules(ROOT / "src" / "parlour"))
    wrong = [
        path
        for path in group
        if (path.parent / "__init__.py") in group
        and f"\ndef {path.stem}(" in (path.parent / "__init__.py").read_text(encoding="utf-8")
    ]
    assert not wrong


def test_without_a_compiler_it_is_said_what_lacks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    assert compiling.main() == 1
    assert "a C compiler" in capsys.readouterr().err
