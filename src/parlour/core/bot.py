"""What must a bot answer? A move for a seat, from what that seat can see and has heard."""

from collections.abc import Sequence
from typing import Any, Protocol

from parlour.core.game import Event, Move
from parlour.core.picks import Picks


class Bot(Protocol):
    """A player that needs no person. It meets views, never states."""

    def choose(
        self, view: Any, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        """A move among the picks; None waits, where others can still act (`may_wait`)."""
