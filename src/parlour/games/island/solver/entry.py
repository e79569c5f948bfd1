"""Can a group pay, and if not, what is missing? By counting, without trying out cards.

Guests and waivers pay first, then single cards of the right object, then pairs, then whatever is
left for the slots that take any card: no other order pays more (ISL-5.5, 6.2 to 6.6).
"""

from parlour.games.island.solver.means import ANY, Means


def payable(owed: list[int], means: Means) -> bool:
    """Whether the means cover every slot that is owed."""
    return not lacking(owed, means)


def lacking(owed: list[int], means: Means) -> list[int]:
    """The slots that stay unpaid when as many as can be are paid; empty if all are."""
    need: dict[int, int] = {}
    for slot in owed:
        need[slot] = need.get(slot, 0) + 1
    for thing in means.guests:
        if need.get(thing, 0) > 0:
            need[thing] -= 1
    held: dict[int, int] = {}
    for thing in means.cards:
        held[thing] = held.get(thing, 0) + 1
    return after_waivers(need, held, means, 0)


def after_waivers(
    need: dict[int, int], held: dict[int, int], means: Means, first: int
) -> list[int]:
    """The least that is lacking, over all uses of the waivers from number `first` on."""
    if first == len(means.waivers):
        return after_cards(need, held, means.unpaired)
    best: list[int] | None = None
    for thing, count in need.items():
        if count > 0 and thing != ANY and means.waivers[first] >> thing & 1:
            need[thing] = count - 1
            rest = after_waivers(need, held, means, first + 1)
            need[thing] = count
            if best is None or len(rest) < len(best):
                best = rest
            if not best:
                break
    return after_waivers(need, held, means, first + 1) if best is None else best


def after_cards(need: dict[int, int], held: dict[int, int], unpaired: int) -> list[int]:
    """What is lacking when only cards are left to pay with."""
    short: list[int] = []
    to_pair: list[int] = []
    left = pairs = 0
    for thing, count in held.items():
        over = count - need.get(thing, 0)
        if over > 0:
            left += over
            pairs += over >> 1
    for thing, count in need.items():
        gap = 0 if thing == ANY else count - held.get(thing, 0)
        for _ in range(gap):
            if unpaired >> thing & 1:
                short.append(thing)
            else:
                to_pair.append(thing)
    wanted = need.get(ANY, 0)
    given = min(wanted, left)
    pairs = min(pairs, (left - given) >> 1)
    return short + to_pair[pairs:] + [ANY] * (wanted - given)
