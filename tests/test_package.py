"""Does the wheel hold the whole package? Only who installs it would miss a forgotten file."""

import ast
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parent.parent
MADE = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")


@pytest.mark.slow
def test_the_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    """Built in a copy, since a build leaves its traces in the tree."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=MADE)
    for name in ("pyproject.toml", "README.md", "LICENSE", "CREDITS.md"):
        shutil.copy(ROOT / name, tmp_path)
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", str(tmp_path)]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    source = tmp_path / "src"
    wanted = {
        path.relative_to(source).as_posix()
        for path in (source / "parlour").rglob("*")
        if path.is_file()
    }
    assert not wanted - set(ZipFile(wheel).namelist())


def imported(folder: Path, *, but: str = "") -> set[str]:
    """The top names of what a package imports from outside the standard library and itself."""
    names = set()
    for path in folder.rglob("*.py"):
        if but and path.is_relative_to(folder / but):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                names.add((node.module or "").partition(".")[0])
    return names - sys.stdlib_module_names - {"parlour"}


def test_what_is_required_is_imported_and_the_other_way_round() -> None:
    """A library nobody imports is weight; one nobody requires is missing on a fresh machine."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    package = ROOT / "src" / "parlour"
    compiled = {"librt"}  # a type for the compiler; the compiled wheel alone requires it
    assert imported(package, but="art") - compiled == names_of(project["dependencies"])
    art = {"PIL": "pillow", "resvg_py": "resvg-py"}
    needed = {art.get(name, name) for name in imported(package / "art")}
    assert needed == names_of(project["optional-dependencies"]["art"])


def names_of(requirements: list[str]) -> set[str]:
    return {requirement.partition(">")[0] for requirement in requirements}
