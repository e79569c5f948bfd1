"""How can entry be paid? Every way worth naming, the cheapest first, one at a time.

A search along the objects, one after another: how many cards of it are given, which ones, and which
waivers pay its slots. What the rest costs at least is known exactly, so the search never turns into
a blind alley, and the first way comes as fast as the only one.

Left out are ways that give up more than another does and gain nothing: a card of the right object
pays its own slot before it pays anything else, and a guest pays whatever he can.
"""

from collections.abc import Iterator
from heapq import heappop, heappush

from parlour.games.island.solver.means import Means, Way
from parlour.games.island.solver.payments import Gift, payments
from parlour.games.island.solver.search import NEVER, Search


def ways(
    owed: list[int], means: Means, prices: list[int], waiver_prices: list[int] | None = None
) -> Iterator[Way]:
    """Every way to pay, the cheapest first; nothing if there is none.

    `prices` says what it costs to give up each card; cards of one object and price are alike, and
    only one of them is named. A waiver costs nothing unless `waiver_prices` says so.
    """
    free = [0] * len(means.waivers)
    search = Search(owed, means, prices, free if waiver_prices is None else waiver_prices)
    least = search.rest(0, 0, 0, 0)
    heap: list[tuple[int, int, int, int, int, int, int, list[Gift]]] = []
    if least < NEVER:
        heap.append((least, 0, 0, 0, 0, 0, 0, []))
    named: set[tuple[int, tuple[int, ...]]] = set()
    tie = 0
    while heap:
        price, _, at, over, pairs, used, paid, gifts = heappop(heap)
        if at == len(search.layers):
            outlay = (used, tuple([card for gift in gifts for card in gift.cards]))
            if outlay not in named:
                named.add(outlay)
                yield Way(price, payments(owed, means, gifts))
            continue
        layer = search.layers[at]
        for step in search.steps(at, used):
            over_after, pairs_after = over + step.over, pairs + step.pairs
            used_after = step.used if at < search.firm else used
            rest = search.rest(at + 1, over_after, pairs_after, used_after)
            if rest >= NEVER:
                continue
            waived = used_after & ~used
            cost = paid + step.price - layer.sums[step.count] + rest
            for some, price in layer.picks(step.count):
                tie += 1
                spent = cost + price - rest
                given = [*gifts, Gift(layer.thing, list(some), waived)]
                entry = (
                    cost + price,
                    tie,
                    at + 1,
                    over_after,
                    pairs_after,
                    used_after,
                    spent,
                    given,
                )
                heappush(heap, entry)
