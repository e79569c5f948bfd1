"""Build both wheels, and show that the compiled rules are the same, only faster (decision 0013).

    python -m tools.compile          build/wheels/plain, build/wheels/compiled, and build/compiled,
                                     the compiled wheel unpacked
    PYTHONPATH=build/compiled .venv/bin/parlour simulate …        plays by it

The source stays as it is and always runs; nothing compiled is ever put beside it. What was built
from the same files is not built again. Afterwards the same playouts run interpreted and compiled:
exit status 1 if a single one differs. Needs a C compiler and Python's headers.
"""

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

from tools import playouts
from tools.mypyc_group import stamp

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
TARGET = BUILD / "compiled"
NEEDED = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "CREDITS.md")
MADE = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "compiled.txt")


def main() -> int:
    lacking = what_lacks()
    if lacking:
        print(f"Compiling needs {lacking}.", file=sys.stderr)
        print("Parlour runs without it, only slower: see docs/performance.md.", file=sys.stderr)
        return 1
    compiled_wheel()
    print(f"plain wheel:    {plain_wheel().relative_to(ROOT)}")
    print(f"compiled wheel: {compiled_wheel().relative_to(ROOT)}, unpacked in build/compiled")
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


def plain_wheel() -> Path:
    """The wheel that runs everywhere."""
    return wheel("plain", "")


def compiled_wheel() -> Path:
    """The wheel for this machine, unpacked in `TARGET` as well."""
    made = wheel("compiled", os.environ.get("PARLOUR_COMPILED", "3"))
    if (
        not (TARGET / "made-from.txt").exists()
        or source() != (TARGET / "made-from.txt").read_text()
    ):
        with locked():
            shutil.rmtree(TARGET, ignore_errors=True)
            with ZipFile(made) as archive:
                archive.extractall(TARGET)
            (TARGET / "made-from.txt").write_text(source(), encoding="utf-8")
    return made


def source() -> str:
    """What a wheel hangs on: every file of the package, and how it is built."""
    files = [path for path in (ROOT / "src" / "parlour").rglob("*") if path.is_file()]
    files = [path for path in files if path.suffix not in (".pyc", ".so")]
    files += [ROOT / name for name in (*NEEDED, "tools/mypyc_group.py")]
    return "".join(f"{stamp(path)} {path.relative_to(ROOT)}\n" for path in sorted(files))


@contextmanager
def locked() -> Iterator[None]:
    """One process builds, the others wait for it."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "wheels.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def wheel(kind: str, level: str) -> Path:
    """A wheel of what stands in `src` now. Built in a copy, since a build leaves its traces."""
    folder, wanted = BUILD / "wheels" / kind, source() + level
    note = folder / "made-from.txt"
    with locked():
        if not note.exists() or note.read_text(encoding="utf-8") != wanted:
            shutil.rmtree(folder, ignore_errors=True)
            copy = folder / "copy"
            shutil.copytree(ROOT / "src", copy / "src", ignore=MADE)
            shutil.copytree(ROOT / "tools", copy / "tools", ignore=MADE)
            for name in NEEDED:
                shutil.copy(ROOT / name, copy)
            command = [sys.executable, "-m", "build", "--wheel", "--no-isolation"]
            environment = {**os.environ, "PARLOUR_COMPILED": level}
            said = subprocess.run(
                [*command, "--outdir", str(folder), str(copy)],
                env=environment,
                check=False,
                capture_output=True,
                text=True,
            )
            if said.returncode:
                raise SystemExit(said.stdout[-4000:] + said.stderr[-4000:])
            shutil.rmtree(copy)
            note.write_text(wanted, encoding="utf-8")
    (made,) = folder.glob("*.whl")
    return made


if __name__ == "__main__":
    sys.exit(main())
