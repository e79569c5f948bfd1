"""How is a plan drafted? Group after group: a site, who leads, which guests (ISL-4).

A choice is offered only if the guests that have to be placed still find room afterwards.
"""

from itertools import combinations
from typing import Any

from parlour.core.picks import Draft, Picks
from parlour.core.seats import Seat
from parlour.games.island.content import BEDROOM, GUEST, GUESTS, SITE, SITES, members
from parlour.games.island.moves import DraftPlan, Group
from parlour.games.island.scoring import plans
from parlour.games.island.state import State

Leaders = tuple[Seat, ...]


def fill(state: State, seat: Seat, draft: Draft) -> Picks:
    drafting = Drafting(state, draft)
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


class Drafting:
    """The groups drafted so far, and the room that is left."""

    def __init__(self, state: State, draft: Draft) -> None:
        self.state = state
        self.groups: list[Group] = []
        while f"groups.{len(self.groups)}.guests" in draft:
            key = f"groups.{len(self.groups)}"
            self.groups.append(
                Group(draft[f"{key}.site"], draft[f"{key}.guests"], draft[f"{key}.companions"])
            )
        self.led = [0] * state.seats
        self.free = plans.free_guests(state)
        for group in self.groups:
            for seat in group.companions:
                self.led[seat] += 1
            for guest in group.guests:
                self.free &= ~(1 << GUEST[guest])
        self.most = plans.max_groups(state)
        self.per_player = plans.groups_per_player(state)
        self.placed = sum(len(group.guests) for group in self.groups)
        self.must = plans.must_place(state)
        self.size = [plans.group_size(state, seat) for seat in range(state.seats)]
        self.at_hand = [
            seat
            for seat in state.players()
            if not plans.is_benched(state, seat) and self.size[seat]
        ]

    def is_whole(self) -> bool:
        """Whether the groups so far make a plan (ISL-4.7, 4.12)."""
        return bool(self.groups) and self.placed >= self.must

    def sites(self) -> list[int]:
        """Where a further group could go."""
        if len(self.groups) >= self.most or not self.free:
            return []
        closed = plans.closed_sites(self.state)
        taken = [SITE[group.site] for group in self.groups]
        return [
            site
            for site in range(len(SITES))
            if not closed >> site & 1
            and taken.count(site) < (len(self.state.bedroom) if site == BEDROOM else 1)
            and self.leaders(site)
        ]

    def leaders(self, site: int) -> list[Leaders]:
        """Who could lead a further group there, alone or with a second companion."""
        ready = [
            seat
            for seat in self.at_hand
            if self.led[seat] < self.per_player and not plans.is_barred(self.state, seat, site)
        ]
        pairs = [
            (one, two)
            for two in ready
            if plans.may_join(self.state, two)
            for one in ready
            if one != two
        ]
        every: list[Leaders] = [*[(seat,) for seat in ready], *pairs]
        return [who for who in every if self.fitting(who)]

    def fitting(self, leaders: Leaders) -> list[int]:
        """How many guests they could take, so that the others still find room."""
        most = min([self.free.bit_count(), *[self.size[seat] for seat in leaders]])
        room = self.room_after(leaders)
        return [count for count in range(1, most + 1) if self.placed + count + room >= self.must]

    def room_after(self, leaders: Leaders) -> int:
        """The guests that all further groups could take."""
        open_ones: list[int] = []
        for seat in self.at_hand:
            left = self.per_player - self.led[seat] - (seat in leaders)
            open_ones += [self.size[seat]] * left
        open_ones.sort(reverse=True)
        groups = len(self.groups) + 1
        places = plans.open_places(self.state) - groups
        return sum(open_ones[: max(0, min(self.most - groups, places))])

    def guests(self, leaders: Leaders) -> list[tuple[str, ...]]:
        """Which guests they could take."""
        free = [GUESTS[guest] for guest in members(self.free)]
        return [who for count in self.fitting(leaders) for who in combinations(free, count)]
