"""Which cards add up to a number, and which to enough? All of them, the cheapest first.

The same search serves a number token (exactly its value), one met with a slack (ISL-10.11), and
what is offered against a ruse (its points or more, ISL-13.12).
"""

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Final

NEVER: Final = 1 << 40


def totals(values: list[int]) -> int:
    """All totals the cards can make, as bits; bit 0 stands for no card."""
    bits = 1
    for value in values:
        bits |= bits << value
    return bits


def reachable(values: list[int], low: int, high: int) -> bool:
    """Whether some cards, at least one, make a total from `low` to `high`."""
    low = max(low, 1)
    return high >= low and bool(totals(values) >> low & ((1 << (high - low + 1)) - 1))


class Kind:
    """Cards of one value and price: they are alike."""

    def __init__(self, value: int, price: int) -> None:
        self.value: int = value
        self.price: int = price
        self.cards: list[int] = []


def kinds_of(values: list[int], prices: list[int]) -> list[Kind]:
    """The cards by value and price, the high values first."""
    found: dict[tuple[int, int], Kind] = {}
    for card, value in enumerate(values):
        key = (value, prices[card])
        if key not in found:
            found[key] = Kind(value, prices[card])
        found[key].cards.append(card)
    return [found[key] for key in sorted(found, reverse=True)]


def rests(kinds: list[Kind], low: int, high: int) -> list[list[int]]:
    """By kinds left and total so far: the least price that leads to a total in the range."""
    tables = [[0 if low <= total else NEVER for total in range(high + 1)]]
    for kind in reversed(kinds):
        after = tables[-1]
        table: list[int] = []
        for total in range(high + 1):
            best = NEVER
            for count in range(min(len(kind.cards), (high - total) // kind.value) + 1):
                best = min(best, count * kind.price + after[total + count * kind.value])
            table.append(best)
        tables.append(table)
    tables.reverse()
    return tables


def selections(
    values: list[int], prices: list[int], low: int, high: int
) -> Iterator[tuple[int, list[int]]]:
    """Every choice of cards with a total from `low` (at least 1) to `high`: its price, and the
    places of the cards. The cheapest come first; of cards alike only one is named."""
    kinds = kinds_of(values, prices)
    tables = rests(kinds, max(low, 1), min(high, total_of(values)))
    heap: list[tuple[int, int, int, int, int, list[int]]] = []
    if tables[0] and tables[0][0] < NEVER:
        heap.append((tables[0][0], 0, 0, 0, 0, []))
    tie = 0
    while heap:
        price, _, at, total, paid, counts = heappop(heap)
        if at == len(kinds):
            yield price, cards_of(kinds, counts)
            continue
        kind, after = kinds[at], tables[at + 1]
        for count in range(len(kind.cards) + 1):
            reached = total + count * kind.value
            if reached < len(after) and after[reached] < NEVER:
                tie += 1
                spent = paid + count * kind.price
                heappush(
                    heap, (spent + after[reached], tie, at + 1, reached, spent, [*counts, count])
                )


def total_of(values: list[int]) -> int:
    total = 0
    for value in values:
        total += value
    return total


def cards_of(kinds: list[Kind], counts: list[int]) -> list[int]:
    """The first so many cards of each kind, by their places."""
    cards: list[int] = []
    for number, count in enumerate(counts):
        cards += kinds[number].cards[:count]
    cards.sort()
    return cards


def exact(values: list[int], number: int, prices: list[int]) -> Iterator[tuple[int, list[int]]]:
    """Every way to meet a number token exactly (ISL-7.8)."""
    return selections(values, prices, number, number)


def enough(values: list[int], points: int, prices: list[int]) -> Iterator[tuple[int, list[int]]]:
    """Every offer that stops a ruse, overpaid ones too (ISL-13.12)."""
    return selections(values, prices, points, total_of(values))
