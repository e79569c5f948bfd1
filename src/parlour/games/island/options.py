"""What may a table choose? The difficulty, the accomplice, and the rulings that a table may turn.

The first value of each is the one that the specification takes (ISL-1.4)."""

from dataclasses import dataclass, field
from typing import Any, Final, Literal

from parlour.core.errors import OptionsError

Difficulty = Literal["easy", "medium", "hard"]
FEWEST_WITH_ACCOMPLICE: Final = 4
VARIANT: Final[dict[str, Any]] = {"variant": True}
"""Marks a choice that makes another game of it: each of its values is played and tested."""


@dataclass(frozen=True)
class Options:
    """The choices of a table before the game."""

    difficulty: Difficulty = "easy"
    """When traces are found and guests die (ISL-12)."""
    accomplice: bool = field(default=False, metadata=VARIANT)
    """One seat may secretly help the murderer (ISL-11)."""
    companion_rule: Literal["spread", "strict"] = "spread"
    """How many groups a table may form (ISL-4.6)."""
    idle_guests: bool = False
    """Guests who could go may wait (ISL-4.7)."""
    visible_number_blocks: bool = True
    """A number met on arrival must be resolved first (ISL-7.11)."""
    pairs_make_special_key: bool = False
    """A pair may open the safe (ISL-6.5)."""
    hidden_accomplice_shared_win: bool = False
    """Nine clues with the accomplice hidden are everybody's win (ISL-14.4)."""
    final_accusation: bool = False
    """At the ninth clue the table may unmask a hidden accomplice (ISL-11.10)."""
    ruse_windows: Literal["open", "early"] = "open"
    """When ruses against one or all may be played (ISL-13.17)."""


def may_have_accomplice(seats: int) -> bool:
    """Enough for one to be among them (ISL-1.4)."""
    return seats >= FEWEST_WITH_ACCOMPLICE


def check(options: Options, seats: int) -> None:
    """Refuse an accomplice among too few (ISL-1.4)."""
    if options.accomplice and not may_have_accomplice(seats):
        raise OptionsError(
            "accomplice", f"needs {FEWEST_WITH_ACCOMPLICE} seats", "accomplice_needs_four"
        )
