"""At what could a card be aimed now? Sets of spaces and pairs; the list and the law share them."""

from typing import Final

from parlour.core.masks import members
from parlour.core.seats import Seat
from parlour.games.motive.content import (
    ALL_CARDS,
    ALL_TILES,
    ALLOWED,
    AT,
    BESIDE,
    BIT,
    CENTRE,
    CONCEALED,
    DEDUCTION,
    DISGUISE_CARD,
    FALSE_EVIDENCE,
    KIND,
    LINKS,
    MODIFIER,
    QUILLFEATHER,
    RAISING,
    SECOND_BODY_CARD,
    SECRET_MARRIAGE,
    WIDTH,
)
from parlour.games.motive.scoring.ending import solo_motive
from parlour.games.motive.state import State
from parlour.games.motive.state.board import UPRIGHT

BOARD_MASK: Final = (1 << UPRIGHT) - 1


def playable(state: State, seat: Seat) -> int:
    """The cards that the round allows; only levels 4 and 5 restrict any (MOT-7.2)."""
    if not state.table.rounds or state.detectives[seat] == QUILLFEATHER:
        return ALL_CARDS
    return ALLOWED[state.round]


def can_place(state: State, seat: Seat) -> bool:
    """A tile in hand, a cube and a space."""
    cube = state.table.solo or state.cubes[seat] > 0
    return cube and state.hands[seat] & ALL_TILES != 0 and state.free() != 0


def near_marker(state: State) -> int:
    """Solo: the marked suspect and those beside it, the victim excepted (MOT-17.9, 17.10)."""
    near = AT[state.marker] | BESIDE[state.marker]
    return near & state.occupied & ~AT[CENTRE]


# ---------------------------------------------------------------- pairs


def pairs(state: State) -> int:
    """All pairs of neighbouring tiles."""
    taken = state.occupied
    return (taken & taken >> 1) | (taken & taken >> WIDTH) << UPRIGHT


def couples(state: State) -> int:
    """The pairs of a man and a woman; spaces without a tile do not count (MOT-7.9)."""
    women = state.women
    beside, above = women ^ women >> 1, women ^ women >> WIDTH
    return (beside & BOARD_MASK) | (above & BOARD_MASK) << UPRIGHT


def near_pairs(state: State) -> int:
    """Solo: the pairs with at least one tile near enough (MOT-17.10)."""
    near = near_marker(state)
    return (near | near >> 1) | (near | near >> WIDTH) << UPRIGHT


def linkable(state: State, kind: int) -> int:
    """The pairs that a relationship card may join: no relationship, or two 1-point arrows
    (MOT-7.5 to 7.7, 7.9, 7.10)."""
    joined = pairs(state)
    found = joined & ~state.related
    if kind != SECRET_MARRIAGE:
        return found | joined & state.ones
    if state.table.marriage_replaces:
        found |= joined & state.ones
    return found & couples(state)


def links(state: State, kind: int) -> int:
    """The same, as far as solo lets it be played now."""
    found = linkable(state, kind)
    return found & near_pairs(state) if state.table.solo else found


# ---------------------------------------------------------------- spaces


def markable(state: State) -> int:
    """The spaces of the suspects that may get a motive marker (MOT-7.17 to 7.19)."""
    return state.roomy & ~AT[CENTRE] if len(state.bodies) == 1 else state.roomy


def marks(state: State, card: int) -> int:
    """The same, as far as solo lets this card be played now (MOT-17.9, 17.13)."""
    found = markable(state)
    if not state.table.solo:
        return found
    found &= near_marker(state)
    if RAISING & BIT[card]:
        for space in members(found):
            if not solo_motive(state, state.board[space]):
                found ^= AT[space]
    return found


def strikes(state: State) -> int:
    """The spaces that the 2nd Body card may name (MOT-6.6, 6.7)."""
    if len(state.bodies) > 1:
        return 0
    return near_marker(state) if state.table.solo else state.occupied & ~AT[CENTRE]


def eligible(state: State) -> int:
    """The spaces of the suspects that may become the second victim at level 2 (MOT-6.4)."""
    taken = state.occupied
    walled = (taken >> 1) & (taken << 1) & (taken >> WIDTH) & (taken << WIDTH)
    return taken & ~walled & ~BESIDE[CENTRE] & ~AT[CENTRE]


def turns(state: State, seat: Seat) -> list[tuple[int, int]]:
    """Spaces and edges of the arrows that Concealed Motive may turn (MOT-7.14, 17.14)."""
    if state.table.solo:
        tiles = [state.board[space] for space in members(near_marker(state))]
    else:
        tiles = [tile for tile in members(state.laid) if state.owner[tile] == seat]
    return [
        (state.places[tile], edge)
        for tile in tiles
        if tile != state.disguised
        for edge in range(4)
        if state.arrows[4 * tile + edge]
    ]


def lifts(state: State) -> list[tuple[int, int]]:
    """Spaces and kinds of the markers that False Evidence may remove (MOT-7.21)."""
    if not state.marked:
        return []
    spaces = near_marker(state) if state.table.solo else state.occupied
    return [
        (state.places[tile], kind)
        for tile in members(state.marked)
        if spaces & AT[state.places[tile]]
        for kind in dict.fromkeys(state.markers[tile])
    ]


def has_target(state: State, seat: Seat, card: int) -> bool:
    """Whether a card could be played as far as targets go (MOT-7.23)."""
    kind = KIND[card]
    if kind in MODIFIER:
        return marks(state, card) != 0
    if kind in LINKS:
        return links(state, kind) != 0
    if kind in (DEDUCTION, DISGUISE_CARD):
        return can_place(state, seat)
    if kind == SECOND_BODY_CARD:
        return strikes(state) != 0
    if kind == CONCEALED:
        return bool(turns(state, seat))
    return kind != FALSE_EVIDENCE or bool(lifts(state))


def can_play(state: State, seat: Seat, cards: int) -> bool:
    """Whether any of these cards could be played now."""
    cards &= ALL_CARDS & playable(state, seat)
    return any(has_target(state, seat, card) for card in members(cards))
