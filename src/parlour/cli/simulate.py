"""`parlour simulate GAME`: what happens in many matches between bots?"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from parlour.bots import BOTS
from parlour.bots.arena import PART, Plan, compete, planned
from parlour.bots.lineup import positive
from parlour.bots.tally import Result, Tally
from parlour.cli import figures
from parlour.core.errors import OptionsError

STATUS = {"complete": 0, "interrupted": 130, "worker_died": 1}
"""By how it ended; 130 is what a shell expects after Ctrl-C."""
MOST_JOBS = 256
OPTION = "an option of the game, as its rules name it (docs/rules); again for another"


def add_parser(commands: Any) -> None:
    command = commands.add_parser(
        "simulate",
        help="play many matches between bots",
        description="Play many matches between bots and count who wins. Every way to seat the bots"
        " comes equally often, on the same deals; a side that wins together has one bot. The same"
        " seed gives the same figures, whatever the number of jobs. Ctrl-C shows what is done so"
        " far.",
    )
    add = command.add_argument
    add("game", metavar="GAME", help="which game, for instance calaveras")
    add("--seats", required=True, metavar="N", help="how many seats")
    add(
        "--bots",
        default="uniform",
        metavar="BOT,…",
        help=f"who plays: {', '.join(BOTS)} (uniform); with settings as in ismcts:playouts=200",
    )
    add("--matches", default="100", metavar="N", help="how many matches (100)")
    add("--seed", default=1, type=int, metavar="N", help="where all chance starts from (1)")
    add("--jobs", default="1", metavar="N", help="how many processes (1)")
    add("--option", action="append", default=[], metavar="KEY=VALUE", help=OPTION)
    add("--playouts", metavar="N", help="playouts a move, for bots that search")
    add("--milliseconds", metavar="N", help="time a move instead; figures then differ by machine")
    add("--json", metavar="FILE", help="write the figures as JSON; - is the output")
    add("--csv", metavar="FILE", help="write the figures as CSV; - is the output")
    add("--records", type=Path, metavar="DIR", help="write a record of every match")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, show, write down; also what was done before something broke it off."""
    jobs = at_most("jobs", positive("jobs", args.jobs), MOST_JOBS)
    plan = planned(plan_of(args))
    to_output = check_targets(args)
    if args.records is not None:
        make_folder(args.records)
    results: list[Result] = []
    tally = watched(plan, jobs, results)
    show(plan, tally, Console(stderr=to_output))
    write(args.json, json.dumps(figures.plain(plan, tally), indent=2) + "\n")
    write(args.csv, figures.csv_text(plan, tally))
    if args.records is not None:
        tidy(args.records)
        write(str(args.records / "results.csv"), figures.results_csv(results))
    if tally.ended == "worker_died":
        print("parlour simulate: a worker process died; this is what was done", file=sys.stderr)
    return STATUS[tally.ended]


def plan_of(args: argparse.Namespace) -> Plan:
    """The plan as the command line has it; raises OptionsError."""
    wanted = {"playouts": args.playouts, "milliseconds": args.milliseconds}
    return Plan(
        game=args.game,
        seats=positive("seats", args.seats),
        bots=tuple(args.bots.split(",")),
        matches=positive("matches", args.matches),
        seed=args.seed,
        options=options_of(args.option),
        settings={key: positive(key, text) for key, text in wanted.items() if text is not None},
        records=None if args.records is None else str(args.records),
    )


def options_of(words: Sequence[str]) -> dict[str, Any]:
    """`first=2`, `twist_must_move=true`, `turn_cap=none`; raises OptionsError."""
    options: dict[str, Any] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise OptionsError("option", f"is {word!r}, not key=value")
        if key in options:
            raise OptionsError(key, "is given twice")
        options[key] = value_of(value)
    return options


def value_of(text: str) -> Any:
    """As JSON if it is any, else the word itself."""
    if text == "none":
        return None
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def at_most(field: str, number: int, most: int) -> int:
    if number > most:
        raise OptionsError(field, f"is {number}, more than {most}")
    return number


def check_targets(args: argparse.Namespace) -> bool:
    """Refuse files that cannot be written, before hours have gone into them; whether the output
    is taken."""
    if args.json == args.csv == "-":
        raise OptionsError("json", "and csv cannot both be the output")
    for field, name in (("json", args.json), ("csv", args.csv)):
        if name not in (None, "-") and not can_be_written(Path(name)):
            raise OptionsError(field, f"is {name!r}, which cannot be written")
    return "-" in (args.json, args.csv)


def can_be_written(path: Path) -> bool:
    if path.is_dir():
        return False
    return os.access(path if path.exists() else path.parent, os.W_OK)


def make_folder(folder: Path) -> None:
    """A folder for records, with none in it yet."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        full = any(folder.glob("*.jsonl"))
    except OSError as mistake:
        raise OptionsError("records", f"cannot go to {folder}: {mistake.strerror}") from mistake
    if full:
        raise OptionsError("records", f"cannot go to {folder}: it holds records already")


def watched(plan: Plan, jobs: int, results: list[Result]) -> Tally:
    """Play it, with a bar on a terminal's error stream."""
    console = Console(stderr=True)
    with ExitStack() as stack:
        bar = stack.enter_context(
            Progress(
                TextColumn("{task.description}"),
                BarColumn(),
                MofNCompleteColumn(),
                TimeRemainingColumn(),
                console=console,
                disable=not console.is_terminal,
            )
        )
        task = bar.add_task(plan.game, total=plan.matches)

        def told(result: Result) -> None:
            results.append(result)
            bar.advance(task)

        return compete(plan, jobs, told)


def show(plan: Plan, tally: Tally, console: Console) -> None:
    if tally.matches == 0:
        console.print("No match was finished.")
        return
    console.print(figures.table(plan, tally))
    console.print(figures.lengths(tally), highlight=False, soft_wrap=True)


def tidy(folder: Path) -> None:
    """Away with records that were being written when it was broken off."""
    for part in folder.glob(f"*{PART}"):
        part.unlink()


def write(name: str | None, text: str) -> None:
    if name == "-":
        print(text, end="")
    elif name is not None:
        Path(name).write_text(text, encoding="utf-8")
