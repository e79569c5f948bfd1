"""What is wrong with a step of a search, or with a deal? (ISL-7, 8)"""

from parlour.core.masks import members
from parlour.core.seats import Seat
from parlour.games.island.content import CARD, GUESTS, MOST_ABILITIES, TOKEN
from parlour.games.island.law.entry import holds
from parlour.games.island.moves import (
    AssignBlue,
    DeclineAbility,
    Distribute,
    Leave,
    Resolve,
    Reveal,
    Stop,
    TakeAbility,
)
from parlour.games.island.scoring import numbers
from parlour.games.island.scoring.effects import any_of, on_group
from parlour.games.island.state import NONE, State


def why_not_reveal(state: State, seat: Seat, move: Reveal) -> str | None:
    """Turning up the next token (ISL-7.1, 7.11)."""
    group = state.acting_group()
    if group.is_pending():
        return "choice_pending"
    if numbers.is_blocked(state, group):
        return "number_unresolved"
    if not state.tokens_down[group.site]:
        return "no_tokens"
    if group.reveals >= numbers.most_reveals(state, group):
        return "reveal_limit"
    return None


def why_not_stop(state: State, seat: Seat, move: Stop) -> str | None:
    """Searching no further (ISL-7.2)."""
    group = state.acting_group()
    if group.is_pending():
        return "choice_pending"
    return "number_unresolved" if numbers.in_sight(state, group) else None


def why_not_resolve(state: State, seat: Seat, move: Resolve) -> str | None:
    """Meeting a number exactly, or nearly with an ability (ISL-7.8, 10.11)."""
    group = state.acting_group()
    if not numbers.in_sight(state, group):
        return "no_number"
    if any_of(on_group(state, group), "no_resolve"):
        return "resolve_forbidden"
    if len(set(move.cards)) < len(move.cards):
        return "card_used_twice"
    if not all(holds(group.pool(), word) for word in move.cards):
        return "card_not_in_group"
    total = numbers.value_of([CARD[word] for word in move.cards])
    missing = numbers.slack(state, group, move.effect)
    if not move.cards or numbers.met(state, group, total, missing) == NONE:
        return "wrong_sum"
    return None


def why_not_leave(state: State, seat: Seat, move: Leave) -> str | None:
    """Leaving a number behind, once every choice is settled (ISL-7.9)."""
    group = state.acting_group()
    if not numbers.in_sight(state, group):
        return "no_number"
    return "choice_pending" if group.is_pending() else None


def why_not_take(state: State, seat: Seat, move: TakeAbility) -> str | None:
    """Keeping an ability, in the place of another if there is no room (ISL-7.13 to 7.15)."""
    group = state.acting_group()
    if group.ability == NONE:
        return "nothing_pending"
    to = seat if move.to is None else move.to
    if to not in group.companions:
        return "not_a_companion" if 0 <= to < state.seats else "unknown_seat"
    held = state.abilities[to]
    if move.replace is None:
        return "ability_limit" if held.bit_count() >= MOST_ABILITIES else None
    has_it = move.replace in TOKEN and held >> TOKEN[move.replace] & 1
    return None if has_it else "no_such_ability"


def why_not_decline(state: State, seat: Seat, move: DeclineAbility) -> str | None:
    return "nothing_pending" if state.acting_group().ability == NONE else None


def why_not_assign(state: State, seat: Seat, move: AssignBlue) -> str | None:
    """Naming who gets the blue card (ISL-7.7)."""
    group = state.acting_group()
    if not group.blue:
        return "nothing_pending"
    if move.to in group.companions:
        return None
    return "not_a_companion" if 0 <= move.to < state.seats else "unknown_seat"


def why_not_distribute(state: State, seat: Seat, move: Distribute) -> str | None:
    """Every guest of the group, every card once, evenly (ISL-8.1, 8.3)."""
    group = state.acting_group()
    if set(move.to) != {GUESTS[guest] for guest in group.guests}:
        return "wrong_guests"
    dealt = [word for words in move.to.values() for word in words]
    if not all(word in CARD for word in dealt):
        return "wrong_cards"
    if sorted(CARD[word] for word in dealt) != members(group.pool()):
        return "wrong_cards"
    sizes = [len(words) for words in move.to.values()]
    return "not_equitable" if max(sizes) - min(sizes) > 1 else None
