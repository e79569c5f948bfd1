"""How does a tile look? Its printed arrows with the colour they have now, and the threads between
tiles."""

from collections.abc import Iterator
from typing import Final

from parlour.core.masks import members
from parlour.games.motive.content import ARROWS, EDGES, PIECES, SPOT, STEP, Spot
from parlour.games.motive.content import Arrow as Printed
from parlour.games.motive.rules import Motive
from parlour.games.motive.state.board import ends
from parlour.games.motive.state.table import NONE
from parlour.games.motive.table.pieces import Arrow, Joint
from parlour.games.motive.table.reasons import (
    counts_for,
    feeling_of,
    link_on,
    met,
    words_on,
)

PITCH: Final = 130
"""From one tile of the drawing to the next; a tile is 124 wide."""
TILE: Final = 124
HALF: Final = {"left": 0.36, "upper": 0.36, "right": 0.64, "lower": 0.64, "": 0.5}
"""Where a half sits on its edge, so that neighbours at a corner never touch."""


def printed(tile: int) -> tuple[Arrow, ...]:
    """A tile that lies nowhere yet: 1-point arrows are open."""
    return tuple(
        [
            Arrow(
                edge=EDGES[edge],
                half=arrow.half,
                value=abs(arrow.value),
                feeling=loose(arrow),
                state="idle",
                label=words_on(tile, edge, arrow),
                towards=None,
                beyond=None,
                turned=False,
                story=bool(arrow.story),
            )
            for edge in range(4)
            for arrow in ARROWS[tile][edge]
        ]
    )


def loose(arrow: Printed) -> str:
    """The feeling of an arrow that was never laid."""
    return "either" if abs(arrow.value) == 1 or arrow.story else feeling_of(arrow.value)


def lying(state: Motive, tile: int) -> tuple[Arrow, ...]:
    """The arrows of a tile on the table."""
    if state.places[tile] == NONE:
        return printed(tile)
    return tuple(
        [lying_one(state, tile, edge, arrow) for edge in range(4) for arrow in ARROWS[tile][edge]]
    )


def lying_one(state: Motive, tile: int, edge: int, arrow: Printed) -> Arrow:
    beyond = state.board[state.places[tile] + STEP[edge]]
    meets = met(state, tile, edge) is arrow
    return Arrow(
        edge=EDGES[edge],
        half=arrow.half,
        value=abs(arrow.value),
        feeling=feeling(state, tile, edge, arrow, meets=meets),
        state=state_of(state, tile, edge) if meets else "idle",
        label=words_on(tile, edge, arrow),
        towards=PIECES[beyond] if meets else None,
        beyond=PIECES[beyond] or None,
        turned=meets and bool(state.flipped[tile] >> edge & 1),
        story=bool(arrow.story),
    )


def feeling(state: Motive, tile: int, edge: int, arrow: Printed, *, meets: bool) -> str:
    """As it counts where it meets somebody; else as it was fixed or printed."""
    if meets:
        return feeling_of(state.arrows[4 * tile + edge])
    if abs(arrow.value) == 1:
        return "love" if state.blue[tile] >> edge & 1 else "hate"
    return loose(arrow)


def state_of(state: Motive, tile: int, edge: int) -> str:
    return "on" if counts_for(state, tile, edge) else "back"


# ---------------------------------------------------------------- threads


def joints(state: Motive, corner: Spot, lit: set[tuple[int, int]]) -> Iterator[Joint]:
    """Every active arrow as a thread across its edge; `lit` ones belong to the chain shown."""
    for pair in members(state.related):
        one, other, edge = ends(state, pair)
        for tile, way in ((one, edge), (other, edge + 2)):
            bodies = counts_for(state, tile, way)
            if bodies:
                yield joint(state, corner, tile, way, bodies, is_lit=(tile, way) in lit)


def joint(
    state: Motive, corner: Spot, tile: int, edge: int, bodies: tuple[int, ...], *, is_lit: bool
) -> Joint:
    """The thread from a tile across an edge."""
    x, y = SPOT[state.places[tile]]
    left, top = (x - corner[0]) * PITCH, (corner[1] - y) * PITCH
    arrow = met(state, tile, edge)
    along = HALF[arrow.half if arrow else ""] * TILE
    value = state.arrows[4 * tile + edge]
    place, middle = on_edge(left, top, edge, along), on_edge(left, top, edge, TILE / 2)
    return Joint(
        x=place[0],
        y=place[1],
        mid_x=middle[0],
        mid_y=middle[1],
        turn=90 * edge,
        feeling=feeling_of(value),
        value=abs(value),
        bodies=bodies if len(state.bodies) > 1 else (),
        link=link_on(state, tile, edge),
        lit=is_lit,
    )


def on_edge(left: float, top: float, edge: int, along: float) -> tuple[float, float]:
    """A point in the gap beyond an edge."""
    gap = (PITCH - TILE) / 2
    point = [
        (left + along, top - gap),
        (left + TILE + gap, top + along),
        (left + along, top + TILE + gap),
        (left - gap, top + along),
    ][edge]
    return round(point[0], 1), round(point[1], 1)
