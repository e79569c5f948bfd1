"""Does it matter what was dealt, used or tried? Those with a piece beside those without it.

Of what was *dealt* the difference is the piece's doing. Of what was *used* it is an association, no
cause: good players use good pieces, and long matches use them all. A deal is one observation, as
everywhere.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from parlour.study.dealing import TABLE
from parlour.study.playing import Line
from parlour.study.sureness import ERROR, Mean

DEALT, LAID, USED = "dealt to a seat", "dealt to the table", "used by a seat"
FEWEST_USES = 30
Case = tuple[str, tuple[str, ...], float]
"""Of what kind, with which pieces, what came of it."""


@dataclass(frozen=True)
class Impact:
    """What came of it with a piece and without it."""

    kind: str
    piece: str
    uses: int
    with_it: float
    without: float
    points: Mean
    """With it less without it, in hundredths. An interval is tuned for numbers that scatter by a
    half or more; of many tries a deal says far less than that, and would be told too wide."""

    @property
    def change(self) -> float:
        return self.points.value / 100

    def reach(self, error: float = ERROR) -> float:
        """Half the interval of the change."""
        return self.points.reach(error) / 100


@dataclass
class Share:
    """What one deal says about a piece."""

    deal: int
    uses: int = 0
    gained: float = 0.0


@dataclass
class Tally:
    """All cases of one kind, and of them those with each piece."""

    cases: list[tuple[int, float]] = field(default_factory=list)
    """By deal: how many, and what came of them in all."""
    shares: dict[str, list[Share]] = field(default_factory=lambda: defaultdict(list))

    def add(self, deal: int, words: Sequence[str], value: float) -> None:
        while len(self.cases) <= deal:
            self.cases.append((0, 0.0))
        count, total = self.cases[deal]
        self.cases[deal] = (count + 1, total + value)
        for word in set(words):
            shares = self.shares[word]
            if not shares or shares[-1].deal != deal:
                shares.append(Share(deal))
            shares[-1].uses += 1
            shares[-1].gained += value

    def impacts(self, kind: str, fewest: int) -> Iterator[Impact]:
        count = sum(cases for cases, _ in self.cases)
        total = sum(gained for _, gained in self.cases)
        for word, shares in self.shares.items():
            uses = sum(share.uses for share in shares)
            gained = sum(share.gained for share in shares)
            if fewest <= uses < count:
                without = (total - gained) / (count - uses)
                points = self.points(shares, uses / count, total / count, count)
                yield Impact(kind, word, uses, gained / uses, without, points)

    def points(self, shares: Sequence[Share], part: float, mean: float, count: int) -> Mean:
        """By deal: how far use and result go together. The mean over all deals is the result with
        the piece less the result without it, and deals that lie apart make it unsure."""
        of = {share.deal: share for share in shares}
        scale = part * (1 - part) * count / len(self.cases)
        found = Mean()
        for deal, (cases, total) in enumerate(self.cases):
            here = of.get(deal, Share(deal))
            both = here.gained - mean * here.uses - part * total + part * mean * cases
            found.add(100 * both / scale)
        return found


@dataclass
class Pieces:
    """All kinds of cases of one arm."""

    tallies: dict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    deals: int = 0

    def add(self, deal: Iterable[Line]) -> None:
        for line in deal:
            for kind, words, value in cases(line):
                self.tallies[kind].add(self.deals, words, value)
        self.deals += 1

    def impacts(self, fewest: int = FEWEST_USES) -> list[Impact]:
        """The pieces used often enough, by kind, the best first."""
        found = [
            impact for kind, tally in self.tallies.items() for impact in tally.impacts(kind, fewest)
        ]
        return sorted(found, key=lambda one: (one.kind, -one.change, one.piece))


def cases(line: Line) -> Iterator[Case]:
    """Every seat with what it was dealt and used, the table, and every try."""
    for side in line.sides:
        for seat in side:
            won = float(seat in line.winners)
            yield DEALT, words_of(line.dealt, seat), won
            yield USED, words_of(line.played, seat), won
    yield LAID, words_of(line.dealt, TABLE), float(bool(line.winners))
    yield from line.tries


def words_of(pairs: Iterable[tuple[int, str]], seat: int) -> tuple[str, ...]:
    return tuple(word for whose, word in pairs if whose == seat)


def surely(impacts: Sequence[Impact], error: float) -> list[Impact]:
    """Those that surely matter: all of them share the error, for many questions were asked."""
    return [one for one in impacts if one.points.excludes(0.0, error / len(impacts))]
