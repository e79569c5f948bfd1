"""How is a plan drafted? Group after group: a site, who leads, which guests (ISL-4).

A choice is offered only if the guests that have to be placed still find room afterwards.
"""

from collections.abc import Callable
from itertools import combinations
from typing import Any

from parlour.core.masks import members
from parlour.core.picks import Draft, Picks
from parlour.core.seats import Seat
from parlour.games.island.content import BEDROOM, GUEST, GUESTS, SITE, SITES
from parlour.games.island.moves import DraftPlan, Group
from parlour.games.island.scoring import plans
from parlour.games.island.state import State

Leaders = tuple[Seat, ...]


def fill(state: State, seat: Seat) -> Callable[[Draft], Picks]:
    room = Room(state)
    return lambda draft: after(Drafting(room, draft), draft)


def after(drafting: "Drafting", draft: Draft) -> Picks:
    number = len(drafting.groups)
    site = draft.get(f"groups.{number}.site")
    leaders = draft.get(f"groups.{number}.companions")
    if site is None:
        ways: Any = ((DraftPlan(tuple(drafting.groups)), draft),) if drafting.is_whole() else ()
        sites = [{f"groups.{number}.site": SITES[site]} for site in drafting.sites()]
        return Picks(ways, draft, tuple(sites))
    if leaders is None:
        found = drafting.leaders(SITE[site])
        return Picks((), draft, tuple([{f"groups.{number}.companions": who} for who in found]))
    guests = drafting.guests(leaders)
    return Picks((), draft, tuple([{f"groups.{number}.guests": who} for who in guests]))


class Room:
    """What the table allows, whatever is drafted."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.guests = plans.free_guests(state)
        self.most = plans.max_groups(state)
        self.per_player = plans.groups_per_player(state)
        self.must = plans.must_place(state)
        self.places = plans.open_places(state)
        self.closed = plans.closed_sites(state)
        self.size = [plans.group_size(state, seat) for seat in range(state.seats)]
        self.at_hand = [
            seat
            for seat in state.players()
            if not plans.is_benched(state, seat) and self.size[seat]
        ]
        self.joining = [seat for seat in self.at_hand if plans.may_join(state, seat)]
        self.barred = [
            [site for site in range(len(SITES)) if plans.is_barred(state, seat, site)]
            for seat in range(state.seats)
        ]


class Drafting:
    """The groups drafted so far, and the room that is left."""

    def __init__(self, room: Room, draft: Draft) -> None:
        self.room = room
        self.groups: list[Group] = []
        while f"groups.{len(self.groups)}.guests" in draft:
            key = f"groups.{len(self.groups)}"
            self.groups.append(
                Group(draft[f"{key}.site"], draft[f"{key}.guests"], draft[f"{key}.companions"])
            )
        self.led = [0] * room.state.seats
        self.free = room.guests
        for group in self.groups:
            for seat in group.companions:
                self.led[seat] += 1
            for guest in group.guests:
                self.free &= ~(1 << GUEST[guest])
        self.placed = sum(len(group.guests) for group in self.groups)

    def is_whole(self) -> bool:
        """Whether the groups so far make a plan (ISL-4.7, 4.12)."""
        return bool(self.groups) and self.placed >= self.room.must

    def sites(self) -> list[int]:
        """Where a further group could go."""
        if len(self.groups) >= self.room.most or not self.free:
            return []
        taken = [SITE[group.site] for group in self.groups]
        able = self.able()
        return [
            site
            for site in range(len(SITES))
            if not self.room.closed >> site & 1
            and taken.count(site) < (len(self.room.state.bedroom) if site == BEDROOM else 1)
            and any(self.may_go(who, site) for who in able)
        ]

    def leaders(self, site: int) -> list[Leaders]:
        """Who could lead a further group there, alone or with a second companion."""
        return [who for who in self.able() if self.may_go(who, site)]

    def may_go(self, leaders: Leaders, site: int) -> bool:
        """Whether none of them is barred from there."""
        return not any(site in self.room.barred[seat] for seat in leaders)

    def able(self) -> list[Leaders]:
        """Who could lead a further group somewhere."""
        ready = [seat for seat in self.room.at_hand if self.led[seat] < self.room.per_player]
        pairs = [
            (one, two) for two in ready if two in self.room.joining for one in ready if one != two
        ]
        every: list[Leaders] = [*[(seat,) for seat in ready], *pairs]
        return [who for who in every if self.fitting(who)]

    def fitting(self, leaders: Leaders) -> list[int]:
        """How many guests they could take, so that the others still find room."""
        most = min([self.free.bit_count(), *[self.room.size[seat] for seat in leaders]])
        further = self.room_after(leaders)
        return [
            count for count in range(1, most + 1) if self.placed + count + further >= self.room.must
        ]

    def room_after(self, leaders: Leaders) -> int:
        """The guests that all further groups could take."""
        room, groups = self.room, len(self.groups) + 1
        open_ones: list[int] = []
        for seat in room.at_hand:
            left = room.per_player - self.led[seat] - (seat in leaders)
            open_ones += [room.size[seat]] * left
        open_ones.sort(reverse=True)
        return sum(open_ones[: max(0, min(room.most, room.places) - groups)])

    def guests(self, leaders: Leaders) -> list[tuple[str, ...]]:
        """Which guests they could take."""
        free = [GUESTS[guest] for guest in members(self.free)]
        return [who for count in self.fitting(leaders) for who in combinations(free, count)]
