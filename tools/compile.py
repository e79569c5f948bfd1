"""Build both wheels, and show that the compiled rules are the same, only faster (decision 0013).

    python -m tools.compile          build/wheels/plain, build/wheels/compiled, and build/compiled,
                                     the compiled wheel unpacked
    PYTHONPATH=build/compiled .venv/bin/parlour simulate …        plays by it

Both are made from the source distribution, as anybody would make them who has only that. The source
stays as it is and always runs; nothing compiled is ever put beside it. What was built from the same
files is not built again, and whoever wants the same at the same time waits for it. Afterwards the
same matches are played interpreted and compiled: exit status 1 if a single one differs.
"""

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from tools import playouts
from tools.mypyc_group import stamp

ROOT: Final = Path(__file__).resolve().parent.parent
BUILD: Final = ROOT / "build"
TARGET: Final = BUILD / "compiled"
NEEDED: Final = (
    *("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "CREDITS.md"),
    "tools/mypyc_group.py",
)
NOT_SOURCE: Final = ("__pycache__", "*.egg-info", "*.so", "compiled.txt")


class CannotBuild(Exception):
    """What a machine lacks, or what the build said."""


def main() -> int:
    try:
        print(f"plain wheel:    {plain_wheel().relative_to(ROOT)}")
        print(f"compiled wheel: {compiled_wheel().relative_to(ROOT)}")
        unpacked()
    except CannotBuild as problem:
        print(problem, file=sys.stderr)
        return 1
    return playouts.compare(ROOT / "src", TARGET)


def what_lacks() -> str | None:
    """What a machine needs to compile, in words; None if it is all there."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if shutil.which(compiler) is None:
        return f"a C compiler, and there is no {compiler!r} (on Debian and Ubuntu: gcc)"
    if not header.exists():
        return f"Python's headers, and there is no {header} (on Debian and Ubuntu: python3-dev)"
    return None


# ---------------------------------------------------------------- what is built


def source_archive() -> Path:
    """The source distribution of what stands in `src` now. Made in a copy: builds leave traces."""
    return made("source", "", lambda folder: run_build("--sdist", copied(folder), folder))


def plain_wheel() -> Path:
    """The wheel that runs everywhere."""
    return made("plain", "", lambda folder: run_build("--wheel", extracted(folder), folder))


def compiled_wheel() -> Path:
    """The wheel for this machine; raises CannotBuild where something lacks to compile."""
    level = os.environ.get("PARLOUR_COMPILED") or "3"

    def make(folder: Path) -> None:
        lacking = what_lacks()
        if lacking:
            raise CannotBuild(
                f"Compiling needs {lacking}.\n"
                "Parlour runs without it, only slower: see docs/performance.md."
            )
        run_build("--wheel", extracted(folder), folder, level)

    return made("compiled", level, make)


def unpacked() -> Path:
    """The compiled wheel, to be put on a path: `TARGET`."""
    wheel = compiled_wheel()
    note = TARGET / "made-from.txt"
    with locked("unpacked"):
        wanted = (wheel.parent / "made-from.txt").read_text(encoding="utf-8")
        if not note.exists() or note.read_text(encoding="utf-8") != wanted:
            shutil.rmtree(TARGET, ignore_errors=True)
            with ZipFile(wheel) as archive:
                archive.extractall(TARGET)
            note.write_text(wanted, encoding="utf-8")
    return TARGET


def made(kind: str, how: str, make: Callable[[Path], None]) -> Path:
    """The one file that this kind of build leaves in its folder; made anew if source changed."""
    folder, wanted = BUILD / "wheels" / kind, source() + how
    note = folder / "made-from.txt"
    with locked(kind):
        if not note.exists() or note.read_text(encoding="utf-8") != wanted:
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            make(folder)
            shutil.rmtree(folder / "copy")
            note.write_text(wanted, encoding="utf-8")
    (result,) = folder.glob("parlour-*")
    return result


# ---------------------------------------------------------------- how


def source() -> str:
    """What a wheel hangs on: every file of the package, and how it is built."""
    files = [path for path in (ROOT / "src" / "parlour").rglob("*") if path.is_file()]
    files = [path for path in files if path.suffix not in (".pyc", ".so")]
    files += [ROOT / name for name in NEEDED]
    return "".join(f"{stamp(path)} {path.relative_to(ROOT)}\n" for path in sorted(files))


@contextmanager
def locked(name: str) -> Iterator[None]:
    """One process builds, the others wait for it."""
    (BUILD / "wheels").mkdir(parents=True, exist_ok=True)
    with (BUILD / "wheels" / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def copied(folder: Path) -> Path:
    copy = folder / "copy"
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns(*NOT_SOURCE))
    for name in NEEDED:
        (copy / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, copy / name)
    return copy


def extracted(folder: Path) -> Path:
    """The source distribution, unpacked."""
    command = [sys.executable, "-m", "tarfile", "--extract", str(source_archive())]
    subprocess.run([*command, str(folder / "copy")], check=True)
    (root,) = (folder / "copy").iterdir()
    return root


def run_build(what: str, tree: Path, folder: Path, level: str = "") -> None:
    command = [sys.executable, "-m", "build", what, "--no-isolation", "--outdir"]
    said = subprocess.run(
        [*command, str(folder), str(tree)],
        env={**os.environ, "PARLOUR_COMPILED": level},
        check=False,
        capture_output=True,
        text=True,
    )
    if said.returncode:
        raise CannotBuild(said.stdout[-4000:] + said.stderr[-4000:])


if __name__ == "__main__":
    sys.exit(main())
