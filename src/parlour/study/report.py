"""The page of a study: figures, pictures, and matches worth watching, in one file."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup

from parlour.bots.intervals import quantile
from parlour.study import plots
from parlour.study.pieces import Impact, surely
from parlour.study.playing import Line
from parlour.study.running import Findings
from parlour.study.sums import ArmSums, Effect, Flag, effects, error_each, flags, sure_effects
from parlour.study.sureness import ERROR, FEWEST

HERE = Path(__file__).with_name("templates")
MOST_BARS = 24
ODD = 3
"""Matches of each odd kind."""


@dataclass(frozen=True)
class OddMatch:
    """A match worth watching, and where its record lies."""

    why: str
    line: Line
    record: str


@dataclass(frozen=True)
class Picture:
    """A plot, and what to see in it."""

    title: str
    svg: Markup


def page(found: Findings, record: Callable[[int], str]) -> str:
    """The report as one HTML file. `record` writes a match down and says where."""
    names = [arm.name for arm in found.study.arms()]
    sheet = (HERE / "report.css").read_text(encoding="utf-8")
    shared = Environment(
        loader=FileSystemLoader(HERE), autoescape=True, trim_blocks=True, lstrip_blocks=True
    )
    known = effects(found.by_deal())
    return shared.get_template("report.html").render(
        study=found.study,
        found=found,
        names=names,
        arms=list(zip(names, found.sums, strict=True)),
        flags=flags(found.sums),
        error=error_each(found.sums),
        effects=sure_first(known),
        sure=sure_effects(known),
        outstanding=[(name, outstanding(arm)) for name, arm in zip(names, found.sums, strict=True)],
        pictures=pictures(found, names),
        odd=[OddMatch(why, line, record(line.number)) for why, line in odd(found.lines)],
        length=lengths,
        say=say,
        signed=signed,
        style=Markup(f"<style>\n{sheet}</style>"),
        fewest=FEWEST,
    )


def say(flag: Flag) -> str:
    """A flag in words."""
    more = "more" if flag.gap > 0 else "less"
    return f"{flag.kind} {flag.name} wins {abs(100 * flag.gap):.1f} points {more} than its share"


def signed(value: float) -> str:
    """A change with its sign; nothing is never less than nothing."""
    return f"{round(value, 1) + 0.0:+.1f}"


def lengths(arm: ArmSums) -> list[int]:
    """The 5th, 50th, 95th and 100th hundredth of the number of moves."""
    return [quantile(arm.lengths, share) for share in (0.05, 0.5, 0.95, 1.0)]


def sure_first(known: list[Effect]) -> list[Effect]:
    """What the options change, the surest first."""
    sure = sure_effects(known)
    return sorted(known, key=lambda one: (one not in sure, one.arm, one.figure))


def outstanding(arm: ArmSums) -> list[Impact]:
    """The pieces that surely matter; all that were looked at share the error."""
    known = arm.pieces.impacts()
    return surely(known, ERROR) if known else []


def pictures(found: Findings, names: list[str]) -> list[Picture]:
    arms = dict(zip(names, found.sums, strict=True))
    drawn = []
    for kind, title in (
        ("bot", "Bots"),
        ("seat", "Seats"),
        ("side", "Sides"),
        ("order", "Who moves first"),
        ("role", "Roles"),
    ):
        by_arm = {
            name: {key[1]: mean for key, mean in sorted(arm.rates.items()) if key[0] == kind}
            for name, arm in arms.items()
        }
        if any(by_arm.values()):
            fair = fair_share(found) if kind in ("seat", "order") else None
            drawn.append(drawn_as(title, plots.rates(by_arm, fair, title)))
    lengths_of = {name: arm.lengths for name, arm in arms.items()}
    drawn.append(drawn_as("Length", plots.spread(lengths_of, "Length", "moves a match")))
    if any(arm.leads for arm in arms.values()):
        leads = {name: arm.leads for name, arm in arms.items()}
        drawn.append(
            drawn_as("Drama", plots.spread(leads, "Drama", "how often the lead changed sides"))
        )
    return drawn + [
        drawn_as(title, plots.bars(best, title))
        for name, arm in arms.items()
        for kind in sorted({one.kind for one in outstanding(arm)})
        if (best := strongest(arm, kind)) and (title := f"Pieces, {kind}, {name}")
    ]


def drawn_as(title: str, svg: str) -> Picture:
    """Our own drawing, which needs no escape."""
    return Picture(title, Markup(svg))


def fair_share(found: Findings) -> float:
    played = sum(arm.seats_played for arm in found.sums)
    return sum(arm.seats_won for arm in found.sums) / max(1, played)


def strongest(arm: ArmSums, kind: str) -> list[Impact]:
    """The pieces that change most, best first; as many from either end."""
    known = [one for one in arm.pieces.impacts() if one.kind == kind]
    if len(known) <= MOST_BARS:
        return known
    return known[: MOST_BARS // 2] + known[-MOST_BARS // 2 :]


def odd(lines: list[Line]) -> list[tuple[str, Line]]:
    """The longest, the shortest, those with the most changes of lead, the narrowest escapes."""
    judged = [line for line in lines if line.leads >= 0]
    saved = [line for line in lines if line.low >= 0]
    kinds: list[tuple[str, list[Line]]] = [
        ("longest", sorted(lines, key=lambda line: (-line.plies, line.number))),
        ("shortest", sorted(lines, key=lambda line: (line.plies, line.number))),
        ("most changes of lead", sorted(judged, key=lambda line: (-line.leads, line.number))),
        ("won from far behind", sorted(saved, key=lambda line: (line.low, line.number))),
    ]
    return [(why, line) for why, some in kinds for line in some[:ODD]]
