"""Record the golden matches anew: one per game and number of seats, and some with options; a digest
a ply.

    python -m tools.golden          writes tests/golden/<game>/<seats>.jsonl

A change in them is a change in the rules, in chance or in the notation: the diff is reviewed, and
`rules_version` goes up where stored matches would no longer replay. Perft counts (the leaves of the
tree of legal moves, as chess programs check themselves) are kept beside them in perft.json.
"""

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

from parlour.core.chance import Chance
from parlour.core.game import Game, State
from parlour.core.match import Match, read_options
from parlour.core.notation import write
from parlour.core.record import header_of, line, write_entry, write_header
from parlour.games import GAMES

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
LONGEST = 400
Wanted = tuple[int, dict[str, Any], str]
"""Seats, options, seed."""
WITH_OPTIONS: dict[str, dict[str, Wanted]] = {
    "island": {
        "4-accomplice": (4, {"accomplice": True}, "golden island 4 accomplice 146"),
        "6-accomplice": (6, {"accomplice": True}, "golden island 6 accomplice 182"),
    },
}
"""By game and file; the seeds are such that chance comes far: here the accomplice
steps forward, and ruses of every letter are played and answered."""


def digest(match: Match) -> str:
    """Eight bytes of the position and of the story so far."""
    told = [write(event) for event in match.story.events]
    text = line([write(match.state.position()), told])
    return blake2b(text.encode(), digest_size=8).hexdigest()


def golden_match(game: Game, name: str) -> list[str]:
    """The lines of a match played at random: record and digests, then the position it ended in."""
    seats, options, seed = matches(game)[name]
    match = Match(game, read_options(game, options, seats), seats, seed)
    chance = Chance(seats)
    lines = [write_header(header_of(match))]
    while match.to_act() and match.ply < LONGEST:
        seat = chance.pick(match.to_act())
        match.play(seat, match.state.sample(seat, chance))
        lines.append(line(json.loads(write_entry(match.entries[-1])) | {"digest": digest(match)}))
    return [*lines, line({"position": write(match.state.position(), whole=True)})]


def matches(game: Game) -> dict[str, Wanted]:
    """By name of the file."""
    plain: dict[str, Wanted] = {
        str(seats): (seats, {}, f"golden {game.id} {seats}") for seats in game.seats
    }
    return plain | WITH_OPTIONS.get(game.id, {})


def perft(state: State, depth: int) -> int:
    """How many sequences of so many listed moves there are; the chance of each is fixed."""
    seats = state.to_act()
    if depth == 0 or not seats:
        return 1
    if depth == 1:
        return sum(len(state.legal_moves(seat)) for seat in seats)
    leaves = 0
    for seat in seats:
        for move in state.legal_moves(seat):
            after = state.copy()
            after.apply(seat, move, Chance(depth))
            leaves += perft(after, depth - 1)
    return leaves


MANY = 300
"""Where a seat has so many moves (gifts of any cards), one ply of them is counted, not two."""


def perft_counts(game: Game) -> dict[str, Any]:
    """By seats and ply: the leaves at depth 2 along a golden match."""
    found = {}
    for seats in game.seats:
        match = Match(game, game.options(), seats, f"golden {game.id} {seats}")
        chance = Chance(seats)
        for ply in range(31):
            if ply % 10 == 0:
                many = perft(match.state, 1) > MANY
                found[f"{seats} seats, ply {ply}"] = perft(match.state, 1 if many else 2)
            if not match.to_act():
                break
            seat = chance.pick(match.to_act())
            match.play(seat, match.state.sample(seat, chance))
    return found


def main() -> None:
    for game in GAMES.values():
        folder = FOLDER / game.id
        folder.mkdir(parents=True, exist_ok=True)
        for name in matches(game):
            text = "\n".join(golden_match(game, name)) + "\n"
            (folder / f"{name}.jsonl").write_text(text, encoding="utf-8")
        counts = json.dumps(perft_counts(game), indent=1) + "\n"
        (folder / "perft.json").write_text(counts, encoding="utf-8")


if __name__ == "__main__":
    main()
