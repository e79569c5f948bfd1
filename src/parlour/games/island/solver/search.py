"""What does the rest cost at least? Exact, object by object: it leads to the ways."""

from itertools import combinations
from typing import Final

from parlour.games.island.solver.means import ANY, Means

NEVER: Final = 1 << 40


class Layer:
    """One object: what is owed of it, and the cards of it, the cheapest first."""

    def __init__(self, thing: int, need: int, cards: list[int], prices: list[int]) -> None:
        self.thing: int = thing
        self.need: int = need
        self.cards: list[int] = cards
        self.prices: list[int] = prices
        self.sums: list[int] = [0]
        """The price of the so many cheapest cards."""
        for card in cards:
            self.sums.append(self.sums[-1] + prices[card])

    def picks(self, count: int) -> list[tuple[tuple[int, ...], int]]:
        """The choices of so many cards with their prices; of cards that cost the same the first
        go first."""
        seen: dict[tuple[int, ...], tuple[int, ...]] = {}
        for some in combinations(self.cards, count):
            key = tuple([self.prices[card] for card in some])
            if key not in seen:
                seen[key] = some
        return [(some, sum(key)) for key, some in seen.items()]


class Step:
    """A way through a layer: how many cards, the waivers used by then, what changes, the price."""

    def __init__(self, count: int, used: int, over: int, pairs: int, price: int) -> None:
        self.count: int = count
        self.used: int = used
        self.over: int = over
        self.pairs: int = pairs
        self.price: int = price


class Search:
    """What one question needs all along.

    A search stands at a layer with `over` cards given beyond the slots of their own objects, less
    two for each slot that a pair must pay, and with `pairs` at hand, less those needed. It has
    paid when the layers are through, `over` meets the slots that take any card, and `pairs` is
    not below zero.
    """

    def __init__(
        self, owed: list[int], means: Means, prices: list[int], waiver_prices: list[int]
    ) -> None:
        self.means: Means = means
        self.waiver_prices: list[int] = waiver_prices
        self.anything: int = owed.count(ANY)
        self.layers: list[Layer] = layers_of(owed, means, prices)
        self.firm: int = 0
        """So many layers have slots of their own; the others only help out."""
        for layer in self.layers:
            self.firm += 1 if layer.need else 0
        self.known: dict[tuple[int, int, int, int], int] = {}
        self.ways_through: dict[tuple[int, int], list[Step]] = {}

    def rest(self, at: int, over: int, pairs: int, used: int) -> int:
        """The least that the layers from `at` on cost."""
        if at >= self.firm:
            return self.help(at, self.anything - over, max(-pairs, 0))
        key = (at, over, pairs, used)
        best = self.known.get(key)
        if best is None:
            best = NEVER
            for step in self.steps(at, used):
                if step.price < best:
                    rest = self.rest(at + 1, over + step.over, pairs + step.pairs, step.used)
                    best = min(best, step.price + rest)
            self.known[key] = best
        return best

    def help(self, at: int, wanted: int, pairs: int) -> int:
        """The least that so many cards cost, so many pairs among them, of the layers from `at`."""
        if wanted == 0:
            return 0 if pairs == 0 else NEVER
        if wanted < 2 * pairs or at == len(self.layers):
            return NEVER
        key = (at, wanted, pairs, -1)
        best = self.known.get(key)
        if best is None:
            best = NEVER
            for count, price in enumerate(self.layers[at].sums):
                if count <= wanted and price < best:
                    price += self.help(at + 1, wanted - count, max(pairs - (count >> 1), 0))
                    best = min(best, price)
            self.known[key] = best
        return best

    def steps(self, at: int, used: int) -> list[Step]:
        """The ways through a layer once these waivers are used."""
        if at >= self.firm:
            used = 0
        found = self.ways_through.get((at, used))
        if found is None:
            found = self.find_steps(self.layers[at], used)
            self.ways_through[at, used] = found
        return found

    def find_steps(self, layer: Layer, used: int) -> list[Step]:
        found: list[Step] = []
        for waived, mask, price in self.waived(layer, used):
            need = layer.need - waived
            for count, cost in enumerate(layer.sums):
                over = count - need
                if over >= 0:
                    found.append(Step(count, mask, over, over >> 1, price + cost))
                elif not self.means.unpaired >> layer.thing & 1:
                    found.append(Step(count, mask, 2 * over, over, price + cost))
        return found

    def waived(self, layer: Layer, used: int) -> list[tuple[int, int, int]]:
        """The sets of waivers that may pay slots of the layer: how many, all used after, price."""
        found = [(0, used, 0)]
        if layer.need:
            for number, mask in enumerate(self.means.waivers):
                if mask >> layer.thing & 1 and not used >> number & 1:
                    cost = self.waiver_prices[number]
                    found += [(n + 1, m | 1 << number, p + cost) for n, m, p in found]
        return [way for way in found if way[0] <= layer.need]


def layers_of(owed: list[int], means: Means, prices: list[int]) -> list[Layer]:
    """The objects owed or held, those with slots that guests leave open first."""
    need: dict[int, int] = {}
    for slot in owed:
        if slot != ANY:
            need[slot] = need.get(slot, 0) + 1
    for thing in means.guests:
        if need.get(thing, 0) > 0:
            need[thing] -= 1
    things = sorted(set(means.cards) | set(need), key=lambda thing: (not need.get(thing), thing))
    order = sorted(range(len(means.cards)), key=lambda card: prices[card])
    return [
        Layer(thing, need.get(thing, 0), [c for c in order if means.cards[c] == thing], prices)
        for thing in things
    ]
