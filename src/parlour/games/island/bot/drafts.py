"""Which plan to propose, and what to say to another's?"""

from parlour.core.masks import members
from parlour.core.seats import Seat
from parlour.games.island.bot.outlook import Outlook
from parlour.games.island.bot.planning import Part, Planner
from parlour.games.island.bot.thinking import Thinking
from parlour.games.island.content import GUEST, GUESTS, SITE, SITES
from parlour.games.island.moves import ConfirmPlan, DraftPlan, Group, RejectPlan

GOOD_ENOUGH = 0.6
"""A draft worth this share of one's own is agreed to."""


def draft(thinking: Thinking, samples: int, starts: int) -> DraftPlan:
    """The best plan found, the most promising group first."""
    outlook = thinking.outlook(samples)
    parts = Planner(thinking.scene, outlook, thinking.chance).plan(starts)
    return DraftPlan(as_groups(in_order(parts, outlook)))


def in_order(parts: list[Part], outlook: Outlook) -> list[Part]:
    return sorted(parts, key=lambda part: -outlook.value(*part))


def as_groups(parts: list[Part]) -> tuple[Group, ...]:
    return tuple(
        [
            Group(SITES[site], tuple([GUESTS[guest] for guest in members(guests)]), (seat,))
            for guests, site, seat in parts
        ]
    )


def as_part(group: Group) -> Part:
    """A group in small numbers, with the first of its companions."""
    guests = sum([1 << GUEST[word] for word in group.guests])
    return guests, SITE[group.site], group.companions[0]


def worth(outlook: Outlook, groups: tuple[Group, ...]) -> float:
    """What is hoped for from a plan; of two companions the better counts."""
    total = 0.0
    for group in groups:
        guests = sum([1 << GUEST[word] for word in group.guests])
        seats: list[Seat] = [seat for seat in group.companions if seat in outlook.scene.companions]
        total += max([outlook.value(guests, SITE[group.site], seat) for seat in seats], default=0.0)
    return total


def answer(thinking: Thinking, samples: int) -> ConfirmPlan | RejectPlan:
    """Agree unless one could do much better oneself."""
    plan = thinking.state.plan
    assert plan is not None
    outlook = thinking.outlook(samples)
    parts = Planner(thinking.scene, outlook, thinking.chance).plan(1)
    own = sum([outlook.value(*part) for part in parts])
    good = worth(outlook, plan.groups) >= GOOD_ENOUGH * own
    return ConfirmPlan() if good else RejectPlan()
