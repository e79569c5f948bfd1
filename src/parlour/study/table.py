"""The figures of a study as a plain table, a row each, for whoever wants to go on reckoning."""

import csv
from collections.abc import Iterator
from dataclasses import astuple, dataclass, fields
from io import StringIO
from math import isfinite

from parlour.study.running import Findings
from parlour.study.sums import ArmSums, effects
from parlour.study.sureness import Mean


@dataclass(frozen=True)
class Row:
    """One figure. `reach` is half its interval; shares run from 0 to 1."""

    way: str
    what: str
    name: str
    value: float
    reach: float | None
    deals: int
    uses: int | None = None
    """How often a piece was seen. The value is then what came of it, less what came without."""
    with_it: float | None = None
    without: float | None = None


def rows(found: Findings) -> Iterator[Row]:
    """Arm by arm: who wins, how it ends, what the pieces do; then what the options change."""
    names = [arm.name for arm in found.study.arms()]
    for name, arm in zip(names, found.sums, strict=True):
        yield from rows_of(name, arm)
    for effect in effects(found.by_deal()):
        yield row(names[effect.arm], "changed by the option", effect.figure, effect.change)


def rows_of(way: str, arm: ArmSums) -> Iterator[Row]:
    for (kind, name), mean in sorted(arm.rates.items()):
        yield row(way, "won", f"{kind} {name}", mean)
    for (kind, name), mean in sorted(arm.gaps.items()):
        yield row(way, "beside its share", f"{kind} {name}", mean)
    for ending, mean in sorted(arm.endings.items()):
        yield row(way, "ending", ending, mean)
    yield row(way, "at the end", "moves", arm.length)
    for name, mean in arm.ends.items():
        yield row(way, "at the end", name, mean)
    for one in arm.pieces.impacts():
        reach = known(one.points)
        yield Row(
            *(way, one.kind, one.piece, one.change, reach and reach / 100, one.points.count),
            *(one.uses, one.with_it, one.without),
        )


def row(way: str, what: str, name: str, mean: Mean) -> Row:
    return Row(way, what, name, mean.value, known(mean), mean.count)


def known(mean: Mean) -> float | None:
    """Half the interval; None while there are too few deals for one."""
    reach = mean.reach()
    return reach if isfinite(reach) else None


def as_csv(table: Iterator[Row]) -> str:
    """With a line of names on top; a figure has six digits."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([part.name for part in fields(Row)])
    for one in table:
        cells = astuple(one)
        writer.writerow([f"{cell:.6g}" if isinstance(cell, float) else cell for cell in cells])
    return text.getvalue()
