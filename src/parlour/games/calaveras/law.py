"""What may a seat do? The refusals in the order of the specification (CAL-13.12); all else is
legal."""

from typing import Final

from mypy_extensions import i64

from parlour.core.game import Move
from parlour.core.seats import Seat
from parlour.games.calaveras.content import CARD, CARDS, TWIST
from parlour.games.calaveras.moves import (
    AREA,
    FRONTS,
    INNOCENT,
    KINDS,
    LOCATIONS_HELD,
    Play,
    Twist,
    TwistIdle,
)
from parlour.games.calaveras.state import COUNT, TWISTS_HELD, State

REFUSALS: Final[tuple[str, ...]] = (
    "game_over",
    "not_your_turn",
    "bad_move",
    "unknown_card",
    "not_a_location",
    "card_not_in_hand",
    "no_such_area",
    "card_not_there",
    "same_place",
    "must_move_card",
)
"""In the order in which they are asked (CAL-13.12)."""


def why_not(state: State, seat: Seat, move: Move) -> str | None:
    """The first refusal that applies, or None."""
    if state.is_over():
        return "game_over"
    if seat != state.acting:
        return "not_your_turn"
    if isinstance(move, Play):
        return why_not_play(state, state.hands[seat], move)
    if isinstance(move, Twist):
        return why_not_twist(state, state.hands[seat], move)
    if isinstance(move, TwistIdle):
        return why_not_idle(state, state.hands[seat])
    return "bad_move"


def why_not_play(state: State, hand: i64, move: Play) -> str | None:
    """Laying a Location (CAL-13.4 to 13.7)."""
    word = why_no_location(move.card)
    if word is not None:
        return word
    if not KINDS[hand & LOCATIONS_HELD] >> CARD[move.card] & 1:
        return "card_not_in_hand"
    if not is_area(state, move.to):
        return "no_such_area"
    return None


def why_not_twist(state: State, hand: i64, move: Twist) -> str | None:
    """Moving a Location (CAL-13.4 to 13.9)."""
    word = why_no_location(move.card)
    if word is not None:
        return word
    if not hand & TWISTS_HELD:
        return "card_not_in_hand"
    if not is_area(state, move.from_) or not is_area(state, move.to):
        return "no_such_area"
    if not lying(state, AREA[move.from_]) >> CARD[move.card] & 1:
        return "card_not_there"
    if move.from_ == move.to:
        return "same_place"
    return None


def why_not_idle(state: State, hand: i64) -> str | None:
    """Spending a Twist on nothing (CAL-6.10, 6.11)."""
    if not hand & TWISTS_HELD:
        return "card_not_in_hand"
    if not may_idle(state):
        return "must_move_card"
    return None


def why_no_location(word: str) -> str | None:
    """What is wrong with a word that should name a Location (CAL-13.4, 13.5)."""
    if word not in CARD:
        return "unknown_card"
    return "not_a_location" if word == CARDS[TWIST] else None


def may_idle(state: State) -> bool:
    """A Twist may move nothing, unless the table made moving a duty and something lies there
    (CAL-6.10, 6.11)."""
    return not state.table.twist_must_move or lying_cards(state) == 0


def lying(state: State, area: i64) -> i64:
    """The set of Locations in an area."""
    if area >= FRONTS:
        return state.fronts[area - FRONTS]
    return state.innocent if area == INNOCENT else state.suspect


def lying_cards(state: State) -> i64:
    """How many Locations lie in the fronts and zones."""
    cards = COUNT[state.innocent] + COUNT[state.suspect]
    for front in state.fronts:
        cards += COUNT[front]
    return cards


def is_area(state: State, word: str) -> bool:
    """The zones, and the fronts of this table's places (CAL-13.7)."""
    return word in AREA and AREA[word] < FRONTS + state.table.places
