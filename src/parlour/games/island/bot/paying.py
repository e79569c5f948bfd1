"""What is left after an entry? A quick answer for estimates; `solver.ways` has the exact one."""

from parlour.games.island.bot.worth import KEEP
from parlour.games.island.content import ANY, KIND


def left_after(
    pool: list[int], owed: list[int], shown: list[int], waivers: list[int], unpaired: int
) -> list[int] | None:
    """The cards left when the entry is paid about as cheaply as can be; None if it cannot be paid.

    `pool` is sorted, the cheapest first; `shown` the objects of the guests; `waivers` masks.
    """
    need: dict[int, int] = {}
    for slot in owed:
        need[slot] = need.get(slot, 0) + 1
    anything = need.pop(ANY, 0)
    for thing in shown:
        if need.get(thing, 0) > 0:
            need[thing] -= 1
    wild = waive(need, waivers)
    left: list[int] = []
    for card in pool:
        thing = KIND[card]
        if need.get(thing, 0) > 0:
            need[thing] -= 1
        else:
            left.append(card)
    pairs = pairs_needed(need, wild, unpaired)
    if pairs < 0 or anything + 2 * pairs > len(left) or not take_pairs(left, pairs):
        return None
    return left[anything:]


def waive(need: dict[int, int], waivers: list[int]) -> list[int]:
    """Use the waivers of a single object; those of many are left for what cards do not pay."""
    wild: list[int] = []
    for mask in waivers:
        thing = mask.bit_length() - 1
        if mask & (mask - 1):
            wild.append(mask)
        elif need.get(thing, 0) > 0:
            need[thing] -= 1
    return wild


def pairs_needed(need: dict[int, int], wild: list[int], unpaired: int) -> int:
    """How many slots pairs must pay; -1 if no pair may pay one of them."""
    pairs = 0
    for thing, short in need.items():
        for mask in list(wild):
            if short > 0 and mask >> thing & 1:
                short -= 1
                wild.remove(mask)
        if short and unpaired >> thing & 1:
            return -1
        pairs += short
    return pairs


def take_pairs(left: list[int], pairs: int) -> bool:
    """Take so many pairs out of the cards, cheap ones first."""
    for _ in range(pairs):
        found = cheapest_pair(left)
        if found is None:
            return False
        one, other = found
        del left[other]
        del left[one]
    return True


def cheapest_pair(cards: list[int]) -> tuple[int, int] | None:
    """The places of two cards of one object, of which the first two of an object will do."""
    best: tuple[int, int] | None = None
    cost = 0
    first: dict[int, int] = {}
    for place, card in enumerate(cards):
        one = first.setdefault(KIND[card], place)
        if one not in (place, -1):
            price = KEEP[cards[one]] + KEEP[card]
            if best is None or price < cost:
                best, cost = (one, place), price
            first[KIND[card]] = -1
    return best
