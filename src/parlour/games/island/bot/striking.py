"""How does the accomplice play once he is known? He buys ruses and plays those that hurt most."""

from collections.abc import Callable
from typing import Final

from parlour.core.game import Move
from parlour.games.island.bot import drafts
from parlour.games.island.bot.harming import Stakes
from parlour.games.island.bot.thinking import Thinking
from parlour.games.island.content import CARDS, LETTER, RUSES, members
from parlour.games.island.moves import AccompliceGo, ExchangeRuses, Pass, PlayRuse
from parlour.games.island.scoring import ruses

WORTH_A_RUSE: Final = 0.1
"""Clues that a ruse must cost; else it is kept for later."""


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
    stakes = Stakes(thinking)
    best: Move = Pass()
    most = WORTH_A_RUSE
    for ruse in members(state.ruses[thinking.seat]):
        letter = LETTER[ruse]
        if letter in state.ruse_letters or not ruses.fits_window(state, ruse):
            continue
        for target in state.players() if letter == "P" else (None,):
            harm = stakes.harm(ruse, target)
            if harm > most:
                most, best = harm, PlayRuse(RUSES[ruse], target)
    return best


OPENLY: Final[dict[str, Callable[[Thinking], Move]]] = {
    "exchange": exchange,
    "ruse": play_ruse,
    "group_ruse": play_ruse,
    "accomplice_move": go,
}
"""By phase, once he acts as what he is."""
