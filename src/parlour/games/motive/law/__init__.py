"""What may a seat do? The refusals in the order of MOT-20.1 and 20.3; all else is legal."""

from collections.abc import Callable
from typing import Any, Final

from parlour.core.game import Move
from parlour.core.seats import Seat
from parlour.games.motive.law import actions, cards, shape, tiles
from parlour.games.motive.moves import (
    Bid,
    ChooseDetective,
    ChooseDrawn,
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
    SecondInterview,
    SwapDisguise,
)
from parlour.games.motive.state import State
from parlour.games.motive.state.table import BID, DRAWN_TILE, OVER, SUMS_ONLY

REFUSALS: Final[tuple[str, ...]] = (
    "game_over",
    "not_your_turn",
    "already_bid",
    "unknown_move",
    "not_in_this_game",
    "wrong_phase",
    "must_play_drawn",
    "unknown_piece",
    "in_play",
    "not_in_display",
    "not_in_hand",
    "no_cubes",
    "wrong_round",
    "pile_empty",
    "no_space",
    "must_act",
    "bad_target",
    "occupied",
    "not_adjacent",
    "out_of_range",
    "colour_missing",
    "colour_invalid",
    "must_surround_body",
    "wrong_direction",
    "not_near_marker",
    "wrong_gender",
    "relationship_exists",
    "not_your_suspect",
    "disguised_suspect",
    "no_relationship",
    "marker_limit",
    "no_motive",
    "no_such_marker",
    "second_body_exists",
    "second_body_ineligible",
    "marker_used",
    "own_suspect",
    "not_your_marker",
    "position_taken",
)
"""In the order in which they are asked, save where a clause has another one (MOT-20.1)."""

Law = Callable[[State, Seat, Any], str | None]
LAWS: Final[dict[type[Any], Law]] = {
    PlayTile: tiles.why_not_play,
    PlayCard: cards.why_not_play,
    PlayDisplay: cards.why_not_buy,
    DrawTile: actions.why_not_draw_tile,
    DrawCard: actions.why_not_draw_card,
    DrawTwo: actions.why_not_draw_two,
    DiscardDrawn: actions.nothing_against,
    ChooseDrawn: actions.why_not_keep,
    Pass: actions.why_not_pass,
    PlaceSecondBody: cards.why_not_second_victim,
    Decline: actions.nothing_against,
    SecondInterview: actions.why_not_interview,
    Bid: actions.why_not_bid,
    ChoosePosition: actions.why_not_position,
    ChooseOrder: actions.why_not_order,
    ChooseDetective: actions.why_not_detective,
    SwapDisguise: tiles.why_not_swap,
}


def why_not(state: State, seat: Seat, move: Move) -> str | None:
    """The first refusal that applies, or None."""
    if state.phase in (OVER, SUMS_ONLY):
        return "game_over"
    word = why_not_you(state, seat)
    if word is not None:
        return word
    law = LAWS.get(type(move))
    if law is None or shape.is_malformed(move, seat):
        return "unknown_move"
    if type(move) not in shape.moves_of(state.table):
        return "not_in_this_game"
    if not shape.fits(state, move):
        return "must_play_drawn" if state.pending == DRAWN_TILE else "wrong_phase"
    return law(state, seat, move)


def why_not_you(state: State, seat: Seat) -> str | None:
    """One seat acts at a time, save for the commitments (MOT-19, 20.3)."""
    if state.phase == BID and 0 <= seat < state.table.seats:
        return "already_bid" if state.bids[seat] else None
    return None if seat == state.mover else "not_your_turn"
