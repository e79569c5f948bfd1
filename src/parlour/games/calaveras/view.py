"""Who sees what? The table of section 12, field by field, and its inverse."""

from collections.abc import Sequence
from dataclasses import replace

from parlour.core.chance import Chance
from parlour.core.game import Event
from parlour.core.seats import Seat
from parlour.core.sight import Sight, everybody, nobody, own_seat, redacted
from parlour.games.calaveras.content import CARDS, DECK
from parlour.games.calaveras.options import Options
from parlour.games.calaveras.position import Pile, Position
from parlour.games.calaveras.rules import Calaveras, laid_out
from parlour.games.calaveras.state import State

SIGHT: dict[str, Sight] = {
    "phase": everybody,
    "turn": everybody,
    "ghost": everybody,
    "nicole": everybody,
    "innocent": everybody,
    "suspect": everybody,
    "fronts": everybody,
    "points": everybody,
    "hands": own_seat,  # CAL-12.1
    "draw": nobody,  # CAL-12.2
    "discard": everybody,
    "guilty": everybody,
    "played": everybody,
}


def seen_by(state: State, seat: Seat | None) -> Position:
    """The position as a seat sees it, None a spectator; the end opens nothing (CAL-12, 16.11)."""
    seen = redacted(state.position(), seat, SIGHT)
    return Position(**seen | {"seat": seat})


def guess(view: Position, heard: Sequence[Event], options: Options, chance: Chance) -> Calaveras:
    """A possible truth behind a view: the cards nobody showed, dealt again.

    What was heard adds nothing: all that a seat ever learns of hidden cards lies in its view, for a
    hand only changes by cards that its seat draws unseen or lays face up.
    """
    unseen = list(DECK_WORDS)
    for word in shown(view):
        unseen.remove(word)
    cards = chance.shuffled(unseen)
    hands: dict[Seat, Pile] = {seat: dealt(hand, cards) for seat, hand in view.hands.items()}
    draw = dealt(view.draw, cards)
    return laid_out(replace(view, seat=None, hands=hands, draw=draw), len(hands), options)


DECK_WORDS = tuple(CARDS[card] for card in DECK)


def shown(view: Position) -> list[str]:
    """Every card that lies open in the view."""
    piles = [
        view.innocent,
        view.suspect,
        view.discard,
        view.draw,
        *view.fronts.values(),
        *view.hands.values(),
    ]
    return [word for pile in piles if not isinstance(pile, int) for word in pile]


def dealt(pile: Pile, cards: list[str]) -> tuple[str, ...]:
    """The pile itself if it lies open, else as many cards from the end of the list, which lose
    them."""
    if not isinstance(pile, int):
        return pile
    taken = cards[len(cards) - pile :]
    del cards[len(cards) - pile :]
    return tuple(taken)
