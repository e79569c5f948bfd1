"""`parlour study GAME`: is it fair, how long, how exciting, and what do the options change?"""

import argparse
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from parlour.bots import BOTS
from parlour.bots.lineup import positive
from parlour.cli.simulate import MOST_JOBS, OPTION, at_most, options_of, value_of
from parlour.cli.studied import show
from parlour.core.errors import OptionsError
from parlour.study.keeping import Keeping
from parlour.study.plan import Study, checked
from parlour.study.playing import Stage
from parlour.study.running import Findings, go_on
from parlour.study.sums import flags
from parlour.study.table import as_csv, rows

REPORT = "report.html"
FIGURES = "figures.csv"


def add_parser(commands: Any) -> None:
    command = commands.add_parser(
        "study",
        help="measure balance: seats, sides, options, bots",
        description="Play the same deals under every option given, in every seating of the bots,"
        " until it is sure enough or all deals are played, and write a report. What is in the"
        " folder already is not played again, so Ctrl-C breaks off and the same call goes on. 1 if"
        " something unfair was found.",
    )
    add = command.add_argument
    add("game", metavar="GAME", help="which game, for instance calaveras")
    add("--seats", required=True, metavar="N", help="how many seats")
    bots = f"who plays: {', '.join(BOTS)} (greedy)"
    add("--bots", default="greedy", metavar="BOT,…", help=bots)
    add("--deals", default="200", metavar="N", help="at most so many deals (200)")
    add("--precision", metavar="POINTS", help="stop when every rate is known to within so many")
    add("--seed", default=1, type=int, metavar="N", help="where all chance starts from (1)")
    add("--option", action="append", default=[], metavar="KEY=VALUE", help=OPTION)
    add("--sweep", action="append", default=[], metavar="KEY=A,B,…", help="compare these values")
    add(
        "--vary",
        action="append",
        default=[],
        metavar="KEY=A,…",
        help="change one option at a time, beside the game as it is",
    )
    add(
        "--fix",
        action="append",
        default=[],
        metavar="SEAT=BOT",
        help="a bot that keeps this seat, whoever plays the others",
    )
    add("--out", type=Path, default=Path("study"), metavar="DIR", help="the study's folder (study)")
    add("--jobs", default="1", metavar="N", help="how many processes (1)")
    add("--ray", metavar="ADDRESS", help="a Ray cluster; local starts two workers here")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """0 if nothing unfair was found, 1 if something was, 130 if it was broken off."""
    check_extras("matplotlib", *(["ray"] if args.ray is not None else []))
    study = study_of(args)
    with Keeping(args.out, checked(study)) as keeping:
        found = watched(study, keeping, args)
        show(found, Console())
        write(found, keeping)
    if found.ended == "interrupted":
        return 130
    return 1 if flags(found.sums) else 0


def check_extras(*needed: str) -> None:
    """Refuse before hours have gone into it; raises OptionsError."""
    for name in needed:
        if find_spec(name) is None:
            extra = "ray" if name == "ray" else "study"
            raise OptionsError("study", f"needs {name}: pip install 'parlour[{extra}]'")


def study_of(args: argparse.Namespace) -> Study:
    """As the command line has it; raises OptionsError."""
    return Study(
        game=args.game,
        seats=positive("seats", args.seats),
        bots=tuple(args.bots.split(",")),
        deals=positive("deals", args.deals),
        seed=args.seed,
        options=options_of(args.option),
        sweep=swept("sweep", args.sweep),
        vary=swept("vary", args.vary),
        fixed=seated(args.fix),
        settings={},
        precision=0.0 if args.precision is None else points(args.precision) / 100,
    )


def seated(words: Sequence[str]) -> dict[str, str]:
    """`0=own:level=1`; raises OptionsError."""
    found: dict[str, str] = {}
    for word in words:
        seat, equals, bot = word.partition("=")
        if not (seat and equals and bot) or seat in found:
            raise OptionsError("fix", f"is {word!r}, not seat=bot once for each seat")
        found[seat] = bot
    return found


def swept(field: str, words: Sequence[str]) -> dict[str, tuple[Any, ...]]:
    """`level=3,4,5`; raises OptionsError."""
    found: dict[str, tuple[Any, ...]] = {}
    for word in words:
        key, equals, values = word.partition("=")
        if not (key and equals and values) or key in found:
            raise OptionsError(field, f"is {word!r}, not key=a,b,… once for each key")
        found[key] = tuple(map(value_of, values.split(",")))
    return found


def points(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1
    if not 0 < number < 100:
        raise OptionsError("precision", f"is {text!r}, not points between 0 and 100")
    return number


def watched(study: Study, keeping: Keeping, args: argparse.Namespace) -> Findings:
    """Play it, with a bar on a terminal's error stream."""
    console = Console(stderr=True)
    jobs = at_most("jobs", positive("jobs", args.jobs), MOST_JOBS)
    with ExitStack() as stack:
        bar = stack.enter_context(
            Progress(
                TextColumn("{task.description}"),
                BarColumn(),
                MofNCompleteColumn(),
                console=console,
                disable=not console.is_terminal,
            )
        )
        task = bar.add_task(f"{study.game}, deals", total=study.deals)
        return go_on(
            study, keeping, jobs, args.ray, lambda deals: bar.update(task, completed=deals)
        )


def write(found: Findings, keeping: Keeping) -> None:
    """The page, and the same figures as a table for whoever wants to go on reckoning."""
    from parlour.study.report import page  # needs the extra `study`

    stage, folder = Stage(found.study), keeping.folder
    text = page(found, lambda number: keeping.record(number, stage.record(number)))
    (folder / REPORT).write_text(text, encoding="utf-8")
    (folder / FIGURES).write_text(as_csv(rows(found)), encoding="utf-8")
    for name in (REPORT, FIGURES):
        print(folder / name, file=sys.stderr)
