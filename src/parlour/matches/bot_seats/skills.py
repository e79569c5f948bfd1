"""What do the words for a bot's strength mean, and how do bots behave at a table?"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from parlour.matches.bot_seats.workers import Pool
from parlour.matches.tables import Strength


@dataclass(frozen=True)
class Skill:
    """What a strength means: a bot by name, its settings, and how many moves in a hundred it
    leaves to luck."""

    bot: str
    settings: Mapping[str, Any] = field(default_factory=dict)
    slips: int = 0


STRENGTHS: Final[dict[Strength, Skill]] = {
    "easy": Skill("greedy", {"guesses": 1}, slips=35),
    "normal": Skill("greedy"),
    "sharp": Skill("ismcts", {"milliseconds": 1500}),
}
ADVISED: Final[dict[Strength, Skill]] = {
    "easy": Skill("greedy", slips=5),
    "normal": Skill("greedy"),
    "sharp": Skill("planner"),
}
"""In games that advise their bots themselves. There a slip is a whole plan by lot, and dear."""


@dataclass(frozen=True)
class BotManners:
    """How bots behave at a table."""

    fastest: float = 0.8
    slowest: float = 2.5
    """Seconds from the start of a turn to the bot's move, drawn anew each time."""
    seconds: float = 20.0
    """How long a bot may think before it is killed."""
    pool: Pool = field(default_factory=Pool)
    strengths: Mapping[Strength, Skill] = field(default_factory=lambda: STRENGTHS)
    advised: Mapping[Strength, Skill] = field(default_factory=lambda: ADVISED)

    def skill(self, strength: str | None, is_advised: bool = False) -> Skill:
        """What a strength means; a word from an older version means normal."""
        known: Mapping[Any, Skill] = self.advised if is_advised else self.strengths
        return known.get(strength, self.strengths["normal"])
