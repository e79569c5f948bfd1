"""Do both wheels hold what they should, and run where nothing else of ours is? Built once a run."""

import json
import os
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable
from email.message import Message
from email.parser import Parser
from functools import cache
from pathlib import Path
from zipfile import ZipFile

import pytest

from parlour.games import GAMES
from tools import compile as compiling
from tools.mypyc_group import STAMPS, VECTORS, modules, sources

ROOT = Path(__file__).resolve().parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WHEELS: dict[str, Callable[[], Path]] = {
    "plain": compiling.plain_wheel,
    "compiled": compiling.compiled_wheel,
}
kinds = pytest.mark.parametrize("kind", WHEELS)
pytestmark = pytest.mark.slow


# ---------------------------------------------------------------- what is in them


@kinds
def test_a_wheel_holds_every_file_of_the_package_and_no_test_or_tool(kind: str) -> None:
    source = ROOT / "src"
    wanted = {
        path.relative_to(source).as_posix()
        for path in (source / "parlour").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    held = set(ZipFile(WHEELS[kind]()).namelist())
    assert not wanted - held
    others = {name for name in held - wanted if ".dist-info/" not in name}
    if kind == "plain":
        assert not others
    else:
        ours = {name for name in others if name.endswith((".so", ".pyd"))}
        assert others - ours == {f"parlour/{STAMPS}"}


def test_the_compiled_wheel_holds_a_module_for_each_source_of_the_group() -> None:
    held = ZipFile(WHEELS["compiled"]()).namelist()
    package = ROOT / "src" / "parlour"
    names = {path.relative_to(package).with_suffix("").as_posix() for path in modules(package)}
    inside = {name for name in held if name.startswith("parlour/")}
    found = {name for name in inside if name.endswith((".so", ".pyd"))}
    assert {name.removeprefix("parlour/").partition(".")[0] for name in found} == names


def test_the_compiled_wheel_lists_what_it_was_made_from() -> None:
    with ZipFile(WHEELS["compiled"]()) as wheel:
        lines = wheel.read(f"parlour/{STAMPS}").decode().splitlines()
    package = ROOT / "src" / "parlour"
    wanted = {path.relative_to(package).as_posix() for path in sources(package)}
    assert {line.partition("  ")[2] for line in lines} == wanted


@cache
def metadata(kind: str, file: str) -> Message:
    with ZipFile(WHEELS[kind]()) as wheel:
        (name,) = [one for one in wheel.namelist() if one.endswith(f".dist-info/{file}")]
        return Parser().parsestr(wheel.read(name).decode())


@kinds
def test_a_wheel_says_what_it_needs(kind: str) -> None:
    """The compiled one needs the library of its vectors as well."""
    told = metadata(kind, "METADATA")
    needs = [line.replace(" ", "") for line in told.get_all("Requires-Dist", [])]
    always = {line for line in needs if "extra==" not in line}
    wanted = {*PROJECT["dependencies"], *([VECTORS] if kind == "compiled" else [])}
    assert {normal(line) for line in always} == {normal(line) for line in wanted}
    assert set(told.get_all("Provides-Extra", [])) == set(PROJECT["optional-dependencies"])
    assert told["Requires-Python"] == PROJECT["requires-python"]


def normal(requirement: str) -> str:
    """Bounds in one order."""
    name = requirement.split("<")[0].split(">")[0]
    bounds = requirement.removeprefix(name).replace(" ", "").split(",")
    return name + ",".join(sorted(bounds))


@kinds
def test_a_wheel_brings_its_licences_and_its_command(kind: str) -> None:
    held = ZipFile(WHEELS[kind]()).namelist()
    for name in PROJECT["license-files"]:
        assert any(one.endswith(f".dist-info/licenses/{name}") for one in held)
    assert metadata(kind, "METADATA")["License-Expression"] == PROJECT["license"]
    assert any(one.endswith(".dist-info/entry_points.txt") for one in held)


@kinds
def test_a_wheel_says_where_it_runs(kind: str) -> None:
    told = metadata(kind, "WHEEL")
    plain = kind == "plain"
    assert (told["Tag"] == "py3-none-any") == plain
    assert (told["Root-Is-Purelib"] == "true") == plain


# ---------------------------------------------------------------- where they are installed


def said(*command: str | Path, cwd: Path, path: Path | str = "") -> str:
    """What a command prints; only `path` is on the way to what it imports."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(path)},
        capture_output=True,
        text=True,
        check=False,
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
    version = said(installed / "parlour", "--version", cwd=tmp_path)
    assert version.split() == ["parlour", metadata("plain", "METADATA")["Version"]]


def test_what_it_needs_is_what_is_locked(installed: Path, tmp_path: Path) -> None:
    """The libraries that the other tests run with satisfy what the wheel asks for."""
    said(sys.executable, "-m", "pip", "--python", installed / "python", "check", cwd=tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_it_passes_every_case(installed: Path, tmp_path: Path, game: str) -> None:
    files = sorted((ROOT / "tests" / "cases" / game).glob("*.json"))
    count = sum(len(json.loads(path.read_text(encoding="utf-8"))) for path in files)
    told = said(installed / "parlour", "cases", *files, cwd=tmp_path)
    assert told.splitlines()[-1] == f"{count} passed, 0 failed"


BOTS = {
    "calaveras": "ismcts:playouts=20,greedy",
    "motive": "ismcts:playouts=20,greedy",
    "mysterium": "own",
    "island": "own",
}
OPTIONS = {"motive": ("--option", "level=5")}
"""All seats bid at once there, and a bot is asked whether it would rather wait."""


@pytest.fixture(scope="module")
def from_source(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], tuple[str, Path]]:
    """What the source says to the same command, and where its records lie; asked once a game."""
    program = "import sys; from parlour.cli import main; sys.exit(main(sys.argv[1:]))"

    @cache
    def answer(game: str) -> tuple[str, Path]:
        folder = tmp_path_factory.mktemp(game)
        command = (sys.executable, "-c", program, *simulated(game))
        return said(*command, cwd=folder, path=ROOT / "src"), folder / "records"

    return answer


def simulated(game: str) -> tuple[str, ...]:
    table = ("--seats", "4", "--bots", BOTS[game], "--matches", "4", *OPTIONS.get(game, ()))
    return ("simulate", game, *table, "--json", "-", "--records", "records")


@pytest.mark.parametrize("game", GAMES)
def test_it_simulates(
    installed: Path,
    tmp_path: Path,
    game: str,
    from_source: Callable[[str], tuple[str, Path]],
) -> None:
    """In two processes, with the figures and the very moves that the source gives in one."""
    figures, records = from_source(game)
    told = said(installed / "parlour", *simulated(game), "--jobs", "2", cwd=tmp_path)
    assert told == figures
    assert len(list(records.glob("*.jsonl"))) == 4
    for record in records.glob("*.jsonl"):
        assert record.read_bytes() == (tmp_path / "records" / record.name).read_bytes()


PLAYED_ON = """
import pickle, sys
from copy import deepcopy
from parlour.envs.aec import TableAEC

def on(env, steps):
    seen = []
    for _ in range(steps):
        look = env.observe(env.agent_selection)
        seen.append((look["observation"].tolist(), str(env.view(env.agent_selection))))
        env.step(None if not look["action_mask"].any() else int(look["action_mask"].argmax()))
    return seen

env = TableAEC(sys.argv[1], 4, illegal="lot")
env.reset(seed=1)
on(env, 15)
copies = deepcopy(env), pickle.loads(pickle.dumps(env))
assert on(env, 15) == on(copies[0], 15) == on(copies[1], 15)
heard = [[str(event) for event in one.table.match.heard(0)] for one in (env, *copies)]
assert heard[0] == heard[1] == heard[2]
"""
"""Each plays on as the first does, with all that was heard."""


@pytest.mark.parametrize("game", GAMES)
def test_copies_of_an_environment_play_on(installed: Path, tmp_path: Path, game: str) -> None:
    said(installed / "python", "-c", PLAYED_ON, game, cwd=tmp_path)
