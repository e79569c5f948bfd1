"""How fast are the rules? Every target of docs/performance.md beside its peer, in one run.

    make bench                       (or: python -m bench.rules --rounds 9)

Interpreted rules, compiled ones (`build/compiled`, if `make compile` made them from this source),
OpenSpiel and what `PARLOUR_PEERS` holds run in processes of their own and take turns: each case has
a short slice of every round, in shuffled order, timed in CPU seconds of its process. Ratios are
medians of the ratios round by round, so that a machine that slows down in between slows both sides
down. A move is: who is to act, a random legal move, apply. Deals and draws cost time and are not
counted.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from bench.learners import FIGURES
from bench.targets import OTHERS, TARGETS, Target
from bench.timing import ratios
from tools.compile import source

ROOT: Final = Path(__file__).resolve().parent.parent
COMPILED: Final = ROOT / "build" / "compiled"
OURS: Final = ("compiled", "interpreted")
Found = dict[str, dict[str, list[float]]]
"""By side and case: the speeds, round by round."""


class Side:
    """A process that times cases."""

    def __init__(self, module: str, python: str, folder: Path) -> None:
        process: Any = subprocess.Popen(
            [python, "-m", "bench.worker", module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"},
        )
        self.process = process
        about = json.loads(process.stdout.readline() or '{"is": "cannot start", "cases": []}')
        self.about, self.cases = str(about["is"]), list(about["cases"])

    def time(self, case: str, seconds: float) -> float | str:
        """Its speed, or why there is none."""
        self.process.stdin.write(f"{seconds} {case}\n")
        self.process.stdin.flush()
        said: float | str = json.loads(self.process.stdout.readline() or '"broke down"')
        return said


def sides() -> dict[str, Side]:
    found = {"interpreted": Side("bench.own", sys.executable, ROOT / "src")}
    if is_made_from_this(COMPILED):
        found["compiled"] = Side("bench.own", sys.executable, COMPILED)
    found["open_spiel"] = Side("bench.peers", sys.executable, ROOT / "src")
    if "PARLOUR_PEERS" in os.environ:
        found["learners"] = Side("bench.learners", os.environ["PARLOUR_PEERS"], ROOT / "src")
    return found


def is_made_from_this(built: Path) -> bool:
    """Compiled rules of another make would be timed under this one's name."""
    note = built / "made-from.txt"
    if note.exists() and note.read_text(encoding="utf-8").startswith(source()):
        return True
    if built.exists():
        print(f"{built.name}: made from other source and left out; `make compile` makes it anew")
    return False


def measure(running: dict[str, Side], wanted: set[str], rounds: int, seconds: float) -> Found:
    jobs = [(name, case) for name, side in running.items() for case in side.cases if case in wanted]
    found: Found = defaultdict(lambda: defaultdict(list))
    for number in range(rounds):
        for job in random.Random(number).sample(jobs, len(jobs)):
            name, case = job
            said = running[name].time(case, seconds)
            if isinstance(said, str):
                print(f"{name}: {case} cannot be timed: {said}", file=sys.stderr)
                jobs.remove(job)
            else:
                found[name][case].append(said)
    return found


def peer(found: Found, case: str, rounds: int) -> list[float]:
    """What was measured of others, else the figure that was noted once."""
    for name, cases in found.items():
        if name not in OURS and case in cases:
            return cases[case]
    return [FIGURES[case]] * rounds if case in FIGURES else []


def speeds(found: Found) -> Table:
    table = Table("whose", "what", "thousand a second", "slowest", "fastest")
    for name, cases in found.items():
        for case, each in cases.items():
            numbers = (statistics.median(each), min(each), max(each))
            table.add_row(name, case, *[f"{number / 1000:,.1f}" for number in numbers])
    return table


def compared(target: Target, side: str, found: Found, rounds: int) -> tuple[float, ...]:
    one, other = found[side].get(target.one, []), peer(found, target.other, rounds)
    if not one or len(one) != len(other):
        return ()
    return ratios(other, one) if target.within else ratios(one, other)


def targets(of: tuple[Target, ...], found: Found, rounds: int) -> Table:
    table = Table("", "of ours", "beside", *OURS, "wanted", "")
    known = {case for cases in found.values() for case in cases}
    for target in of:
        row, verdict = [], ""
        for side in OURS:
            values = compared(target, side, found, rounds)
            row.append("{:.2f} ({:.2f}-{:.2f})".format(*values) if values else "")
            if values and target.wanted and target.compiled == (side == "compiled"):
                reached = (
                    (values[0] <= target.wanted) if target.within else (values[0] >= target.wanted)
                )
                verdict = "reached" if reached else "missed"
        if not any(row):
            continue
        figure = "" if target.other in known else " (a figure)"
        bound = "at most" if target.within else "at least"
        wanted = f"{bound} {target.wanted:g}" if target.wanted else ""
        wanted += "" if target.compiled or not wanted else ", interpreted"
        ours = f"{target.one}: time" if target.within else target.one
        table.add_row(target.name, ours, target.other + figure, *row, wanted, verdict)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast are the rules?")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.3, help="a slice of one case")
    parser.add_argument("--only", default="", help="rows by the beginning of their name, by commas")
    parser.add_argument("--json", type=Path, help="write down every speed")
    args = parser.parse_args()
    names = args.only.split(",") if args.only else [row.name for row in TARGETS]
    rows = [tuple(row for row in of if row.name in names) for of in (TARGETS, OTHERS)]
    running = sides()
    wanted = {case for of in rows for row in of for case in (row.one, row.other)}
    if not args.only:
        wanted |= {case for side in running.values() for case in side.cases}
    console = Console(width=140)
    for name, side in running.items():
        console.print(f"{name}: {side.about}")
    found = measure(running, wanted, args.rounds, args.seconds)
    if args.json:
        args.json.write_text(json.dumps(found, indent=1), encoding="utf-8")
    console.print(speeds(found))
    for of in rows:
        console.print(targets(of, found, args.rounds))


if __name__ == "__main__":
    main()
