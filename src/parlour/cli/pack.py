"""`parlour pack check DIR|ZIP`: will these pictures do for a table of Mysterium?"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from parlour.core.game import Own
from parlour.games import GAMES
from parlour.packs import Checked, check
from parlour.words import Teller, book

GAME = "mysterium"


def add_parser(commands: Any) -> None:
    command = commands.add_parser("pack", help="look at pictures of your own for Mysterium")
    deeds = command.add_subparsers(dest="deed", required=True, metavar="DEED")
    looking = deeds.add_parser(
        "check",
        help="say what is wrong with a folder or zip of pictures",
        description="Look at every picture and the list of captions, and say all that is wrong,"
        " with the file and what to do. 1 if anything is. Nothing is changed.",
    )
    looking.add_argument("pack", type=Path, metavar="DIR|ZIP", help="a folder or a zip")
    looking.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print what is wrong, or what is there; the exit status."""
    t = Teller(book(GAME, "en"))
    checked = check(args.pack)
    print("\n".join(map(str, report(t, checked))))
    return 1 if checked.problems else 0


def report(t: Teller, checked: Checked) -> Iterator[Any]:
    for problem in checked.problems:
        yield t(f"packs.problems.{problem.code}", **problem.said())
    if checked.further:
        yield t("packs.further", count=checked.further)
    if not checked.problems:
        count = len(checked.pictures)
        yield t("packs.good", count=count)
        yield t("packs.captions", count=checked.captions, of=count)
        yield t(f"talk.senses.{senses(checked)}")


def senses(checked: Checked) -> str:
    """How much bots would see of these pictures."""
    hook = GAMES[GAME].own_pictures
    assert hook is not None, "this game takes them"
    own: Own = {one.file: (one.caption, one.colours) for one in checked.pictures}
    return hook.senses(own)
