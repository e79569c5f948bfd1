"""How is a position written? In the words of section 16, sizes where cards lie face down."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from parlour.core import game
from parlour.core.errors import NotationError
from parlour.core.seats import Seat
from parlour.games.calaveras.content import (
    CARDS,
    DECK,
    GUILTY_AT,
    HAND_SIZE,
    MOST_IN_CENTRE,
    PLACES,
    TWIST,
    decider,
)

Place = int
MOST_POINTS = GUILTY_AT - 1 + MOST_IN_CENTRE
"""Six, and a whole centre on top (CAL-9.7)."""
Pile = tuple[str, ...] | int
"""Cards, or their number where they lie face down."""


@dataclass(frozen=True)
class Position(game.Position):
    """What lies where (CAL-16). A view names its `seat`."""

    phase: Literal["play", "over"]
    turn: Place
    ghost: Place | None
    nicole: Place
    innocent: tuple[str, ...]
    suspect: tuple[str, ...]
    fronts: Mapping[Place, tuple[str, ...]]
    points: Mapping[Place, int]
    hands: Mapping[Seat, Pile]
    draw: Pile
    discard: tuple[str, ...]
    guilty: Place | None
    played: int = 0
    seat: Seat | None = None


def refuse(path: str, problem: str) -> NotationError:
    return NotationError(path, problem, "bad_position")


def check(position: Position, seats: int) -> None:
    """Refuse what no match can come to (CAL-16.3, 16.12); raises NotationError with the path."""
    places = PLACES[seats]
    check_keys(position, seats, places)
    check_numbers(position, places)
    check_cards(position)
    check_areas(position)
    check_phase(position, seats)


def check_keys(position: Position, seats: int, places: int) -> None:
    wanted = (("fronts", position.fronts, places), ("points", position.points, places))
    for path, by_number, count in (*wanted, ("hands", position.hands, seats)):
        if sorted(by_number) != list(range(count)):
            raise refuse(path, f"does not name exactly 0 to {count - 1}")
    if position.ghost != (None if seats == places else seats):
        raise refuse("ghost", f"does not fit {seats} seats")
    if position.seat is not None:
        raise refuse("seat", "belongs to a view, not to a position")


def check_numbers(position: Position, places: int) -> None:
    for path, place in (("turn", position.turn), ("nicole", position.nicole)):
        if not 0 <= place < places:
            raise refuse(path, f"is no place from 0 to {places - 1}")
    for place, points in position.points.items():
        if not 0 <= points <= MOST_POINTS:
            raise refuse(f"points.{place}", f"is none of 0 to {MOST_POINTS}")
    if position.played < 0:
        raise refuse("played", "is negative")


def piles(position: Position) -> Iterator[tuple[str, Pile]]:
    """Everything that holds cards, with its path."""
    yield from (("innocent", position.innocent), ("suspect", position.suspect))
    yield from ((f"fronts.{place}", front) for place, front in position.fronts.items())
    yield from ((f"hands.{seat}", hand) for seat, hand in position.hands.items())
    yield from (("draw", position.draw), ("discard", position.discard))


def check_cards(position: Position) -> None:
    """Every card of the deck exactly once, face up, and no hand over three."""
    found: Counter[str] = Counter()
    for path, pile in piles(position):
        if isinstance(pile, int):
            raise refuse(path, "lies face down")
        for i, word in enumerate(pile):
            if word not in CARDS:
                raise refuse(f"{path}[{i}]", f"is {word!r}, which is no card")
        found.update(pile)
    for word, count in Counter(CARDS[card] for card in DECK).items():
        if found[word] != count:
            raise refuse("", f"holds {word} {found[word]} times, not {count}")
    for seat, hand in position.hands.items():
        if not isinstance(hand, int) and len(hand) > HAND_SIZE:
            raise refuse(f"hands.{seat}", f"holds more than {HAND_SIZE} cards")


def check_areas(position: Position) -> None:
    """No Twist, and no Location twice in a front or the centre."""
    centre = position.innocent + position.suspect
    fronts = [(f"fronts.{place}", front) for place, front in position.fronts.items()]
    for path, cards in [("innocent and suspect", centre), *fronts]:
        if CARDS[TWIST] in cards:
            raise refuse(path, "cannot hold a twist")
        if len(set(cards)) < len(cards):
            raise refuse(path, "holds a Location twice")


def check_phase(position: Position, seats: int) -> None:
    guilty = [place for place, points in position.points.items() if points >= GUILTY_AT]
    if position.phase == "over":
        if guilty != ([] if position.guilty is None else [position.guilty]):
            raise refuse("guilty", f"does not name the one place with {GUILTY_AT} points or more")
        return
    if guilty or position.guilty is not None:
        raise refuse("guilty", "cannot be while the match goes on")
    acting = decider(position.turn, seats)
    if not position.hands[acting]:
        raise refuse(f"hands.{acting}", "is empty though this seat is to act")
