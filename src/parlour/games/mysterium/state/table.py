"""What stays the same through a match, and the names of its steps."""

from typing import Final

from parlour.core.seats import Seat, Seats
from parlour.games.mysterium.content import (
    BANDS,
    CROWS,
    EXTRA_GROUPS,
    LAID,
    PER_TURN,
    PLAYED,
    PSYCHICS,
    TOKENS,
    leaders,
)
from parlour.games.mysterium.options import Options
from parlour.games.mysterium.position import PHASE_OF, Step

NONE: Final = -1

STEPS: Final[tuple[Step, ...]] = tuple(PHASE_OF)
(
    VISIONS,
    PLACING,
    MANIFESTING,
    SHARED,
    VOTING,
    OVER,
) = range(6)
STEP: Final[dict[Step, int]] = {word: step for step, word in enumerate(STEPS)}


class Table:
    """What stays the same from the set-up to the end; copies share it."""

    def __init__(self, seats: int, options: Options, ghost: Seat) -> None:
        difficulty = options.difficulty
        self.seats: int = seats
        self.ghost: Seat = ghost
        self.difficulty: str = difficulty
        self.laid: int = LAID[difficulty, seats]
        self.count: int = PLAYED[seats]
        """How many psychics are in play."""
        self.colours: tuple[str, ...] = PSYCHICS[: self.count]
        self.players: Seats = tuple([seat for seat in range(seats) if seat != ghost])
        """The psychics' seats."""
        self.leaders: Seats = leaders(seats, ghost)
        """By psychic, the seat that leads it."""
        self.led: tuple[tuple[int, ...], ...] = tuple(
            [tuple(i for i in range(self.count) if self.leaders[i] == s) for s in range(seats)]
        )
        """By seat, its psychics."""
        self.tokens: tuple[int, int] = TOKENS[seats]
        self.tracked: bool = seats in BANDS
        """Whether there are a track, clairvoyancy tokens and a secret poll (MYS-15.3)."""
        self.low_max, self.middle_max = BANDS.get(seats, (0, 0))
        self.extra_groups: int = EXTRA_GROUPS.get(seats, 0)
        self.crows: int = CROWS[difficulty]
        self.crow_each_turn: bool = PER_TURN[difficulty]
        self.seconds: int = options.timer
        self.auto_reveal: bool = options.auto_reveal
        self.strict_silence: bool = options.strict_silence
        self.ages: Seats = options.age_order or tuple(range(seats))
        """All seats from the eldest down (MYS-14.5)."""
