"""Are compiled modules older than the source? Then nothing is imported: they would hide an edit.

Compiled modules lie in wheels alone, with `compiled.txt`: a line for each source that they were
made from, those included from which the compiler only copied a constant.
"""

import os
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path
from typing import Final

STAMPS: Final = "compiled.txt"


def wrong(package: Path) -> list[str]:
    """The sources that are not what was compiled, modules compiled from nothing that is listed, and
    a library that is not theirs.

    What this Python cannot load hides no source.
    """
    modules = compiled(package)
    if not modules:
        return []
    stamps = listed(package / STAMPS)
    edited = [name for name, digest in stamps.items() if digest_of(package / name) != digest]
    return edited + [name for name in modules if name not in stamps] + elsewhere(package)


def elsewhere(package: Path) -> list[str]:
    """The library that holds what all the modules do, if another is found before its own."""
    name = f"{package.name}__mypyc"
    found = PathFinder.find_spec(name)
    if found is None or found.origin is None:
        return [f"{name}, which is missing"]
    return [] if Path(found.origin).parent.samefile(package.parent) else [found.origin]


def compiled(package: Path) -> list[str]:
    """The sources, by their names, in whose place this Python would load something compiled."""
    found: list[str] = []
    for folder, inside, files in os.walk(package):
        inside[:] = [name for name in inside if name not in NO_MODULES]
        place = Path(folder).relative_to(package)
        found += [
            (place / name.partition(".")[0]).with_suffix(".py").as_posix()
            for name in files
            if name.removeprefix(name.partition(".")[0]) in EXTENSION_SUFFIXES
        ]
    return found


NO_MODULES: Final = {"__pycache__", "static", "templates", "text"}


def listed(stamps: Path) -> dict[str, str]:
    """By source: its digest when it was compiled."""
    if not stamps.exists():
        return {}
    lines = [line.split("  ") for line in stamps.read_text(encoding="utf-8").splitlines()]
    return {name: digest for digest, name in lines}


def digest_of(path: Path) -> str:
    return blake2b(path.read_bytes(), digest_size=16).hexdigest() if path.exists() else ""


def refuse_stale(package: Path) -> None:
    """Raises ImportError with what to do."""
    found = wrong(package)
    if found:
        raise ImportError(
            f"{package} holds compiled rules that are older than their source or come from none "
            f"({', '.join(found[:3])}). Install the wheel anew, or delete the compiled modules."
        )
