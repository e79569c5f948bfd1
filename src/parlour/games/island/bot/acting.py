"""What does a companion do with a group? Enter or not and with what, and how to meet a number."""

from itertools import islice
from typing import Final

from parlour.games.island.bot.outlook import Outlook
from parlour.games.island.bot.scene import Companion
from parlour.games.island.bot.worth import KEEP, SPEND
from parlour.games.island.content import KIND, PERMANENT, VALUE
from parlour.games.island.solver import Means, Way, selections, ways

WAYS: Final = 5
"""So many ways to pay are compared."""


class Entry:
    """A way in: a card given for it or -1, how to pay, the pool it pays from, what is hoped for."""

    def __init__(self, gift: int, way: Way, pool: list[int], value: float) -> None:
        self.gift: int = gift
        self.way: Way = way
        self.pool: list[int] = pool
        self.value: float = value


def best_entry(
    outlook: Outlook,
    site: int,
    owed: list[int],
    guests: list[int],
    companion: Companion,
    pool: list[int],
    waiver_price: int = 0,
) -> Entry | None:
    """The best way in; None if it is better to stay outside."""
    scene = outlook.scene
    shown = [PERMANENT[guest] for guest in guests] if companion.shows else []
    masks = [mask for _, mask in companion.waivers]
    gifts = [-1]
    if companion.gifts > 0:
        gifts += unlike(companion.hand)
    best: Entry | None = None
    for gift in gifts:
        if gift >= 0 and best is not None:
            break
        cards = pool if gift < 0 else [*pool, gift]
        means = Means([KIND[card] for card in cards], shown, masks, scene.unpaired)
        prices = [KEEP[card] for card in cards]
        hand = [] if gift >= 0 or companion.gifts <= 0 else companion.hand
        for way in islice(ways(owed, means, prices, [waiver_price] * len(masks)), WAYS):
            gone = set(way.spent())
            left = [card for place, card in enumerate(cards) if place not in gone]
            value = outlook.gain(left, site, companion, hand) - outlook.card * way.price
            if gift >= 0:
                value -= outlook.card * KEEP[gift] / 2
            if value > 0 and (best is None or value > best.value):
                best = Entry(gift, way, cards, value)
    return best


def unlike(cards: list[int]) -> list[int]:
    """One of each object and value, the least missed first."""
    found = {(KIND[card], VALUE[card]): card for card in cards}
    return sorted(found.values(), key=KEEP.__getitem__)


class Meeting:
    """How to meet a number: a card given for it or -1, the cards, whether a slack is used."""

    def __init__(self, gift: int, cards: list[int], slack: bool) -> None:
        self.gift: int = gift
        self.cards: list[int] = cards
        self.slack: bool = slack


def meet(number: int, pool: list[int], companion: Companion, gifts: bool) -> Meeting | None:
    """The best way to meet a number: exactly, else with a gift, else with a slack, or both."""
    slack = companion.slack[0][1] if companion.slack else 0
    for reach in (0, slack) if slack else (0,):
        cards = cheapest(number, pool, reach)
        if cards is not None:
            return Meeting(-1, cards, reach > 0)
        if gifts:
            best: list[int] | None = None
            given, cost = -1, 0
            for gift in unlike(companion.hand):
                cards = cheapest(number, [*pool, gift], reach)
                if cards is not None:
                    price = sum([SPEND[card] for card in cards])
                    if best is None or price < cost:
                        best, given, cost = cards, gift, price
            if best is not None:
                return Meeting(given, best, reach > 0)
    return None


def cheapest(number: int, pool: list[int], slack: int) -> list[int] | None:
    """The cards that meet a number and are missed least."""
    values = [VALUE[card] for card in pool]
    found = selections(values, [SPEND[card] for card in pool], number - slack, number + slack)
    for _, places in found:
        return [pool[place] for place in places]
    return None
