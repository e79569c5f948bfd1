"""Could this group pay, with what, what is missing, and who could give it? For the viewer's eyes:
open cards, and the viewer's own hand."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from parlour.core.masks import members
from parlour.core.seats import Seat
from parlour.games.island.content import (
    CARDS,
    GUEST,
    GUESTS,
    KIND,
    NUMBER,
    OF_KIND,
    PERMANENT,
    SITE,
    SLOTS,
    SORT,
    TOTAL,
    VALUE,
)
from parlour.games.island.moves import Group
from parlour.games.island.rules import Island
from parlour.games.island.scoring import entry
from parlour.games.island.scoring.effects import any_of, on_group
from parlour.games.island.solver import Payment, Way, lacking, plain_prices, reachable, ways
from parlour.games.island.state import Acting
from parlour.games.island.table.pieces import Note, Slot, note
from parlour.games.island.table.scene import Scene, cards_of

MOST_WAYS = 6
"""So many ways to pay are looked at for what they leave."""
LIKELY = 4
"""In ten: from here on a chance is worth a sign of its own."""
NUMBERS = tuple(sorted(TOTAL[token] for token in range(len(SORT)) if SORT[token] == NUMBER))
"""The values of all number tokens."""


@dataclass(frozen=True)
class Price:
    """What an entry takes. `missing` are slots nothing open pays, `odds` how often in ten a card
    that lies face down pays the only one missing, `used` the abilities it takes."""

    slots: tuple[Slot, ...]
    state: str
    missing: tuple[str, ...]
    odds: int
    used: tuple[str, ...]
    reach: tuple[tuple[int, str], ...]

    @property
    def verdict(self) -> Note:
        if self.state == "no" and len(self.missing) > 1:
            return note("table.verdict.short", count=len(self.missing))
        if self.state == "no" and self.missing:
            return note("table.verdict.no", slot=self.missing[0])
        if self.state == "may":
            return note("table.verdict.may", odds=self.odds, slot=self.missing[0])
        return note(f"table.verdict.{self.state if self.state != 'no' else 'barred'}")


UNPRICED = Price((), "yes", (), 0, (), ())
"""Where nobody asks what an entry takes."""


def priced(scene: Scene, state: Island, group: Group, gift: bool = True) -> Price:
    """The entry of a group that is planned. `state` knows what is used up by groups before it."""
    acting = planned(scene, group)
    owed = entry.owed(state, acting)
    hidden = scene.face_down(group.guests)
    if any_of(on_group(state, acting), "cannot_enter"):
        return Price((), "no", (), 0, (), ())
    missing = lacking(owed, entry.means(state, acting))
    given = gift_for(scene, state, acting, owed) if missing and gift else 0
    acting.up |= given
    if given:
        missing = []
    rest = list(owed)
    for slot in missing:
        rest.remove(slot)
    found = list(islice(paid(state, acting, rest), MOST_WAYS))
    slots = slots_of(state, acting, found[0].payments, given) if found else ()
    slots += tuple([Slot(SLOTS[slot], "no", by=why(scene, slot, hidden)) for slot in missing])
    odds = chance_of(scene, missing, hidden)
    kind = "gift" if given else "yes" if not missing else "may" if odds >= LIKELY else "no"
    words = tuple([SLOTS[slot] for slot in missing])
    used = used_by(state, acting, found[0]) if found and not missing else ()
    reach = reached(scene, acting, found if not missing else [], hidden)
    return Price(slots, kind, words, odds, used, reach)


def planned(scene: Scene, group: Group) -> Acting:
    """The group with all that is known of its cards."""
    guests = tuple([GUEST[guest] for guest in group.guests])
    acting = Acting(SITE[group.site], guests, group.companions)
    acting.up = scene.open_cards(group.guests)
    return acting


def paid(state: Island, acting: Acting, owed: list[int]) -> Iterator[Way]:
    """The ways to pay, the cheapest first."""
    values = [VALUE[card] for card in members(acting.pool())]
    return ways(owed, entry.means(state, acting), plain_prices(values))


def gift_for(scene: Scene, state: Island, acting: Acting, owed: list[int]) -> int:
    """The cheapest card of the viewer's hand with which the group can pay, as a mask."""
    if scene.seat not in acting.companions or not may_give(state, acting, scene.seat):
        return 0
    for card in sorted(members(scene.hand), key=lambda card: VALUE[card]):
        acting.up |= 1 << card
        enough = not lacking(owed, entry.means(state, acting))
        acting.up &= ~(1 << card)
        if enough:
            return 1 << card
    return 0


def may_give(state: Island, acting: Acting, seat: Seat) -> bool:
    """Whether a companion may give this group a card (ISL-5.7)."""
    return not any_of(on_group(state, acting), "no_gift") and not state.gifts[seat]


def slots_of(
    state: Island, acting: Acting, payments: list[Payment], given: int
) -> tuple[Slot, ...]:
    """The slots with what pays them."""
    pool = members(acting.pool())
    return tuple([slot_of(state, acting, payment, pool, given) for payment in payments])


def slot_of(state: Island, acting: Acting, payment: Payment, pool: list[int], given: int) -> Slot:
    slot = SLOTS[payment.slot]
    if payment.guest >= 0:
        guest = GUESTS[acting.guests[payment.guest]]
        return Slot(slot, "yes", by=note("table.pays.guest", guest=guest))
    if payment.waiver >= 0:
        source = entry.pay_effects(state, acting)[payment.waiver].source or ""
        return Slot(slot, "yes", by=note("table.pays.effect", source=source))
    cards = [pool[place] for place in payment.cards]
    state_ = "gift" if any(given >> card & 1 for card in cards) else "yes"
    return Slot(slot, state_, cards_of([CARDS[card] for card in cards]))


def used_by(state: Island, acting: Acting, way: Way) -> tuple[str, ...]:
    effects = entry.pay_effects(state, acting)
    named = [effects[one.waiver].source for one in way.payments if one.waiver >= 0]
    return tuple([source for source in named if source is not None])


def why(scene: Scene, slot: int, hidden: int) -> Note:
    """Why nothing pays it: none in sight, and how likely a card that lies face down would."""
    odds = chance_of(scene, [slot], hidden)
    key = "table.pays.none_down" if odds else "table.pays.none"
    return note(key, slot=SLOTS[slot], count=hidden, odds=odds)


def chance_of(scene: Scene, missing: list[int], hidden: int) -> int:
    """In ten: that a card face down is the one slot that is missing."""
    if len(missing) != 1:
        return 0
    wanted = scene.unseen() if missing[0] < 0 else OF_KIND[missing[0]]
    return scene.in_ten(wanted, hidden)


def reached(
    scene: Scene, acting: Acting, found: list[Way], hidden: int
) -> tuple[tuple[int, str], ...]:
    """The numbers not resolved yet: made by what is left after paying, perhaps, or not."""
    pool = members(acting.pool())
    rests = []
    for way in found:
        gone = set(way.spent())
        rests.append([VALUE[card] for place, card in enumerate(pool) if place not in gone])
    known = {int(token.removeprefix("number-")) for token in scene.view.resolved}
    marks = []
    for number in NUMBERS:
        if number not in known:
            can = any(reachable(rest, number, number) for rest in rests)
            marks.append((number, "can" if can else "may" if hidden and rests else "not"))
    return tuple(marks)


def hints(scene: Scene, group: Group, price: Price) -> tuple[Note, ...]:
    """Who could give what is missing: guests who show it, the viewer's hand, a companion's."""
    found: list[Note] = []
    for slot in dict.fromkeys(price.missing):
        if slot == "any":
            continue
        thing = KIND[members(OF_KIND[SLOTS.index(slot)])[0]]
        others = [guest for guest in scene.alive() if guest not in group.guests]
        show = [guest for guest in others if shows(scene, guest, thing)]
        if show:
            found.append(note("table.hint.shown", slot=slot, guests=tuple(show[:3])))
        lacks = scene.seat is not None and scene.seat not in group.companions
        if lacks and scene.hand & OF_KIND[thing]:
            found.append(note("table.hint.yours", slot=slot))
        for seat in group.companions:
            player = scene.view.players[seat]
            if seat != scene.seat and isinstance(player.hand, int) and player.hand:
                found.append(note("table.hint.hand", slot=slot, seat=seat, count=player.hand))
    return tuple(found[:2])


def shows(scene: Scene, guest: str, thing: int) -> bool:
    """Whether a guest has the object openly or always."""
    return PERMANENT[GUEST[guest]] == thing or bool(scene.open_cards((guest,)) & OF_KIND[thing])


def rest_of(acting: Acting, way: Way) -> int:
    """The cards that stay after paying."""
    pool = members(acting.pool())
    return acting.pool() & ~sum(1 << pool[place] for place in way.spent())
