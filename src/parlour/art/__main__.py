"""`python -m parlour.art`: build, check, sheet, svg, curate."""

import argparse
import sys
from pathlib import Path

from parlour.art import build, curate
from parlour.art.recipes import recipes


def main(arguments: list[str] | None = None) -> int:
    """Answers the exit code: 1 when `check` finds something wrong."""
    given = _parser().parse_args(arguments)
    if given.job == "build":
        for name in build.build(given.names):
            print(f"drawn: {name}", flush=True)
    elif given.job == "check":
        faults = build.check()
        print("\n".join(faults) or "Every picture is the one its recipe gives.")
        return 1 if faults else 0
    elif given.job == "sheet":
        from parlour.art.sheet import sheet  # needs resvg and Pillow, which only builders have

        print(sheet(given.target, given.names))
    elif given.job == "svg":
        print(next(recipe.svg() for recipe in recipes() if recipe.name == given.name))
    else:
        print("\n".join(str(path) for path in curate.curate(given.folder)))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m parlour.art", description=__doc__)
    jobs = parser.add_subparsers(dest="job", required=True)
    job = jobs.add_parser("build", help="draw what has changed, and the named pictures")
    job.add_argument("names", nargs="*")
    jobs.add_parser("check", help="compare recipes, manifests and files; draw nothing")
    job = jobs.add_parser("sheet", help="write a contact sheet")
    job.add_argument("target", nargs="?", type=Path, default=Path("art-sheet.png"))
    job.add_argument("names", nargs="*")
    job = jobs.add_parser("svg", help="print the SVG of one picture")
    job.add_argument("name", choices=[recipe.name for recipe in recipes()])
    job = jobs.add_parser("curate", help="copy the wanted icons from FOLDER/<set>/icons.json")
    job.add_argument("folder", type=Path)
    return parser


if __name__ == "__main__":
    sys.exit(main())
