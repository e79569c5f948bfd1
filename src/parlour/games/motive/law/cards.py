"""At what may a motive card be aimed? Section 7, and the cards of section 14."""

from collections.abc import Callable
from typing import Any, Final

from parlour.core.seats import Seat
from parlour.games.motive.content import (
    ALL_CARDS,
    ALL_TILES,
    AT,
    BIT,
    CENTRE,
    CONCEALED,
    DEDUCTION,
    DISGUISE_CARD,
    EDGE,
    FALSE_EVIDENCE,
    HOBNOB,
    KIND,
    KINDS,
    LINKS,
    MARKERS,
    MODIFIER,
    ONE_MORE_THING,
    PIECE,
    RAISING,
    SECOND_BODY_CARD,
    SECRET_MARRIAGE,
    SPACE,
)
from parlour.games.motive.law.again import why_not_add
from parlour.games.motive.law.targets import (
    couples,
    eligible,
    linkable,
    near_marker,
    near_pairs,
    pairs,
    playable,
)
from parlour.games.motive.law.tiles import (
    has_cube,
    ring_is_open,
    spot_with_tile,
    tile_of,
    why_not_named,
    why_not_place,
)
from parlour.games.motive.moves import (
    CardMove,
    PlaceSecondBody,
    PlayCard,
    PlayDisplay,
)
from parlour.games.motive.scoring.ending import solo_motive
from parlour.games.motive.state import State
from parlour.games.motive.state.board import PAIR, PAIR_BIT
from parlour.games.motive.state.table import DRAWN_CARD


def why_not_play(state: State, seat: Seat, move: PlayCard) -> str | None:
    """A card of the hand, or the one just drawn."""
    if ring_is_open(state):
        return "must_surround_body"
    card = card_of(move.card)
    if not card:
        return "unknown_piece"
    if state.pending != DRAWN_CARD and not state.hands[seat] & BIT[card]:
        return "not_in_hand"
    return why_not_use(state, seat, card, move)


def why_not_buy(state: State, seat: Seat, move: PlayDisplay) -> str | None:
    """A piece of a display row (MOT-16.6)."""
    if move.card is None:
        tile = tile_of(move.tile)
        if not tile:
            return "unknown_piece"
        if tile not in state.display_tiles:
            return "not_in_display"
        return why_not_place(state, seat, tile, move.at, move.colours)
    card = card_of(move.card)
    if not card:
        return "unknown_piece"
    if card not in state.display_cards:
        return "not_in_display"
    return why_not_use(state, seat, card, move)


def card_of(word: Any) -> int:
    """The number of a card, 0 if there is no such card."""
    piece = PIECE.get(word, 0)
    return piece if ALL_CARDS & BIT[piece] else 0


def why_not_use(state: State, seat: Seat, card: int, move: CardMove) -> str | None:
    """The round, then the conditions of the card's own clause (MOT-20.1)."""
    kind = KIND[card]
    if kind == DISGUISE_CARD:
        tile = tile_of(move.tile)
        if not tile:
            return "unknown_piece"
        if not state.hands[seat] & BIT[tile]:
            return "not_in_hand"
    if kind in (DEDUCTION, DISGUISE_CARD) and not has_cube(state, seat):
        return "no_cubes"
    if not playable(state, seat) & BIT[card]:
        return "wrong_round"
    return AIMS[kind](state, seat, card, move)


# ---------------------------------------------------------------- card by card


def why_not_gain(state: State, seat: Seat, card: int, move: CardMove) -> str | None:
    """Hobnob is aimed at nothing (MOT-7.11)."""
    return None


def why_not_deduce(state: State, seat: Seat, card: int, move: CardMove) -> str | None:
    """Two tiles of the hand: there must be one, and a space (MOT-7.13)."""
    return None if state.hands[seat] & ALL_TILES and state.free() else "bad_target"


def why_not_link(state: State, seat: Seat, card: int, move: CardMove) -> str | None:
    """Secret Loyalty, Secret Enemies, Secret Marriage (MOT-7.3 to 7.10)."""
    pair = pair_of(move.between)
    if pair < 0 or not pairs(state) & PAIR_BIT[pair]:
        return "bad_target"
    if state.table.solo and not near_pairs(state) & PAIR_BIT[pair]:
        return "not_near_marker"
    if KIND[card] == SECRET_MARRIAGE and not couples(state) & PAIR_BIT[pair]:
        return "wrong_gender"
    return None if linkable(state, KIND[card]) & PAIR_BIT[pair] else "relationship_exists"


def pair_of(between: Any) -> int:
    """The number of a pair of neighbouring spaces, -1 if it is none."""
    if not isinstance(between, tuple) or not all(spot in SPACE for spot in between):
        return -1
    one, other = sorted(SPACE[spot] for spot in between)
    for edge in (0, 1):
        if PAIR[edge][one] == PAIR[edge + 2][other]:
            return PAIR[edge][one]
    return -1


def is_too_far(state: State, spot: Any) -> bool:
    return state.table.solo and not near_marker(state) & AT[SPACE[spot]]


def why_not_strike(state: State, seat: Seat, card: int, move: CardMove) -> str | None:
    """2nd Body: any tile but the original victim (MOT-6.6, 6.7)."""
    tile = spot_with_tile(state, move.at)
    if not tile or state.places[tile] == CENTRE:
        return "bad_target"
    if is_too_far(state, move.at):
        return "not_near_marker"
    if len(state.bodies) > 1:
        return "second_body_exists"
    return why_not_named(state.board[CENTRE], move.victim_colours)


def why_not_second_victim(state: State, seat: Seat, move: PlaceSecondBody) -> str | None:
    """Level 2: a suspect at distance two with a free neighbouring space (MOT-6.4)."""
    if not spot_with_tile(state, move.at):
        return "bad_target"
    if not eligible(state) & AT[SPACE[move.at]]:
        return "second_body_ineligible"
    return why_not_named(state.board[CENTRE], move.victim_colours)


def why_not_turn(state: State, seat: Seat, card: int, move: CardMove) -> str | None:
    """Concealed Motive: an arrow in a relationship, of a suspect with one's own cube (MOT-7.14)."""
    tile = spot_with_tile(state, move.at)
    if not tile or move.edge not in EDGE:
        return "bad_target"
    if is_too_far(state, move.at):
        return "not_near_marker"
    if not state.table.solo and state.owner[tile] != seat:
        return "not_your_suspect"
    if tile == state.disguised:
        return "disguised_suspect"
    return None if state.arrows[4 * tile + EDGE[move.edge]] else "no_relationship"


def why_not_mark(state: State, seat: Seat, card: int, move: CardMove) -> str | None:
    """The six motive changes (MOT-7.16 to 7.19, 17.12, 17.13)."""
    tile = spot_with_tile(state, move.at)
    reserve = move.reserve if isinstance(move, PlayCard) else None
    if not tile or reserve not in (None, "tile", "card"):
        return "bad_target"
    if len(state.bodies) == 1 and state.places[tile] == CENTRE:
        return "bad_target"
    if is_too_far(state, move.at):
        return "not_near_marker"
    if not state.roomy & AT[state.places[tile]]:
        return "marker_limit"
    if reserve is not None and not reserve_pile(state, reserve):
        return "pile_empty"
    if state.table.solo and RAISING & BIT[card] and not solo_motive(state, tile):
        return "no_motive"
    return None


def reserve_pile(state: State, reserve: str) -> bytes:
    return state.reserve_tiles if reserve == "tile" else state.reserve_cards


def why_not_lift(state: State, seat: Seat, card: int, move: CardMove) -> str | None:
    """False Evidence takes a marker off (MOT-7.21)."""
    tile = spot_with_tile(state, move.at)
    if not tile or move.marker not in MARKERS:
        return "bad_target"
    if is_too_far(state, move.at):
        return "not_near_marker"
    kind = KINDS.index(str(move.marker))
    return None if kind in state.markers[tile] else "no_such_marker"


def why_not_disguise(state: State, seat: Seat, card: int, move: CardMove) -> str | None:
    """A tile of the hand, placed as any other (MOT-14.7)."""
    return why_not_place(state, seat, tile_of(move.tile), move.at, move.colours)


Aim = Callable[[State, Seat, int, Any], str | None]
AIMS: Final[dict[int, Aim]] = {
    HOBNOB: why_not_gain,
    DEDUCTION: why_not_deduce,
    SECOND_BODY_CARD: why_not_strike,
    CONCEALED: why_not_turn,
    FALSE_EVIDENCE: why_not_lift,
    DISGUISE_CARD: why_not_disguise,
    ONE_MORE_THING: why_not_add,
    **dict.fromkeys(LINKS, why_not_link),
    **dict.fromkeys(MODIFIER, why_not_mark),
}
"""By kind of card: the conditions of its clause."""
