"""`parlour motive FILE`: who had which motive, on a table laid out at home?"""

import argparse
import json
import tomllib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

from parlour.core.errors import NotationError
from parlour.core.notation import read
from parlour.games.motive.content import BOX, KINDS, NAMES, PIECES
from parlour.games.motive.options import Options
from parlour.games.motive.position import Position
from parlour.games.motive.position.layout import read_layout
from parlour.games.motive.rules import from_position
from parlour.games.motive.scoring.motives import Chain, Step, chains, ranked, totals
from parlour.games.motive.state import State

MARKER_NAMES = {marker["id"]: marker["name"] for marker in BOX["marker"]}

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
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument(
        "file", type=Path, metavar="FILE", help="a position as JSON, or one line a tile"
    )
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print each body's suspects, highest first; raises NotationError."""
    state = laid_out(read_text(args.file))
    print("\n".join(report(state, phrases())))
    return 0


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as mistake:
        raise NotationError(str(path), f"cannot be opened: {mistake.strerror}") from mistake
    except UnicodeDecodeError as mistake:
        raise NotationError(str(path), "is no text in UTF-8") from mistake


def laid_out(text: str) -> State:
    """The state of a position in either form."""
    position = read_json(text) if text.lstrip().startswith("{") else read_layout(text)
    if not position.bodies:
        raise NotationError("bodies", "names no victim", "bad_position")
    seats = position.seats or max(1, len(position.scores))
    return from_position(position, seats, Options())


def read_json(text: str) -> Position:
    try:
        return read(Position, json.loads(text))
    except json.JSONDecodeError as mistake:
        where = f"line {mistake.lineno}, column {mistake.colno}"
        raise NotationError(where, f"is no JSON: {mistake.msg}") from mistake


def phrases() -> dict[str, str]:
    """The game's own words for this page."""
    file = resources.files("parlour.games.motive") / "text" / "en.toml"
    words: dict[str, str] = tomllib.loads(file.read_text(encoding="utf-8"))["layout"]
    return words


def report(state: State, say: dict[str, str]) -> Iterator[str]:
    """Body by body, suspect by suspect, way by way."""
    for body in state.bodies:
        victim = name(state.board[body])
        yield say["body"].format(victim=victim)
        prime, runner_up = ranked(state, body)
        ranks = {runner_up: say["runner_up"], prime: say["prime"]}
        found = totals(state, body)
        for tile in sorted(found, key=lambda tile: (-found[tile], tile)):
            line = say["total"].format(suspect=name(tile), points=found[tile])
            yield f"  {line}  {ranks.get(tile, '')}".rstrip()
            ways = chains(state, body, tile)
            yield from (f"    {told(way, say)}" for way in ways)
            if not ways:
                yield "    " + say["none"].format(victim=victim)
            for kind in state.markers[tile]:
                yield "    " + say["marker"].format(marker=MARKER_NAMES[KINDS[kind]])


def told(chain: Chain, say: dict[str, str]) -> str:
    """`Baroness Eugenia loves Karl (4), who hates Agnes (4): 8`."""
    first, *others = chain.steps
    story = [feeling(first, say, "")] + [feeling(step, say, "who_") for step in others]
    return say["chain"].format(story=", ".join(story), points=chain.points)


def feeling(step: Step, say: dict[str, str], prefix: str) -> str:
    phrase = say[prefix + ("hates" if step.value > 0 else "loves")]
    words = {"suspect": name(step.suspect), "other": name(step.towards)}
    return phrase.format(number=abs(step.value), **words)


def name(tile: int) -> str:
    return NAMES[PIECES[tile]]
