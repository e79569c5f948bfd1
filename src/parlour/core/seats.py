"""Who decides? A seat: a number from 0, clockwise round the table."""

from typing import Final

Seat = int
Seats = tuple[Seat, ...]

CLOCK: Final = -1
"""The seat nobody sits on; it moves when a timer has run out."""
STRANGER: Final = -2
"""The seat of a move that names no seat of the table. No law accepts anything from it."""

NOBODY: Final[Seats] = ()
ONLY: Final[tuple[Seats, ...]] = tuple([(seat,) for seat in range(8)])
"""`ONLY[seat]` is the shared tuple with that one seat; seven seats are the most a game has."""


def clockwise(first: Seat, seats: int) -> Seats:
    """All seats, beginning with the first."""
    return tuple([(first + step) % seats for step in range(seats)])
