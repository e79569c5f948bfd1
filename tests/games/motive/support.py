"""Positions for tests: those of the handed cases, changed as a test needs."""

import json
from pathlib import Path
from typing import Any

from parlour.core.chance import Chance
from parlour.core.game import Event, Story
from parlour.core.match import sent
from parlour.core.notation import read, write
from parlour.games.motive import GAME
from parlour.games.motive.options import Options
from parlour.games.motive.rules import Motive

FILE = Path(__file__).parents[2] / "cases" / "motive" / "handed.json"
CASES: dict[str, dict[str, Any]] = {
    case["id"]: case for case in json.loads(FILE.read_text("utf-8"))
}

LEVEL_4 = "motive-action-a-tile-no-draw"
LEVEL_5 = "motive-second-interview-on-rival"
PAIR = "motive-display-second-piece-costs-two"
ALONE = "motive-solo-walk"
EXAMPLE = "motive-worked-example-second-body"


def case(name: str) -> dict[str, Any]:
    return CASES[name]


def laid(name: str, *, options: dict[str, Any] | None = None, **changed: Any) -> Motive:
    """The state of a case's position, with some of its keys changed."""
    data = CASES[name]["position"] | changed
    chosen = read(Options, options or CASES[name].get("options") or {})
    state = GAME.from_position(read(GAME.positions, data), CASES[name]["seats"], chosen)
    assert isinstance(state, Motive)
    return state


def fresh(seats: int, seed: int = 1, story: Story | None = None, **options: Any) -> Motive:
    """A table just set up."""
    state = GAME.setup(read(Options, options), seats, Chance(seed), story)
    assert isinstance(state, Motive)
    return state


def refusal(state: Motive, seat: int, type_: str, **fields: Any) -> str | None:
    who, move = sent(GAME, {"seat": seat, "type": type_, **fields})
    return state.why_not(who, move)


def play(state: Motive, seat: int, type_: str, **fields: Any) -> list[Event]:
    """Play a lawful move; what happened."""
    who, move = sent(GAME, {"seat": seat, "type": type_, **fields})
    assert state.why_not(who, move) is None, state.why_not(who, move)
    story = Story()
    state.apply(who, move, Chance(1), story)
    return story.events


def shown(state: Motive) -> Any:
    """The position as JSON."""
    return write(state.position())


def board_of(state: Motive, tile: str) -> Any:
    return next(laid for laid in shown(state)["board"] if laid["tile"] == tile)
