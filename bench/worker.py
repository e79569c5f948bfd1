"""A process that times the cases of one module, a line each: `python -m bench.worker bench.own`.

It writes one line about itself; then each line it reads, `seconds case`, is answered by a speed, or
by words where that case cannot be had here.
"""

import importlib
import json
import platform
import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from bench.timing import Case


def versions(names: tuple[str, ...]) -> str:
    said = [f"Python {platform.python_version()}"]
    for name in names:
        try:
            said.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            said.append(f"no {name}")
    return ", ".join(said)


def main() -> None:
    out, sys.stdout = sys.stdout, sys.stderr  # libraries may chat; the line is ours
    module: Any = importlib.import_module(sys.argv[1])
    made: dict[str, Case] = {}
    makers: dict[str, Callable[[], Case]] = module.CASES
    print(
        json.dumps({"is": versions(module.LIBRARIES), "cases": list(makers)}), file=out, flush=True
    )
    for line in sys.stdin:
        seconds, name = line.rstrip("\n").split(" ", 1)
        try:
            if name not in made:
                made[name] = makers[name]()
                made[name](0.05)  # whatever is slow only once
            said: object = made[name](float(seconds))
        except (ImportError, OSError) as mistake:
            said = f"{type(mistake).__name__}: {mistake}"
        print(json.dumps(said), file=out, flush=True)


if __name__ == "__main__":
    main()
