"""Which modules are compiled, and how? All in one group (decision 0013).

`setup.py` asks here when `PARLOUR_COMPILED` is set; without it a wheel is plain Python.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from setuptools import Distribution
from setuptools.command.build_ext import build_ext

SOURCE: Final = Path("src")
CORE: Final = ("seats", "chance", "game", "playout")
RULES: Final = ("content", "moves", "state", "law", "scoring", "rules")
"""What the codec reads by its annotations stays interpreted: options, position, events."""
BOTS: Final = ("thinking", "ismcts", "greedy")
MORE: Final = ("games/calaveras/bot.py", "games/calaveras/batch.py")
NOT_YET: Final[dict[str, str]] = {}
"""Modules that mypyc cannot take as they are, and why."""
VECTORS: Final = "librt>=0.17,<0.18"
"""The library is young: as exact as it was tried."""
STAMPS: Final = "compiled.txt"


def modules(package: Path) -> list[Path]:
    """The files of the group. A class may not leave its group, so there is only one."""
    found = [package / "core" / f"{name}.py" for name in CORE]
    for game in sorted((package / "games").glob("*/content.toml")):
        for name in RULES:
            path = game.with_name(name)
            found += sorted(path.glob("*.py")) if path.is_dir() else [path.with_suffix(".py")]
    found += [package / "bots" / f"{name}.py" for name in BOTS]
    found += [package / name for name in MORE]
    return [path for path in found if path.relative_to(package).as_posix() not in NOT_YET]


def extensions() -> list[Any]:
    """C modules for setuptools; run in the folder of `setup.py`."""
    from mypyc.build import mypycify

    paths = [str(path) for path in modules(SOURCE / "parlour")]
    level = os.environ.get("PARLOUR_COMPILED", "")
    return list(
        mypycify(
            paths,
            opt_level=level if level in "0123" else "3",
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
        self.install_requires = [*already, VECTORS]


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
            f"{stamp(path)}  {path.relative_to(package).as_posix()}\n" for path in modules(package)
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
