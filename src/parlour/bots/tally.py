"""What do many matches add up to? Counts that do not depend on the order of the results."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from parlour.bots.intervals import Interval, mean, quantile, wilson
from parlour.core.seats import Seat, Seats


@dataclass(frozen=True)
class Result:
    """One match: which bot sat on which side, who won, after how many moves, and how."""

    number: int
    seating: tuple[str, ...]
    winners: tuple[Seat, ...]
    plies: int
    ending: str
    sides: tuple[Seats, ...] | None = None
    """Who was on which side, where that is not as in the first match."""


@dataclass(frozen=True)
class Score:
    """How often somebody won, of the matches it played."""

    won: int
    tried: int
    fair: float
    """The share of matches it would win if all sides were alike."""

    @property
    def rate(self) -> Interval:
        return wilson(self.won, self.tried)


@dataclass
class Tally:
    """Results, counted. A bot or a side has won when any of its seats has. A side without a seat
    did not play."""

    sides: tuple[Seats, ...]
    fixed: bool = True
    """Whether every match had the same seats on each side."""
    ended: str = "complete"
    """Or why it is not: `interrupted`, `worker_died`."""
    matches: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    won: Counter[tuple[str, Any]] = field(default_factory=Counter)
    tried: Counter[tuple[str, Any]] = field(default_factory=Counter)
    held: Counter[tuple[str, Any]] = field(default_factory=Counter)
    """By the kind of contestant, `bot`, `team` or `seat`, and which: matches won, matches played,
    and how many sides it held in them."""

    def add(self, result: Result) -> None:
        self.matches += 1
        self.lengths[result.plies] += 1
        self.endings[result.ending] += 1
        sides = self.sides if result.sides is None else result.sides
        self.fixed = self.fixed and sides == self.sides
        played = {side for side, seats in enumerate(sides) if seats}
        winning = {side for side in played if set(sides[side]) & set(result.winners)}
        for side in played:
            self.count("team", side, side in winning)
            for seat in sides[side]:
                self.count("seat", seat, seat in result.winners)
        for bot in set(result.seating):
            held = played & {side for side, who in enumerate(result.seating) if who == bot}
            if held:
                self.count("bot", bot, bool(held & winning), len(held))

    def count(self, kind: str, which: Any, won: bool, held: int = 1) -> None:
        self.tried[kind, which] += 1
        self.won[kind, which] += won
        self.held[kind, which] += held

    def scores(self, kind: str) -> dict[Any, Score]:
        """By bot, the strongest first; by team or seat, in the order of their numbers."""
        found = {key[1]: self.score(key) for key in self.tried if key[0] == kind}
        if kind == "bot":
            return dict(sorted(found.items(), key=lambda item: (-item[1].rate.value, item[0])))
        return dict(sorted(found.items()))

    def score(self, key: tuple[str, Any]) -> Score:
        tried = self.tried[key]
        return Score(self.won[key], tried, self.held[key] / tried / len(self.sides))

    def mean_length(self) -> Interval:
        return mean(self.lengths)

    def length(self, share: float) -> int:
        """The number of moves that this share of the matches does not pass."""
        return quantile(self.lengths, share)
