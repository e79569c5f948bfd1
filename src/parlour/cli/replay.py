"""`parlour replay FILE`: does a record hold, and what happened?"""

import argparse
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from parlour.core.errors import IllegalMove, NotationError
from parlour.core.match import Match
from parlour.core.record import Header, Record, begin, content_hash, read_record
from parlour.games import GAMES
from parlour.words import Teller, book


def add_parser(commands: Any) -> None:
    command = commands.add_parser(
        "replay",
        help="verify a record and retell it",
        description="Play a record again move by move: each must be legal. Tells the story as one"
        " seat heard it, or with everything open. 1 if the record does not hold.",
    )
    command.add_argument("file", type=Path, metavar="FILE", help="a record; - is the input")
    command.add_argument("--seat", type=int, metavar="N", help="as this seat heard it")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Retell as far as the record holds."""
    try:
        text = sys.stdin.read() if str(args.file) == "-" else args.file.read_text(encoding="utf-8")
    except OSError as mistake:
        raise NotationError(str(args.file), f"cannot be read: {mistake.strerror}") from mistake
    except UnicodeDecodeError as mistake:
        raise NotationError(str(args.file), "cannot be read: it is no text in UTF-8") from mistake
    record = read_record(GAMES, text.splitlines())
    match = begin(GAMES[record.header.game], record.header)
    tell = teller(record.header)
    if args.seat is not None and not 0 <= args.seat < match.seats:
        raise NotationError("--seat", f"is no seat from 0 to {match.seats - 1}")
    for line in (*opening(tell, record.header, match), *story(tell, match, args.seat, 0)):
        print(line)
    return retell(tell, match, record, args.seat)


def retell(tell: Teller, match: Match, record: Record, seat: int | None) -> int:
    """Print ply by ply; the exit status."""
    for entry in record.entries:
        try:
            match.play(entry.seat, entry.move, entry.at)
        except IllegalMove as refusal:
            problem = str(tell.refusal(refusal.code)).rstrip(".")
            print(tell("retelling.breaks", ply=match.ply + 1, problem=problem))
            return 1
        for line in story(tell, match, seat, match.told[-2]):
            print(line)
    outcome = match.outcome()
    print()
    print(tell("retelling.unfinished") if outcome is None else tell.outcome(outcome))
    print(tell("retelling.holds", plies=match.ply))
    return 0


def teller(header: Header) -> Teller:
    """The words of the record's table; nobody has a name there."""
    words = book(header.game, "en")
    plain = Teller(words)
    names = {seat: str(plain("retelling.seat", number=seat)) for seat in range(header.seats)}
    table = import_module(f"parlour.games.{header.game}.table")
    return Teller(words, table.numbered(header.seats), names)


def opening(tell: Teller, header: Header, match: Match) -> Iterator[Any]:
    """What it is, and whether it was written under the rules and contents of today."""
    yield tell("retelling.title", game=tell("game.title"), count=header.seats)
    if header.rules != match.game.rules_version:
        ours = match.game.rules_version
        yield tell("retelling.other_rules", theirs=header.rules, ours=ours)
    if header.content != content_hash(match.game):
        yield tell("retelling.other_content")
    yield ""


def story(tell: Teller, match: Match, seat: int | None, since: int) -> Iterator[str]:
    """The lines since an event: everything open, or as a seat heard it."""
    events = match.story.events[since:] if seat is None else match.heard(seat, since)
    sentences = [tell.event(event) for event in events]
    lines = [str(sentence) for sentence in sentences if sentence is not None]
    number = f"{match.ply:>3}"
    for line in lines:
        yield f"{number}  {line}"
        number = "   "
