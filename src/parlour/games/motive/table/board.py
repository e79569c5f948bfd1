"""What lies where? The shape around the bodies, its tiles, and the spaces that may take one."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from parlour.core.masks import members
from parlour.games.motive.content import PIECE, PIECES, REACH, SPACE, SPOT, STEP, Spot
from parlour.games.motive.position import Laid, Position
from parlour.games.motive.rules import Motive
from parlour.games.motive.scoring import ending, motives
from parlour.games.motive.state.table import NONE
from parlour.games.motive.table.arrows import PITCH, TILE, joints, lying
from parlour.games.motive.table.pieces import Board, Cell, Interview, Query, Sum, Suspect, Then
from parlour.games.motive.table.reasons import markers, through, why

EDGE_CENTRE: Final = TILE / 2


@dataclass(frozen=True)
class Table:
    """All that the board is drawn from. `state` is a guess behind the view, perhaps with the
    draft's move on it; only what everybody may know is taken from it."""

    state: Motive
    view: Position
    look: str = ""
    held: int = 0
    """The tile that the draft would lay."""
    chosen: tuple[int, ...] = ()
    """The suspects that the draft has picked."""
    fresh: frozenset[str] = frozenset()
    spaces: Mapping[int, tuple[Query, Then | None]] = field(default_factory=dict)
    suspects: Mapping[int, tuple[Query, Then | None]] = field(default_factory=dict)
    base: str = ""
    """The draft as the beginning of a query, so that looking at a suspect keeps it."""

    def looking(self, tile: str) -> Query:
        return f"{self.base}&look={tile}" if self.base else f"look={tile}"


def board(table: Table) -> Board | None:
    """The whole shape; None before a victim lies there."""
    state = table.state
    if not state.bodies:
        return None
    spots = shape(state)
    left, top = min(x for x, _ in spots), max(y for _, y in spots)
    cols, rows = 1 + max(x for x, _ in spots) - left, 1 + top - min(y for _, y in spots)
    lit = through(state, spotlight(table)) if spotlight(table) else set()
    return Board(
        cols=cols,
        rows=rows,
        width=PITCH * cols - (PITCH - TILE),
        height=PITCH * rows - (PITCH - TILE),
        cells=tuple([cell(table, spot, (left, top), lit) for spot in in_reading_order(spots)]),
        joints=tuple(joints(state, (left, top), lit)),
        bodies=len(state.bodies),
    )


def shape(state: Motive) -> list[Spot]:
    """Every space within two of a body, and whatever lies beyond."""
    mask = state.occupied | state.reach
    for body in state.bodies:
        mask |= REACH[body]
    return [SPOT[space] for space in members(mask)]


def in_reading_order(spots: list[Spot]) -> list[Spot]:
    return sorted(spots, key=lambda spot: (-spot[1], spot[0]))


def spotlight(table: Table) -> int:
    """The suspect whose chain is shown: the one held, or the one looked at."""
    looked = PIECE.get(table.look, 0)
    tile = table.held or looked
    laid = 0 < tile < 23 and table.state.places[tile] != NONE
    return tile if laid else 0


def cell(table: Table, spot: Spot, corner: Spot, lit: set[tuple[int, int]]) -> Cell:
    space = SPACE[spot]
    tile = table.state.board[space]
    col, row = spot[0] - corner[0], corner[1] - spot[1]
    pick, then = table.spaces.get(space, (None, None))
    if not tile:
        return Cell(col, row, None, pick, then)
    return Cell(col, row, suspect(table, tile, corner, lit), pick, then)


def suspect(table: Table, tile: int, corner: Spot, lit: set[tuple[int, int]]) -> Suspect:
    state = table.state
    space, owner = state.places[tile], state.owner[tile]
    pick, then = table.suspects.get(space, (None, None))
    word = PIECES[tile]
    laid = next((laid for laid in table.view.board if laid.tile == word), None)
    return Suspect(
        tile=word,
        owner=owner if owner >= 0 else None,
        mine=owner >= 0 and owner == table.view.seat,
        body=state.bodies.index(space) + 1 if space in state.bodies else 0,
        sums=sums(state, tile),
        arrows=lying(state, tile),
        markers=markers(state, tile),
        disguised=state.disguised == tile,
        walker=state.marker == space,
        interviews=interviews(laid),
        why=why(state, tile),
        lights=lights(state, tile, corner),
        lit=any(tile in (who, beyond(state, who, edge)) for who, edge in lit),
        held=tile == table.held,
        fresh=word in table.fresh,
        look=table.looking(word),
        pick=pick,
        then=then,
        chosen=space in table.chosen,
    )


def beyond(state: Motive, tile: int, edge: int) -> int:
    return state.board[state.places[tile] + STEP[edge]]


def interviews(laid: Laid | None) -> tuple[Interview, ...]:
    """Markers as the viewer sees them, kinds and all."""
    placed: tuple[Any, ...] = laid.second_interviews if laid else ()
    return tuple([Interview(one.seat, one.kind, one.double) for one in placed])


def sums(state: Motive, tile: int) -> tuple[Sum, ...]:
    """The motive of a suspect for each body in reach; in solo one number."""
    if state.table.solo:
        first = state.bodies[0] == state.places[tile]
        return () if first else (Sum(1, ending.solo_motive(state, tile), 0),)
    found = []
    for number, body in enumerate(state.bodies, 1):
        total = motives.totals(state, body).get(tile)
        if total is not None:
            ranks = motives.ranked(state, body) if state.table.rounds else (0, 0)
            found.append(Sum(number, total, ranks.index(tile) + 1 if tile in ranks else 0))
    return tuple(found)


def lights(state: Motive, tile: int, corner: Spot) -> tuple[str, ...]:
    """Each counting chain of a suspect as a line through the middle of its tiles."""
    found = []
    for body in state.bodies:
        for way in motives.chains(state, body, tile):
            if way.points:
                stops = [way.steps[0].suspect, *[step.towards for step in way.steps]]
                found.append("M" + "L".join(middle(state, stop, corner) for stop in stops))
    return tuple(found)


def middle(state: Motive, tile: int, corner: Spot) -> str:
    x, y = SPOT[state.places[tile]]
    across = (x - corner[0]) * PITCH + EDGE_CENTRE
    down = (corner[1] - y) * PITCH + EDGE_CENTRE
    return f"{across:g} {down:g}"
