"""Which moves are moves here and now, and of whom? Phases, turns, fields, stages (ISL-16.12)."""

import re
from collections.abc import Callable
from typing import Any, Final

from parlour.core.game import Move, Unreadable
from parlour.core.notation import word_of
from parlour.core.seats import Seat
from parlour.games.island import moves
from parlour.games.island.moves import (
    AccompliceGo,
    Accuse,
    Agree,
    AssignBlue,
    ConfirmPlan,
    Contribute,
    Decide,
    DeclineAbility,
    Distribute,
    DraftPlan,
    Enter,
    ExchangeRuses,
    ExcludeVote,
    Give,
    Leave,
    Object,
    Pass,
    Payment,
    PlayRuse,
    RejectPlan,
    Resolve,
    Reveal,
    Side,
    Skip,
    Stop,
    TakeAbility,
)
from parlour.games.island.state import NONE, State

Kinds = frozenset[type[Any]]
STAGE: Final[dict[type[Any], str]] = {
    **dict.fromkeys((Enter, Skip), "entry"),
    **dict.fromkeys((Reveal, Stop, Resolve, Leave), "search"),
    **dict.fromkeys((TakeAbility, DeclineAbility, AssignBlue), "search"),
    Distribute: "distribution",
}
"""The decisions of a group, and the stage each belongs to."""
IN_PHASE: Final[dict[str, Kinds]] = {
    "planning": frozenset({DraftPlan, ConfirmPlan, RejectPlan}),
    "accomplice_move": frozenset({AccompliceGo, Pass}),
    "group_ruse": frozenset({PlayRuse, Pass}),
    "group": frozenset({Give, Agree, Object, Side, *STAGE}),
    "exclude_vote": frozenset({ExcludeVote}),
    "setback_vote": frozenset({Decide}),
    "exchange": frozenset({ExchangeRuses}),
    "ruse": frozenset({PlayRuse, Pass}),
    "ruse_answer": frozenset({Contribute}),
    "accusation": frozenset({Accuse}),
}
EVERY: Final[tuple[Any, ...]] = moves.MOVES
KINDS: Final[dict[str, type[Any]]] = {word_of(kind): kind for kind in EVERY}


def kind_of(move: Move) -> type[Any] | None:
    """The type that a move is of, or would be if it could be read; None if it has none."""
    if isinstance(move, Unreadable):
        return KINDS.get(move.word) if move.word is not None else None
    return type(move) if type(move) in EVERY else None


NO_WORD: Final = re.compile(r"null|true|false|-?\d.*|[\[{\"].*", re.DOTALL)
"""What the notation passes on where something else stands in the place of a word."""


def is_word(value: Any) -> bool:
    return isinstance(value, str) and NO_WORD.fullmatch(value) is None


def is_seat(value: Any) -> bool:
    return type(value) is int


def is_seat_or_none(value: Any) -> bool:
    return value is None or type(value) is int


SHAPE: Final[dict[type[Any], tuple[str, Callable[[Any], bool]]]] = {
    Give: ("card", is_word),
    PlayRuse: ("card", is_word),
    AccompliceGo: ("site", is_word),
    AssignBlue: ("to", is_seat),
    ExcludeVote: ("target", is_seat),
    Accuse: ("target", is_seat_or_none),
    TakeAbility: ("to", is_seat_or_none),
    Side: ("for_", lambda value: type(value) is bool),
    Decide: ("vote", lambda value: value in ("positive", "negative")),
    ExchangeRuses: ("take", lambda value: type(value) is int and value >= 0),
    Enter: ("pay", lambda value: all(is_one_way(payment) for payment in value)),
}
"""A field that must be more than of a readable type, and what it must be."""


def is_one_way(payment: Payment) -> bool:
    """Cards, a guest or an ability, and only one of these (ISL-5.5)."""
    ways = (payment.cards, payment.guest, payment.effect)
    return sum(way is not None for way in ways) == 1


def is_malformed(move: Move) -> bool:
    """Whether its fields are not those of its type."""
    if isinstance(move, Unreadable):
        return True
    name, fits = SHAPE.get(type(move), ("", None))
    return fits is not None and not fits(getattr(move, name))


def is_awaited(state: State, seat: Seat, kind: type[Any]) -> bool:
    """Whether it is for this seat to make such a move, as far as turns go."""
    if not 0 <= seat < state.seats:
        return False
    if state.phase == "planning":
        return may_plan(state, seat, kind)
    if state.phase == "group":
        return may_decide(state, seat, kind)
    if state.phase in ("exclude_vote", "accusation"):
        return seat not in state.votes
    if state.phase == "setback_vote":
        return seat not in state.votes and seat != state.excluded
    return seat == (next_payer(state) if state.phase == "ruse_answer" else state.revealed)


def may_plan(state: State, seat: Seat, kind: type[Any]) -> bool:
    """Every entitled seat may draft; each answers once (ISL-16.1, 16.2)."""
    if seat not in state.players():
        return False
    plan = state.plan
    return kind is DraftPlan or plan is None or seat not in plan.yes + plan.no


def may_decide(state: State, seat: Seat, kind: type[Any]) -> bool:
    """The companions decide; one of them answers the other, and the others a dispute
    (ISL-16.6)."""
    group = state.acting_group()
    proposal = group.proposal
    if kind is Side:
        if seat not in outsiders(state):
            return False
        return proposal is None or (proposal.objected and seat not in proposal.sides)
    if seat not in group.companions:
        return False
    if kind in (Agree, Object) and proposal is not None:
        return seat != proposal.seat and not proposal.objected
    return True


def outsiders(state: State) -> tuple[Seat, ...]:
    """The entitled seats that do not accompany the acting group."""
    companions = state.acting_group().companions
    return tuple([seat for seat in state.players() if seat not in companions])


def next_payer(state: State) -> Seat:
    """Who has to answer a ruse next, in seat order (ISL-16.8)."""
    play = state.ruse_play
    if play is not None:
        for seat in play.payers:
            if seat not in play.paid:
                return seat
    return NONE


def why_not_now(state: State, kind: type[Any]) -> str | None:
    """A proposal too many or too few, or another stage."""
    if state.phase != "group" or kind is Give:
        return None
    group = state.acting_group()
    if kind in (Agree, Object, Side):
        return "no_proposal" if group.proposal is None else None
    if group.proposal is not None:
        return "proposal_open"
    return None if group.stage == STAGE[kind] else "wrong_stage"
