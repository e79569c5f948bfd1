"""What may a table choose? How hard it is, the sand, and the rulings of section 23."""

from dataclasses import dataclass
from typing import Literal

from parlour.core.errors import OptionsError
from parlour.core.seats import Seat

Difficulty = Literal["easy", "medium", "hard"]


@dataclass(frozen=True)
class Options:
    """The choices of a table before the deal (MYS-20.2)."""

    difficulty: Difficulty = "medium"
    """How many cards lie on the table, and how many crows there are (MYS-3.1, 10)."""
    timer: int = 120
    """Seconds for placing the intuition tokens; 0 for no timer (MYS-17.1)."""
    ghost: Seat = 0
    """The seat of the ghost (MYS-2.2)."""
    auto_reveal: bool = False
    """All guesses are answered at once, in colour order (MYS-8.13)."""
    strict_silence: bool = False
    """No crow while the psychics place (MYS-10.9)."""
    age_order: tuple[Seat, ...] | None = None
    """All seats from the eldest down; left out it is the order of seats (MYS-14.5)."""


def check(options: Options, seats: int) -> None:
    """Refuse what no table can play (MYS-20.2)."""
    if options.timer < 0:
        raise OptionsError("timer", "is less than 0")
    if not 0 <= options.ghost < seats:
        raise OptionsError("ghost", f"is no seat from 0 to {seats - 1}")
    if options.age_order is not None and sorted(options.age_order) != list(range(seats)):
        raise OptionsError("age_order", f"does not name each seat from 0 to {seats - 1} once")
