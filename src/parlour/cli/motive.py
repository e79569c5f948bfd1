"""`parlour motive FILE`: who had which motive, on a table laid out at home?"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from parlour import words
from parlour.core.errors import NotationError
from parlour.core.notation import read
from parlour.games.motive.position import Position
from parlour.games.motive.position.layout import read_layout
from parlour.games.motive.table.points import added_up, laid_out

EXAMPLE = """A file has one line a tile; 1-point arrows are red unless a colour is named:

  agnes      0,0   body
  karl       1,0   markers=destitute
  dr_xavier  0,1   bottom=red top=blue flipped=top
  link secret_enemies 0,0 0,1
"""


def add_parser(commands: Any) -> None:
    command = commands.add_parser(
        "motive",
        help="add up a table of Motive for Murder, with the reasons",
        description="Tell each suspect's motive and where every point comes from. The server's page"
        "\nMotive points does the same, and writes its table as such a file.",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument(
        "file",
        type=Path,
        metavar="FILE",
        help="a position as JSON, or one line a tile; - is the input",
    )
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print each body's suspects, highest first; raises NotationError."""
    position = read_position(read_text(args.file))
    print("\n".join(report(position, words.Teller(words.book("motive", "en")))))
    return 0


def read_text(path: Path) -> str:
    try:
        return sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
    except OSError as mistake:
        raise NotationError(str(path), f"cannot be opened: {mistake.strerror}") from mistake
    except UnicodeDecodeError as mistake:
        raise NotationError(str(path), "is no text in UTF-8") from mistake


def read_position(text: str) -> Position:
    """A position in either form."""
    return read_json(text) if text.lstrip().startswith("{") else read_layout(text)


def read_json(text: str) -> Position:
    try:
        return read(Position, json.loads(text))
    except json.JSONDecodeError as mistake:
        where = f"line {mistake.lineno}, column {mistake.colno}"
        raise NotationError(where, f"is no JSON: {mistake.msg}") from mistake


def report(position: Position, t: words.Teller) -> Iterator[str]:
    """Body by body, suspect by suspect, way by way."""
    for death in added_up(laid_out(position)):
        yield str(t(death.title))
        for suspect in death.suspects:
            rank = str(t(f"layout.{suspect.rank}")) if suspect.rank else ""
            yield f"  {t(suspect.total)}  {rank}".rstrip()
            yield from (f"    {t(reason)}" for reason in suspect.reasons)
