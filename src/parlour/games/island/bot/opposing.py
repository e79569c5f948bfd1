"""How does the accomplice play? Unknown he passes as helpful; known he plays his ruses.

Unknown, he does harm where the open cards cannot give him away: the table sees what lay face up, so
he may leave a number or stay outside only if the open cards alone would not have done. He drafts
plans that are just good enough, gives nothing, and votes against the table while others could have
done it.
"""

from collections.abc import Callable
from typing import Final

from parlour.core.game import Move
from parlour.core.seats import Seat
from parlour.games.island.bot import drafts, leading
from parlour.games.island.bot.planning import Planner
from parlour.games.island.bot.thinking import Thinking
from parlour.games.island.content import (
    CARDS,
    DOES,
    KIND,
    LETTER,
    MAY_REVEAL,
    RUSES,
    TOTAL,
    VALUE,
    members,
)
from parlour.games.island.moves import (
    AccompliceGo,
    Decide,
    DraftPlan,
    Enter,
    ExchangeRuses,
    Give,
    Leave,
    Pass,
    PlayRuse,
    Resolve,
    Skip,
)
from parlour.games.island.scoring import entry, numbers, ruses
from parlour.games.island.solver import payable, reachable
from parlour.games.island.solver.means import Means
from parlour.games.island.state import NONE

PASSABLE: Final = 0.7
"""A draft of his is worth this share of the best, so that the others agree."""
STRIKES: Final = 0.6
"""How often he votes against the table, where he may have been anybody."""
HARM: Final[dict[str, float]] = {
    "close_sites": 0.7,
    "surcharge": 0.6,
    "no_gift": 0.5,
    "no_guest_draw": 0.8,
    "discard_random_each_player": 0.3,
    "max_guests": 0.8,
    "discard_random": 0.3,
    "bench_player": 0.5,
    "max_reveals": 0.3,
    "no_player_draw": 0.1,
    "cannot_enter": 1.0,
    "no_resolve": 0.9,
    "no_guest_abilities": 0.5,
    "random_distribution": 0.1,
}
"""By operation, about how much of a clue it costs."""
WORTH_A_RUSE: Final = 0.25


def step_forward(thinking: Thinking) -> Move | None:
    """Out of turn he shows himself only when hiding serves no longer: time is short for the
    ruses, and the others' cards are many (ISL-11.7)."""
    state = thinking.state
    if not thinking.against or state.revealed != NONE or state.track.bit_count() < MAY_REVEAL:
        return None
    return None


def play(thinking: Thinking) -> Move | None:
    """The accomplice's move, or None where he does what anybody would."""
    state = thinking.state
    if state.revealed == thinking.seat and state.acting:
        return OPENLY[state.phase](thinking)
    if state.phase == "planning" and state.plan is None:
        return draft(thinking)
    if state.phase == "setback_vote":
        return vote(thinking)
    if state.phase == "group" and state.acting_group().proposal is None:
        return spoil(thinking)
    return None


# ------------------------------------------------------------ in secret


def draft(thinking: Thinking) -> Move:
    """The poorest of several plans that can pass for good."""
    outlook = thinking.outlook(2)
    planner = Planner(thinking.scene, outlook, thinking.chance)
    best = planner.plan(3)
    top = planner.total(best)
    poor, least = best, top
    for _ in range(30):
        parts = planner.start()
        value = planner.total(parts)
        if PASSABLE * top <= value < least:
            poor, least = parts, value
    return DraftPlan(drafts.as_groups(drafts.in_order(poor, outlook)))


def vote(thinking: Thinking) -> Move:
    """Against the table, while two others could have been it."""
    hidden = thinking.state.seats - 2 >= 2
    strikes = hidden and thinking.chance.below(100) < 100 * STRIKES
    return Decide("negative" if strikes else "positive")


def spoil(thinking: Thinking) -> Move:
    """What a helpful companion would do, unless something worse looks the same."""
    move = leading.lead(thinking)
    if isinstance(move, Give):
        group = thinking.state.acting_group()
        if group.stage == "distribution":
            return leading.dealt(members(group.pool()), group.guests)
        return Skip() if group.stage == "entry" else Leave()
    if isinstance(move, Enter) and not open_cards_pay(thinking):
        return Skip()
    if isinstance(move, Resolve) and not open_cards_meet(thinking):
        return Leave()
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


# ------------------------------------------------------------ known


def exchange(thinking: Thinking) -> Move:
    """As many ruses as the hand buys; the rest of it is lost anyway (ISL-13.3)."""
    state = thinking.state
    hand = members(state.hands[thinking.seat])
    take = min(state.ruse_pile.bit_count(), len(hand) // 2)
    return ExchangeRuses(take, tuple([CARDS[card] for card in hand[: 2 * take]]))


def go(thinking: Thinking) -> Move:
    """Where the most promising group goes."""
    state = thinking.state
    if not state.queue:
        return Pass()
    outlook = thinking.outlook(2)
    best = max(state.queue, key=lambda group: drafts.worth(outlook, (group,)))
    return AccompliceGo(best.site)


def play_ruse(thinking: Thinking) -> Move:
    """The ruse that hurts most now, if it hurts enough."""
    state = thinking.state
    best: Move = Pass()
    most = WORTH_A_RUSE
    for ruse in members(state.ruses[thinking.seat]):
        letter = LETTER[ruse]
        if letter in state.ruse_letters or not ruses.fits_window(state, ruse):
            continue
        for target in state.players() if letter == "P" else (None,):
            harm = harm_of(thinking, ruse, target)
            if harm > most:
                most, best = harm, PlayRuse(RUSES[ruse], target)
    return best


def harm_of(thinking: Thinking, ruse: int, target: Seat | None) -> float:
    """About how much of a clue a ruse costs the table now."""
    state = thinking.state
    op = DOES[RUSES[ruse]].op
    if op == "cover_numbers":
        return 0.4 * sum([1 for number in thinking.scene.number if number])
    if op == "lose_ability":
        return 0.3 if target is not None and state.abilities[target] else 0.0
    harm = HARM.get(op, 0.3)
    if state.phase == "group_ruse":
        group = state.acting_group()
        if target is not None and target not in group.companions:
            return 0.0
        harm *= min(1.0, at_stake(thinking))
    if target is not None:
        harm *= 1.2 - 0.1 * min(state.hands[target].bit_count(), 8)
    return harm


def at_stake(thinking: Thinking) -> float:
    """What the group about to act may find."""
    group = thinking.state.acting_group()
    scene = thinking.scene
    cards = members(group.up)
    for place, guest in enumerate(group.guests):
        scene.cards[guest] = cards[place :: len(group.guests)]
        scene.hidden[guest] = 0
    scene.hidden[group.guests[0]] = group.private.bit_count()
    guests = sum([1 << guest for guest in group.guests])
    outlook = thinking.outlook(2)
    seats = [seat for seat in group.companions if seat in scene.companions]
    return max([outlook.value(guests, group.site, seat) for seat in seats], default=0.0)


OPENLY: Final[dict[str, Callable[[Thinking], Move]]] = {
    "exchange": exchange,
    "ruse": play_ruse,
    "group_ruse": play_ruse,
    "accomplice_move": go,
}
"""By phase, once he acts as what he is."""
