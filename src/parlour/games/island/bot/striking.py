"""How does the accomplice play once he is known? He buys ruses and plays those that hurt most."""

from collections.abc import Callable
from typing import Final

from parlour.core.game import Move
from parlour.core.seats import Seat
from parlour.games.island.bot import drafts
from parlour.games.island.bot.thinking import Thinking
from parlour.games.island.content import (
    CARDS,
    DOES,
    LETTER,
    RUSES,
    members,
)
from parlour.games.island.moves import AccompliceGo, ExchangeRuses, Pass, PlayRuse
from parlour.games.island.scoring import ruses

HARM: Final[dict[str, float]] = {
    "close_sites": 0.5,
    "surcharge": 0.6,
    "no_gift": 1.0,
    "no_guest_draw": 1.5,
    "discard_random_each_player": 0.4,
    "max_guests": 1.0,
    "discard_random": 0.4,
    "bench_player": 0.4,
    "max_reveals": 0.3,
    "no_player_draw": 0.1,
    "cannot_enter": 1.0,
    "no_resolve": 0.9,
    "no_guest_abilities": 0.5,
    "random_distribution": 0.1,
}
"""By operation, about how much of a clue it costs if it hits all, or the group at hand."""
ONE_OF_ALL: Final = 0.45
"""How much of that it costs if it hits one player."""
WORTH_A_RUSE: Final = 0.15


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
    elif target is not None:
        harm *= ONE_OF_ALL
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
