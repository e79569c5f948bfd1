"""Which words are a move of this match at all? The rest is `bad_move` (MYS-21.2 to 21.4)."""

from collections.abc import Callable
from typing import Any, Final

from parlour.core.game import Move
from parlour.core.seats import CLOCK, Seat
from parlour.games.mysterium.content import CARD, PSYCHIC, SIGN, VISION
from parlour.games.mysterium.moves import (
    Crow,
    Give,
    Judge,
    Meant,
    Place,
    Ready,
    Reveal,
    SharedVision,
    StartTimer,
    TimeUp,
    Unjudge,
    Unplace,
    Unready,
    Vote,
)
from parlour.games.mysterium.state import State


def is_malformed(state: State, seat: Seat, move: Move) -> bool:
    """No move at all, a thing that is not in this match, or a sender that cannot send it."""
    if not (seat == CLOCK or 0 <= seat < state.table.seats):
        return True
    if (seat == CLOCK) != isinstance(move, TimeUp):
        return True
    fits = SHAPES.get(type(move))
    return fits is None or not fits(state, move)


def in_play(state: State, word: Any) -> bool:
    """A colour of this match."""
    return isinstance(word, str) and word in PSYCHIC and PSYCHIC[word] < state.table.count


def are_visions(cards: Any) -> bool:
    return isinstance(cards, tuple) and all(is_vision(card) for card in cards)


def is_vision(word: Any) -> bool:
    return isinstance(word, str) and word in VISION


def is_card(word: Any) -> bool:
    return isinstance(word, str) and word in CARD


def is_meant(cards: Any) -> bool:
    return isinstance(cards, Meant) and are_visions((cards.suspect, cards.location, cards.object))


def is_number(value: Any) -> bool:
    return type(value) is int


def is_alone(state: State, move: Any) -> bool:
    """A move of one word."""
    return True


SHAPES: Final[dict[type[Any], Callable[[State, Any], bool]]] = {
    Give: lambda state, move: in_play(state, move.psychic) and are_visions(move.cards),
    Crow: lambda state, move: are_visions(move.cards),
    StartTimer: is_alone,
    Place: lambda state, move: in_play(state, move.psychic) and is_card(move.card),
    Unplace: lambda state, move: in_play(state, move.psychic),
    Judge: lambda state, move: (
        in_play(state, move.psychic)
        and in_play(state, move.on)
        and isinstance(move.sign, str)
        and move.sign in SIGN
    ),
    Unjudge: lambda state, move: in_play(state, move.psychic) and in_play(state, move.on),
    Ready: is_alone,
    Unready: is_alone,
    TimeUp: is_alone,
    Reveal: lambda state, move: in_play(state, move.psychic),
    SharedVision: lambda state, move: is_number(move.group) and is_meant(move.cards),
    Vote: lambda state, move: is_number(move.group),
}
