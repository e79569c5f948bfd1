"""What does a site ask of a group, and what has the group to pay with? (ISL-5, 6)"""

from parlour.core.masks import members
from parlour.games.island.content import (
    ANY,
    COST,
    COST_PER_GUEST,
    KIND,
    OBJECTS,
    PAIRABLE,
    PERMANENT,
    SITES,
    SLOT,
    SPECIAL_KEY,
    Effect,
)
from parlour.games.island.scoring.effects import any_of, on_group, waivers
from parlour.games.island.solver import Means
from parlour.games.island.state import Acting, State


def owed(state: State, group: Acting) -> list[int]:
    """The slots the group owes: fixed, for each guest, and surcharges (ISL-5.3, 10.10)."""
    return slots_owed(group.site, len(group.guests), on_group(state, group))


def slots_owed(site: int, guests: int, effects: list[Effect]) -> list[int]:
    """What so many guests owe at a site under these effects."""
    slots = [*COST[site], *(COST_PER_GUEST[site] * guests)]
    for effect in effects:
        if effect.op == "surcharge" and SITES[site] in effect.sites and effect.slot in SLOT:
            slots += [SLOT[effect.slot]] * (effect.count or 0)
    return slots


def may_pair_for(state: State, thing: int) -> bool:
    """Whether two equal cards may stand for this object (ISL-6.4, 6.5)."""
    if thing == SPECIAL_KEY and state.options.pairs_make_special_key:
        return True
    return PAIRABLE[thing]


def waives(effect: Effect, slot: int) -> bool:
    """Whether an ability pays such a slot; none pays for any card (ISL-5.9, 17.10)."""
    if slot == ANY:
        return False
    if effect.op == "free_slot":
        return effect.slot == OBJECTS[slot]
    return effect.op == "wild_slot" and OBJECTS[slot] not in effect.except_


def permanents_work(state: State, group: Acting) -> bool:
    """Whether the guests' own objects can pay (ISL-6.8)."""
    return not any_of(on_group(state, group), "no_guest_abilities")


def means(state: State, group: Acting) -> Means:
    """All the group can pay with, for the solver: cards in the order of the pool's numbers, guests
    in the group's order, and each once-a-turn ability as often as it works."""
    unpaired = sum(1 << thing for thing in range(len(OBJECTS)) if not may_pair_for(state, thing))
    guests = [PERMANENT[guest] for guest in group.guests]
    return Means(
        [KIND[card] for card in members(group.pool())],
        guests if permanents_work(state, group) else [],
        [waived_things(effect) for effect in pay_effects(state, group)],
        unpaired,
    )


def pay_effects(state: State, group: Acting) -> list[Effect]:
    """The unused abilities that pay slots, each as often as it works."""
    return [
        effect
        for effect in waivers(state, group)
        if effect.op != "number_slack"
        for _ in range(effect.count or 1)
    ]


def waived_things(effect: Effect) -> int:
    """The objects an ability may stand for, as bits."""
    return sum(1 << thing for thing in range(len(OBJECTS)) if waives(effect, thing))
