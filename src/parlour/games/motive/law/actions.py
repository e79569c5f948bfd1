"""May a seat draw, pass, look again, commit or choose? Sections 11 to 16."""

from typing import Any

from parlour.core.masks import mask_of, members
from parlour.core.seats import Seat
from parlour.games.motive.content import BIT, INTERVIEW, LACROIX, PERSON, PIECE
from parlour.games.motive.law.targets import can_place, can_play
from parlour.games.motive.law.tiles import has_cube, spot_with_tile
from parlour.games.motive.moves import (
    Bid,
    ChooseDetective,
    ChooseDrawn,
    ChooseOrder,
    ChoosePosition,
)
from parlour.games.motive.state import State
from parlour.games.motive.state.table import EXTRA_TILES, NONE


def nothing_against(state: State, seat: Seat, move: Any) -> str | None:
    """Whoever is asked this may answer it."""
    return None


def why_not_draw_tile(state: State, seat: Seat, move: Any) -> str | None:
    """It must be placed, so a cube and a space are needed (MOT-11.8)."""
    if not state.stack:
        return "pile_empty"
    if not has_cube(state, seat):
        return "no_cubes"
    return None if state.free() else "no_space"


def why_not_draw_card(state: State, seat: Seat, move: Any) -> str | None:
    return None if state.deck else "pile_empty"


def why_not_draw_two(state: State, seat: Seat, move: Any) -> str | None:
    """One pile is enough (MOT-11.10)."""
    return None if state.deck or state.stack else "pile_empty"


def why_not_keep(state: State, seat: Seat, move: ChooseDrawn) -> str | None:
    if move.piece not in PIECE:
        return "unknown_piece"
    return None if PIECE[move.piece] in state.drawn else "not_in_hand"


def why_not_pass(state: State, seat: Seat, move: Any) -> str | None:
    """Extra tiles may be left; a turn only when nothing else is legal (MOT-7.13, 11.14)."""
    return None if state.pending == EXTRA_TILES or not can_act(state, seat) else "must_act"


def can_act(state: State, seat: Seat) -> bool:
    """Whether a turn of levels 3 to 5 could be anything but a pass."""
    if state.deck or (state.stack and state.table.rounds) or can_place(state, seat):
        return True
    cards = state.hands[seat] | mask_of(state.display_cards)
    if can_play(state, seat, cards):
        return True
    if state.display_tiles and has_cube(state, seat) and state.free():
        return True
    return state.table.level == 5 and bool(interviewable(state, seat))


def interviewable(state: State, seat: Seat) -> list[int]:
    """The suspects that the seat could visit a second time (MOT-14.12)."""
    if not state.interviews_left[seat] or not may_interview(state, seat):
        return []
    return [tile for tile in members(state.laid) if state.owner[tile] not in (NONE, seat)]


def may_interview(state: State, seat: Seat) -> bool:
    """Rounds 1 and 2, and round 3 for Lacroix (MOT-14.12, 14.6)."""
    return state.round < 3 or state.detectives[seat] == LACROIX


def why_not_interview(state: State, seat: Seat, move: Any) -> str | None:
    """A second interview of a rival's suspect (MOT-14.12); also as part of One More Thing."""
    if not may_interview(state, seat):
        return "wrong_round"
    tile = spot_with_tile(state, move.at)
    if not tile or state.owner[tile] == NONE or move.kind not in INTERVIEW:
        return "bad_target"
    if not state.interviews_left[seat] >> INTERVIEW[move.kind] & 1:
        return "marker_used"
    return "own_suspect" if state.owner[tile] == seat else None


def why_not_bid(state: State, seat: Seat, move: Bid) -> str | None:
    """A piece of one's own hand (MOT-14.3)."""
    if move.piece not in PIECE:
        return "unknown_piece"
    return None if state.hands[seat] & BIT[PIECE[move.piece]] else "not_in_hand"


def why_not_position(state: State, seat: Seat, move: ChoosePosition) -> str | None:
    """Any open place of the track (MOT-13.3)."""
    if move.position not in range(1, len(state.new_order) + 1):
        return "bad_target"
    return None if state.new_order[move.position - 1] == NONE else "position_taken"


def why_not_order(state: State, seat: Seat, move: ChooseOrder) -> str | None:
    return None if move.order in ("first", "second") else "bad_target"


def why_not_detective(state: State, seat: Seat, move: ChooseDetective) -> str | None:
    """One of the two dealt (MOT-14.5)."""
    if move.detective not in PERSON:
        return "unknown_piece"
    return None if PERSON[move.detective] in state.offer[seat] else "bad_target"
