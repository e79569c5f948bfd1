"""What may come of sending a group to a site? Clues hoped for, less what the entry costs.

Hidden cards are drawn a few times for a whole plan; what the tokens may be is reckoned with, not
drawn. Both together keep the estimate calm enough to compare plans.
"""

from dataclasses import dataclass
from typing import Final

from parlour.core.chance import Chance
from parlour.core.seats import Seat
from parlour.games.island.bot.paying import left_after
from parlour.games.island.bot.scene import Companion, Scene
from parlour.games.island.bot.worth import KEEP
from parlour.games.island.content import (
    ABILITY,
    BEDROOM,
    COST,
    COST_PER_GUEST,
    FIND,
    NUMBER,
    PERMANENT,
    SORT,
    TOTAL,
    VALUE,
    WHITE,
)

MAKES: Final = [0.0, 0.0, 0.0, 0.02, 0.07, 0.23, 0.46, 0.69, 0.84, 0.92, 0.96, 0.98]
"""By number of cards: the chance that they hold a number exactly."""
POINTS_A_CARD: Final = 4.6
SPENT_A_CLUE: Final = 5.4


@dataclass(frozen=True)
class Weights:
    """What a plan is judged by, in clues."""

    card: float = 0.05
    """A plain card spent at an entry, while there is much time."""
    late: int = 3
    """So many phases before the end cards begin to lose their worth."""
    seen: float = 0.03
    """A token turned up without a clue."""
    ability: float = 0.1
    generous: bool = True
    """Companions give a card whenever they may, not only where one is needed."""


CAREFUL: Final = Weights()
SHORT_SIGHTED: Final = Weights(card=0.0, seen=0.0, ability=0.0, generous=False)
"""Only the clues of this turn count."""


def makes(cards: float) -> float:
    """The chance that so many cards hold a number, between the whole numbers too."""
    if cards <= 0:
        return 0.0
    low = int(cards)
    if low >= len(MAKES) - 1:
        return MAKES[-1]
    return MAKES[low] + (cards - low) * (MAKES[low + 1] - MAKES[low])


class Odds:
    """What a token that lies face down may be."""

    def __init__(self, tokens: list[int]) -> None:
        self.open: int = 0
        """The numbers that may turn up, as bits."""
        numbers = finds = white = abilities = 0
        for token in tokens:
            sort = SORT[token]
            if sort == NUMBER:
                numbers += 1
                self.open |= 1 << TOTAL[token]
            elif sort == FIND:
                finds += 1
                white += WHITE[token]
            elif sort == ABILITY:
                abilities += 1
        count = max(len(tokens), 1)
        self.numbers: int = numbers
        self.number: float = numbers / count
        self.find: float = finds / count
        self.cards: float = white / finds if finds else 0.0
        self.ability: float = abilities / count


class Outlook:
    """The estimates of one plan, each made once."""

    def __init__(self, scene: Scene, chance: Chance, samples: int, weights: Weights) -> None:
        self.scene: Scene = scene
        self.weights: Weights = weights
        self.odds: Odds = Odds(scene.tokens)
        self.card: float = weights.card * min(1.0, (scene.phases_left - 1) / weights.late) / 100
        self.samples: list[Sample] = [Sample(scene, chance) for _ in range(samples)]
        self.known: dict[tuple[int, int, Seat], float] = {}
        self.groups: dict[int, list[int]] = {}

    def value(self, group: int, site: int, seat: Seat) -> float:
        """What is hoped for from a group (guests as bits) at a site with a companion."""
        key = (group, site, seat)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.estimate(group, site, self.scene.companions[seat])
        return found

    def estimate(self, group: int, site: int, companion: Companion) -> float:
        scene = self.scene
        if (scene.closed | companion.barred) >> site & 1:
            return 0.0
        guests = [guest for guest in scene.cards if group >> guest & 1]
        if site == BEDROOM and not scene.sets:
            return 0.0
        if site != BEDROOM and not scene.down[site] and not scene.number[site]:
            return 0.0
        owed = owed_at(companion, site, len(guests))
        shown = [PERMANENT[guest] for guest in guests] if companion.shows else []
        waivers = [mask for _, mask in companion.waivers]
        total = 0.0
        for sample in self.samples:
            pool: list[int] = []
            for guest in guests:
                pool += sample.cards[guest]
            hand = sample.hands[companion.seat] if companion.gifts > 0 else []
            total += max(0.0, self.trial(pool, owed, shown, waivers, site, companion, hand))
        return companion.trust * total / len(self.samples)

    def trial(
        self,
        pool: list[int],
        owed: list[int],
        shown: list[int],
        waivers: list[int],
        site: int,
        companion: Companion,
        hand: list[int],
    ) -> float:
        """The value with these cards."""
        pool.sort(key=KEEP.__getitem__)
        left = left_after(pool, owed, shown, waivers, self.scene.unpaired)
        gift = 0
        if left is None:
            given = self.after_gift(pool, owed, shown, waivers, hand)
            if given is None:
                return 0.0
            gift, left = given
            hand = []
        spent = gift
        for card in pool:
            spent += KEEP[card]
        for card in left:
            spent -= KEEP[card]
        return self.gain(left, site, companion, hand) - self.card * max(spent, 0)

    def after_gift(
        self,
        pool: list[int],
        owed: list[int],
        shown: list[int],
        waivers: list[int],
        hand: list[int],
    ) -> tuple[int, list[int]] | None:
        """The price of the first hand card that opens the way, and what is left of all."""
        for card in hand:
            richer = sorted([*pool, card], key=KEEP.__getitem__)
            left = left_after(richer, owed, shown, waivers, self.scene.unpaired)
            if left is not None:
                return KEEP[card] // 2, left
        return None

    def gain(self, left: list[int], site: int, companion: Companion, hand: list[int]) -> float:
        """What the cards that are left may bring at the site."""
        if site == BEDROOM:
            best = max([len(cards) + more for _, cards, more in self.scene.sets])
            return best * self.card * 100
        odds, weights, number = self.odds, self.weights, self.scene.number[site]
        bits = 1
        for card in left:
            bits |= bits << VALUE[card]
        whole = bits
        for card in hand:
            whole |= bits << VALUE[card]
        for _, slack in companion.slack:
            whole |= whole << slack | whole >> slack
        cards = len(left) + (1.0 if hand else 0.0)
        gain = 0.0
        if number:
            if not whole >> number & 1:
                return 0.0
            gain = 1.0
            cards -= number / POINTS_A_CARD
            rate = makes(cards)
        else:
            rate = (whole & odds.open).bit_count() / odds.numbers if odds.numbers else 0.0
        going = 1.0
        for _ in range(min(self.scene.down[site], companion.reveals)):
            hit = odds.number * rate
            miss = odds.number - hit
            gain += going * (
                hit
                + (1 - hit) * weights.seen
                + odds.ability * weights.ability
                + odds.find * (odds.cards + companion.bonus) * self.card * 100
            )
            going *= 1 - miss
            more = odds.find * (odds.cards + companion.bonus)
            share = hit / (1 - miss) if miss < 1 else 0.0
            rate = (1 - share) * min(1.0, rate + 0.1 * more) + share * makes(cards - SPENT_A_CLUE)
            cards += more - share * SPENT_A_CLUE
        return gain


class Sample:
    """One way in which the hidden cards may lie."""

    def __init__(self, scene: Scene, chance: Chance) -> None:
        deck = chance.shuffled(scene.unseen)
        self.cards: dict[int, list[int]] = {}
        for guest, cards in scene.cards.items():
            self.cards[guest] = cards + drawn(deck, scene.hidden[guest])
        self.hands: dict[Seat, list[int]] = {}
        for seat, companion in scene.companions.items():
            self.hands[seat] = companion.hand + drawn(deck, companion.hidden)


def drawn(deck: list[int], count: int) -> list[int]:
    """So many cards off the deck, as far as it goes."""
    cards: list[int] = []
    while deck and len(cards) < count:
        cards.append(deck.pop())
    return cards


def owed_at(companion: Companion, site: int, guests: int) -> list[int]:
    """The slots a group of so many guests owes (ISL-5.3, 10.10)."""
    owed = list(COST[site]) + list(COST_PER_GUEST[site]) * guests
    for sites, slot, count in companion.surcharges:
        if sites >> site & 1:
            owed += [slot] * count
    return owed
