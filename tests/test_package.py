"""Does the wheel hold the whole package? Only who installs it would miss a forgotten file."""

import shutil
import subprocess
import sys
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
