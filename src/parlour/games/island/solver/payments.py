"""Which card pays which slot? Laid out once it is settled what is given up."""

from parlour.games.island.solver.means import ANY, Means, Payment


class Gift:
    """What is given up at one object: cards, and waivers as bits."""

    def __init__(self, thing: int, cards: list[int], waivers: int) -> None:
        self.thing: int = thing
        self.cards: list[int] = cards
        self.waivers: int = waivers


def payments(owed: list[int], means: Means, gifts: list[Gift]) -> list[Payment]:
    """A payment for each slot, in the order in which they are owed. What is given is enough."""
    givers = Givers(means, gifts)
    found: list[Payment | None] = [givers.first(slot) for slot in owed]
    for number, slot in enumerate(owed):
        if found[number] is None and slot != ANY:
            found[number] = Payment(slot, givers.pair())
    laid: list[Payment] = []
    for number, slot in enumerate(owed):
        payment = found[number]
        laid.append(Payment(slot, givers.one()) if payment is None else payment)
    return laid


class Givers:
    """What has not paid yet."""

    def __init__(self, means: Means, gifts: list[Gift]) -> None:
        self.guests: list[tuple[int, int]] = [(thing, i) for i, thing in enumerate(means.guests)]
        self.waivers: dict[int, list[int]] = {}
        self.cards: dict[int, list[int]] = {}
        for gift in gifts:
            self.cards[gift.thing] = list(gift.cards)
            self.waivers[gift.thing] = [
                number for number in range(len(means.waivers)) if gift.waivers >> number & 1
            ]

    def first(self, slot: int) -> Payment | None:
        """A guest, a waiver or a card of the object; None where a pair or any card must do."""
        for thing, number in self.guests:
            if thing == slot:
                self.guests.remove((thing, number))
                return Payment(slot, [], guest=number)
        if self.waivers.get(slot):
            return Payment(slot, [], waiver=self.waivers[slot].pop(0))
        if self.cards.get(slot):
            return Payment(slot, [self.cards[slot].pop(0)])
        return None

    def pair(self) -> list[int]:
        """Two cards of the object that has most left."""
        most = max(self.cards, key=lambda thing: len(self.cards[thing]))
        return [self.cards[most].pop(0), self.cards[most].pop(0)]

    def one(self) -> list[int]:
        """Any one card."""
        for cards in self.cards.values():
            if cards:
                return [cards.pop(0)]
        raise AssertionError("what is given covers every slot")
