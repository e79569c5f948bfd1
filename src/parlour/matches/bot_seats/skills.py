"""What do the words for a bot's strength mean, and how do bots behave at a table?"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from parlour.core.game import Game
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
OWN: Final[dict[Strength, Skill]] = {
    "easy": Skill("own", {"level": 1}),
    "normal": Skill("own", {"level": 2}),
    "sharp": Skill("own", {"level": 3}),
}
"""In games that bring a bot of their own. It leaves nothing to luck: partners read every move as
meant."""


@dataclass(frozen=True)
class BotManners:
    """How bots behave at a table."""

    fastest: float = 0.8
    slowest: float = 2.5
    """Seconds from the start of a turn to the bot's move, drawn anew each time."""
    again: float = 0.3
    """The share of the pause where the seat has only just moved: it goes on with what it began."""
    unknown: float = 3.0
    """Under aliases, until people have shown how long they take: the pause so many times."""
    patience: float = 30.0
    """Seconds that a bot under an alias lets others wait at most, however long people take."""
    seconds: float = 20.0
    """How long a bot may think before it is killed."""
    advice: float = 10.0
    """The same where it thinks for a person who asks."""
    pool: Pool = field(default_factory=Pool)
    strengths: Mapping[Strength, Skill] = field(default_factory=lambda: STRENGTHS)

    def skill(self, strength: str | None, game: Game) -> Skill:
        """What a strength means; a word from an older version means normal."""
        known: Mapping[Any, Skill] = self.strengths if game.bot is None else OWN
        return known.get(strength, known["normal"])
