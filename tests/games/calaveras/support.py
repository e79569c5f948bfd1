"""Positions for tests: an empty table, every card somewhere, changed as a test needs."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from parlour.core.chance import Chance
from parlour.core.game import Event, Move, Story
from parlour.core.notation import read, write
from parlour.games.calaveras import GAME
from parlour.games.calaveras.content import CARDS, DECK, PLACES
from parlour.games.calaveras.options import Options
from parlour.games.calaveras.rules import Calaveras

PLAIN = ("hotel", "airport", "laboratory")


def position(seats: int = 4, **changed: Any) -> dict[str, Any]:
    """A position in the notation; what no pile names lies in the draw pile."""
    places = PLACES[seats]
    data: dict[str, Any] = {
        "phase": "play",
        "turn": 0,
        "ghost": None if seats == places else seats,
        "nicole": 0,
        "innocent": [],
        "suspect": [],
        "fronts": {str(place): [] for place in range(places)},
        "points": {str(place): 0 for place in range(places)},
        "hands": {str(seat): list(PLAIN) for seat in range(seats)},
        "discard": [],
        "guilty": None,
    }
    for key, value in changed.items():
        data[key] = {**data[key], **value} if isinstance(value, dict) else value
    return data if "draw" in data else data | {"draw": rest(data)}


def rest(data: Mapping[str, Any]) -> list[str]:
    left = Counter(CARDS[card] for card in DECK)
    for key in ("innocent", "suspect", "discard"):
        left.subtract(data[key])
    for key in ("fronts", "hands"):
        for pile in data[key].values():
            left.subtract(pile)
    return list(left.elements())


def state(data: dict[str, Any], **options: Any) -> Calaveras:
    """The state of a position in the notation."""
    laid = read(GAME.positions, data)
    found = GAME.from_position(laid, len(data["hands"]), Options(**options))
    assert isinstance(found, Calaveras)
    return found


def played(before: Calaveras, move: Move) -> tuple[Calaveras, list[Event]]:
    """The state after a move of the acting seat, and what it told."""
    after, story = before.copy(), Story()
    assert after.why_not(before.acting, move) is None
    after.apply(before.acting, move, Chance(1), story)
    return after, story.events


def words(found: Calaveras) -> dict[str, Any]:
    data: dict[str, Any] = write(found.position(), whole=True)
    return data
