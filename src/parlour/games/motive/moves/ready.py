"""Moves that come up again and again, made once and shared."""

from functools import cache
from typing import Final

from parlour.core.game import Move
from parlour.core.notation import Frozen
from parlour.games.motive.content import (
    EDGES,
    KINDS,
    PIECES,
    SPACE,
    SPOT,
    STEP,
    TILES,
    VARIABLE,
    colouring,
    subsets,
)
from parlour.games.motive.moves import (
    CardKind,
    ChooseOrder,
    ChoosePosition,
    Decline,
    DiscardDrawn,
    DrawCard,
    DrawTile,
    DrawTwo,
    Pass,
    PlaceSecondBody,
    PlayCard,
    PlayDisplay,
    PlayTile,
)

PASS: Final = Pass()
DECLINE: Final = Decline()
DRAW_TILE: Final = DrawTile()
DRAW_CARD: Final = DrawCard()
DRAW_TWO: Final = DrawTwo()
DISCARD: Final = DiscardDrawn()
POSITIONS: Final[list[Move]] = [ChoosePosition(place) for place in range(1, 6)]
ORDERS: Final[list[Move]] = [ChooseOrder("first"), ChooseOrder("second")]

SHADES: Final[list[list[Frozen]]] = [
    [colouring(edges, blue) for blue in subsets(edges)] for edges in VARIABLE
]
"""By tile: every way to colour its variable arrows (MOT-20.2)."""
VICTIM_SHADES: Final[list[list[Frozen]]] = [
    [colouring(blue, blue) for blue in subsets(edges)] for edges in VARIABLE
]
"""By tile: every set of its variable edges made blue (MOT-20.4)."""
PLAYS: Final[list[dict[int, list[Move]]]] = [
    {
        space: [PlayTile(PIECES[tile], spot, colours) for colours in SHADES[tile]]
        for spot, space in SPACE.items()
    }
    if tile
    else {}
    for tile in (0, *TILES)
]
"""By tile and space: one move a colouring."""


@cache
def simple(make: CardKind, card: int) -> Move:
    """A card that is aimed at nothing."""
    return make(card=PIECES[card])


@cache
def on_suspect(make: CardKind, card: int, space: int) -> Move:
    return make(card=PIECES[card], at=SPOT[space])


@cache
def with_reserve(card: int, space: int, reserve: str) -> Move:
    return PlayCard(PIECES[card], at=SPOT[space], reserve=reserve)


@cache
def turning(make: CardKind, card: int, space: int, edge: int) -> Move:
    return make(card=PIECES[card], at=SPOT[space], edge=EDGES[edge])


@cache
def lifting(make: CardKind, card: int, space: int, kind: int) -> Move:
    return make(card=PIECES[card], at=SPOT[space], marker=KINDS[kind])


@cache
def linking(make: CardKind, card: int, space: int, edge: int) -> Move:
    """Between a space and the next one to the right or above."""
    ends = sorted((SPOT[space], SPOT[space + STEP[edge]]))
    return make(card=PIECES[card], between=(ends[0], ends[1]))


@cache
def striking(make: CardKind, card: int, space: int, victim: int) -> list[Move]:
    """The second body on a space, once for each way to colour the victim (MOT-20.4)."""
    shades = VICTIM_SHADES[victim]
    return [make(card=PIECES[card], at=SPOT[space], victim_colours=named) for named in shades]


@cache
def second_bodies(space: int, victim: int) -> list[Move]:
    return [PlaceSecondBody(SPOT[space], named) for named in VICTIM_SHADES[victim]]


@cache
def disguising(make: CardKind, card: int, tile: int, space: int) -> list[Move]:
    word, spot = PIECES[tile], SPOT[space]
    return [make(card=PIECES[card], tile=word, at=spot, colours=named) for named in SHADES[tile]]


@cache
def buying(tile: int, space: int) -> list[Move]:
    word, spot = PIECES[tile], SPOT[space]
    return [PlayDisplay(tile=word, at=spot, colours=named) for named in SHADES[tile]]
