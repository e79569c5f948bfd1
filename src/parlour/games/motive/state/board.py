"""What do the tiles on the table amount to? Arrows and relationships, kept up to date.

A pair of neighbouring spaces goes by one number: that of its left or lower space, plus `UPRIGHT`
if the other one is above. Sets of pairs are masks.
"""

from collections.abc import Iterable
from operator import itemgetter
from typing import Final

from parlour.core.seats import Seat
from parlour.games.motive.content import (
    AFFAIR,
    AT,
    BESIDE,
    BIT,
    BOND,
    CELLS,
    LINK_VALUE,
    LINKS,
    MARRIAGE,
    MEET,
    MODIFIER,
    MOST_MARKERS,
    OPPOSITE,
    OTHER,
    REACH,
    SECRET_MARRIAGE,
    STEP,
    STORIES,
    STORY_TILES,
    STORY_VALUE,
    WIDTH,
    WOMEN,
)
from parlour.games.motive.state import State
from parlour.games.motive.state.table import NONE, Placed

UPRIGHT: Final = 128
PAIR: Final[list[list[int]]] = [
    [UPRIGHT + space for space in range(CELLS)],
    list(range(CELLS)),
    [UPRIGHT + space - WIDTH for space in range(CELLS)],
    [space - 1 for space in range(CELLS)],
]
"""By edge and space: the pair across that edge."""
PAIR_BIT: Final[list[int]] = [1 << pair for pair in range(UPRIGHT + CELLS)]


def lay(state: State, tile: int, space: int, blue: int, owner: Seat) -> None:
    """A tile comes to lie on an empty space, its variable arrows blue on these edges."""
    state.board[space] = tile
    state.places[tile] = space
    state.blue[tile] = blue
    state.owner[tile] = owner
    state.laid |= BIT[tile]
    spot = AT[space]
    state.occupied |= spot
    state.fringe |= BESIDE[space]
    state.roomy |= spot
    if BIT[tile] & WOMEN:
        state.women |= spot
    relate(state, tile, space)
    if state.laid & STORY_TILES:
        judge_stories(state)


def relate(state: State, tile: int, space: int) -> None:
    """Find the printed relationships of a tile with its neighbours (MOT-3.2)."""
    board = state.board
    arrows = state.arrows
    for edge in range(4):
        other = board[space + STEP[edge]]
        if not other:
            continue
        meeting = MEET[edge][tile][other]
        if meeting is None:
            continue
        mine, theirs = meeting
        back = OPPOSITE[edge]
        pair = PAIR_BIT[PAIR[edge][space]]
        state.related |= pair
        if mine == -1:
            if theirs == -1:
                state.ones |= pair
            if not state.blue[tile] >> edge & 1:
                mine = 1
        if theirs == -1 and not state.blue[other] >> back & 1:
            theirs = 1
        arrows[4 * tile + edge] = -mine if state.flipped[tile] >> edge & 1 else mine
        arrows[4 * other + back] = -theirs if state.flipped[other] >> back & 1 else theirs


def judge_stories(state: State) -> None:
    """The colour of each story arrow as things stand (MOT-5.5 to 5.9)."""
    for tile, edge, affairs in STORIES:
        if not state.laid & BIT[tile]:
            continue
        space = state.places[tile]
        other = state.board[space + STEP[edge]]
        if not other or PAIR[edge][space] in state.links:
            continue
        meeting = MEET[edge][tile][other]
        value = STORY_VALUE[tile]
        if meeting is None or meeting[0] != -value:
            continue
        if not is_attached(state, other, tile, affairs=affairs):
            value = -value
        state.arrows[4 * tile + edge] = -value if state.flipped[tile] >> edge & 1 else value


def is_attached(state: State, tile: int, spouse: int, *, affairs: bool) -> bool:
    """Whether a suspect has a marriage, or if it counts an affair, with a third one (MOT-3.10)."""
    space = state.places[tile]
    for edge in range(4):
        other = state.board[space + STEP[edge]]
        if other and other != spouse:
            kind = bond_between(state, tile, edge, other)
            if kind == MARRIAGE or (affairs and kind == AFFAIR):
                return True
    return False


def bond_between(state: State, tile: int, edge: int, other: int) -> int:
    """The kind of relationship across an edge; a marker stands in place of the printed one
    (MOT-3.8, 3.9, 3.12)."""
    pair = PAIR[edge][state.places[tile]]
    if pair in state.links:
        kind = LINKS[state.links.index(pair)]
        return MARRIAGE if kind == SECRET_MARRIAGE else OTHER
    return BOND[edge][tile][other]


def ends(state: State, pair: int) -> tuple[int, int, int]:
    """The two tiles of a pair, and the edge by which the first looks at the second."""
    edge = 0 if pair >= UPRIGHT else 1
    space = pair - UPRIGHT if pair >= UPRIGHT else pair
    return state.board[space], state.board[space + STEP[edge]], edge


def add_body(state: State, space: int) -> None:
    """A victim; tiles may go within two of it (MOT-2.7, 2.8)."""
    if not (state.bodies and state.table.first_body_only):
        state.reach |= REACH[space]
    state.bodies = (*state.bodies, space)


def recolour(state: State, tile: int, blue: int) -> None:
    """The variable arrows of a tile are blue on these edges (MOT-5.4)."""
    state.blue[tile] = blue
    refresh(state)


def add_link(state: State, link: int, pair: int) -> None:
    """A relationship marker; it takes the place of another and undoes turned arrows (MOT-7.6,
    7.15)."""
    tile, other, edge = ends(state, pair)
    back = OPPOSITE[edge]
    state.flipped[tile] &= ~BIT[edge]
    state.flipped[other] &= ~BIT[back]
    links = [NONE if lying == pair else lying for lying in state.links]
    links[link] = pair
    state.links = tuple(links)
    set_link(state, link, pair)
    judge_stories(state)


def set_link(state: State, link: int, pair: int) -> None:
    """Both arrows across a pair are those of a marker (MOT-3.12)."""
    tile, other, edge = ends(state, pair)
    back = OPPOSITE[edge]
    value = LINK_VALUE[LINKS[link]]
    state.related |= PAIR_BIT[pair]
    state.arrows[4 * tile + edge] = -value if state.flipped[tile] >> edge & 1 else value
    state.arrows[4 * other + back] = -value if state.flipped[other] >> back & 1 else value


def turn_arrow(state: State, tile: int, edge: int) -> None:
    """An arrow shows the opposite of the colour it would have, twice turned its own (MOT-7.15)."""
    state.flipped[tile] ^= BIT[edge]
    state.arrows[4 * tile + edge] *= -1


def set_markers(state: State, tile: int, kinds: tuple[int, ...]) -> None:
    """The motive markers on a tile."""
    state.markers[tile] = tuple(sorted(kinds))
    total = 0
    for kind in kinds:
        total += MODIFIER[kind]
    state.modifiers[tile] = total
    state.marked = state.marked | BIT[tile] if kinds else state.marked & ~BIT[tile]
    spot = AT[state.places[tile]]
    if len(kinds) < MOST_MARKERS:
        state.roomy |= spot
    else:
        state.roomy &= ~spot


def set_interviews(state: State, placed: Iterable[Placed]) -> None:
    """Second interviews by tile; on one tile the first placed comes first (MOT-23.11)."""
    state.interviews = tuple(sorted(placed, key=itemgetter(0)))


def refresh(state: State) -> None:
    """All relationships anew, from the tiles, colours, turns and markers that lie there."""
    state.arrows = [0] * len(state.arrows)
    state.related = state.ones = state.women = 0
    for space, tile in enumerate(state.board):
        if tile:
            relate(state, tile, space)
            if BIT[tile] & WOMEN:
                state.women |= AT[space]
    for link, pair in enumerate(state.links):
        if pair != NONE:
            set_link(state, link, pair)
    judge_stories(state)


def swap(state: State, tile: int, blue: int) -> None:
    """The disguised tile gives way to another; cube, markers and interviews stay, a relationship
    marker goes where printed arrows meet (MOT-14.10, 14.11)."""
    mask = state.disguised
    space = state.places[mask]
    state.board[space] = tile
    state.places[tile], state.places[mask] = space, NONE
    state.blue[tile], state.blue[mask] = blue, 0
    state.owner[tile], state.owner[mask] = state.owner[mask], NONE
    kinds, state.markers[mask], state.modifiers[mask] = state.markers[mask], (), 0
    state.marked &= ~BIT[mask]
    set_markers(state, tile, kinds)
    state.flipped[mask] = 0
    state.laid ^= BIT[mask] | BIT[tile]
    set_interviews(
        state,
        [(tile if placed[0] == mask else placed[0], *placed[1:]) for placed in state.interviews],
    )
    state.disguised = 0
    state.links = tuple([NONE if pair in answered(state, tile) else pair for pair in state.links])
    refresh(state)


def answered(state: State, tile: int) -> list[int]:
    """The pairs across which a tile has a printed relationship with its neighbour."""
    space = state.places[tile]
    return [
        PAIR[edge][space]
        for edge in range(4)
        if MEET[edge][tile][state.board[space + STEP[edge]]] is not None
    ]
