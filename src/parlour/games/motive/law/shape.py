"""Which moves are moves here and now? Fields, levels, phases and pending actions (MOT-20.3)."""

from dataclasses import fields
from functools import cache
from typing import Any, Final

from parlour.core.game import Move
from parlour.core.seats import Seat
from parlour.games.motive.content import (
    ALL_CARDS,
    BIT,
    CONCEALED,
    DEDUCTION,
    DESTITUTE,
    DISGUISE_CARD,
    ENEMIES,
    FALSE_EVIDENCE,
    HOBNOB,
    KIND,
    LOYALTY,
    MODIFIER,
    OBSESSION,
    ONE_MORE_THING,
    PIECE,
    PIECES,
    SECOND_BODY_CARD,
    SECRET_MARRIAGE,
)
from parlour.games.motive.moves import (
    Bid,
    CardMove,
    ChooseDetective,
    ChooseDrawn,
    ChooseOrder,
    ChoosePosition,
    Decline,
    DiscardDrawn,
    Double,
    DrawCard,
    DrawTile,
    DrawTwo,
    Interview,
    Pass,
    PlaceSecondBody,
    PlayCard,
    PlayDisplay,
    PlayTile,
    SecondInterview,
    SwapDisguise,
)
from parlour.games.motive.state import State
from parlour.games.motive.state.table import (
    BID,
    CHOOSE_FIRST,
    CHOOSE_ORDER,
    DETECTIVE,
    DISGUISE,
    DRAWN_CARD,
    DRAWN_TILE,
    EXTRA_TILES,
    NOTHING,
    PEEK_CARD,
    PEEK_TILE,
    SECOND_BODY,
    TURN,
    TURN_ORDER,
    Table,
)

Names = frozenset[str]
NO_FIELDS: Final[Names] = frozenset()
NEEDED: Final[dict[int, Names]] = {
    LOYALTY: frozenset({"between"}),
    ENEMIES: frozenset({"between"}),
    SECRET_MARRIAGE: frozenset({"between"}),
    SECOND_BODY_CARD: frozenset({"at"}),
    CONCEALED: frozenset({"at", "edge"}),
    FALSE_EVIDENCE: frozenset({"at", "marker"}),
    DISGUISE_CARD: frozenset({"tile", "at"}),
    HOBNOB: NO_FIELDS,
    DEDUCTION: NO_FIELDS,
    ONE_MORE_THING: NO_FIELDS,
    **dict.fromkeys(MODIFIER, frozenset({"at"})),
}
"""By kind of card: the fields that say at what it is aimed."""
POSSIBLE: Final[dict[int, Names]] = {
    SECOND_BODY_CARD: frozenset({"victim_colours"}),
    DISGUISE_CARD: frozenset({"colours"}),
    ONE_MORE_THING: frozenset({"interview", "double"}),
    DESTITUTE: frozenset({"reserve"}),
    OBSESSION: frozenset({"reserve"}),
}
"""By kind of card: the fields that may be left out."""


def is_malformed(move: Move, seat: Seat) -> bool:
    """Whether a card move lacks a field of its card, or has one of another's."""
    if not isinstance(move, CardMove):
        return False
    given = {field.name for field in fields(move) if getattr(move, field.name) != field.default}
    if move.card is None:
        return not {"tile", "at"} <= given <= {"tile", "at", "colours"}
    if not ALL_CARDS & BIT[PIECE.get(move.card, 0)]:
        return False
    kind = KIND[PIECE[move.card]]
    needed = NEEDED[kind]
    if not needed <= given - {"card"} <= needed | POSSIBLE.get(kind, NO_FIELDS):
        return True
    return kind == ONE_MORE_THING and not is_well_aimed(move, seat)


def is_well_aimed(move: CardMove, seat: Seat) -> bool:
    """One More Thing names a marker of one's own by its kind (MOT-14.23)."""
    visit: Any = move.interview
    double: Any = move.double
    if not isinstance(visit, Interview | None) or not isinstance(double, Double | None):
        return False
    return double is None or double.kind is not None or double.seat not in (None, seat)


@cache
def moves_of(table: Table) -> frozenset[type[Any]]:
    """The types of move that a level and number of players has (MOT-20.3)."""
    found: set[type[Any]] = {PlayTile}
    if table.level == 2:
        found |= {PlaceSecondBody, Decline}
    if table.solo or table.level >= 3:
        found |= {PlayCard}
    if table.level >= 3:
        found |= {Pass}
    if table.rounds:
        found |= {DrawTile, DrawCard, DrawTwo, DiscardDrawn}
        found |= {PlayDisplay, ChooseOrder} if table.pair else {ChoosePosition}
    if table.level == 5:
        found |= {Bid, ChooseDetective, ChooseDrawn, SecondInterview, SwapDisguise, Decline}
    return frozenset(found)


ACTIONS: Final[frozenset[type[Any]]] = frozenset(
    {PlayTile, PlayCard, PlayDisplay, DrawTile, DrawCard, DrawTwo, SecondInterview, Pass}
)
IN_PHASE: Final[dict[int, frozenset[type[Any]]]] = {
    DETECTIVE: frozenset({ChooseDetective}),
    BID: frozenset({Bid}),
    CHOOSE_FIRST: frozenset({ChooseOrder}),
    CHOOSE_ORDER: frozenset({ChooseOrder}),
    TURN_ORDER: frozenset({ChoosePosition}),
    SECOND_BODY: frozenset({PlaceSecondBody, Decline}),
    DISGUISE: frozenset({SwapDisguise, Decline}),
}
PENDING: Final[dict[int, frozenset[type[Any]]]] = {
    NOTHING: ACTIONS,
    DRAWN_TILE: frozenset({PlayTile}),
    DRAWN_CARD: frozenset({PlayCard, DiscardDrawn}),
    PEEK_TILE: frozenset({ChooseDrawn}),
    PEEK_CARD: frozenset({ChooseDrawn}),
    EXTRA_TILES: frozenset({PlayTile, Pass}),
}
"""While an action is pending only what finishes it is legal (MOT-19.3)."""


def fits(state: State, move: Move) -> bool:
    """Whether the phase and a pending action allow such a move."""
    if state.phase != TURN:
        return type(move) in IN_PHASE[state.phase]
    if type(move) not in PENDING[state.pending]:
        return False
    if state.pending == DRAWN_TILE:
        return isinstance(move, PlayTile) and move.tile == PIECES[state.drawn[0]]
    if state.pending == DRAWN_CARD and isinstance(move, PlayCard):
        return move.card == PIECES[state.drawn[0]]
    return True
