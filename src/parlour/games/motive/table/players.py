"""Who plays? The track with points and cubes, the open places of a new one, and the chairs of the
waiting room."""

from collections.abc import Sequence

from parlour.core.game import Event, Move
from parlour.core.seats import Seat
from parlour.games.motive import events
from parlour.games.motive.moves import ChoosePosition
from parlour.games.motive.position import Position
from parlour.games.motive.table.draft import fields
from parlour.games.motive.table.foresee import note
from parlour.games.motive.table.picture import Chair, Deed, Open, Spot
from parlour.games.motive.table.ranking import gain_of, size

SCORED = (
    events.scoring.PrimeSuspectNamed,
    events.scoring.NobodySuspected,
    events.scoring.SuspectScored,
)


def spots(view: Position, seats: int) -> tuple[Spot, ...]:
    """Every seat, the viewer's left neighbour first."""
    first = view.seat or 0
    order = [(first + step) % seats for step in range(1, seats + 1)]
    return tuple([Spot(seat, (seat - first) % seats, seat, seat) for seat in order])


def chairs(
    view: Position, acting: Sequence[Seat], gains: tuple[int, ...], recent: Sequence[Event]
) -> tuple[Chair, ...]:
    """In the order of turns: the disks of the track, or the seats from the start player on."""
    found: list[Chair] = []
    for place, seat in enumerate(track(view)):
        again = any(chair.seat == seat for chair in found)
        state = state_of(view, place, seat, acting)
        found.append(chair(view, seat, again, state, gains, last(view, seat, recent)))
    return tuple(found)


def track(view: Position) -> tuple[Seat, ...]:
    if view.turn_order:
        return view.turn_order
    seats = len(view.scores)
    return tuple([(view.start_player + step) % seats for step in range(seats)])


def state_of(view: Position, place: int, seat: Seat, acting: Sequence[Seat]) -> str:
    """`now` is the disk that acts; on a track those before it are `done`."""
    if not view.turn_order or view.phase != "turn":
        return "now" if seat in acting else "next"
    if place == view.turn_index:
        return "now"
    return "done" if place < view.turn_index else "next"


def chair(
    view: Position,
    seat: Seat,
    again: bool,
    state: str,
    gains: tuple[int, ...],
    scored: int | None,
) -> Chair:
    hand = view.hands[seat] if seat < len(view.hands) else None
    left = view.interviews_left[seat] if seat < len(view.interviews_left) else ()
    return Chair(
        seat=seat,
        again=again,
        mine=seat == view.seat,
        score=view.scores[seat],
        cubes=gain_of(seat, view.cubes),
        tiles=size(hand.tiles) if hand else 0,
        cards=size(hand.cards) if hand else 0,
        state=state,
        gain=gain_of(seat, gains),
        last=scored,
        detective=view.detectives[seat] if seat < len(view.detectives) else None,
        interviews=size(left),
        kinds=() if isinstance(left, int) else left,
    )


def last(view: Position, seat: Seat, recent: Sequence[Event]) -> int | None:
    """The points just scored, right after a scoring and while a new order is made."""
    fresh = any(isinstance(event, SCORED) for event in recent)
    if not fresh and not (view.phase == "turn_order" and view.after_choice == "round"):
        return None
    points = view.round_points or view.case_points
    if points is None:
        return None
    again = view.interview_points if view.round_points and view.round == 3 else None
    return gain_of(seat, points) + (gain_of(seat, again) if again else 0)


def opens(view: Position, moves: Sequence[Move]) -> tuple[Open, ...]:
    """The places of the new track."""
    if view.phase != "turn_order":
        return ()
    known = {move.position: move for move in moves if isinstance(move, ChoosePosition)}
    return tuple(
        [
            Open(number, seat, place(known[number]) if number in known else None)
            for number, seat in enumerate(view.new_order, 1)
        ]
    )


def place(move: ChoosePosition) -> Deed:
    return Deed(note("table.deed.choose_position", position=move.position), fields(move))


def open_hands(view: Position) -> tuple[tuple[Seat, tuple[str, ...]], ...]:
    """The hands of others that lie open."""
    found = []
    for seat, hand in enumerate(view.hands):
        both = (hand.tiles, hand.cards)
        if seat != view.seat and not any(isinstance(pile, int) for pile in both):
            pieces = [piece for pile in both if not isinstance(pile, int) for piece in pile]
            found.append((seat, tuple(pieces)))
    return tuple(found)
