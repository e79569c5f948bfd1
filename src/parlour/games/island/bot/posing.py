"""How does the accomplice play while nobody knows him? He passes as helpful.

The table sees the open cards. So he leaves a number, or stays outside, only where the open cards
alone would not have done better, and only as long as others look no better than he. His plans are
just good enough for the table to agree, and he leads the group that matters most. He pays with the
best cards, gives nothing, and votes against the table while others could have done it.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Final

from parlour.core.game import Move
from parlour.core.masks import members
from parlour.games.island.bot import drafts, leading
from parlour.games.island.bot.planning import Part, Planner
from parlour.games.island.bot.suspicion import IDLE, LEFT, suspicion
from parlour.games.island.bot.thinking import Thinking
from parlour.games.island.bot.worth import KEEP
from parlour.games.island.content import CARD, CARDS, KIND, TOTAL, VALUE
from parlour.games.island.moves import Decide, DraftPlan, Enter, Give, Leave, Resolve, Skip
from parlour.games.island.scoring import entry, numbers
from parlour.games.island.solver import Means, exact, payable, reachable

PASSABLE: Final = 0.7
"""A draft of his is worth this share of the best, so that the others agree."""
TRIES: Final = 60
ALIKE: Final = 0.7
"""Somebody who looks as bad as this share of him can have been it."""
COVER: Final = 3
LATE: Final = 2
"""So many phases before the end it no longer matters what is known of him."""
STRIKES: Final = 90
"""So often of a hundred he votes against the table, where it may have been anybody."""


def draft(thinking: Thinking) -> DraftPlan:
    """The best plan, made poorer step by step as long as it can pass for good."""
    outlook = thinking.outlook(2)
    planner = Planner(thinking.scene, outlook, thinking.chance)
    parts = planner.plan(2)
    floor = PASSABLE * planner.total(parts)
    harm = serves(thinking, planner, parts)
    for _ in range(TRIES):
        other = changed(thinking, planner, parts)
        if planner.total(other) >= floor and serves(thinking, planner, other) < harm:
            parts, harm = other, serves(thinking, planner, other)
    return DraftPlan(drafts.as_groups(drafts.in_order(parts, outlook)))


def serves(thinking: Thinking, planner: Planner, parts: Sequence[Part]) -> float:
    """What the table will really have of a plan: nothing of the group he leads himself."""
    return planner.total([part for part in parts if part[2] != thinking.seat])


def changed(thinking: Thinking, planner: Planner, parts: list[Part]) -> list[Part]:
    """Two groups exchange their companions or their sites, if they may."""
    if len(parts) < 2:
        return parts
    one, two = thinking.chance.shuffled(range(len(parts)))[:2]
    (guests, site, seat), (guests2, site2, seat2) = parts[one], parts[two]
    other = list(parts)
    if thinking.chance.below(2):
        other[one], other[two] = (guests, site, seat2), (guests2, site2, seat)
    else:
        other[one], other[two] = (guests, site2, seat), (guests2, site, seat2)
    return other if all(planner.may(part) for part in other) else parts


def vote(thinking: Thinking) -> Decide:
    """Against the table, while three others who vote look as bad as he, and at the very end.

    A vote against clears whoever had none, and soon only he is left: known, he leads no group that
    matters, and that costs the table more than setbacks do.
    """
    state = thinking.state
    odds = suspicion(state, state.seats, thinking.heard)
    voters = [one for one in range(state.seats) if one not in (thinking.seat, state.excluded)]
    alike = [one for one in voters if odds[one] >= ALIKE * odds[thinking.seat]]
    covered = len(alike) >= COVER or thinking.scene.phases_left <= LATE
    strikes = covered and thinking.chance.below(100) < STRIKES
    return Decide("negative" if strikes else "positive")


def spoil(thinking: Thinking) -> Move:
    """What a helpful companion would do, unless something worse looks the same."""
    move = leading.lead(thinking)
    stage = thinking.state.acting_group().stage
    if stage == "distribution":
        group = thinking.state.acting_group()
        return leading.dealt(members(group.pool()), group.guests)
    if stage == "entry" and isinstance(move, Give | Enter):
        hidden = not open_cards_pay(thinking) and not stands_out(thinking, IDLE)
        return Skip() if hidden else move
    if isinstance(move, Give | Resolve):
        if not open_cards_meet(thinking) and not stands_out(thinking, LEFT):
            return Leave()
        return dearly(thinking, move) if isinstance(move, Resolve) else move
    return move


def stands_out(thinking: Thinking, failure: float) -> bool:
    """One more failure would make him the first suspect of somebody who knows no card."""
    odds = suspicion(thinking.state, thinking.state.seats, thinking.heard)
    own = odds[thinking.seat] * failure
    return own > max([odds[one] for one in range(thinking.state.seats) if one != thinking.seat])


def dearly(thinking: Thinking, move: Resolve) -> Resolve:
    """The number is met with the cards that will be missed most."""
    pool = members(thinking.state.acting_group().pool())
    total = sum([VALUE[CARD[word]] for word in move.cards])
    ways = exact([VALUE[card] for card in pool], total, [-KEEP[card] for card in pool])
    for _, places in islice(ways, 1):
        return Resolve(tuple([CARDS[pool[place]] for place in places]), move.effect)
    return move


def open_cards_pay(thinking: Thinking) -> bool:
    """Everybody can see that the group could enter."""
    state = thinking.state
    group = state.acting_group()
    whole = entry.means(state, group)
    shown = Means(
        [KIND[card] for card in members(group.up)], whole.guests, whole.waivers, whole.unpaired
    )
    return payable(leading.slots(thinking), shown)


def open_cards_meet(thinking: Thinking) -> bool:
    """Everybody can see that the group could meet the number."""
    state = thinking.state
    group = state.acting_group()
    values = [VALUE[card] for card in members(group.up)]
    return any(
        reachable(values, TOTAL[token], TOTAL[token]) for token in numbers.in_sight(state, group)
    )
