"""What do the matches of a study add up to? Figures by arm, fed deal by deal."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from parlour.study.pieces import Pieces
from parlour.study.playing import Line
from parlour.study.sureness import ERROR, Mean

JUDGED = ("seat", "side", "order")
"""Kinds of contestants that ought to be alike. Roles differ by design, bots by their wits."""


@dataclass
class ArmSums:
    """The figures of one arm."""

    matches: int = 0
    rates: dict[tuple[str, str], Mean] = field(default_factory=lambda: defaultdict(Mean))
    """By kind and name of the contestant: how often it won, a deal an observation."""
    gaps: dict[tuple[str, str], Mean] = field(default_factory=lambda: defaultdict(Mean))
    """The same beside the mean of all seats of the same deal: 0 is fair."""
    endings: dict[str, Mean] = field(default_factory=dict)
    length: Mean = field(default_factory=Mean)
    lengths: Counter[int] = field(default_factory=Counter)
    leads: Counter[int] = field(default_factory=Counter)
    lows: list[float] = field(default_factory=list)
    ends: dict[str, Mean] = field(default_factory=lambda: defaultdict(Mean))
    """Numbers of the end, a deal an observation."""
    pieces: Pieces = field(default_factory=Pieces)
    seats_won: int = 0
    seats_played: int = 0

    def add(self, deal: Sequence[Line]) -> None:
        """All matches of one deal."""
        self.matches += len(deal)
        won: dict[tuple[str, str], list[float]] = defaultdict(list)
        every: list[float] = []
        for line in deal:
            for key, is_won in contests(line):
                won[key].append(is_won)
            every += [float(seat in line.winners) for seat in range(seats_of(line))]
            self.count(line)
        fair = sum(every) / len(every)
        for key, results in won.items():
            rate = sum(results) / len(results)
            self.rates[key].add(rate)
            self.gaps[key].add(rate - fair)
        self.length.add(sum(line.plies for line in deal) / len(deal))
        for ending in {line.ending for line in deal} - self.endings.keys():
            self.endings[ending] = earlier_zeros(self.length.count - 1)
        for ending, mean in self.endings.items():
            mean.add(sum(line.ending == ending for line in deal) / len(deal))
        for name, number in means(deal).items():
            self.ends[name].add(number)
        self.pieces.add(deal)

    def count(self, line: Line) -> None:
        self.lengths[line.plies] += 1
        if line.leads >= 0:
            self.leads[line.leads] += 1
        if line.low >= 0:
            self.lows.append(line.low)
        self.seats_played += seats_of(line)
        self.seats_won += len(line.winners)


def means(deal: Sequence[Line]) -> dict[str, float]:
    """The numbers of the end, each over the matches of a deal that have it."""
    found: dict[str, list[float]] = defaultdict(list)
    for line in deal:
        for name, number in line.ends:
            found[name].append(number)
    return {name: sum(numbers) / len(numbers) for name, numbers in found.items()}


def earlier_zeros(count: int) -> Mean:
    """An ending that was not seen in so many deals."""
    return Mean(count)


def seats_of(line: Line) -> int:
    return sum(map(len, line.sides))


def contests(line: Line) -> Iterable[tuple[tuple[str, str], float]]:
    """Every contestant of a match and whether it won."""
    for side, seats in enumerate(line.sides):
        if seats:
            is_won = float(bool(set(seats) & set(line.winners)))
            yield ("side", str(side)), is_won
            yield ("bot", line.seating[side]), is_won
    for together in line.sides:
        for seat in together:
            yield ("seat", str(seat)), float(seat in line.winners)
    for seat, role in line.roles:
        kind = "order" if role.startswith("moves ") else "role"
        yield (kind, role), float(seat in line.winners)


@dataclass(frozen=True)
class Flag:
    """Something that ought to be alike and is not."""

    arm: int
    kind: str
    name: str
    gap: float
    reach: float


def error_each(sums: Sequence[ArmSums]) -> float:
    """Many questions are asked at once, and each gets its share of the error (Bonferroni)."""
    return ERROR / max(1, sum(key[0] in JUDGED for arm in sums for key in arm.gaps))


def flags(sums: Sequence[ArmSums]) -> list[Flag]:
    """What is surely unfair; with a chance of 95 in 100 none of them is a fluke."""
    error = error_each(sums)
    return [
        Flag(number, kind, name, mean.value, mean.reach(error))
        for number, arm in enumerate(sums)
        for (kind, name), mean in sorted(arm.gaps.items())
        if kind in JUDGED and mean.excludes(0.0, error)
    ]


def is_sure(sums: Sequence[ArmSums], precision: float) -> bool:
    """Every rate of a seat, a side and a bot is known to within the precision."""
    kinds = ("seat", "side", "bot")
    return all(
        mean.reach() <= precision
        for arm in sums
        for (kind, _), mean in arm.rates.items()
        if kind in kinds
    )


@dataclass
class Effect:
    """What another arm changes, on the same deals."""

    arm: int
    figure: str
    change: Mean = field(default_factory=Mean)

    @property
    def share(self) -> float:
        """What to show it by: a hundred for a share, one for a number."""
        return 100.0 if self.figure.startswith(("ending ", "won by ")) else 1.0


def sure_effects(known: Sequence[Effect]) -> list[Effect]:
    """Many figures are compared, and each gets its share of the error."""
    return [one for one in known if one.change.excludes(0.0, ERROR / len(known))]


def effects(deals: Iterable[Sequence[Sequence[Line]]]) -> list[Effect]:
    """Each arm beside the first: length, endings, who won. `deals` holds for each deal the lines
    of each arm."""
    found: dict[tuple[int, str], Effect] = {}
    rows = [[figures(lines) for lines in deal] for deal in deals]
    names = sorted({name for row in rows for arm in row for name in arm})
    for row in rows:
        for arm in range(1, len(row)):
            for name in names:
                effect = found.setdefault((arm, name), Effect(arm, name))
                effect.change.add(row[arm].get(name, 0.0) - row[0].get(name, 0.0))
    return list(found.values())


def figures(lines: Sequence[Line]) -> dict[str, float]:
    """The figures of one deal in one arm."""
    count = len(lines)
    found = {"moves a match": sum(line.plies for line in lines) / count, **means(lines)}
    for line in lines:
        ending = f"ending {line.ending}"
        found[ending] = found.get(ending, 0.0) + 1 / count
        for (kind, name), is_won in contests(line):
            if kind == "side" or name == "moves first":
                figure = f"won by side {name}" if kind == "side" else "won by who moves first"
                found[figure] = found.get(figure, 0.0) + is_won / count
    return found
