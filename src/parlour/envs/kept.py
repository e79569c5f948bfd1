"""How is a match kept outside of memory? In notation, which compiled and plain rules both read.

Moves, events and positions cannot be pickled themselves: where the rules are compiled they would
come back without their fields (decision 0013).
"""

from typing import Any

from parlour.core.game import Game, Story
from parlour.core.match import Entry, Match, said, sent
from parlour.core.notation import read, read_tagged, write

Plain = dict[str, Any]


def written(match: Match) -> Plain:
    """All of it, also where its state is only a guess that no moves lead to."""
    return {
        "seed": match.seed,
        "position": write(match.state.position()),
        "moves": [(said(entry.seat, entry.move), entry.at) for entry in match.entries],
        "events": [write(event) for event in match.story.events],
        "told": match.told,
    }


def found(game: Game, options: Any, seats: int, kept: Plain) -> Match:
    """The inverse."""
    position = read(game.positions, kept["position"])
    match = Match(game, options, seats, kept["seed"])
    match.state = game.from_position(position, seats, options)
    match.entries = [
        Entry(ply, *sent(game, words), at) for ply, (words, at) in enumerate(kept["moves"], 1)
    ]
    match.story = Story()
    match.story.events = [read_tagged(game.events, words) for words in kept["events"]]
    match.told = list(kept["told"])
    return match
