"""Is a wheel built when it must be, and only then?"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from tools import compile as compiling

Build = Callable[[Path], None]


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiling, "BUILD", tmp_path)


@pytest.fixture
def built() -> list[Path]:
    """The folders that were built in, one for each build."""
    return []


@pytest.fixture
def build(built: list[Path]) -> Build:
    def make(folder: Path) -> None:
        built.append(folder)
        (folder / "copy").mkdir()
        (folder / "parlour-1.whl").touch()

    return make


def test_what_several_want_at_once_is_built_once(build: Build, built: list[Path]) -> None:
    """Each test process asks for it; threads lock like processes here."""
    together = Barrier(4)

    def wanted(number: int) -> Path:
        together.wait()
        return compiling.made("kind", "", build)

    with ThreadPoolExecutor(4) as pool:
        found = set(pool.map(wanted, range(4)))
    assert len(built) == len(found) == 1


@pytest.mark.parametrize("how", ["", "3"])
def test_it_is_built_anew_if_the_source_or_the_way_changed(
    monkeypatch: pytest.MonkeyPatch, build: Build, built: list[Path], how: str
) -> None:
    compiling.made("kind", "", build)
    compiling.made("kind", how, build)
    assert len(built) == 1 + bool(how)
    monkeypatch.setattr(compiling, "source", lambda: "edited")
    compiling.made("kind", how, build)
    assert len(built) == 2 + bool(how)


def test_a_build_that_failed_leaves_nothing_to_be_taken_for_a_wheel(build: Build) -> None:
    def broken(folder: Path) -> None:
        build(folder)
        raise compiling.CannotBuild("half of it")

    with pytest.raises(compiling.CannotBuild):
        compiling.made("kind", "", broken)
    assert compiling.made("kind", "", build).is_file()


def test_without_a_compiler_it_is_said_what_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests that need one fail; they are never skipped."""
    monkeypatch.setenv("PATH", "")
    with pytest.raises(compiling.CannotBuild, match="a C compiler"):
        compiling.compiled_wheel()


def test_a_source_that_is_added_or_edited_is_seen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(compiling, "ROOT", tmp_path)
    monkeypatch.setattr(compiling, "NEEDED", ())
    package = tmp_path / "src" / "parlour"
    package.mkdir(parents=True)
    (package / "one.py").write_text("1")
    seen = {compiling.source()}
    (package / "one.py").write_text("2")
    seen.add(compiling.source())
    (package / "two.html").write_text("2")
    seen.add(compiling.source())
    assert len(seen) == 3
