"""How is the entry paid? The ways to pay, the cheapest first, or slot by slot by hand.

The draft is `way=2`, the number of a way on the list, or `p0=key-04`, `p1=greta_moll`, what pays
each slot; at the bedroom `set=hector_quill`.
"""

from dataclasses import replace
from itertools import islice

from parlour.core.masks import members
from parlour.core.picks import Picks
from parlour.games.island.content import BEDROOM, CARDS, GUESTS, SLOTS
from parlour.games.island.moves import Enter, Payment, Skip
from parlour.games.island.position import ActingGroup
from parlour.games.island.rules.picks import payments as picking
from parlour.games.island.scoring import entry
from parlour.games.island.solver import Payment as Paid
from parlour.games.island.solver import Way as Found
from parlour.games.island.solver import lacking
from parlour.games.island.state import Acting
from parlour.games.island.table import paying
from parlour.games.island.table.acting import Ask, Group
from parlour.games.island.table.draft import query
from parlour.games.island.table.holding import legal
from parlour.games.island.table.pieces import Note, Slot, Way, note
from parlour.games.island.table.scene import Scene, cards_in, cards_of

SHOWN = 4
"""Ways on the list."""
MOST = 30
"""Slots that an address may fill."""


def at_the_door(scene: Scene, acting: ActingGroup, plain: Group) -> Group:
    """The entry as the draft pays it."""
    state = scene.state
    group = state.acting_group()
    plain = replace(plain, others=legal(scene, ("skip", Skip())))
    if not picking.can_enter(state, group):
        return short(scene, group, plain)
    wanted = chosen_set(scene)
    plain = replace(plain, sets=sets(scene, wanted))
    if "hand" in scene.words:
        return by_hand(scene, group, plain, wanted)
    found = list(islice(paying.paid(state, group, entry.owed(state, group)), SHOWN + 1))
    number = int(scene.words.get("way", "0")) if scene.words.get("way", "0").isdecimal() else 0
    at = number if number < min(len(found), SHOWN) else 0
    move = Enter(said(scene, group, found[at].payments), wanted)
    ways = [
        way(scene, group, one, query({"way": str(n)} | with_set(wanted)), on=n == at)
        for n, one in enumerate(found[:SHOWN])
    ]
    return replace(
        plain,
        slots=paying.slots_of(state, group, found[at].payments, 0),
        ways=tuple(ways) if len(ways) > 1 else (),
        more_ways=int(len(found) > SHOWN),
        go=scene.if_legal(note("table.deed.enter", site=plain.site), move),
        by_hand=query({"hand": "1"} | with_set(wanted)),
        problem=note("table.problem.set") if group.site == BEDROOM and not wanted else None,
    )


def with_set(wanted: str | None) -> dict[str, str]:
    return {} if wanted is None else {"set": wanted}


def short(scene: Scene, group: Acting, plain: Group) -> Group:
    """The group cannot pay: what it has, and what is missing."""
    state = scene.state
    owed = entry.owed(state, group)
    missing = lacking(owed, entry.means(state, group))
    rest = list(owed)
    for slot in missing:
        rest.remove(slot)
    found = next(paying.paid(state, group, rest), None)
    slots = () if found is None else paying.slots_of(state, group, found.payments, 0)
    lack = tuple(
        [
            Slot(SLOTS[slot], "no", by=note("table.pays.missing", slot=SLOTS[slot]))
            for slot in missing
        ]
    )
    return replace(plain, slots=slots + lack, problem=note("table.problem.cannot_enter"))


def sets(scene: Scene, wanted: str | None) -> tuple[tuple[str, str, bool], ...]:
    """At the bedroom: whose belongings may be fetched."""
    if scene.view.group is None or scene.view.group.site != "bedroom":
        return ()
    rest = {key: value for key, value in scene.words.items() if key != "set"}
    return tuple(
        [
            (left.guest, query(rest | {"set": left.guest}), left.guest == wanted)
            for left in scene.view.bedroom
        ]
    )


def chosen_set(scene: Scene) -> str | None:
    """The set that is picked, or the only one."""
    names = [left.guest for left in scene.view.bedroom]
    if scene.view.group is None or scene.view.group.site != "bedroom" or not names:
        return None
    wanted = scene.words.get("set", "")
    return wanted if wanted in names else names[0] if len(names) == 1 else None


def way(scene: Scene, group: Acting, found: Found, pick: str, *, on: bool) -> Way:
    pool = members(group.pool())
    gone = cards_of([CARDS[pool[place]] for place in found.spent()])
    return Way(gone, cards_in(paying.rest_of(group, found)), helpers(scene, group, found), pick, on)


def helpers(scene: Scene, group: Acting, found: Found) -> tuple[Note, ...]:
    """The guests and abilities that pay without a card."""
    slots = paying.slots_of(scene.state, group, found.payments, 0)
    return tuple([slot.by for slot in slots if slot.by is not None])


def said(scene: Scene, group: Acting, found: list[Paid]) -> tuple[Payment, ...]:
    """The payments in the words of a move."""
    pool = members(group.pool())
    effects = entry.pay_effects(scene.state, group)
    laid = []
    for one in found:
        slot = SLOTS[one.slot]
        if one.guest >= 0:
            laid.append(Payment(slot, guest=GUESTS[group.guests[one.guest]]))
        elif one.waiver >= 0:
            laid.append(Payment(slot, effect=effects[one.waiver].source))
        else:
            laid.append(Payment(slot, tuple([CARDS[pool[place]] for place in one.cards])))
    return tuple(laid)


# ---------------------------------------------------------------- by hand


def by_hand(scene: Scene, group: Acting, plain: Group, wanted: str | None) -> Group:
    """Slot after slot, each with whatever leaves the rest payable."""
    state, seat = scene.state, scene.seat
    assert seat is not None
    drafted: dict[str, object] = {"type": "enter", **with_set(wanted)}
    words = {"hand": "1"} | with_set(wanted)
    picks = picking.fill(state, seat, drafted)
    paid: list[Payment] = []
    for number in range(MOST):
        text = scene.words.get(f"p{number}")
        step = next((one for one in steps(picks, number) if spelled(one) == text), None)
        if step is None:
            break
        paid.append(step)
        words[f"p{number}"] = spelled(step)
        drafted[f"pay.{number}"] = step
        picks = picking.fill(state, seat, drafted)
    number = len(paid)
    asks = tuple(
        [
            Ask(slot_of(one), query(words | {f"p{number}": spelled(one)}))
            for one in distinct(steps(picks, number))
        ]
    )
    move = picks.move
    return replace(
        plain,
        slots=tuple([slot_of(one) for one in paid]),
        asks=asks,
        go=scene.if_legal(note("table.deed.enter", site=plain.site), move) if move else None,
        by_hand="",
        problem=None if asks or move else note("table.problem.set"),
    )


def steps(picks: Picks, number: int) -> list[Payment]:
    return [found[f"pay.{number}"] for found in picks.steps if f"pay.{number}" in found]


def distinct(offers: list[Payment]) -> list[Payment]:
    """Cards alike in object and value are one offer."""
    seen: dict[tuple[object, ...], Payment] = {}
    for one in offers:
        cards = tuple([(card.thing, card.value) for card in cards_of(one.cards or ())])
        seen.setdefault((one.slot, cards, one.guest, one.effect), one)
    return list(seen.values())


def spelled(payment: Payment) -> str:
    return ".".join(payment.cards or ()) or payment.guest or payment.effect or ""


def slot_of(payment: Payment) -> Slot:
    by: Note | None = None
    if payment.guest is not None:
        by = note("table.pays.guest", guest=payment.guest)
    elif payment.effect is not None:
        by = note("table.pays.effect", source=payment.effect)
    return Slot(payment.slot, "yes", cards_of(payment.cards or ()), by)
