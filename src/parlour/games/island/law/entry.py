"""What is wrong with a gift or a payment? (ISL-5, 6)"""

from collections import Counter

from parlour.core.seats import Seat
from parlour.games.island.content import (
    ANY,
    BEDROOM,
    CARD,
    GUEST,
    GUESTS,
    KIND,
    PERMANENT,
    SLOT,
    SLOTS,
)
from parlour.games.island.moves import Enter, Give, Payment
from parlour.games.island.scoring import entry
from parlour.games.island.scoring.effects import any_of, on_group, on_player, total_of, waiver
from parlour.games.island.state import Acting, State


def why_no_gift(state: State, seat: Seat) -> str | None:
    """One card a turn, more with a bonus, none where it is forbidden (ISL-5.7, 10.12)."""
    effects = [*on_player(state, seat), *state.acting_group().effects]
    if any_of(effects, "no_gift"):
        return "gift_forbidden"
    return "gift_used" if state.gifts[seat] > total_of(effects, "extra_gift") else None


def why_not_give(state: State, seat: Seat, move: Give) -> str | None:
    """A hand card for the group."""
    code = why_no_gift(state, seat)
    if code is None and not holds(state.hands[seat], move.card):
        return "card_not_in_hand"
    return code


def holds(cards: int, word: str) -> bool:
    return word in CARD and bool(cards >> CARD[word] & 1)


def why_not_enter(state: State, seat: Seat, move: Enter) -> str | None:
    """Paying what is owed, slot by slot (ISL-5.5, 16.12)."""
    group = state.acting_group()
    if any_of(on_group(state, group), "cannot_enter"):
        return "entry_forbidden"
    owed = Counter(SLOTS[slot] for slot in entry.owed(state, group))
    if Counter(payment.slot for payment in move.pay) != owed:
        return "wrong_slots"
    check = PaymentCheck(state, group)
    for payment in move.pay:
        code = check.why_not(payment)
        if code is not None:
            return code
    return why_not_set(state, group, move.set_)


def why_not_set(state: State, group: Acting, word: str | None) -> str | None:
    """The bedroom gives up one set, which must be there; no other site has any (ISL-9.6)."""
    if group.site != BEDROOM:
        return None if word is None else "no_such_set"
    return None if word in [GUESTS[guest] for guest, _, _ in state.bedroom] else "no_such_set"


class PaymentCheck:
    """What the payments looked at so far have used up."""

    def __init__(self, state: State, group: Acting) -> None:
        self.state: State = state
        self.group: Acting = group
        self.cards: set[str] = set()
        self.guests: set[str] = set()
        self.effects: Counter[str] = Counter()

    def why_not(self, payment: Payment) -> str | None:
        slot = SLOT[payment.slot]
        if payment.cards is not None:
            return self.why_not_cards(slot, payment.cards)
        if payment.guest is not None:
            return self.why_not_guest(slot, payment.guest)
        return self.why_not_effect(slot, payment.effect or "")

    def why_not_cards(self, slot: int, words: tuple[str, ...]) -> str | None:
        """One card of the object, or two equal ones for another (ISL-5.5, 6.4 to 6.6)."""
        if not all(holds(self.group.pool(), word) for word in words):
            return "card_not_in_group"
        if len(set(words)) < len(words) or self.cards & set(words):
            return "card_used_twice"
        self.cards |= set(words)
        if len(words) not in (1, 2) or (slot == ANY and len(words) == 2):
            return "wrong_payment"
        kinds = [KIND[CARD[word]] for word in words]
        if len(kinds) == 1:
            return None if slot in (ANY, kinds[0]) else "wrong_object"
        if kinds[0] != kinds[1]:
            return "pair_mismatch"
        return None if entry.may_pair_for(self.state, slot) else "pair_cannot_be_key"

    def why_not_guest(self, slot: int, word: str) -> str | None:
        """A permanent object pays one slot of its object (ISL-6.2, 6.8)."""
        if not entry.permanents_work(self.state, self.group):
            return "abilities_off"
        if word not in GUEST or GUEST[word] not in self.group.guests:
            return "guest_not_in_group"
        if PERMANENT[GUEST[word]] != slot:
            return "ability_mismatch"
        if word in self.guests:
            return "ability_used_twice"
        self.guests.add(word)
        return None

    def why_not_effect(self, slot: int, source: str) -> str | None:
        """An ability of a companion, once a turn (ISL-10.2)."""
        effect = waiver(self.state, self.group, source)
        if effect is None:
            return "effect_not_available"
        if not entry.waives(effect, slot):
            return "ability_mismatch"
        if source in self.state.used or self.effects[source] >= (effect.count or 1):
            return "ability_used_twice"
        self.effects[source] += 1
        return None
