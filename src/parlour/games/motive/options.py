"""What may a table choose? Which of the games in the box, and the rulings of section 22."""

from dataclasses import dataclass, field
from typing import Any, Final, Literal

from parlour.core.errors import OptionsError
from parlour.core.seats import Seat

Level = Literal[1, 2, 3, 4, 5, "solo"]
VARIANT: Final[dict[str, Any]] = {"variant": True}
"""Marks a choice that makes another game of it: each of its values is played and tested."""


@dataclass(frozen=True)
class Options:
    """The choices of a table before the deal; a given position says its level itself."""

    level: Level | None = field(default=None, metadata=VARIANT)
    """Left out it is solo for one seat and level 1 for more."""
    hard: bool = field(default=False, metadata=VARIANT)
    """The harder solo game (MOT-17.20)."""
    second_body_range: Literal["either", "first"] = "either"
    """From which body the reach of a tile is measured (MOT-2.8)."""
    modifier_needs_motive: bool = False
    """A suspect without motive of its own stays at 0 (MOT-4.16)."""
    marriage_replaces_one_point: bool = False
    """Secret Marriage, too, may replace two 1-point arrows (MOT-7.10)."""
    redraw_scope: Literal["current_round", "dead_only"] = "current_round"
    """Which drawn cards are thrown away (MOT-11.11)."""
    second_interview_points: Literal["text", "heading"] = "text"
    """4, 2, 1 or 4, 3, 2 (MOT-14.15)."""
    omt_any_marker: bool = False
    """One More Thing may double another player's marker (MOT-14.19)."""
    detective_choice: bool = False
    """Each player picks one of two detectives (MOT-14.5)."""
    solo_gap_title: Literal["none", "plotter"] = "none"
    """The title of a record from 70 to 75 (MOT-17.18)."""
    start_player: Seat = 0
    """Who begins at levels 1 to 3 (MOT-8.3)."""


def check(options: Options, seats: int) -> None:
    """Refuse what no table can play: solo is for one seat, all else for more (MOT-8.1, 11.1)."""
    if options.level is not None and (options.level == "solo") != (seats == 1):
        raise OptionsError("level", f"{options.level} is not for {seats} seats")
    if options.hard and seats != 1:
        raise OptionsError("hard", "is for the solo game alone")
    if not 0 <= options.start_player < seats:
        raise OptionsError("start_player", f"is no seat from 0 to {seats - 1}")
