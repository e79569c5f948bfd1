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
    wild = []
    for mask in waivers:
        if mask & (mask - 1):
            wild.append(mask)
        else:
            thing = mask.bit_length() - 1
            if need.get(thing, 0) > 0:
                need[thing] -= 1
    left: list[int] = []
    for card in pool:
        thing = KIND[card]
        if need.get(thing, 0) > 0:
            need[thing] -= 1
        else:
            left.append(card)
    pairs = 0
    for thing, short in need.items():
        for mask in wild:
            if short > 0 and mask >> thing & 1:
                short -= 1
                wild.remove(mask)
                break
        if short and unpaired >> thing & 1:
            return None
        pairs += short
    if anything + 2 * pairs > len(left):
        return None
    if pairs and not take_pairs(left, pairs):
        return None
    return left[anything:] if len(left) >= anything else None


def take_pairs(left: list[int], pairs: int) -> bool:
    """Take so many pairs out of the cards, cheap ones first."""
    for _ in range(pairs):
        best = cost = other = -1
        first: dict[int, int] = {}
        for place, card in enumerate(left):
            thing = KIND[card]
            if thing not in first:
                first[thing] = place
            elif first[thing] >= 0:
                price = KEEP[left[first[thing]]] + KEEP[card]
                if best < 0 or price < cost:
                    best, cost, other = place, price, first[thing]
                first[thing] = -1
        if best < 0:
            return False
        del left[best]
        del left[other]
    return True
