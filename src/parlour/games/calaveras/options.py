"""What may a table choose? Three house rules (CAL-15)."""

from dataclasses import dataclass

from parlour.core.errors import OptionsError
from parlour.core.seats import Seat


@dataclass(frozen=True)
class Options:
    """The choices of a table before the deal."""

    first: Seat | None = None
    """Who begins; None lets chance decide (CAL-15.1)."""
    twist_must_move: bool = False
    """A Twist must move a card whenever one lies there (CAL-15.2)."""
    turn_cap: int | None = None
    """Moves after which the match stops undecided; None for no limit (CAL-15.3)."""


def check(options: Options, seats: int) -> None:
    """Refuse what no table can play (CAL-15.5)."""
    if options.first is not None and not 0 <= options.first < seats:
        raise OptionsError("first", f"is no seat from 0 to {seats - 1}")
    if options.turn_cap is not None and options.turn_cap < 1:
        raise OptionsError("turn_cap", "is less than 1")
