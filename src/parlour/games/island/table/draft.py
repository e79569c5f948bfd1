"""Where does the viewer's plan stand? Groups drafted so far, and the guest who is lifted.

A draft comes from the address of a page, so it may be stale or rubbish: what does not fit the view
is dropped. A group is `g0=pier:1.4:greta_moll.osric_pell`: site, companions, guests; `up` is the
guest in the hand. What is pressed to alter the draft says `told` as well; a page that is drawn
again, or opened beside it, does not.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import urlencode

from parlour.core.seats import Seat
from parlour.games.island.content import MOST_GUESTS, SITE
from parlour.games.island.moves import DraftPlan, Group
from parlour.games.island.table.pieces import Query

MOST: Final = 8
"""Groups that are read from an address."""
TOLD: Final = "told"


def query(words: Mapping[str, str]) -> Query:
    return urlencode(words, safe=":.,")


@dataclass(frozen=True)
class PlanDraft:
    """Groups in the order in which they act; who is lifted belongs to none or still to his own."""

    groups: tuple[Group, ...] = ()
    up: str | None = None

    def at(self, site: str) -> int | None:
        """The group that goes there; of several at the bedroom the last."""
        found = [number for number, group in enumerate(self.groups) if group.site == site]
        return found[-1] if found else None

    def of(self, guest: str) -> int | None:
        for number, group in enumerate(self.groups):
            if guest in group.guests:
                return number
        return None

    def led(self, seat: Seat) -> int:
        """How many groups a player goes with."""
        return sum(seat in group.companions for group in self.groups)

    def without(self, guest: str) -> "PlanDraft":
        kept = [
            replace(group, guests=tuple([one for one in group.guests if one != guest]))
            for group in self.groups
        ]
        return replace(self, groups=tuple([group for group in kept if group.guests]))

    def lifting(self, guest: str | None) -> "PlanDraft":
        return replace(self, up=guest)

    def joined(self, guest: str, site: str, leaders: tuple[Seat, ...]) -> "PlanDraft":
        """The guest goes there: with the group that does, or in a new one."""
        rest = self.without(guest)
        number = rest.at(site)
        if number is None or len(rest.groups[number].guests) >= MOST_GUESTS:
            groups = (*rest.groups, Group(site, (guest,), leaders))
        else:
            group = rest.groups[number]
            groups = rest.with_group(number, replace(group, guests=(*group.guests, guest))).groups
        return PlanDraft(groups)

    def with_group(self, number: int, group: Group) -> "PlanDraft":
        groups = [group if n == number else old for n, old in enumerate(self.groups)]
        return replace(self, groups=tuple(groups))

    def led_by(self, number: int, leaders: tuple[Seat, ...]) -> "PlanDraft":
        return self.with_group(number, replace(self.groups[number], companions=leaders))

    def earlier(self, number: int) -> "PlanDraft":
        """The group acts before the one that was before it."""
        groups = list(self.groups)
        groups[number - 1], groups[number] = groups[number], groups[number - 1]
        return replace(self, groups=tuple(groups))

    def dissolved(self, number: int) -> "PlanDraft":
        groups = [group for n, group in enumerate(self.groups) if n != number]
        return replace(self, groups=tuple(groups))

    @property
    def move(self) -> DraftPlan:
        return DraftPlan(self.groups)

    def words(self) -> dict[str, str]:
        """As an address spells it."""
        found = {f"g{number}": spelled(group) for number, group in enumerate(self.groups)}
        return found | ({"up": self.up} if self.up else {})

    def query(self) -> Query:
        """For what is pressed: the draft becomes this, and the others see it."""
        return query(self.words() | {TOLD: "1"})


def spelled(group: Group) -> str:
    return ":".join([group.site, ".".join(map(str, group.companions)), ".".join(group.guests)])


def read_draft(words: Mapping[str, str], free: Sequence[str], players: Sequence[Seat]) -> PlanDraft:
    """The draft of an address, as far as these guests and players can be sent."""
    left = set(free)
    groups = []
    for number in range(MOST):
        parts = words.get(f"g{number}", "").split(":")
        if len(parts) == 3 and parts[0] in SITE:
            guests = tuple(taken(parts[2], left))[:MOST_GUESTS]
            leaders = dict.fromkeys(
                [seat for seat in players if str(seat) in parts[1].split(".")[:2]]
            )
            order = sorted(leaders, key=lambda seat: parts[1].split(".").index(str(seat)))
            if guests:
                groups.append(Group(parts[0], guests, tuple(order)))
    up = words.get("up", "")
    return PlanDraft(tuple(groups), up if up in free else None)


def taken(text: str, left: set[str]) -> Iterator[str]:
    for word in text.split("."):
        if word in left:
            left.remove(word)
            yield word


# ---------------------------------------------------------------- sets of cards


def picked(words: Mapping[str, str], known: Sequence[str]) -> tuple[str, ...]:
    """The cards picked so far, as far as they are there."""
    wanted = words.get("cards", "").split(".")
    return tuple([card for card in known if card in wanted])


def toggled(cards: Sequence[str], card: str) -> str:
    """The set with a card put in, or taken out, as an address spells it."""
    kept = [one for one in cards if one != card]
    return ".".join(kept if len(kept) < len(cards) else [*kept, card])
