"""What may a psychic do, and when does the clock move? Guesses, opinions, readiness, the vote."""

from typing import Final

from parlour.core.seats import Seat
from parlour.games.mysterium.content import BIT, CARD, KIND_OF, PSYCHIC, SIGN
from parlour.games.mysterium.moves import (
    Judge,
    Place,
    Ready,
    TimeUp,
    Unjudge,
    Unplace,
    Unready,
    Vote,
)
from parlour.games.mysterium.scoring import votes_after
from parlour.games.mysterium.state import State

PAIR: Final = 2
"""Two psychic seats vote openly and may change their minds (MYS-15.8)."""


def why_not_place(state: State, seat: Seat, move: Place) -> str | None:
    """A card of the psychic's board that still lies on the table (MYS-6.2)."""
    psychic, card = PSYCHIC[move.psychic], CARD[move.card]
    if state.is_finished(psychic):
        return "psychic_finished"
    if KIND_OF[card] != state.stages[psychic]:
        return "wrong_board"
    if not state.laid & BIT[card]:
        return "card_not_on_table"
    return "no_change" if state.placed[psychic] == card else None


def why_not_unplace(state: State, seat: Seat, move: Unplace) -> str | None:
    return None if state.placed[PSYCHIC[move.psychic]] else "not_placed"


def why_not_judge(state: State, seat: Seat, move: Judge) -> str | None:
    """A token in hand, on another psychic's guess, one at most (MYS-7.1 to 7.8)."""
    judge, on = PSYCHIC[move.psychic], PSYCHIC[move.on]
    if not state.table.tracked:
        return "no_clairvoyance"
    if judge == on:
        return "own_token"
    if not state.placed[on]:
        return "not_placed"
    if judges(state, on) & BIT[judge]:
        return "already_judged"
    return None if state.held[2 * judge + SIGN[move.sign]] else "no_token_left"


def judges(state: State, on: int) -> int:
    """Everybody with a token on a guess, as a mask."""
    return state.judged[2 * on] | state.judged[2 * on + 1]


def why_not_unjudge(state: State, seat: Seat, move: Unjudge) -> str | None:
    lies = judges(state, PSYCHIC[move.on]) & BIT[PSYCHIC[move.psychic]]
    return None if lies else "not_judged"


def why_not_ready(state: State, seat: Seat, move: Ready) -> str | None:
    """Every psychic of the seat that is not finished has guessed (MYS-6.8)."""
    for psychic in state.table.led[seat]:
        if not state.is_finished(psychic) and not state.placed[psychic]:
            return "token_not_placed"
    return "no_change" if state.ready & BIT[seat] else None


def why_not_unready(state: State, seat: Seat, move: Unready) -> str | None:
    return None if state.ready & BIT[seat] else "no_change"


def why_not_time_up(state: State, seat: Seat, move: TimeUp) -> str | None:
    return None if state.table.seconds else "no_timer"


def why_not_vote(state: State, seat: Seat, move: Vote) -> str | None:
    """A group, once; where two must agree, another one than before (MYS-13, 15.8)."""
    if not 1 <= move.group <= len(state.groups):
        return "unknown_group"
    if len(state.table.players) == PAIR:
        return "no_change" if state.votes[seat] == move.group else None
    return why_not_now(state, seat)


def why_not_now(state: State, seat: Seat) -> str | None:
    """A vote stands, and each level waits for its card (MYS-13.2, 13.8)."""
    if state.votes[seat]:
        return "already_voted"
    psychic = state.table.led[seat][0]
    return "wait_for_level" if votes_after(state, psychic) > state.shown else None
