"""What does a ruse cost the table? What it hopes for as things stand, less what under the ruse.

Both are the planner's own estimates, from the same draws; of the difference only a part is lost for
good. If those who may pay are likely to stop the ruse, it costs them the cards instead.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import exp, sqrt
from typing import Final

from parlour.core.chance import Chance
from parlour.core.masks import members
from parlour.core.seats import Seat
from parlour.games.island.bot import drafts
from parlour.games.island.bot.outlook import POINTS_A_CARD, Outlook
from parlour.games.island.bot.planning import Part, Planner
from parlour.games.island.bot.prices import Prices
from parlour.games.island.bot.reading import scene_of
from parlour.games.island.bot.scene import Scene
from parlour.games.island.bot.thinking import Thinking
from parlour.games.island.content import (
    ABOUT_THE_PLAN,
    COST,
    COST_PER_GUEST,
    DOES,
    GUESTS,
    NUMBER,
    POINTS,
    RUSES,
    SITES,
    SORT,
)
from parlour.games.island.moves import Group
from parlour.games.island.scoring.effects import appetite
from parlour.games.island.scoring.ruses import payers
from parlour.games.island.state import Acting, State

SAMPLES: Final = 2
STARTS: Final = 2
SEED: Final = 1
"""Both sides of a comparison draw alike."""
SPREAD: Final = 2.0
"""By how much the value of a card differs from the mean."""
PLANNED: Final[frozenset[str]] = frozenset(
    {
        *("close_sites", "surcharge", "max_guests", "bench_player", "no_gift", "max_reveals"),
        "no_guest_abilities",
    }
)
"""Operations that the planner reckons with."""
LAMING: Final[frozenset[str]] = frozenset({"cannot_enter", "no_resolve"})
"""A group that is struck by one of these has nothing more to lose."""
SHARE: Final[dict[str, float]] = dict.fromkeys(LAMING, 1.0) | {"discard_random": 0.4}
"""How much of its hopes a group loses; the cards it loses count besides."""


class Stakes:
    """What there is to lose now."""

    def __init__(self, thinking: Thinking) -> None:
        self.thinking: Thinking = thinking
        self.state: State = thinking.state
        self.parts: list[Part] = []
        """The best plan he sees, before there is one."""
        self.hoped: float = self.hopes(self.state)
        self.prices: Prices = Prices(thinking.scene.phases_left)

    def harm(self, ruse: int, target: Seat | None) -> float:
        """What is lost on the whole, if he plays it now."""
        return self.in_all(ruse, payers(self.state, ruse, target), self.loss(ruse, target))

    def in_all(self, ruse: int, asked: Sequence[Seat], loss: float) -> float:
        """What is lost on the whole: the ruse works, or who is asked stops it with cards."""
        stopped = self.chance_of_stopping(ruse, asked)
        price = (POINTS[ruse] / POINTS_A_CARD + 0.5) * self.prices.hand_card
        return stopped * price + (1 - stopped) * loss

    def chance_of_stopping(self, ruse: int, asked: Sequence[Seat]) -> float:
        cards = sum([self.state.hands[seat].bit_count() for seat in asked])
        if not cards:
            return 0.0
        over = cards * POINTS_A_CARD - POINTS[ruse]
        return 1 / (1 + exp(-1.7 * over / (SPREAD * sqrt(cards))))

    def loss(self, ruse: int, target: Seat | None) -> float:
        """What is lost if it works."""
        state, prices, effect = self.state, self.prices, DOES[RUSES[ruse]]
        op, count = effect.op, effect.count or 0
        if op in PLANNED:
            lasting = prices.plan if op in ABOUT_THE_PLAN else prices.lasting
            return lasting * (self.hoped - self.hopes(self.under(ruse, target)))
        if op == "cover_numbers":
            return prices.lasting * (self.hoped - self.hopes(covered(state)))
        if op == "no_guest_draw":
            fed = state.alive.bit_count() - appetite(state, "guests_go_short")
            return max(fed, 0) * prices.guests_card
        if op == "no_player_draw":
            return prices.hand_card
        if op == "discard_random_each_player":
            return sum([prices.hand_card for seat in state.players() if state.hands[seat]])
        if op == "lose_ability":
            return prices.ability if target is not None and state.abilities[target] else 0.0
        if op == "discard_random" and target is not None:
            return min(count, state.hands[target].bit_count()) * prices.hand_card
        return self.loss_of_group(op)

    def loss_of_group(self, op: str) -> float:
        """Of the group about to act."""
        group = self.state.group
        if group is None:
            return 0.0
        worth = self.worth(self.scene(self.state), [as_planned(group)])
        return self.of_group(op, worth, entry_cards(group.site, len(group.guests)))

    def of_group(self, op: str, worth: float, price: int) -> float:
        """What a group loses of which so much is hoped, and which pays so many cards to enter."""
        cards = {"discard_random": 2, "no_resolve": price}.get(op, 0)
        lost = self.prices.lasting * SHARE.get(op, 0.03) * worth
        return lost + self.prices.guests_card * cards

    def under(self, ruse: int, target: Seat | None) -> State:
        """The table with the ruse in force."""
        other = self.state.copy()
        assert isinstance(other, State)
        effect = DOES[RUSES[ruse]]
        if target is not None:
            other.effects = (*other.effects, replace(effect, seat=target))
        elif other.group is None:
            other.effects = (*other.effects, effect)
        else:
            asked = payers(self.state, ruse, None)
            other.effects = (*other.effects, *[replace(effect, seat=seat) for seat in asked])
        return other

    def hopes(self, state: State) -> float:
        """The best plan there is, or what the groups still to act may find."""
        scene = self.scene(state)
        if state.group is None:
            return self.best_plan(scene)
        lamed = any(effect.op in LAMING for effect in state.group.effects)
        acting = [] if lamed else [as_planned(state.group)]
        return self.worth(scene, [*acting, *state.queue])

    def best_plan(self, scene: Scene) -> float:
        """The best plan found; at worst, what still can set out of the one without a ruse."""
        planner = Planner(scene, self.outlook(scene), Chance(SEED))
        parts = planner.plan(STARTS)
        kept = [part for part in self.parts if part[2] in scene.companions and planner.may(part)]
        self.parts = self.parts or parts
        return max(planner.total(parts), planner.total(kept))

    def scene(self, state: State) -> Scene:
        """As the accomplice knows it; the cards of the group at hand are with its guests again."""
        scene = scene_of(state, self.thinking.seat)
        group = state.group
        if group is not None:
            cards = members(group.up)
            for place, guest in enumerate(group.guests):
                scene.cards[guest] = cards[place :: len(group.guests)]
                scene.hidden[guest] = 0
            scene.hidden[group.guests[0]] = group.private.bit_count()
        return scene

    def worth(self, scene: Scene, groups: list[Group]) -> float:
        return drafts.worth(self.outlook(scene), tuple(groups))

    def outlook(self, scene: Scene) -> Outlook:
        return Outlook(scene, Chance(SEED), SAMPLES, self.thinking.weights)


def entry_cards(site: int, guests: int) -> int:
    """The slots that a group of so many guests owes."""
    return len(COST[site]) + len(COST_PER_GUEST[site]) * guests


def as_planned(group: Acting) -> Group:
    guests = tuple([GUESTS[guest] for guest in group.guests])
    return Group(SITES[group.site], guests, tuple(group.companions))


def covered(state: State) -> State:
    """The table with all numbers in sight turned down again."""
    other = state.copy()
    assert isinstance(other, State)
    for site, tokens in enumerate(state.tokens_up):
        for token in members(tokens):
            if SORT[token] == NUMBER:
                other.tokens_up[site] &= ~(1 << token)
                other.tokens_down[site] += bytes([token])
    return other
