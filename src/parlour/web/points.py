"""Who had which motive, on the table you have at home? Lay it out, and it is added up.

The table is filled in or written as text; the query holds all of it, so that a table is a link.
"""

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlencode

from starlette.datastructures import ImmutableMultiDict
from starlette.requests import Request
from starlette.responses import Response

from parlour.core.errors import NotationError
from parlour.games.motive.content import MARKERS, NAMES, PIECES, SPACE, TILES, Spot
from parlour.games.motive.position import Position
from parlour.games.motive.position.layout import read_layout, read_spot, write_layout, write_spot
from parlour.games.motive.table import points
from parlour.web import render
from parlour.web.layout_form import (
    LINK_KINDS,
    VICTIM,
    Fields,
    fields_of,
    laid,
    place_of,
    position_of,
)
from parlour.web.points_page import Cell, Lying, Mistake, PointsPage

ADDRESS: Final = "/motive/points"
SUSPECTS: Final = tuple(sorted([(PIECES[tile], NAMES[PIECES[tile]]) for tile in TILES], key=str))
THINGS: Final = re.compile(r"^link\.|\.marker\.|\.flipped$")
SECONDS: Final = tuple(sorted(points.shape(None) - {VICTIM}))
EXAMPLE: Final = """\
agnes 0,0 body
dr_xavier 0,1 bottom=red top=blue
karl 1,0 markers=destitute
percy 0,-1
lord_ivan -1,0 left=blue
felix -1,1
baroness_eugenia 1,1
"""


@dataclass(frozen=True)
class Asked:
    """What was sent and what it came to."""

    fields: Fields
    text: str
    position: Position | None = None
    deaths: tuple[points.Death, ...] = ()
    mistake: Mistake | None = None


async def motive_points(request: Request) -> Response:
    """The table to fill in, and its motives once there is something to add up."""
    sent = request.query_params
    if sent.get("by") == "text":
        asked = by_text(sent.get("text", ""))
    elif sent.get("do") == "draw" or not sent:
        asked = Asked(sent, drawn(sent))
    else:
        asked = by_fields(sent)
    status = 400 if asked.mistake else 200
    return render.html(request, "points.html", page(asked), status)


def by_text(text: str) -> Asked:
    position = None
    try:
        position = read_layout(text)
        deaths = points.added_up(points.laid_out(position))
    except NotationError as mistake:
        known = fields_of(position) if position else ImmutableMultiDict[str, str]()
        return Asked(known, text, mistake=Mistake("text", said_of(mistake, position)))
    return Asked(fields_of(position), text, position, deaths)


def said_of(mistake: NotationError, position: Position | None) -> str:
    """The mistake in a text, with the words of the line it is about."""
    tile = re.match(r"board\[(\d+)\]", mistake.path)
    if tile is None or position is None:
        return str(mistake)
    laid_there = position.board[int(tile[1])]
    return f"{laid_there.tile} {write_spot(laid_there.at)} {mistake.problem}"


def by_fields(sent: Fields) -> Asked:
    position = None
    try:
        position = position_of(sent)
        deaths = points.added_up(points.laid_out(position))
    except NotationError as mistake:
        return Asked(sent, drawn(sent), mistake=mistake_in(mistake, sent, position))
    return Asked(sent, write_layout(position), position, deaths)


def mistake_in(mistake: NotationError, sent: Fields, position: Position | None) -> Mistake:
    """Where a form went wrong. A suspect twice is found before there is a position."""
    if position is None and mistake.path.startswith("board["):
        number = int(mistake.path.removeprefix("board[").partition("]")[0])
        place = write_spot(list(laid(sent))[number])
    else:
        place = place_of(mistake, position)
    said = {"second": sent.get("second", ""), **NAMES}.get(place, place)
    return Mistake(place, mistake.problem if "." in place else f"{said} {mistake.problem}")


def drawn(sent: Fields) -> str:
    """The text of what has been laid so far; empty while it cannot be read."""
    try:
        position = position_of(sent)
    except NotationError:
        return ""
    return write_layout(position)


# ---------------------------------------------------------------- the page


def page(asked: Asked) -> PointsPage:
    sent = asked.fields
    board = laid(sent)
    known = {spot: tile for spot, tile in board.items() if tile in dict(SUSPECTS)}
    return PointsPage(
        game="motive",
        sheets=("css/points.css",),
        address=ADDRESS,
        example=f"{ADDRESS}?{urlencode({'by': 'text', 'text': EXAMPLE})}",
        share=share(asked.position),
        rows=rows(board, second_of(sent)),
        suspects=SUSPECTS,
        seconds=tuple([(spot, spot) for spot in map(write_spot, SECONDS)]),
        opened=opened(sent, asked.mistake),
        lying=tuple([lying(known, spot) for spot in known]),
        markers=tuple(sorted((word, points.MARKER_NAMES[word]) for word in MARKERS)),
        links=LINK_KINDS,
        sent=sent,
        text=asked.text,
        mistake=asked.mistake,
        deaths=asked.deaths,
    )


def share(position: Position | None) -> str:
    """The address of this table."""
    return f"{ADDRESS}?{urlencode(fields_of(position).multi_items(), safe=',')}" if position else ""


def opened(sent: Fields, mistake: Mistake | None) -> bool:
    """Do the markers hold anything, or a mistake?"""
    held = any(value and THINGS.search(field) for field, value in sent.multi_items())
    return held or bool(mistake and mistake.place.startswith("link."))


def second_of(sent: Fields) -> Spot | None:
    try:
        return read_spot(sent.get("second", ""), "second")
    except NotationError:
        return None


def rows(board: dict[Spot, str], second: Spot | None) -> tuple[tuple[Cell | None, ...], ...]:
    """The table from the top; None where no tile can lie."""
    near = second if second in points.shape(None) else None
    spots = points.shape(near) | board.keys()
    xs = range(min(x for x, _ in spots), max(x for x, _ in spots) + 1)
    ys = range(max(y for _, y in spots), min(y for _, y in spots) - 1, -1)
    return tuple(
        [tuple([cell(board, near, (x, y)) if (x, y) in spots else None for x in xs]) for y in ys]
    )


def cell(board: dict[Spot, str], second: Spot | None, spot: Spot) -> Cell:
    role = "victim" if spot == VICTIM else "second_body" if spot == second else "space"
    return Cell(write_spot(spot), board.get(spot, ""), role)


def lying(board: dict[Spot, str], spot: Spot) -> Lying:
    """What can be said of a suspect on the table."""
    assert spot in SPACE
    return Lying(board[spot], NAMES[board[spot]], points.open_edges(board, spot))
