"""What does a table laid out at home come to? Body by body, every suspect with the ways that count.

The command line and the page of points both tell what stands here.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from parlour.core.errors import NotationError
from parlour.core.masks import members
from parlour.core.notation import Frozen
from parlour.games.motive.content import (
    BOX,
    EDGE,
    EDGES,
    KINDS,
    MEET,
    NAMES,
    PIECE,
    PIECES,
    REACH,
    SPACE,
    SPOT,
    STEP,
    VARIABLE,
    Spot,
)
from parlour.games.motive.options import Options
from parlour.games.motive.position import Position
from parlour.games.motive.rules import from_position
from parlour.games.motive.scoring.motives import Chain, chains, ranked, totals
from parlour.games.motive.state import State
from parlour.games.motive.table.pieces import Note

MARKER_NAMES: Final[dict[str, str]] = {marker["id"]: marker["name"] for marker in BOX["marker"]}


@dataclass(frozen=True)
class Suspect:
    """A suspect's motive. `rank` is `prime`, `runner_up` or empty."""

    tile: str
    points: int
    rank: str
    total: Note
    reasons: tuple[Note, ...]


@dataclass(frozen=True)
class Death:
    """A body and its suspects, the highest first."""

    victim: str
    title: Note
    suspects: tuple[Suspect, ...]


def laid_out(position: Position) -> State:
    """The state of a position; raises NotationError for one without a body, or with a mistake."""
    if not position.bodies:
        raise NotationError("bodies", "names no victim", "bad_position")
    seats = position.seats or max(1, len(position.scores))
    return from_position(position, seats, Options())


def added_up(state: State) -> tuple[Death, ...]:
    """Every body in the order they fell."""
    return tuple([death(state, body) for body in state.bodies])


def death(state: State, body: int) -> Death:
    prime, runner_up = ranked(state, body)
    ranks = {runner_up: "runner_up", prime: "prime"}
    found = totals(state, body)
    victim = name(state.board[body])
    suspects = [
        Suspect(
            PIECES[tile],
            found[tile],
            ranks.get(tile, ""),
            note("total", suspect=name(tile), points=found[tile]),
            tuple(reasons(state, body, tile)),
        )
        for tile in sorted(found, key=lambda tile: (-found[tile], tile))
    ]
    return Death(PIECES[state.board[body]], note("body", victim=victim), tuple(suspects))


def reasons(state: State, body: int, tile: int) -> Iterator[Note]:
    """Every way to the body, or that there is none; then the markers."""
    ways = chains(state, body, tile)
    yield from (told(way) for way in ways)
    if not ways:
        yield note("none", victim=name(state.board[body]))
    for kind in state.markers[tile]:
        yield note("marker", marker=MARKER_NAMES[KINDS[kind]])


def told(chain: Chain) -> Note:
    """`Baroness Eugenia loves Karl (4), who hates Agnes (4): 8`, to be said."""
    feelings = "_".join("hates" if step.value > 0 else "loves" for step in chain.steps)
    slots: dict[str, str | int] = {"suspect": name(chain.steps[0].suspect), "points": chain.points}
    for place, step in zip(("first", "second"), chain.steps, strict=False):
        slots |= {place: name(step.towards), f"{place}_number": abs(step.value)}
    return note(f"ways.{feelings}", **slots)


def note(key: str, **slots: str | int) -> Note:
    return Note(f"layout.{key}", Frozen(slots))


def name(tile: int) -> str:
    return NAMES[PIECES[tile]]


# ---------------------------------------------------------------- the table to fill in


def shape(second: Spot | None) -> frozenset[Spot]:
    """Every space in reach of the bodies (MOT-2.7, 2.8)."""
    bodies = [SPACE[(0, 0)], *([SPACE[second]] if second in SPACE else [])]
    return frozenset([SPOT[space] for body in bodies for space in members(REACH[body])])


def open_edges(board: dict[Spot, str], spot: Spot) -> tuple[str, ...]:
    """The edges where a tile's 1-point arrow meets somebody's, so that its colour counts."""
    tile = PIECE[board[spot]]
    found = []
    for edge in members(VARIABLE[tile]):
        beyond = SPOT.get(SPACE[spot] + STEP[edge])
        meeting = MEET[edge][tile][PIECE[board[beyond]]] if beyond in board else None
        if meeting is not None and abs(meeting[0]) == 1:
            found.append(EDGES[edge])
    return tuple(found)


def variable(tile: str, edge: str) -> bool:
    """Does this edge hold a 1-point arrow?"""
    return bool(VARIABLE[PIECE[tile]] >> EDGE[edge] & 1)
