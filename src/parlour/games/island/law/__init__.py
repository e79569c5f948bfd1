"""What may a seat do? The refusals in the order of ISL-16.12; all else is legal."""

from collections.abc import Callable
from typing import Any, Final

from parlour.core.game import Move
from parlour.core.seats import Seat
from parlour.games.island import moves
from parlour.games.island.law import accomplice, entry, plans, search
from parlour.games.island.law.shape import (
    IN_PHASE,
    is_awaited,
    is_malformed,
    kind_of,
    why_not_now,
)
from parlour.games.island.state import State

REFUSALS: Final[tuple[str, ...]] = (
    "game_over",
    "unknown_move",
    "no_accomplice_game",
    "not_accomplice",
    "already_revealed",
    "too_few_accomplice_tokens",
    "wrong_phase",
    "not_your_turn",
    "malformed",
    "no_proposal",
    "proposal_open",
    "wrong_stage",
    "plan_open",
    "no_plan",
    "empty_plan",
    "too_many_groups",
    "unknown_site",
    "site_closed",
    "site_taken",
    "bedroom_no_set",
    "unknown_guest",
    "guest_dead",
    "guest_benched",
    "guest_twice",
    "group_size",
    "no_companion",
    "too_many_companions",
    "unknown_seat",
    "not_a_companion",
    "companion_benched",
    "companion_barred",
    "companion_overloaded",
    "guests_left_out",
    "gift_forbidden",
    "gift_used",
    "card_not_in_hand",
    "entry_forbidden",
    "wrong_slots",
    "card_not_in_group",
    "card_used_twice",
    "wrong_payment",
    "wrong_object",
    "pair_mismatch",
    "pair_cannot_be_key",
    "abilities_off",
    "guest_not_in_group",
    "effect_not_available",
    "ability_mismatch",
    "ability_used_twice",
    "no_such_set",
    "choice_pending",
    "number_unresolved",
    "no_tokens",
    "reveal_limit",
    "no_number",
    "resolve_forbidden",
    "wrong_sum",
    "nothing_pending",
    "ability_limit",
    "no_such_ability",
    "wrong_guests",
    "wrong_cards",
    "not_equitable",
    "not_enough_ruses",
    "wrong_price",
    "ruse_not_held",
    "wrong_window",
    "ruse_limit",
    "same_letter",
    "bad_target",
)
"""Roughly in the order in which they are asked; each kind of move has its own (ISL-16.12)."""

Law = Callable[[State, Seat, Any], str | None]


def nothing_against(state: State, seat: Seat, move: Move) -> str | None:
    """Where phase, turn and stage say it all."""
    return None


LAWS: Final[dict[type[Any], Law]] = {
    moves.DraftPlan: plans.why_not_draft,
    moves.ConfirmPlan: plans.why_not_answer,
    moves.RejectPlan: plans.why_not_answer,
    moves.Give: entry.why_not_give,
    moves.Enter: entry.why_not_enter,
    moves.Skip: nothing_against,
    moves.Reveal: search.why_not_reveal,
    moves.Stop: search.why_not_stop,
    moves.Resolve: search.why_not_resolve,
    moves.Leave: search.why_not_leave,
    moves.TakeAbility: search.why_not_take,
    moves.DeclineAbility: search.why_not_decline,
    moves.AssignBlue: search.why_not_assign,
    moves.Distribute: search.why_not_distribute,
    moves.Agree: nothing_against,
    moves.Object: nothing_against,
    moves.Side: nothing_against,
    moves.ExcludeVote: accomplice.why_not_exclude,
    moves.Decide: nothing_against,
    moves.ExchangeRuses: accomplice.why_not_exchange,
    moves.PlayRuse: accomplice.why_not_ruse,
    moves.Pass: nothing_against,
    moves.Contribute: accomplice.why_not_contribute,
    moves.AccompliceGo: accomplice.why_not_go,
    moves.Accuse: accomplice.why_not_accuse,
}


def why_not(state: State, seat: Seat, move: Move) -> str | None:
    """The first refusal that applies, or None."""
    if state.phase == "over":
        return "game_over"
    kind = kind_of(move)
    if kind is None:
        return "unknown_move"
    if kind is moves.RevealSelf:
        return why_not_reveal_self(state, seat, move)
    if kind not in IN_PHASE[state.phase]:
        return "wrong_phase"
    if not is_awaited(state, seat, kind):
        return "not_your_turn"
    if is_malformed(move):
        return "malformed"
    return why_not_now(state, kind) or LAWS[kind](state, seat, move)


def why_not_reveal_self(state: State, seat: Seat, move: Move) -> str | None:
    """In any phase until the ninth clue; afterwards nothing counts (ISL-11.7, 14.7)."""
    code = accomplice.why_not_step_forward(state, seat)
    if code is not None:
        return code
    if state.phase == "accusation":
        return "wrong_phase"
    return "malformed" if is_malformed(move) else None
