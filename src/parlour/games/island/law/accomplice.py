"""What is wrong with a vote, a ruse, an offer, or with stepping forward? (ISL-11, 13)"""

from parlour.core.seats import Seat
from parlour.games.island.content import LETTER, MAY_REVEAL, RUSE, SITE
from parlour.games.island.law.entry import holds
from parlour.games.island.moves import (
    AccompliceGo,
    Accuse,
    Contribute,
    ExchangeRuses,
    ExcludeVote,
    PlayRuse,
)
from parlour.games.island.scoring import ruses
from parlour.games.island.state import NONE, State

PRICE = 2
"""Object cards for one ruse (ISL-13.2)."""


def why_not_step_forward(state: State, seat: Seat) -> str | None:
    """The accomplice may from the third token on, in or out of turn (ISL-11.7)."""
    if not state.options.accomplice:
        return "no_accomplice_game"
    if not 0 <= seat < state.seats or state.roles[seat] != "accomplice":
        return "not_accomplice"
    if state.revealed != NONE:
        return "already_revealed"
    return "too_few_accomplice_tokens" if state.track.bit_count() < MAY_REVEAL else None


def why_not_exclude(state: State, seat: Seat, move: ExcludeVote) -> str | None:
    """Any seat of the table may be named, one's own too (ISL-11.3)."""
    return None if 0 <= move.target < state.seats else "unknown_seat"


def why_not_accuse(state: State, seat: Seat, move: Accuse) -> str | None:
    return None if move.target is None or 0 <= move.target < state.seats else "unknown_seat"


def why_not_exchange(state: State, seat: Seat, move: ExchangeRuses) -> str | None:
    """Two object cards for each ruse (ISL-13.2)."""
    if move.take > state.ruse_pile.bit_count():
        return "not_enough_ruses"
    if len(move.cards) != PRICE * move.take:
        return "wrong_price"
    return why_not_hand(state, seat, move.cards)


def why_not_contribute(state: State, seat: Seat, move: Contribute) -> str | None:
    """Hand cards only (ISL-13.13)."""
    return why_not_hand(state, seat, move.cards)


def why_not_hand(state: State, seat: Seat, words: tuple[str, ...]) -> str | None:
    if len(set(words)) < len(words):
        return "card_used_twice"
    if not all(holds(state.hands[seat], word) for word in words):
        return "card_not_in_hand"
    return None


def why_not_ruse(state: State, seat: Seat, move: PlayRuse) -> str | None:
    """A ruse of one's own, at its moment, at most two letters a turn (ISL-13.5, 13.9 to 13.11)."""
    if move.card not in RUSE or not state.ruses[seat] >> RUSE[move.card] & 1:
        return "ruse_not_held"
    ruse = RUSE[move.card]
    if not ruses.fits_window(state, ruse):
        return "wrong_window"
    if len(state.ruse_letters) >= ruses.MOST_RUSES:
        return "ruse_limit"
    if LETTER[ruse] in state.ruse_letters:
        return "same_letter"
    if LETTER[ruse] != "P":
        return None if move.target is None else "bad_target"
    return None if move.target in state.players() else "bad_target"


def why_not_go(state: State, seat: Seat, move: AccompliceGo) -> str | None:
    """Any site, whatever the plan (ISL-13.8)."""
    return None if move.site in SITE else "unknown_site"
