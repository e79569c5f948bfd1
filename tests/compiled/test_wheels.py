"""Do both wheels run where nothing else of ours is, and play the same? Built once a run."""

import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import compile as compiling
from tools import playouts

ROOT = Path(__file__).resolve().parent.parent.parent
WHEELS: dict[str, Callable[[], Path]] = {
    "plain": compiling.plain_wheel,
    "compiled": compiling.compiled_wheel,
}
pytestmark = pytest.mark.slow


def said(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(
        [str(word) for word in command], cwd=cwd, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module", params=WHEELS)
def installed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with one wheel of ours; libraries come from where this test runs."""
    folder = tmp_path_factory.mktemp(request.param)
    said(sys.executable, "-m", "venv", "--without-pip", folder / "clean", cwd=folder)
    python = folder / "clean" / "bin" / "python"
    place = said(
        python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder
    ).strip()
    Path(place, "libraries.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    wheel = WHEELS[request.param]()
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "--quiet")
    said(*pip, "--no-deps", "--no-index", "--ignore-installed", wheel, cwd=folder)
    where = said(python, "-c", "import parlour.core.game as it; print(it.__file__)", cwd=folder)
    assert where.startswith(place)
    assert where.strip().endswith(".py") == (request.param == "plain")
    return python.parent


def test_it_says_its_version(installed: Path, tmp_path: Path) -> None:
    assert said(installed / "parlour", "--version", cwd=tmp_path).startswith("parlour ")


@pytest.mark.parametrize("game", ["calaveras", "motive", "mysterium", "island"])
def test_it_passes_the_handed_cases(installed: Path, tmp_path: Path, game: str) -> None:
    said(installed / "parlour", "cases", ROOT / f"tests/cases/{game}/handed.json", cwd=tmp_path)


def test_it_simulates(installed: Path, tmp_path: Path) -> None:
    bots = ("--bots", "ismcts:playouts=20", "--seats", "4", "--matches", "2")
    assert (
        "calaveras"
        in said(installed / "parlour", "simulate", "calaveras", *bots, cwd=tmp_path).lower()
    )


def test_compiled_playouts_are_those_of_the_source() -> None:
    """A thousand for each game and number of seats; of the Island their first forty plies (T15)."""
    compiling.compiled_wheel()
    assert playouts.compare(ROOT / "src", compiling.TARGET) == 0
