"""What is wrong with a plan? Group by group, guest by guest, companion by companion (ISL-16.12)."""

from parlour.core.seats import Seat
from parlour.games.island.content import BEDROOM, GUEST, MOST_GUESTS, SITE
from parlour.games.island.moves import ConfirmPlan, DraftPlan, Group, RejectPlan
from parlour.games.island.scoring import plans
from parlour.games.island.state import State


def why_not_draft(state: State, seat: Seat, move: DraftPlan) -> str | None:
    """Laying a draft (ISL-4, 16.1)."""
    if state.plan is not None:
        return "plan_open"
    if not move.groups:
        return "empty_plan"
    if len(move.groups) > plans.max_groups(state):
        return "too_many_groups"
    check = PlanCheck(state)
    for group in move.groups:
        code = check.why_not_group(group)
        if code is not None:
            return code
    return check.why_not_whole()


def why_not_answer(state: State, seat: Seat, move: ConfirmPlan | RejectPlan) -> str | None:
    """Being for or against it (ISL-16.2)."""
    return "no_plan" if state.plan is None else None


class PlanCheck:
    """What the groups looked at so far have taken."""

    def __init__(self, state: State) -> None:
        self.state: State = state
        self.closed: int = plans.closed_sites(state)
        self.benched: int = plans.benched_guests(state)
        self.taken: list[int] = []
        self.placed: int = 0
        self.led: list[int] = [0] * state.seats

    def why_not_group(self, group: Group) -> str | None:
        return (
            self.why_not_site(group.site)
            or self.why_not_guests(group)
            or self.why_not_companions(group)
        )

    def why_not_site(self, word: str) -> str | None:
        """A site takes one group, the bedroom one for each set (ISL-4.3, 4.12, 4.13, 9.7)."""
        if word not in SITE:
            return "unknown_site"
        site = SITE[word]
        if self.closed >> site & 1:
            return "site_closed"
        if site == BEDROOM:
            if self.taken.count(site) >= len(self.state.bedroom):
                return "bedroom_no_set"
        elif site in self.taken:
            return "site_taken"
        self.taken.append(site)
        return None

    def why_not_guests(self, group: Group) -> str | None:
        """Living guests who are free, each once, one to three (ISL-4.2, 4.4)."""
        for word in group.guests:
            if word not in GUEST:
                return "unknown_guest"
            guest = GUEST[word]
            if not self.state.alive >> guest & 1:
                return "guest_dead"
            if self.benched >> guest & 1:
                return "guest_benched"
            if self.placed >> guest & 1:
                return "guest_twice"
            self.placed |= 1 << guest
        return None if 1 <= len(group.guests) <= MOST_GUESTS else "group_size"

    def why_not_companions(self, group: Group) -> str | None:
        """Exactly one companion, or a second who may join (ISL-4.5, 10.8)."""
        state = self.state
        if not group.companions:
            return "no_companion"
        if len(group.companions) > 1:
            first, second = group.companions[:2]
            two = len(group.companions) == 2 and first != second
            if not two or not plans.may_join(state, second):
                return "too_many_companions"
        site = SITE[group.site]
        for seat in group.companions:
            code = self.why_not_companion(seat, site, len(group.guests))
            if code is not None:
                return code
        return None

    def why_not_companion(self, seat: Seat, site: int, guests: int) -> str | None:
        state = self.state
        if not 0 <= seat < state.seats:
            return "unknown_seat"
        if seat not in state.players():
            return "not_a_companion"
        if plans.is_benched(state, seat):
            return "companion_benched"
        if plans.is_barred(state, seat, site):
            return "companion_barred"
        if guests > plans.group_size(state, seat):
            return "group_size"
        self.led[seat] += 1
        return None

    def why_not_whole(self) -> str | None:
        """Nobody leads too many groups, and nobody who could go is left out (ISL-4.6, 4.7)."""
        if max(self.led) > plans.groups_per_player(self.state):
            return "companion_overloaded"
        if self.placed.bit_count() < plans.must_place(self.state):
            return "guests_left_out"
        return None
