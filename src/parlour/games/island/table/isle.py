"""What stands on the island? Every site with its price, tokens and groups, and what a press there
would bring."""

from dataclasses import replace

from parlour.games.island.content import COST, COST_PER_GUEST, SITES, SLOTS
from parlour.games.island.moves import AccompliceGo, Group
from parlour.games.island.scoring.effects import on_table
from parlour.games.island.table.draft import PlanDraft
from parlour.games.island.table.paying import Price, priced
from parlour.games.island.table.picture import Plan
from parlour.games.island.table.pieces import Belonging, Room, note
from parlour.games.island.table.planning import (
    best_leader,
    has_room,
    is_closed,
    most_guests,
    seen_at,
)
from parlour.games.island.table.scene import Scene, cards_in, hidden, mask_of, size


def rooms(scene: Scene, draft: PlanDraft, plan: Plan) -> tuple[Room, ...]:
    """The sites in the order of the box."""
    return tuple([room(scene, draft, plan, number) for number in range(len(SITES))])


def room(scene: Scene, draft: PlanDraft, plan: Plan, number: int) -> Room:
    site = SITES[number]
    place = scene.view.sites.get(site)
    parties = [party for party in plan.parties if party.site == site]
    shown = parties[0] if parties else None
    plain = Room(
        site=site,
        cost=tuple([SLOTS[slot] for slot in COST[number]]),
        each=tuple([SLOTS[slot] for slot in COST_PER_GUEST[number]]),
        extra=extra(scene, site),
        down=0 if place is None else size(place.down),
        seen=seen_at(scene, site),
        sets=belongings(scene) if site == "bedroom" else (),
        party=shown.number if shown else None,
        guests=tuple([guest.guest for party in parties for guest in party.guests]),
        leaders=tuple([leader for party in parties for leader in party.leaders]),
        mine=any(party.mine for party in parties),
        closed=is_closed(scene.state, site),
        dark=scene.view.accomplice_at == site,
    )
    if plan.kind == "draft" and draft.up:
        return lifted(scene, draft, plain, draft.up)
    if scene.view.phase == "accomplice_move":
        where = note("table.deed.go", site=site)
        return replace(plain, deed=scene.if_legal(where, AccompliceGo(site)))
    return plain


def extra(scene: Scene, site: str) -> int:
    """Cards of any kind on top, for whoever goes there."""
    effects = on_table(scene.state)
    return sum(
        effect.count or 0
        for effect in effects
        if effect.op == "surcharge" and site in effect.sites and effect.slot == "any"
    )


def belongings(scene: Scene) -> tuple[Belonging, ...]:
    return tuple(
        [
            Belonging(
                left.guest,
                cards_in(mask_of(left.up) | mask_of(left.down)),
                hidden(left.down),
            )
            for left in scene.view.bedroom
        ]
    )


# ---------------------------------------------------------------- with a guest lifted


def lifted(scene: Scene, draft: PlanDraft, plain: Room, guest: str) -> Room:
    """What the group there could pay with the lifted guest among them."""
    if plain.closed:
        return refused(plain, "closed")
    rest = draft.without(guest)
    number = rest.at(plain.site)
    if number is not None:
        group = rest.groups[number]
        if len(group.guests) < most_guests(scene, group):
            joined = replace(group, guests=(*group.guests, guest))
            price = priced(scene, scene.state, joined)
            was = draft.of(guest)
            key = "stays" if was is not None and draft.groups[was].site == plain.site else ""
            return aimed(plain, draft, guest, joined, price, key)
        if not has_room(scene.state, rest, plain.site):
            return refused(plain, "full")
    if not has_room(scene.state, rest, plain.site):
        return refused(plain, "no_set" if plain.site == "bedroom" and not plain.sets else "no_room")
    fresh = best_leader(scene, rest, plain.site, (guest,))
    if fresh is None:
        return refused(plain, "no_leader")
    return aimed(plain, draft, guest, fresh, priced(scene, scene.state, fresh), "")


def refused(plain: Room, why: str) -> Room:
    return replace(plain, state="shut", verdict=note(f"table.verdict.{why}"))


def aimed(plain: Room, draft: PlanDraft, guest: str, group: Group, price: Price, key: str) -> Room:
    verdict = price.verdict
    if key:
        verdict = note("table.verdict.stays")
    elif price.state == "yes" and len(group.guests) > 1:
        others = tuple([one for one in group.guests if one != guest])
        verdict = note("table.verdict.joins", guests=others)
    pick = draft.joined(guest, plain.site, group.companions).query()
    return replace(plain, state=price.state, verdict=verdict, pick=pick)
