"""What is owed, and what is there to pay with? Plain small values, no rules and no positions."""

from typing import Final

ANY: Final = -1
"""The slot that takes any one card (ISL-5.9). Objects are the caller's own numbers from 0 up."""


class Means:
    """What a group has to pay with. Lists are read, never changed."""

    def __init__(
        self,
        cards: list[int],
        guests: list[int] | None = None,
        waivers: list[int] | None = None,
        unpaired: int = 0,
    ) -> None:
        self.cards: list[int] = cards
        """The object of each card of the pool."""
        self.guests: list[int] = [] if guests is None else guests
        """The permanent object of each guest; each pays one slot of it (ISL-6.2)."""
        self.waivers: list[int] = [] if waivers is None else waivers
        """The objects each waiver may stand for, as bits; one that works twice is listed twice."""
        self.unpaired: int = unpaired
        """The objects for which no pair may stand, as bits (ISL-6.4, 6.5)."""


class Payment:
    """What pays one slot: one card, a pair, a guest or a waiver, by their places in the lists of
    the means."""

    def __init__(self, slot: int, cards: list[int], guest: int = -1, waiver: int = -1) -> None:
        self.slot: int = slot
        self.cards: list[int] = cards
        self.guest: int = guest
        self.waiver: int = waiver


class Way:
    """One way to pay all that is owed."""

    def __init__(self, price: int, payments: list[Payment]) -> None:
        self.price: int = price
        """The prices of what is given up, added."""
        self.payments: list[Payment] = payments

    def spent(self) -> list[int]:
        """The places of the cards that are gone."""
        gone: list[int] = []
        for payment in self.payments:
            gone.extend(payment.cards)
        return gone
