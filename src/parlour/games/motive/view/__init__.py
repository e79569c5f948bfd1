"""Who sees what? The table of section 18, field by field; its inverse is `guessing`."""

from dataclasses import replace
from typing import Any

from parlour.core.seats import Seat
from parlour.core.sight import Sight, everybody, redacted
from parlour.games.motive.position import (
    HIDDEN,
    DrawnCard,
    DrawnTile,
    Hand,
    Laid,
    Peek,
    Pile,
    Position,
)
from parlour.games.motive.state import State


def size(pile: Pile) -> int:
    return pile if isinstance(pile, int) else len(pile)


def pile(value: Pile, seat: Seat | None, position: Any) -> Pile:
    """Its size; an empty one hides nothing."""
    return size(value) or ()


def hands(value: tuple[Hand, ...], seat: Seat | None, position: Any) -> tuple[Hand, ...]:
    """One's own; of others how many tiles and cards."""
    return tuple(
        [
            hand if owner == seat else Hand(size(hand.tiles), size(hand.cards))
            for owner, hand in enumerate(value)
        ]
    )


def unplaced(value: tuple[Pile, ...], seat: Seat | None, position: Any) -> tuple[Pile, ...]:
    """One's own markers; of others how many."""
    return tuple([left if owner == seat else size(left) for owner, left in enumerate(value)])


def bids(value: tuple[Any, ...], seat: Seat | None, position: Any) -> tuple[Any, ...]:
    """One's own; of others that there is one."""
    return tuple(
        [piece if owner == seat or piece is None else HIDDEN for owner, piece in enumerate(value)]
    )


def pending(value: Any, seat: Seat | None, position: Position) -> Any:
    """Who is drawing sees what; the others see that it is so."""
    if seat == position.to_act:
        return value
    if isinstance(value, DrawnTile):
        return replace(value, tile=None)
    if isinstance(value, DrawnCard):
        return replace(value, card=None)
    return replace(value, options=size(value.options)) if isinstance(value, Peek) else value


def board(value: tuple[Laid, ...], seat: Seat | None, position: Position) -> tuple[Laid, ...]:
    """All but the kinds of others' second interviews, until these are scored (MOT-14.14)."""
    if are_revealed(position):
        return value
    return tuple([turned_down(laid, seat) if laid.second_interviews else laid for laid in value])


def are_revealed(position: Position) -> bool:
    """Second interviews lie open from the scoring of round 3 to the end of the case."""
    choosing = position.phase == "turn_order" and position.round == 3
    return choosing or position.phase in ("over", None)


def turned_down(laid: Laid, seat: Seat | None) -> Laid:
    placed = [
        marker if marker.seat == seat else replace(marker, kind=None)
        for marker in laid.second_interviews
    ]
    return replace(laid, second_interviews=tuple(placed))


SIGHT: dict[str, Sight] = {
    "board": board,  # MOT-18.1, like all that is hidden here
    "hands": hands,
    "tile_stack": pile,
    "card_deck": pile,
    "reserve_tiles": pile,
    "reserve_cards": pile,
    "exculpatory": pile,
    "interviews_left": unplaced,
    "bids": bids,
    "pending": pending,
    "bodies": everybody,
    "level": everybody,
    "solo": everybody,
    "hard": everybody,
    "seats": everybody,
    "case": everybody,
    "round": everybody,
    "pass_": everybody,
    "phase": everybody,
    "to_act": everybody,
    "links": everybody,
    "tile_discard": everybody,
    "card_discard": everybody,
    "removed": everybody,
    "cubes": everybody,
    "scores": everybody,
    "start_player": everybody,
    "turn_order": everybody,
    "turn_index": everybody,
    "choosers": everybody,
    "new_order": everybody,
    "after_choice": everybody,
    "detectives": everybody,
    "detective_offer": everybody,
    "display": everybody,
    "second_seat": everybody,
    "case_points": everybody,
    "round_points": everybody,
    "interview_points": everybody,
    "draw_tiles": everybody,
    "draw_cards": everybody,
    "direction": everybody,
    "first": everybody,
    "marker": everybody,
    "result": everybody,
}


def seen_by(state: State, seat: Seat | None) -> Position:
    """The position as a seat sees it, None a spectator; hands stay closed at the end (MOT-18)."""
    seen = redacted(state.position(), seat, SIGHT)
    return Position(**seen | {"seat": seat})
