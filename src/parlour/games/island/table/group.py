"""What does the acting group hold, and what may its companions do? Entry, search, sharing out."""

from dataclasses import replace

from parlour.games.island.moves import (
    AssignBlue,
    DeclineAbility,
    Reveal,
    Stop,
    TakeAbility,
)
from parlour.games.island.moves import Group as Going
from parlour.games.island.position import AbilityFound, ActingGroup, BlueFound
from parlour.games.island.table import paying, sharing, spending, summing
from parlour.games.island.table.acting import Group
from parlour.games.island.table.holding import hand, legal, limit, pool, reach
from parlour.games.island.table.people import gifts
from parlour.games.island.table.picture import Plan
from parlour.games.island.table.pieces import Deed, Party, note
from parlour.games.island.table.planning import party as party_of
from parlour.games.island.table.planning import seen_at
from parlour.games.island.table.scene import Scene, size


def group(scene: Scene, plan: Plan) -> Group | None:
    acting = scene.view.group
    if acting is None:
        return None
    may = scene.seat in acting.companions and scene.may_move and acting.proposal is None
    stage = "choice" if acting.pending is not None else acting.stage
    party = next((one for one in plan.parties if one.now), None)
    place = scene.view.sites.get(acting.site)
    held = hand(scene, acting)
    plain = Group(
        party=party or alone(scene, acting),
        stage=stage,
        site=acting.site,
        guests=acting.guests,
        companions=acting.companions,
        seen=seen_at(scene, acting.site),
        down=0 if place is None else size(place.down),
        pool=pool(scene, acting, ()),
        slots=(),
        ways=(),
        more_ways=0,
        total=None,
        reach=reach(scene, acting),
        sets=(),
        deals=(),
        found=acting.pending.token if isinstance(acting.pending, AbilityFound) else None,
        blue=acting.pending.blue if isinstance(acting.pending, BlueFound) else 0,
        go=None,
        others=(),
        hand=held,
        gifts=gifts(scene, scene.seat or 0) if any(one.deed for one in held) else 0,
        limit=limit(scene, acting),
        asks=(),
        by_hand=None,
    )
    if not may:
        return plain
    stages = {
        "entry": spending.at_the_door,
        "search": searching,
        "choice": choosing,
        "distribution": sharing.dealing,
    }
    return stages[stage](scene, acting, plain)


def alone(scene: Scene, acting: ActingGroup) -> Party:
    """The group as a plan would show it, where the plan itself was not heard."""
    going = Going(acting.site, acting.guests, acting.companions)
    price = paying.priced(scene, scene.state, going, gift=False)
    return replace(party_of(scene, 0, going, price, None), now=True)


def searching(scene: Scene, acting: ActingGroup, plain: Group) -> Group:
    """A number in sight, or the next token."""
    if plain.seen:
        return summing.meeting(scene, acting, plain)
    more = note("table.deed.reveal_more", count=plain.down)
    go = scene.if_legal(note("table.deed.reveal"), Reveal(), more)
    return replace(plain, go=go, others=legal(scene, ("stop", Stop())))


def choosing(scene: Scene, acting: ActingGroup, plain: Group) -> Group:
    """An ability token, or a blue card."""
    found: list[Deed] = []
    for to in acting.companions:
        mine = to == scene.seat
        key = "mine" if mine and len(acting.companions) == 1 else "seat"
        blue = scene.if_legal(note("table.deed.blue", to=to), AssignBlue(to))
        keep = scene.if_legal(note(f"table.deed.keep_{key}", to=to), TakeAbility(None, to))
        held = scene.view.players[to].abilities
        swaps = [
            scene.if_legal(note(f"table.deed.swap_{key}", to=to, replace=old), TakeAbility(old, to))
            for old in held
        ]
        found += [deed for deed in (blue, keep, *swaps) if deed is not None]
    found += legal(scene, ("decline", DeclineAbility()))
    return replace(plain, go=found[0] if found else None, others=tuple(found[1:]))
