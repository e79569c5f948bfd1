"""How is an entry paid? Slot after slot, with whatever leaves the rest payable (ISL-5.5)."""

from itertools import combinations
from typing import Any

from parlour.core.masks import members
from parlour.core.picks import Draft, Picks
from parlour.core.seats import Seat
from parlour.games.island.content import (
    ANY,
    BEDROOM,
    CARD,
    CARDS,
    GUEST,
    GUESTS,
    KIND,
    PERMANENT,
    SLOTS,
    Effect,
)
from parlour.games.island.moves import Enter, Payment
from parlour.games.island.scoring import entry
from parlour.games.island.scoring.effects import any_of, on_group
from parlour.games.island.solver import Means, payable
from parlour.games.island.state import Acting, State


def can_enter(state: State, group: Acting) -> bool:
    """Whether the group may enter and has what it takes."""
    if any_of(on_group(state, group), "cannot_enter"):
        return False
    if group.site == BEDROOM and not state.bedroom:
        return False
    return payable(entry.owed(state, group), entry.means(state, group))


class Purse:
    """What is left to pay with."""

    def __init__(self, state: State, group: Acting) -> None:
        whole = entry.means(state, group)
        self.state = state
        self.unpaired: int = whole.unpaired
        self.cards: list[int] = members(group.pool())
        self.guests: list[int] = list(group.guests) if whole.guests else []
        self.effects: list[Effect] = entry.pay_effects(state, group)

    def spend(self, payment: Payment) -> None:
        for word in payment.cards or ():
            self.cards.remove(CARD[word])
        if payment.guest is not None:
            self.guests.remove(GUEST[payment.guest])
        if payment.effect is not None:
            used = next(one for one in self.effects if one.source == payment.effect)
            self.effects.remove(used)

    def without(self, payment: Payment) -> Means:
        """What is left after a payment, for the solver."""
        gone = {CARD[word] for word in payment.cards or ()}
        effects = list(self.effects)
        if payment.effect is not None:
            effects.remove(next(one for one in effects if one.source == payment.effect))
        return Means(
            [KIND[card] for card in self.cards if card not in gone],
            [PERMANENT[guest] for guest in self.guests if GUESTS[guest] != payment.guest],
            [entry.waived_things(effect) for effect in effects],
            self.unpaired,
        )

    def offers(self, slot: int) -> list[Payment]:
        """Every way to pay this slot: guests and abilities first, then single cards, then pairs."""
        word = SLOTS[slot]
        found = [
            Payment(word, guest=GUESTS[guest]) for guest in self.guests if PERMANENT[guest] == slot
        ]
        sources = dict.fromkeys(one.source for one in self.effects if entry.waives(one, slot))
        found += [Payment(word, effect=source) for source in sources]
        found += [Payment(word, (CARDS[card],)) for card in self.cards if slot in (ANY, KIND[card])]
        if slot != ANY and entry.may_pair_for(self.state, slot):
            found += [
                Payment(word, (CARDS[one], CARDS[other]))
                for one, other in combinations(self.cards, 2)
                if KIND[one] == KIND[other] != slot
            ]
        return found


def fill(state: State, seat: Seat, draft: Draft) -> Picks:
    group = state.acting_group()
    owed = sorted(entry.owed(state, group), reverse=True)
    purse = Purse(state, group)
    paid: list[Payment] = []
    while f"pay.{len(paid)}" in draft:
        payment: Payment = draft[f"pay.{len(paid)}"]
        purse.spend(payment)
        paid.append(payment)
    if len(paid) == len(owed):
        return finished(state, group, tuple(paid), draft)
    rest = owed[len(paid) + 1 :]
    key = f"pay.{len(paid)}"
    good = [one for one in purse.offers(owed[len(paid)]) if payable(rest, purse.without(one))]
    return Picks((), draft, tuple([{key: payment} for payment in good]))


def finished(state: State, group: Acting, pay: tuple[Payment, ...], draft: Draft) -> Picks:
    """All is paid; at the bedroom one set is still to be named (ISL-9.6)."""
    if group.site != BEDROOM:
        return Picks(((Enter(pay), draft),), draft)
    if "set" in draft:
        return Picks(((Enter(pay, draft["set"]), draft),), draft)
    sets: Any = [{"set": GUESTS[guest]} for guest, _, _ in state.bedroom]
    return Picks((), draft, tuple(sets))
