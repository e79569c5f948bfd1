"""What may a seat do now? Every move, in lists ready to be joined.

The order is: tiles, cards, the display, draws, second interviews; `lots` counts in that order.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from parlour.core.game import Move
from parlour.core.masks import members
from parlour.core.seats import Seat
from parlour.games.motive import moves
from parlour.games.motive.content import (
    ALL_CARDS,
    ALL_TILES,
    BESIDE,
    BIT,
    CENTRE,
    DETECTIVES,
    KIND,
    PIECES,
    TILES,
)
from parlour.games.motive.law.actions import interviewable
from parlour.games.motive.law.targets import eligible, playable
from parlour.games.motive.law.tiles import ring_is_open, ring_spaces
from parlour.games.motive.moves import ready
from parlour.games.motive.rules import aims
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
    NONE,
    NOTHING,
    SECOND_BODY,
    TURN,
    TURN_ORDER,
)

NO_MOVES: Final[list[Move]] = []
DRAWS: Final[list[list[Move]]] = [
    [
        move
        for move, drawable in (
            (ready.DRAW_TILE, number & 1),
            (ready.DRAW_CARD, number & 2),
            (ready.DRAW_TWO, number & 4),
        )
        if drawable
    ]
    for number in range(8)
]
"""By which draws are possible."""


def listed(state: State, seat: Seat) -> list[Move]:
    """Every move of a seat."""
    if state.phase == BID:
        free_to_bid = 0 <= seat < state.table.seats and not state.bids[seat]
        return [moves.Bid(PIECES[p]) for p in members(state.hands[seat])] if free_to_bid else []
    if seat != state.mover or seat == NONE:
        return NO_MOVES
    return IN_PHASE[state.phase](state, seat)


def in_turn(state: State, seat: Seat) -> list[Move]:
    """A turn, or the rest of an action (MOT-19.3)."""
    if state.pending == NOTHING:
        return actions(state, seat)
    if state.pending == DRAWN_TILE:
        return tile_moves(BIT[state.drawn[0]], spaces(state, seat))
    if state.pending == DRAWN_CARD:
        card = state.drawn[0]
        return [*aims.AIMED[KIND[card]](state, seat, card, moves.PlayCard), ready.DISCARD]
    if state.pending == EXTRA_TILES:
        return [*tile_moves(state.hands[seat], spaces(state, seat)), ready.PASS]
    return [moves.ChooseDrawn(PIECES[piece]) for piece in state.drawn]


def actions(state: State, seat: Seat) -> list[Move]:
    """All that a turn may begin with (section 20)."""
    found = tile_moves(state.hands[seat], spaces(state, seat))
    for card in members(cards_to_play(state, seat)):
        found += aims.AIMED[KIND[card]](state, seat, card, moves.PlayCard)
    found += others(state, seat)
    return found or idle(state)


def idle(state: State) -> list[Move]:
    """Nothing else is legal: levels 4 and 5 pass (MOT-11.14)."""
    return [ready.PASS] if state.table.rounds else NO_MOVES


def spaces(state: State, seat: Seat) -> int:
    """Where the seat's tiles may go; nowhere without a cube (MOT-2.12)."""
    if state.table.solo:
        return walking_spaces(state)
    return state.free() if state.cubes[seat] else 0


def walking_spaces(state: State) -> int:
    """Solo: the ring first, then beside the marked suspect (MOT-17.5 to 17.9)."""
    if ring_is_open(state):
        return state.free() & ring_spaces(state)
    return state.free() & BESIDE[state.marker]


def cards_to_play(state: State, seat: Seat) -> int:
    cards = state.hands[seat] & ALL_CARDS
    if not cards or ring_is_open(state):
        return 0
    return cards & playable(state, seat)


def tile_moves(tiles: int, free: int) -> list[Move]:
    """These tiles on these spaces in all colours."""
    found: list[Move] = []
    open_spaces = members(free)
    for tile in members(tiles & ALL_TILES):
        plays = ready.PLAYS[tile]
        for space in open_spaces:
            found += plays[space]
    return found


def others(state: State, seat: Seat) -> list[Move]:
    """The display, draws and second interviews."""
    if not state.table.rounds:
        return NO_MOVES
    found = display_moves(state, seat) if state.table.pair else NO_MOVES
    found = found + draws(state, seat)
    if state.table.level == 5:
        found += aims.interviews(state, interviewable(state, seat), seat)
    return found


def draws(state: State, seat: Seat) -> list[Move]:
    """Actions B and C (MOT-11.8 to 11.10)."""
    possible = 6 if state.deck else 0
    if state.stack:
        possible |= 5 if state.cubes[seat] and state.free() else 4
    return DRAWS[possible]


def display_moves(state: State, seat: Seat) -> list[Move]:
    """What lies in the rows (MOT-16.6)."""
    found: list[Move] = []
    open_spaces = members(spaces(state, seat))
    for tile in state.display_tiles:
        for space in open_spaces:
            found += ready.buying(tile, space)
    for card in state.display_cards:
        if playable(state, seat) & BIT[card]:
            found += aims.AIMED[KIND[card]](state, seat, card, moves.PlayDisplay)
    return found


# ---------------------------------------------------------------- the other phases


def detectives(state: State, seat: Seat) -> list[Move]:
    return [moves.ChooseDetective(DETECTIVES[who]) for who in state.offer[seat]]


def orders(state: State, seat: Seat) -> list[Move]:
    return ready.ORDERS


def positions(state: State, seat: Seat) -> list[Move]:
    """The open places (MOT-13.3)."""
    return open_places(state.new_order)


@cache
def open_places(track: tuple[Seat, ...]) -> list[Move]:
    return [ready.POSITIONS[place] for place, taken in enumerate(track) if taken == NONE]


def second_victims(state: State, seat: Seat) -> list[Move]:
    """Level 2 (MOT-6.3, 6.4)."""
    found: list[Move] = []
    for space in members(eligible(state)):
        found += ready.second_bodies(space, state.board[CENTRE])
    return [*found, ready.DECLINE]


def disguises(state: State, seat: Seat) -> list[Move]:
    """Every tile that is not on the table, in all colours (MOT-14.8)."""
    return [
        *(
            moves.SwapDisguise(PIECES[tile], colours)
            for tile in TILES
            if not state.laid & BIT[tile]
            for colours in ready.SHADES[tile]
        ),
        ready.DECLINE,
    ]


IN_PHASE: Final[dict[int, Callable[[State, Seat], list[Move]]]] = {
    DETECTIVE: detectives,
    CHOOSE_FIRST: orders,
    CHOOSE_ORDER: orders,
    TURN_ORDER: positions,
    TURN: in_turn,
    SECOND_BODY: second_victims,
    DISGUISE: disguises,
}
