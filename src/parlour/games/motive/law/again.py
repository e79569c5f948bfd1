"""May One More Thing be added? A second interview, and a marker to double (MOT-14.18 to 14.23)."""

from parlour.core.seats import Seat
from parlour.games.motive.content import (
    INTERVIEW,
)
from parlour.games.motive.law.actions import why_not_interview
from parlour.games.motive.law.tiles import (
    spot_with_tile,
)
from parlour.games.motive.moves import (
    CardMove,
    Double,
    Interview,
)
from parlour.games.motive.state import State


def why_not_add(state: State, seat: Seat, card: int, move: CardMove) -> str | None:
    """One More Thing: a second interview, and a marker to double, each if wanted (MOT-14.18)."""
    if move.interview is not None:
        word = why_not_interview(state, seat, move.interview)
        if word is not None:
            return word
    return None if move.double is None else why_not_double(state, seat, move.double, move.interview)


def why_not_double(
    state: State, seat: Seat, double: Double, interview: Interview | None
) -> str | None:
    """A marker of one's own that lies there, perhaps just now, and is not yet doubled (MOT-14.19,
    14.20, 14.23)."""
    tile = spot_with_tile(state, double.at)
    if not tile:
        return "bad_target"
    if double.seat in (None, seat):
        if double.kind not in INTERVIEW:
            return "bad_target"
        if interview is not None and (interview.at, interview.kind) == (double.at, double.kind):
            return None
        kind = INTERVIEW[double.kind]
        found = [placed[3] for placed in state.interviews if placed[:3] == (tile, seat, kind)]
    elif not state.table.any_marker:
        return "not_your_marker"
    elif double.kind is not None or double.seat not in range(state.table.seats):
        return "bad_target"
    else:
        found = [placed[3] for placed in state.interviews if placed[:2] == (tile, double.seat)]
    if not found:
        return "no_such_marker"
    return "marker_limit" if all(found) else None
