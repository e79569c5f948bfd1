"""Compile the rules with mypyc, and show that they are the same rules, only faster (decision 0013).

    python -m tools.compile       makes build/compiled, a copy of the package with compiled rules
    PYTHONPATH=build/compiled .venv/bin/parlour simulate …        plays by it

The source stays as it is and always runs; nothing compiled is ever put beside it, where it would
hide what somebody edits. After building, the same playouts run interpreted and compiled: exit
status 1 if a single position differs. Needs a C compiler and Python's headers.
"""

import json
import os
import shutil
import subprocess
import sys
from contextlib import chdir
from hashlib import blake2b
from pathlib import Path
from time import process_time

from parlour.core import game as compiled_or_not
from parlour.core.chance import Chance
from parlour.core.playout import playout
from parlour.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"
CORE = ("seats", "chance", "game", "playout")
RULES = ("content", "moves", "state", "law", "scoring", "rules")
MATCHES = 200
"""For each game and number of seats."""


def group(package: Path) -> list[str]:
    """The modules that are compiled, all in one group: a class may not leave its group."""
    files = [package / "core" / f"{name}.py" for name in CORE]
    for game in sorted(GAMES):
        for name in RULES:
            path = package / "games" / game / name
            files += sorted(path.glob("*.py")) if path.is_dir() else [path.with_suffix(".py")]
    return [str(path) for path in files]


def build() -> None:
    """Copy the package, and lay the compiled modules beside the copies."""
    from mypyc.build import mypycify  # slow to import, and only here needed
    from setuptools import setup

    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(
        ROOT / "src", TARGET, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info")
    )
    with chdir(TARGET):
        modules = mypycify(group(Path("parlour")), opt_level="3")
        setup(
            name="parlour-compiled",
            packages=[],
            ext_modules=modules,
            script_args=["--quiet", "build_ext", "--inplace"],
        )


def playouts() -> dict[str, object]:
    """What many seeded matches come to, under whichever rules are imported."""
    digest, moves, start = blake2b(digest_size=16), 0, process_time()
    for game in GAMES.values():
        for seats in game.seats:
            for seed in range(MATCHES):
                chance = Chance(seed)
                state = game.setup(game.options(), seats, chance, None)
                moves += playout(state, chance)
                digest.update(repr(state.position()).encode())
    return {
        "is_compiled": not str(compiled_or_not.__file__).endswith(".py"),
        "moves": moves,
        "a_second": round(moves / (process_time() - start)),
        "digest": digest.hexdigest(),
    }


def asked(path: Path) -> dict[str, object]:
    """The same, from a process of its own that imports the package from this folder."""
    command = [sys.executable, "-m", "tools.compile", "--playouts"]
    environment = {**os.environ, "PYTHONPATH": str(path)}
    said = subprocess.run(command, env=environment, cwd=ROOT, check=True, capture_output=True)
    answer: dict[str, object] = json.loads(said.stdout)
    return answer


def main(arguments: list[str]) -> int:
    if arguments == ["--playouts"]:
        print(json.dumps(playouts()))
        return 0
    build()
    plain, fast = asked(ROOT / "src"), asked(TARGET)
    print(f"interpreted: {plain['a_second']:>9,} moves a second")
    print(f"compiled:    {fast['a_second']:>9,} moves a second, in {TARGET.relative_to(ROOT)}")
    if not fast["is_compiled"] or plain["digest"] != fast["digest"]:
        print("The compiled rules do not play as the source does.", file=sys.stderr)
        return 1
    print(f"{plain['moves']:,} moves of seeded playouts came to the same positions.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
