"""Which modules are compiled, and how? All in one group (decision 0013).

`setup.py` asks here when `PARLOUR_COMPILED` is set; without it a wheel is plain Python.
"""

import ast
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from setuptools import Distribution
from setuptools.command.build_ext import build_ext

SOURCE: Final = Path("src")
CORE: Final = ("seats", "chance", "masks", "game", "playout")
RULES: Final = ("content", "solver", "state", "law", "scoring", "rules")
BOTS: Final = ("thinking", "ismcts", "greedy")
MORE: Final = tuple([f"games/calaveras/{name}.py" for name in ("moves", "bot", "batch")])
READ: Final = ("games/island/content/effects.py",)
"""What the codec reads by its annotations stays interpreted, because compiling erases them: like
options, moves, position and events. Calaveras' moves hold words alone, and may be compiled."""
VECTORS: Final = "librt>=0.17,<0.18"
"""The library is young: as exact as it was tried."""
STAMPS: Final = "compiled.txt"


def modules(package: Path) -> list[Path]:
    """The files of the group. A class may not leave its group, so there is only one."""
    found = [package / "core" / f"{name}.py" for name in CORE]
    for game in sorted((package / "games").glob("*/content.toml")):
        for name in RULES:
            found += sorted(game.with_name(name).rglob("*.py"))
            found += sorted(game.parent.glob(f"{name}.py"))
    found += [package / "bots" / f"{name}.py" for name in BOTS]
    found += [package / name for name in MORE]
    return [path for path in found if path.relative_to(package).as_posix() not in READ]


def sources(package: Path) -> list[Path]:
    """The group and all that it imports: the compiler copies constants out of any of them."""
    found = set(modules(package))
    while more := {one for path in found for one in imported(path, package)} - found:
        found |= more
    return sorted(found)


def imported(path: Path, package: Path) -> set[Path]:
    """The modules of the package from which a module takes something."""
    found: set[Path] = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            found |= {one for alias in node.names for one in files(alias.name, package)}
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                inside = files(f"{node.module}.{alias.name}", package)
                found |= inside or files(str(node.module), package)
    return found


def files(name: str, package: Path) -> set[Path]:
    """The file of a module of the package, if there is such a module."""
    top, *parts = name.split(".")
    place = package.joinpath(*parts)
    both = (place.with_suffix(".py"), place / "__init__.py")
    return {path for path in both if top == package.name and path.is_file()}


def extensions() -> list[Any]:
    """C modules for setuptools; run in the folder of `setup.py`."""
    from mypyc.build import mypycify

    paths = [str(path) for path in modules(SOURCE / "parlour")]
    level = os.environ.get("PARLOUR_COMPILED", "")
    return list(
        mypycify(
            paths,
            opt_level=level if level in "0123" else "3",
            debug_level="0",
            multi_file=True,
            group_name="parlour",
        )
    )


def stamp(path: Path) -> str:
    return blake2b(path.read_bytes(), digest_size=16).hexdigest()


class Compiled(Distribution):  # type: ignore[misc]  # theirs has no types
    """A wheel that needs what its vectors live in."""

    install_requires: list[str]

    def parse_config_files(self, *args: Any, **named: Any) -> None:
        super().parse_config_files(*args, **named)
        already: list[str] = self.install_requires or []
        self.install_requires = self.metadata.install_requires = [*already, VECTORS]


class Build(build_ext):  # type: ignore[misc]  # theirs has no types
    """Compiles on all cores, never in place, and writes down what source the modules came from. No
    function of ours is replaced from outside, so the compiler may put one into another."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count()

    def run(self) -> None:
        if self.inplace:
            raise SystemExit("Compiled modules never lie beside the source: build a wheel.")
        super().run()
        package = SOURCE / "parlour"
        lines = [
            f"{stamp(path)}  {path.relative_to(package).as_posix()}\n" for path in sources(package)
        ]
        (Path(self.build_lib) / "parlour" / STAMPS).write_text("".join(lines), encoding="utf-8")

    def build_extensions(self) -> None:
        for extension in self.extensions if sys.platform == "linux" else ():
            extension.extra_compile_args.append("-fno-semantic-interposition")
            extension.extra_link_args.append("-Wl,-Bsymbolic-functions")
        one_by_one = self.compiler.compile

        def together(sources: list[str], *args: Any, **named: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                parts = pool.map(lambda source: one_by_one([source], *args, **named), sources)
                return [made for part in parts for made in part]

        self.compiler.compile = together
        super().build_extensions()
