"""Can something compiled hide what somebody edited? Never: it is refused first."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from parlour.stale import refuse_stale
from tools.mypyc_group import STAMPS, stamp

ROOT = Path(__file__).resolve().parent.parent.parent
LOADED = EXTENSION_SUFFIXES[0]
SOURCES = ("core/game.py", "games/bridge/rules/__init__.py", "games/bridge/options.py")


LIBRARY = f"house__mypyc{LOADED}"
"""Where all that the modules do is compiled to, beside the package."""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two compiled modules, and a third source of which they hold a constant."""
    package = tmp_path / "installed" / "house"
    for name in SOURCES:
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("LIMIT = 7\n", encoding="utf-8")
    for name in SOURCES[:2]:
        (package / name).with_suffix(LOADED).write_bytes(b"compiled")
    lines = [f"{stamp(package / name)}  {name}\n" for name in SOURCES]
    (package / STAMPS).write_text("".join(lines), encoding="utf-8")
    package.with_name(LIBRARY).write_bytes(b"compiled")
    monkeypatch.syspath_prepend(package.parent)
    return package


def refused(package: Path, name: str) -> None:
    with pytest.raises(ImportError, match="compiled rules") as refusal:
        refuse_stale(package)
    assert name in str(refusal.value)


def test_what_was_compiled_from_this_source_is_taken(package: Path) -> None:
    refuse_stale(package)


@pytest.mark.parametrize("name", SOURCES)
def test_an_edited_source_is_not_hidden(package: Path, name: str) -> None:
    """Nor one that is not compiled itself: its constants are in the others."""
    (package / name).write_text("LIMIT = 8\n", encoding="utf-8")
    refused(package, name)


@pytest.mark.parametrize("name", SOURCES)
def test_a_removed_source_is_not_hidden(package: Path, name: str) -> None:
    (package / name).unlink()
    refused(package, name)


def test_an_added_source_is_not_hidden(package: Path) -> None:
    """A module left from an older build lies where somebody now puts a source of that name."""
    (package / "core" / "chance.py").write_text("LIMIT = 8\n", encoding="utf-8")
    refuse_stale(package)
    (package / "core" / f"chance{LOADED}").write_bytes(b"compiled")
    refused(package, "core/chance.py")


def test_a_module_without_any_source_is_refused(package: Path) -> None:
    (package / "games" / "bridge" / f"law{LOADED}").write_bytes(b"compiled")
    refused(package, "games/bridge/law.py")


def test_compiled_modules_without_a_list_are_refused(package: Path) -> None:
    (package / STAMPS).unlink()
    refused(package, SOURCES[0])


def test_a_module_compiled_elsewhere_than_in_core_needs_the_list_as_well(package: Path) -> None:
    (package / STAMPS).unlink()
    (package / "core" / f"game{LOADED}").unlink()
    refused(package, SOURCES[1])


@pytest.mark.parametrize("ending", [".cpython-39-riscv64-linux-gnu.so", ".cp39-win_amd64.pyd"])
def test_what_another_python_compiled_hides_nothing(package: Path, ending: str) -> None:
    """It is not loaded, whatever has become of its source."""
    for name in SOURCES[:2]:
        path = package / name
        path.with_suffix(LOADED).rename(path.with_suffix(ending))
        path.write_text("LIMIT = 8\n", encoding="utf-8")
    refuse_stale(package)


def test_a_library_left_from_another_installation_is_refused(
    package: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The modules are but doors to it, and the first on the path would be taken."""
    older = tmp_path / "older"
    older.mkdir()
    (older / LIBRARY).write_bytes(b"compiled before")
    monkeypatch.syspath_prepend(older)
    refused(package, str(older / LIBRARY))


def test_modules_without_their_library_are_refused(package: Path) -> None:
    package.with_name(LIBRARY).unlink()
    refused(package, "house__mypyc, which is missing")


def test_plain_source_needs_no_list(package: Path) -> None:
    (package / STAMPS).unlink()
    for name in SOURCES[:2]:
        (package / name).with_suffix(LOADED).unlink()
    refuse_stale(package)


def test_nothing_compiled_lies_beside_the_source() -> None:
    assert not list((ROOT / "src").rglob("*.so"))
    assert not (ROOT / "src" / "parlour" / STAMPS).exists()
