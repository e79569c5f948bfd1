"""What may a seat do? The refusals in the order of section 21; all else is legal."""

from collections.abc import Callable
from typing import Any, Final

from parlour.core.game import Move
from parlour.core.seats import CLOCK, Seat
from parlour.games.mysterium.content import BIT, PSYCHIC
from parlour.games.mysterium.law import ghostly, placing
from parlour.games.mysterium.law.shape import is_malformed
from parlour.games.mysterium.moves import (
    Crow,
    Give,
    Judge,
    Place,
    Ready,
    Reveal,
    SharedVision,
    StartTimer,
    TimeUp,
    Unjudge,
    Unplace,
    Unready,
    Vote,
)
from parlour.games.mysterium.state import State
from parlour.games.mysterium.state.table import (
    MANIFESTING,
    OVER,
    PLACING,
    SHARED,
    VISIONS,
    VOTING,
)

REFUSALS: Final[tuple[str, ...]] = (
    "game_over",
    "bad_move",
    "not_ghost",
    "not_psychic",
    "wrong_step",
    "not_your_psychic",
    "psychic_finished",
    "already_served",
    "ghost_silent",
    "no_crow_left",
    "no_cards",
    "psychics_waiting",
    "wrong_board",
    "card_not_on_table",
    "no_clairvoyance",
    "own_token",
    "not_placed",
    "already_judged",
    "no_token_left",
    "not_judged",
    "token_not_placed",
    "no_timer",
    "nothing_to_reveal",
    "unknown_group",
    "duplicate_card",
    "not_in_hand",
    "already_voted",
    "no_change",
    "wait_for_level",
)
"""In the order in which they are asked; which of them a move can meet, its own law says."""

Law = Callable[[State, Seat, Any], str | None]
LAWS: Final[dict[type[Any], tuple[Law, int]]] = {
    Give: (ghostly.why_not_give, BIT[VISIONS]),
    Crow: (
        ghostly.why_not_crow,
        BIT[VISIONS] | BIT[PLACING] | BIT[MANIFESTING] | BIT[SHARED],
    ),
    StartTimer: (ghostly.why_not_start, BIT[VISIONS]),
    Place: (placing.why_not_place, BIT[PLACING]),
    Unplace: (placing.why_not_unplace, BIT[PLACING]),
    Judge: (placing.why_not_judge, BIT[PLACING]),
    Unjudge: (placing.why_not_unjudge, BIT[PLACING]),
    Ready: (placing.why_not_ready, BIT[PLACING]),
    Unready: (placing.why_not_unready, BIT[PLACING]),
    TimeUp: (placing.why_not_time_up, BIT[PLACING]),
    Reveal: (ghostly.why_not_reveal, BIT[MANIFESTING]),
    SharedVision: (ghostly.why_not_share, BIT[SHARED]),
    Vote: (placing.why_not_vote, BIT[VOTING]),
}
"""Each kind of move: what may speak against it, and in which steps it is possible."""
OF_THE_GHOST: Final[tuple[type[Any], ...]] = (Give, Crow, StartTimer, Reveal, SharedVision)
BY_ITS_LEADER: Final = (Place, Unplace, Judge, Unjudge)


def why_not(state: State, seat: Seat, move: Move) -> str | None:
    """The first refusal that applies, or None (MYS-21.1)."""
    if state.step == OVER:
        return "game_over"
    if is_malformed(state, seat, move):
        return "bad_move"
    word = why_not_role(state, seat, move)
    if word is not None:
        return word
    law, steps = LAWS[type(move)]
    if not steps & BIT[state.step]:
        return "wrong_step"
    if isinstance(move, BY_ITS_LEADER) and state.table.leaders[PSYCHIC[move.psychic]] != seat:
        return "not_your_psychic"
    return law(state, seat, move)


def why_not_role(state: State, seat: Seat, move: Move) -> str | None:
    """The ghost's moves are the ghost's, the psychics' are theirs; the clock's was seen to."""
    if seat == CLOCK:
        return None
    if isinstance(move, OF_THE_GHOST):
        return None if seat == state.table.ghost else "not_ghost"
    return "not_psychic" if seat == state.table.ghost else None
