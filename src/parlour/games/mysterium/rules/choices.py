"""Which moves may a seat choose among? What the law accepts, as a list (MYS-20)."""

from functools import lru_cache
from itertools import combinations, permutations
from typing import Final

from parlour.core.game import Move
from parlour.core.masks import members
from parlour.core.seats import CLOCK, Seat
from parlour.games.mysterium.content import BIT, CARDS, OF_KIND, SIGNS, VISIONS
from parlour.games.mysterium.law.ghostly import unserved
from parlour.games.mysterium.law.placing import PAIR, judges
from parlour.games.mysterium.moves import (
    READY,
    START_TIMER,
    TIME_UP,
    UNREADY,
    Crow,
    Give,
    Judge,
    Meant,
    Place,
    Reveal,
    SharedVision,
    Unjudge,
    Unplace,
    Vote,
)
from parlour.games.mysterium.rules.poll import awaited
from parlour.games.mysterium.scoring import crows_left
from parlour.games.mysterium.state import State, table

Cards = tuple[str, ...]
KEPT: Final = 64
"""Lists of gifts are long, and the same hand comes up again and again."""


def listed(state: State, seat: Seat) -> list[Move]:
    """Every legal move of a seat, of the clock's too; of any other number none."""
    if state.step == table.OVER:
        return []
    if seat == CLOCK:
        return [TIME_UP] if state.step == table.PLACING and state.table.seconds else []
    if seat == state.table.ghost:
        return of_the_ghost(state)
    if not 0 <= seat < state.table.seats:
        return []
    if state.step == table.PLACING:
        return of_a_psychic(state, seat)
    return votes(state, seat) if state.step == table.VOTING else []


# ---------------------------------------------------------------- the ghost


def of_the_ghost(state: State) -> list[Move]:
    """Gifts by colour, answers or shared visions, then the crows."""
    moves: list[Move] = []
    if state.step == table.VISIONS:
        moves += gifts(state)
    elif state.step == table.MANIFESTING:
        moves += answers(state)
    elif state.step == table.SHARED:
        moves += shared_visions(state)
    return moves + crows(state)


def hand(state: State) -> Cards:
    """The ghost's cards in the order of their names."""
    return tuple([VISIONS[card] for card in members(state.hand)])


def handfuls(held: int) -> list[Cards]:
    """Every set of at least one card, the small ones first; up to 127."""
    cards = [VISIONS[card] for card in members(held)]
    return [some for size in range(1, len(cards) + 1) for some in combinations(cards, size)]


@lru_cache(maxsize=KEPT)
def gifts_for(colour: str, held: int) -> list[Move]:
    return [Give(colour, cards) for cards in handfuls(held)]


@lru_cache(maxsize=KEPT)
def crows_with(held: int) -> list[Move]:
    return [Crow(cards) for cards in handfuls(held)]


def gifts(state: State) -> list[Move]:
    """To each psychic that is owed one; when none is, or no card is left, the sand is turned."""
    due = unserved(state)
    if not due or not state.hand:
        return [START_TIMER]
    moves: list[Move] = []
    for psychic in due:
        moves += gifts_for(state.table.colours[psychic], state.hand)
    return moves


def may_crow(state: State) -> bool:
    """Whether cards may be changed now (MYS-10.5, 10.9)."""
    if state.step >= table.VOTING or not state.hand or not crows_left(state):
        return False
    return state.step != table.PLACING or not state.table.strict_silence


def crows(state: State) -> list[Move]:
    return crows_with(state.hand) if may_crow(state) else []


def answers(state: State) -> list[Move]:
    return [Reveal(word) for i, word in enumerate(state.table.colours) if state.guessing(i)]


def shared_visions(state: State) -> list[Move]:
    """For each group each choice of three cards, each meant for one of its cards."""
    chosen = [Meant(*three) for three in permutations(hand(state), 3)]
    return [SharedVision(i + 1, cards) for i in range(len(state.groups)) for cards in chosen]


# ---------------------------------------------------------------- psychics


def of_a_psychic(state: State, seat: Seat) -> list[Move]:
    """Readiness first, then for each psychic of the seat its guesses and opinions."""
    moves = readiness(state, seat)
    for psychic in state.table.led[seat]:
        moves += guesses(state, psychic)
        moves += opinions(state, psychic)
    return moves


def readiness(state: State, seat: Seat) -> list[Move]:
    if state.ready & BIT[seat]:
        waiting: list[Move] = [UNREADY]
        return waiting
    due = [i for i in state.table.led[seat] if not state.is_finished(i) and not state.placed[i]]
    return [] if due else [READY]


def guesses(state: State, psychic: int) -> list[Move]:
    """Other cards of its board, and taking the guess back."""
    colour, placed = state.table.colours[psychic], state.placed[psychic]
    moves: list[Move] = []
    if not state.is_finished(psychic):
        for card in OF_KIND[state.stages[psychic]]:
            if state.laid & BIT[card] and card != placed:
                moves.append(Place(colour, CARDS[card]))
    if placed:
        moves.append(Unplace(colour))
    return moves


def opinions(state: State, psychic: int) -> list[Move]:
    """Tokens that may be added to the others' guesses, and those that may come back."""
    colours, held = state.table.colours, state.held
    moves: list[Move] = []
    for on, other in enumerate(colours):
        if judges(state, on) & BIT[psychic]:
            moves.append(Unjudge(colours[psychic], other))
        elif on != psychic and state.placed[on] and state.table.tracked:
            for sign, word in enumerate(SIGNS):
                if held[2 * psychic + sign]:
                    moves.append(Judge(colours[psychic], other, word))
    return moves


def votes(state: State, seat: Seat) -> list[Move]:
    """Every group; where two may change their minds, not the one named already."""
    groups = range(1, len(state.groups) + 1)
    if len(state.table.players) == PAIR:
        return [Vote(group) for group in groups if group != state.votes[seat]]
    may = seat in awaited(state) and not state.votes[seat]
    return [Vote(group) for group in groups] if may else []
