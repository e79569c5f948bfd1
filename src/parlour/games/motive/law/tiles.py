"""Where may a tile go, and how must it be coloured? Sections 2 and 5; and the ring of solo."""

from collections.abc import Mapping
from typing import Any

from parlour.core.masks import members
from parlour.core.seats import Seat
from parlour.games.motive.content import (
    ALL_TILES,
    AT,
    BESIDE,
    BIT,
    CENTRE,
    COLOURINGS,
    EDGES,
    NEAR,
    PIECE,
    SPACE,
    VARIABLE,
    distance,
)
from parlour.games.motive.moves import Colours, PlayTile, SwapDisguise
from parlour.games.motive.state import State
from parlour.games.motive.state.table import DRAWN_TILE, NONE


def tile_of(word: Any) -> int:
    """The number of a tile, 0 if there is no such suspect."""
    piece = PIECE.get(word, 0)
    return piece if ALL_TILES & BIT[piece] else 0


def why_not_play(state: State, seat: Seat, move: PlayTile) -> str | None:
    """Placing a tile from hand, or the one just drawn (MOT-2, 11.6, 11.8)."""
    tile = tile_of(move.tile)
    if not tile:
        return "unknown_piece"
    if state.pending != DRAWN_TILE and not state.hands[seat] & BIT[tile]:
        return "not_in_hand"
    return why_not_place(state, seat, tile, move.at, move.colours)


def why_not_place(state: State, seat: Seat, tile: int, spot: Any, colours: Any) -> str | None:
    """The refusals of MOT-2.11, with those of solo after them (MOT-20.1)."""
    if not has_cube(state, seat):
        return "no_cubes"
    word = why_not_there(state, spot) or why_not_coloured(tile, colours)
    if word is None and state.table.solo:
        return why_not_walking(state, SPACE[spot])
    return word


def has_cube(state: State, seat: Seat) -> bool:
    """Solo has no cubes (MOT-2.12, 17.14)."""
    return state.table.solo or state.cubes[seat] > 0


def why_not_there(state: State, spot: Any) -> str | None:
    """An empty space beside a tile and within reach (MOT-2.5 to 2.9)."""
    space = SPACE.get(spot)
    if space is None:
        return "out_of_range" if beside_a_tile(state, spot) else "not_adjacent"
    if state.occupied & AT[space]:
        return "occupied"
    if not state.fringe & AT[space]:
        return "not_adjacent"
    return None if state.reach & AT[space] else "out_of_range"


def beside_a_tile(state: State, spot: Any) -> bool:
    """The same question for a space beyond all that the engine has numbers for."""
    if not isinstance(spot, tuple) or len(spot) != 2:
        return False
    return any(
        distance(spot, other) == 1 for other, space in SPACE.items() if state.occupied & AT[space]
    )


def why_not_coloured(tile: int, colours: Any) -> str | None:
    """Every variable arrow gets a colour, and nothing else does (MOT-5.2)."""
    known = COLOURINGS.get(colours)
    if known is not None and known[0] == VARIABLE[tile]:
        return None
    named: Any = colours.keys() if isinstance(colours, Mapping) else ()
    missing = {EDGES[edge] for edge in members(VARIABLE[tile])} - set(named)
    return "colour_missing" if missing else "colour_invalid"


def why_not_named(victim: int, colours: Colours) -> str | None:
    """The victim's variable edges alone may be named (MOT-5.10)."""
    known = COLOURINGS.get(colours)
    return None if known is not None and not known[0] & ~VARIABLE[victim] else "colour_invalid"


def ring_is_open(state: State) -> bool:
    """Solo: the first four turns, before the walking marker stands (MOT-17.5 to 17.8)."""
    return state.table.solo and state.marker == NONE


def ring_spaces(state: State) -> int:
    """Solo: the near spaces that the next tile of the ring may go to (MOT-17.5 to 17.7)."""
    if state.first == NONE:
        return BESIDE[CENTRE]
    start = NEAR.index(state.first)
    count = (state.occupied & BESIDE[CENTRE]).bit_count()
    ways = (state.direction,) if state.direction else (1, -1)
    mask = 0
    for way in ways:
        mask |= AT[NEAR[(start + way * count) % 4]]
    return mask


def why_not_walking(state: State, space: int) -> str | None:
    """Around the victim first, then beside the marked suspect (MOT-17.5 to 17.9)."""
    if not ring_is_open(state):
        return None if BESIDE[state.marker] & AT[space] else "not_near_marker"
    if not BESIDE[CENTRE] & AT[space]:
        return "must_surround_body"
    return None if ring_spaces(state) & AT[space] else "wrong_direction"


def why_not_swap(state: State, seat: Seat, move: SwapDisguise) -> str | None:
    """Any tile that is not on the table may be the suspect's true face (MOT-14.8, 14.9)."""
    tile = tile_of(move.tile)
    if not tile:
        return "unknown_piece"
    if state.laid & BIT[tile]:
        return "in_play"
    return why_not_coloured(tile, move.colours)


def spot_with_tile(state: State, spot: Any) -> int:
    """The tile on a space as it is written, 0 if there is none."""
    space = SPACE.get(spot)
    return 0 if space is None else state.board[space]
