"""What is it worth to the table, in clues, that a ruse takes away? It depends on the phases left.

A group kept outside keeps its cards and comes again, so early on little of its clue is lost for
good, while cards that are gone cost more. Set by hand (decision 0017).
"""

from typing import Final

HAND_CARD: Final = 0.06
GUESTS_CARD: Final = 0.08
EARLY: Final = 3
"""So many phases before the end cards begin to lose their worth."""
ABILITY: Final = 0.06
"""For each phase to come."""
LASTING: Final[dict[int, float]] = {1: 1.0, 2: 0.6}
LASTING_EARLY: Final = 0.35
"""By the phases left: how much of a hope that is gone this turn is lost for good."""
REPLANNED: Final = 0.5
"""Of what the plan loses early on: whoever has to stay at home draws a card more."""


class Prices:
    """What things are worth with so many players phases left, this one among them."""

    def __init__(self, phases_left: int) -> None:
        late = min(1.0, (phases_left - 1) / EARLY)
        self.hand_card: float = HAND_CARD * late
        self.guests_card: float = GUESTS_CARD * late
        self.ability: float = ABILITY * (phases_left - 1)
        self.lasting: float = LASTING.get(phases_left, LASTING_EARLY)
        self.plan: float = self.lasting * (REPLANNED if late >= 1 else 1.0)
