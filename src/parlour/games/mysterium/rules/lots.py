"""One of a seat's moves at random, found without the list.

Drawn evenly, a move would rarely lead on: most of what a psychic may do takes everybody's readiness
back, and half of a ghost's moves would be crows. So what leads on is drawn more often; every listed
move can still come.
"""

from typing import Final

from parlour.core.chance import Chance
from parlour.core.game import Move
from parlour.core.seats import CLOCK, Seat
from parlour.games.mysterium.law.ghostly import unserved
from parlour.games.mysterium.moves import READY, START_TIMER, Crow, Give, Meant, Place, SharedVision
from parlour.games.mysterium.rules.choices import answers, guesses, hand, listed, may_crow
from parlour.games.mysterium.state import State
from parlour.games.mysterium.state.table import MANIFESTING, PLACING, SHARED, VISIONS

RARELY: Final = 16
"""One move in so many is a crow, or any other that is listed."""
OFTEN_READY: Final = 8
FEW: Final = 3
"""A gift mostly holds so many cards at most."""

Cards = tuple[str, ...]


def drawn_by_lot(state: State, seat: Seat, chance: Chance) -> Move:
    """A listed move; the seat must have one."""
    if seat == state.table.ghost:
        return of_the_ghost(state, chance)
    if state.step == PLACING and seat != CLOCK:
        return of_a_psychic(state, seat, chance)
    return chance.pick(listed(state, seat))


def of_the_ghost(state: State, chance: Chance) -> Move:
    if may_crow(state) and (state.step == PLACING or not chance.below(RARELY)):
        return Crow(some(hand(state), chance))
    if state.step == VISIONS:
        return gift(state, chance)
    if state.step == MANIFESTING:
        return chance.pick(answers(state))
    if state.step == SHARED and len(hand(state)) >= FEW and state.groups:
        meant = Meant(*chance.shuffled(hand(state))[:FEW])
        return SharedVision(1 + chance.below(len(state.groups)), meant)
    return chance.pick(listed(state, state.table.ghost))


def gift(state: State, chance: Chance) -> Move:
    """A few cards for anybody who is owed some, now and then many."""
    due, cards = unserved(state), hand(state)
    if not due or not cards:
        return START_TIMER
    colour = state.table.colours[chance.pick(due)]
    if not chance.below(RARELY):
        return Give(colour, some(cards, chance))
    size = min(len(cards), 1 + chance.below(FEW))
    return Give(colour, tuple(sorted(chance.shuffled(cards)[:size])))


def some(cards: Cards, chance: Chance) -> Cards:
    """Any set of at least one card, all equally likely."""
    number = 1 + chance.below((1 << len(cards)) - 1)
    return tuple([card for i, card in enumerate(cards) if number >> i & 1])


def of_a_psychic(state: State, seat: Seat, chance: Chance) -> Move:
    """First a guess, then mostly `ready`."""
    for psychic in state.table.led[seat]:
        if not state.is_finished(psychic) and not state.placed[psychic] and chance.below(RARELY):
            places = [move for move in guesses(state, psychic) if isinstance(move, Place)]
            if places:
                return chance.pick(places)
    moves = listed(state, seat)
    if READY in moves and chance.below(OFTEN_READY):
        return READY
    return chance.pick(moves)
