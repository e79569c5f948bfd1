"""The painter's jobs: build, check, sheet, svg, curate."""

import argparse
import sys
from pathlib import Path

from parlour.art import sprite
from parlour.art.build import build
from parlour.art.check import check
from parlour.art.curate import curate
from parlour.art.recipe import Recipe, recipes


def main(arguments: list[str] | None = None) -> int:
    """Answers the exit code: 1 when `check` finds something wrong."""
    book = recipes()
    given = _parser([recipe.name for recipe in book]).parse_args(arguments)
    jobs = {"build": _build, "check": _check, "sheet": _sheet, "svg": _svg, "curate": _curate}
    return jobs[given.job](given, book)


def _build(given: argparse.Namespace, book: list[Recipe]) -> int:
    if sprite.write():
        print("drawn: icons.svg")
    for name in build(book, given.names):
        print(f"drawn: {name}", flush=True)
    return 0


def _check(given: argparse.Namespace, book: list[Recipe]) -> int:
    faults = sprite.faults() + check(book)
    print("\n".join(faults) or "Every picture is the one its recipe gives.")
    return 1 if faults else 0


def _sheet(given: argparse.Namespace, book: list[Recipe]) -> int:
    from parlour.art.sheet import sheet  # needs resvg and Pillow, which only builders have

    sheet(given.target, [one for one in book if not given.names or one.name in given.names])
    print(given.target)
    return 0


def _svg(given: argparse.Namespace, book: list[Recipe]) -> int:
    print(next(recipe.svg() for recipe in book if recipe.name == given.name))
    return 0


def _curate(given: argparse.Namespace, book: list[Recipe]) -> int:
    for path in curate(given.folder):
        print(path)
    return 0


def _parser(names: list[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m parlour.art", description=__doc__)
    jobs = parser.add_subparsers(dest="job", required=True)
    job = jobs.add_parser("build", help="draw what has changed, and the named pictures")
    job.add_argument("names", nargs="*", metavar="NAME", type=_Name(names))
    jobs.add_parser("check", help="compare recipes, manifests and files; draw nothing")
    job = jobs.add_parser("sheet", help="write a contact sheet of all, or of the named pictures")
    job.add_argument("target", nargs="?", type=Path, default=Path("art-sheet.png"))
    job.add_argument("names", nargs="*", metavar="NAME", type=_Name(names))
    job = jobs.add_parser("svg", help="print the SVG of one picture")
    job.add_argument("name", metavar="NAME", type=_Name(names))
    job = jobs.add_parser("curate", help="copy the wanted icons from FOLDER/<set>/icons.json")
    job.add_argument("folder", type=Path)
    return parser


class _Name:
    """Reads the name of a picture; any other is refused with the names there are."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def __call__(self, text: str) -> str:
        if text not in self.names:
            there = ", ".join(self.names)
            raise argparse.ArgumentTypeError(f"no picture {text!r}; there are {there}")
        return text


if __name__ == "__main__":
    sys.exit(main())
