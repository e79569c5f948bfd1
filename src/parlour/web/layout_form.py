"""How does a form say what lies on a table of Motive? From fields to a position and back.

A space is a field by its name (`0,1=karl`); what lies on a suspect is named by the suspect
(`karl.top=blue`, `karl.marker.1=destitute`, `karl.flipped=right`); `second` is the space of a
second body, `link.secret_enemies` holds the two spaces of that marker.
"""

import re
from collections.abc import Iterator
from typing import Final

from starlette.datastructures import ImmutableMultiDict

from parlour.core.errors import NotationError
from parlour.core.notation import Frozen
from parlour.games.motive.content import EDGES, KINDS, LINKS, SPOTS, Spot
from parlour.games.motive.position import Laid, Link, Position
from parlour.games.motive.position.layout import read_spot, write_spot

Fields = ImmutableMultiDict[str, str]
LINK_KINDS: Final = tuple([KINDS[kind] for kind in LINKS])
VICTIM: Final[Spot] = (0, 0)
NUMBERS: Final = ("1", "2")
"""A suspect has room for two markers."""


def position_of(sent: Fields) -> Position:
    """What the fields say; raises NotationError for spaces that cannot be read."""
    second = sent.get("second", "").strip()
    bodies = (VICTIM, read_spot(second, "second")) if second else (VICTIM,)
    board = [laid_of(sent, tile, spot) for spot, tile in laid(sent).items()]
    links = [read_link(sent, kind) for kind in LINK_KINDS if sent.get(f"link.{kind}", "").strip()]
    no_suspect_twice(board)
    return Position(board=tuple(board), bodies=bodies, links=tuple(links))


def laid(sent: Fields) -> dict[Spot, str]:
    """Who lies where, as it was sent."""
    found = {spot: sent.get(write_spot(spot), "").strip() for spot in SPOTS}
    return {spot: tile for spot, tile in found.items() if tile}


def laid_of(sent: Fields, tile: str, spot: Spot) -> Laid:
    named = {edge: sent.get(f"{tile}.{edge}", "") for edge in EDGES}
    markers = [sent.get(f"{tile}.marker.{number}", "") for number in NUMBERS]
    return Laid(
        tile,
        spot,
        colours=Frozen({edge: colour for edge, colour in named.items() if colour}),
        markers=tuple([marker for marker in markers if marker]),
        flipped=tuple(sent.getlist(f"{tile}.flipped")),
    )


def read_link(sent: Fields, kind: str) -> Link:
    path = f"link.{kind}"
    spots = sent[path].split()
    if len(spots) != 2:
        raise NotationError(path, "does not name two spaces, like 0,0 0,1", "bad_position")
    return Link((read_spot(spots[0], path), read_spot(spots[1], path)), kind)


def no_suspect_twice(board: list[Laid]) -> None:
    where: dict[str, Spot] = {}
    for i, tile in enumerate(board):
        if tile.tile in where:
            other = write_spot(where[tile.tile])
            raise NotationError(f"board[{i}].tile", f"holds a suspect who lies on {other}, too")
        where[tile.tile] = tile.at


def fields_of(position: Position) -> Fields:
    """The fields that say this."""
    return ImmutableMultiDict([pair for pair in pairs(position) if pair[1]])


def pairs(position: Position) -> Iterator[tuple[str, str]]:
    for tile in position.board:
        yield write_spot(tile.at), tile.tile
    for body in position.bodies[1:]:
        yield "second", write_spot(body)
    for tile in position.board:
        yield from ((f"{tile.tile}.{edge}", colour) for edge, colour in tile.colours.items())
        for number, marker in zip(NUMBERS, tile.markers, strict=False):
            yield f"{tile.tile}.marker.{number}", marker
        yield from ((f"{tile.tile}.flipped", edge) for edge in tile.flipped)
    for link in position.links:
        yield f"link.{link.kind}", " ".join(map(write_spot, link.between))


def place_of(mistake: NotationError, position: Position | None) -> str:
    """The field that a mistake belongs to: a space, `second`, a link, or a suspect for what lies on
    it; a line of a text stays as it is."""
    path = mistake.path
    found = re.match(r"(board|bodies|links)\[(\d+)\](?:\.(\w+))?", path)
    if found is None or position is None:
        return write_spot(VICTIM) if path == "bodies" else path
    part, number, field = found[1], int(found[2]), found[3]
    if part == "bodies":
        return "second" if number else write_spot(VICTIM)
    if part == "links":
        return f"link.{position.links[number].kind}"
    tile = position.board[number]
    return write_spot(tile.at) if field in ("tile", "at") else tile.tile
