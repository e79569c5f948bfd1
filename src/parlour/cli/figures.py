"""How are the figures of a simulation shown? As a table, as JSON, and as CSV."""

import csv
from collections.abc import Iterator, Sequence
from io import StringIO
from typing import Any

from rich import box
from rich.table import Table

from parlour.bots.arena import Plan
from parlour.bots.intervals import Interval, wilson
from parlour.bots.tally import Result, Score, Tally

SHARES = {"p5": 0.05, "median": 0.5, "p95": 0.95, "p99": 0.99, "longest": 1.0}
KINDS = ("bot", "team", "seat")


def table(plan: Plan, tally: Tally) -> Table:
    """Who won how often, and how matches ended."""
    shown = Table(title=title(plan, tally), box=box.SIMPLE)
    shown.add_column("")
    for name in ("won", "of", "rate", "95 % interval", "fair share"):
        shown.add_column(name, justify="right")
    for kind in KINDS:
        for which, score in tally.scores(kind).items():
            rate = score.rate
            cells = (str(score.won), str(score.tried), per_cent(rate.value), between(rate))
            shown.add_row(name_of(kind, which, tally), *cells, per_cent(score.fair))
        shown.add_section()
    for ending, count in sorted(tally.endings.items()):
        rate = wilson(count, tally.matches)
        cells = (str(count), str(tally.matches), per_cent(rate.value), between(rate))
        shown.add_row(f"ending {ending}", *cells, "")
    return shown


def title(plan: Plan, tally: Tally) -> str:
    played = counted(plan.matches, "match", "matches")
    if tally.matches < plan.matches:
        played = f"{tally.matches} of {played}"
    seats = counted(plan.seats, "seat", "seats")
    return f"{plan.game}, {seats}: {played} from seed {plan.seed}"


def counted(number: int, one: str, more: str) -> str:
    return f"{number} {one if number == 1 else more}"


def lengths(tally: Tally) -> str:
    """One line on how many moves the matches took."""
    middle = tally.mean_length()
    parts = ", ".join(f"{name} {tally.length(share)}" for name, share in SHARES.items())
    spread = f"{middle.low:.1f} to {middle.high:.1f}"
    return f"  moves a match: mean {middle.value:.1f} ({spread}), {parts}"


def name_of(kind: str, which: Any, tally: Tally) -> str:
    if kind == "bot":
        return str(which)
    if kind == "team" and not tally.fixed:
        return f"team {which}"
    if kind == "team":
        seats = ", ".join(map(str, tally.sides[which]))
        return f"team {which} (seats {seats})" if "," in seats else f"team {which} (seat {seats})"
    return f"seat {which}"


def per_cent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def between(interval: Interval) -> str:
    return f"{100 * interval.low:.1f} to {100 * interval.high:.1f} %"


def plain(plan: Plan, tally: Tally) -> dict[str, Any]:
    """The figures as plain JSON, the same for any number of jobs."""
    return {
        "game": plan.game,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "options": dict(plan.options),
        "settings": dict(plan.settings),
        "seed": plan.seed,
        "wanted": plan.matches,
        "matches": tally.matches,
        "ended": tally.ended,
        **{f"by_{kind}": list(scores(kind, tally)) for kind in KINDS},
        "endings": {
            ending: {"count": count, **spelled(wilson(count, tally.matches))}
            for ending, count in sorted(tally.endings.items())
        },
        "length": {
            **{"mean" if key == "value" else key: item for key, item in length(tally).items()},
            **{name: tally.length(share) for name, share in SHARES.items()},
            "counts": {str(plies): tally.lengths[plies] for plies in sorted(tally.lengths)},
        },
    }


def scores(kind: str, tally: Tally) -> Iterator[dict[str, Any]]:
    for which, score in tally.scores(kind).items():
        fixed = kind == "team" and tally.fixed
        seats = {"seats": list(tally.sides[which])} if fixed else {}
        yield {kind: which, **seats, **row(score)}


def row(score: Score) -> dict[str, Any]:
    return {"won": score.won, "of": score.tried, **spelled(score.rate), "fair": rounded(score.fair)}


def spelled(interval: Interval) -> dict[str, float]:
    return {name: rounded(number) for name, number in interval._asdict().items()}


def length(tally: Tally) -> dict[str, float]:
    return spelled(tally.mean_length())


def rounded(number: float) -> float:
    """Six places: more than any number of matches can tell."""
    return round(number, 6)


def csv_text(plan: Plan, tally: Tally) -> str:
    """One line a figure; rates from 0 to 1."""
    lines: list[Sequence[Any]] = [("figure", "name", "count", "of", "value", "low", "high", "fair")]
    for kind in KINDS:
        for which, score in tally.scores(kind).items():
            lines.append((kind, which, *row(score).values()))
    for ending, count in sorted(tally.endings.items()):
        values = spelled(wilson(count, tally.matches)).values()
        lines.append(("ending", ending, count, tally.matches, *values, ""))
    lines.append(("length", "mean", "", tally.matches, *length(tally).values(), ""))
    for name, share in SHARES.items():
        lines.append(("length", name, "", tally.matches, tally.length(share), "", "", ""))
    return written(lines)


def results_csv(results: Sequence[Result]) -> str:
    """One line a match, in the order of their numbers; bots by side, winners by seat."""
    lines: list[Sequence[Any]] = [("match", "bots", "winners", "moves", "ending")]
    for one in sorted(results, key=lambda result: result.number):
        winners = " ".join(map(str, one.winners))
        lines.append((one.number, " ".join(one.seating), winners, one.plies, one.ending))
    return written(lines)


def written(lines: Sequence[Sequence[Any]]) -> str:
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows(lines)
    return text.getvalue()
