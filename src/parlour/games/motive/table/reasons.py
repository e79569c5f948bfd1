"""Why? The chains of a suspect in words, and which arrows count."""

from typing import Final

from parlour.core.notation import Frozen
from parlour.games.motive.content import (
    ARROWS,
    BIT,
    EDGES,
    KINDS,
    LINKS,
    MODIFIER,
    PIECES,
    SPOT,
    STEP,
    Arrow,
    distance,
    touching,
)
from parlour.games.motive.rules import Motive
from parlour.games.motive.scoring import motives
from parlour.games.motive.state.board import PAIR
from parlour.games.motive.state.table import NONE
from parlour.games.motive.table.pieces import Chain, Link, Note, Why

FEELING: Final = {True: "hate", False: "love"}


def feeling_of(value: int) -> str:
    return FEELING[value > 0]


def link_on(state: Motive, tile: int, edge: int) -> str | None:
    """The kind of the relationship marker across an edge."""
    pair = PAIR[edge][state.places[tile]]
    return KINDS[LINKS[state.links.index(pair)]] if pair in state.links else None


def met(state: Motive, tile: int, edge: int) -> Arrow | None:
    """The printed arrow by which a tile meets its neighbour, if the tiles' own relationship
    stands."""
    other = state.board[state.places[tile] + STEP[edge]]
    if not other or link_on(state, tile, edge):
        return None
    pair = touching(tile, edge, other)
    return pair[0] if pair else None


def label_of(state: Motive, tile: int, edge: int) -> Note:
    """The words on an arrow, or the name of the marker in its place."""
    kind = link_on(state, tile, edge)
    if kind:
        return Note(f"content.{kind}")
    arrow = met(state, tile, edge) or ARROWS[tile][edge][0]
    return words_on(tile, edge, arrow)


def words_on(tile: int, edge: int, arrow: Arrow) -> Note:
    return Note(f"arrows.{PIECES[tile]}.{EDGES[edge]}_{arrow.half}")


def counts_for(state: Motive, tile: int, edge: int) -> tuple[int, ...]:
    """The bodies, from 1, for which an arrow is active: it points inward, within reach
    (MOT-4.1)."""
    space = state.places[tile]
    here, beyond = SPOT[space], SPOT.get(space + STEP[edge])
    if not state.arrows[4 * tile + edge] or beyond is None:
        return ()
    return tuple(
        [
            number
            for number, body in enumerate(state.bodies, 1)
            if distance(here, SPOT[body]) <= 2
            and distance(beyond, SPOT[body]) < distance(here, SPOT[body])
        ]
    )


def inward(state: Motive, tile: int) -> tuple[tuple[str, int], ...]:
    """Feeling and number of a tile's arrows that count for some body."""
    return tuple(
        [
            (feeling_of(state.arrows[4 * tile + edge]), abs(state.arrows[4 * tile + edge]))
            for edge in range(4)
            if state.places[tile] != NONE and counts_for(state, tile, edge)
        ]
    )


def edge_towards(state: Motive, tile: int, other: int) -> int:
    step = state.places[other] - state.places[tile]
    return STEP.index(step)


def link(state: Motive, step: motives.Step) -> Link:
    return Link(
        PIECES[step.suspect],
        PIECES[step.towards],
        label_of(state, step.suspect, edge_towards(state, step.suspect, step.towards)),
        feeling_of(step.value),
        abs(step.value),
    )


def chain(state: Motive, found: motives.Chain) -> Chain:
    """A chain with the sentence that explains its sum."""
    steps = tuple([link(state, step) for step in found.steps])
    way = "_".join(step.feeling for step in steps)
    slots = {"suspect": steps[0].suspect, "body": steps[-1].towards, "points": found.points}
    slots |= {"one": steps[0].value, "two": steps[-1].value, "via": steps[0].towards}
    via = steps[0].towards if len(steps) > 1 else None
    note = Note(f"table.chain.{way}", Frozen(slots))
    return Chain(note, via, steps, Note(f"table.sum.{way}"), found.points)


def markers(state: Motive, tile: int) -> tuple[tuple[str, int], ...]:
    return tuple([(KINDS[kind], MODIFIER[kind]) for kind in state.markers[tile]])


def why(state: Motive, tile: int) -> tuple[Why, ...]:
    """The reasons of a suspect's motive, body by body."""
    found = []
    for number, body in enumerate(state.bodies, 1):
        total = motives.totals(state, body).get(tile)
        if total is not None and state.laid & BIT[tile]:
            ways = tuple([chain(state, way) for way in motives.chains(state, body, tile)])
            victim = PIECES[state.board[body]]
            found.append(Why(number, victim, ways, markers(state, tile), total))
    return tuple(found)


def through(state: Motive, tile: int) -> set[tuple[int, int]]:
    """The arrows, as tile and edge, of all chains of a suspect that count."""
    found = set()
    for body in state.bodies:
        for way in motives.chains(state, body, tile):
            if way.points:
                for step in way.steps:
                    found.add((step.suspect, edge_towards(state, step.suspect, step.towards)))
    return found
