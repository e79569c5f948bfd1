"""What does a seat go by in one decision? Its table, whom it trusts, whose side it is on."""

from collections.abc import Sequence

from parlour.core.chance import Chance
from parlour.core.game import Event
from parlour.core.seats import Seat
from parlour.games.island.bot.outlook import Outlook, Weights
from parlour.games.island.bot.reading import scene_of
from parlour.games.island.bot.scene import Scene
from parlour.games.island.bot.suspicion import suspicion
from parlour.games.island.content import MUST_REVEAL
from parlour.games.island.state import NONE, State

DAMAGE = 0.7
"""How much of a group's prospects an accomplice spoils."""


class Thinking:
    """One decision of one seat."""

    def __init__(
        self, state: State, seat: Seat, heard: Sequence[Event], chance: Chance, weights: Weights
    ) -> None:
        self.state: State = state
        """A possible truth; only its open parts are looked at."""
        self.seat: Seat = seat
        self.heard: Sequence[Event] = heard
        self.chance: Chance = chance
        self.weights: Weights = weights
        self.scene: Scene = scene_of(state, seat)
        self.against: bool = state.roles[seat] == "accomplice"
        """The seat is the accomplice."""
        self.suspects: list[float] = suspicion(state, seat, heard)
        for one, companion in self.scene.companions.items():
            companion.trust = 1.0 - DAMAGE * self.suspects[one]
        self.scene.waits = self.holds_back()

    def holds_back(self) -> bool:
        """The ninth clue must wait until the accomplice is known, or time is up (ISL-14.4)."""
        state = self.state
        if not state.options.accomplice or self.scene.needed > 1 or state.revealed != NONE:
            return False
        if state.track.bit_count() >= MUST_REVEAL or state.options.hidden_accomplice_shared_win:
            return False
        return self.scene.phases_left > 1 and self.suspects[-1] < 0.9

    def outlook(self, samples: int) -> Outlook:
        return Outlook(self.scene, self.chance, samples, self.weights)
