"""How is a match written down? A header line, and one JSON line a ply.

Events are not stored: they follow from the moves. A record is secret until the match is over, for
it holds the seed.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from parlour.core.errors import IllegalMove, NotationError
from parlour.core.game import Game
from parlour.core.match import Entry, Match, read_move, read_options
from parlour.core.notation import frozen, read, write

FORMAT = 1


@dataclass(frozen=True)
class Header:
    """What a match began with. `content` is a hash of the game's content file."""

    game: str
    seats: int
    seed: str
    rules: int
    content: str
    options: Mapping[str, Any]
    format: int = FORMAT


@dataclass(frozen=True)
class Record:
    """A header and the plies in order."""

    header: Header
    entries: tuple[Entry, ...]


def content_hash(game: Game) -> str:
    """Sixteen bytes in hexadecimal."""
    return blake2b(game.content, digest_size=16).hexdigest()


def header_of(match: Match) -> Header:
    options = frozen(write(match.options))
    game = match.game
    return Header(game.id, match.seats, match.seed, game.rules_version, content_hash(game), options)


def write_header(header: Header) -> str:
    return line({"format": header.format, **write(header)})


def write_entry(entry: Entry) -> str:
    data: dict[str, Any] = {"ply": entry.ply, "seat": entry.seat, "move": write(entry.move)}
    return line(data if entry.at is None else data | {"at": entry.at})


def line(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def record_lines(match: Match) -> Iterator[str]:
    """The record of a match, line by line."""
    yield write_header(header_of(match))
    for entry in match.entries:
        yield write_entry(entry)


def read_header(text: str) -> Header:
    """Raises NotationError with the path of the mistake, `line 1` being the header."""
    data = parsed(text, 1)
    try:
        header = read(Header, data)
    except NotationError as mistake:
        raise NotationError(f"line 1: {mistake.path}", mistake.problem) from mistake
    if header.format != FORMAT:
        raise NotationError("line 1: format", f"is {header.format}; this version reads {FORMAT}")
    return header


def read_entry(game: Game, text: str, number: int) -> Entry:
    """The entry on a line; `number` counts lines from 1, the header's."""
    data = parsed(text, number)
    wanted = {"ply": int, "seat": int, "move": dict}
    for key, kind in wanted.items():
        if type(data.get(key)) is not kind:
            raise NotationError(f"line {number}: {key}", "is missing or of the wrong kind")
    if data["ply"] != number - 1:
        raise NotationError(
            f"line {number}: ply", f"is {data['ply']} where {number - 1} comes next"
        )
    return Entry(data["ply"], data["seat"], read_move(game, data["move"]), data.get("at"))


def parsed(text: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as mistake:
        raise NotationError(f"line {number}", "is no JSON") from mistake
    if not isinstance(data, dict):
        raise NotationError(f"line {number}", "is no object")
    return data


def read_record(games: dict[str, Game], lines: Iterable[str]) -> Record:
    """A record from its lines; raises NotationError."""
    texts = [text for text in lines if text.strip()]
    if not texts:
        raise NotationError("line 1", "is missing")
    header = read_header(texts[0])
    if header.game not in games:
        raise NotationError("line 1: game", f"is {header.game!r}, which is no game here")
    game = games[header.game]
    entries = [read_entry(game, text, number) for number, text in enumerate(texts[1:], start=2)]
    return Record(header, tuple(entries))


def begin(game: Game, header: Header) -> Match:
    """The match at its set-up; raises OptionsError."""
    options = read_options(game, header.options, header.seats)
    return Match(game, options, header.seats, header.seed)


def replay(game: Game, record: Record) -> Match:
    """The match folded again to its last ply; raises NotationError at the first ply that does not
    follow."""
    match = begin(game, record.header)
    for entry in record.entries:
        try:
            match.play(entry.seat, entry.move, entry.at)
        except IllegalMove as refusal:
            problem = f"is refused by the rules: {refusal.code}"
            raise NotationError(f"line {entry.ply + 1}: move", problem) from refusal
    return match
