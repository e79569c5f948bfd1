"""How fast are the rules? Every target of docs/performance.md beside its peer, in one run.

    make bench                       (or: python -m bench.rules --rounds 9)

Run with the compiled package in front (`PYTHONPATH=build/compiled`) or without: the table says
which. Every case gets a short slice of each round, in shuffled order, timed in CPU seconds of this
process; ratios are medians of the ratios round by round, so that a machine that slows down in
between slows both sides down. A move is: who is to act, a random legal move, apply. Deals and
draws cost time and are not counted.
"""

import argparse
import platform
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.metadata import PackageNotFoundError, version

from rich.console import Console
from rich.table import Table

from bench import own, peers, same
from bench.timing import Case, measure, ratio
from parlour.core import playout as playout_module

IS_COMPILED = not str(playout_module.__file__).endswith(".py")

CASES: dict[str, Callable[[], Case | None]] = {
    "calaveras, stepped": lambda: own.stepped("calaveras", 4),
    "calaveras, stepped from lists": lambda: own.stepped("calaveras", 4, listed=True),
    "calaveras, playouts": lambda: own.played_out("calaveras", 4),
    "calaveras, playouts from lists": lambda: own.played_out("calaveras", 4, listed=True),
    "calaveras, copy": lambda: own.copied("calaveras", 4),
    "calaveras, observation": own.observed,
    "calaveras, search with random playouts": lambda: own.searched("calaveras", 4, judged=False),
    "calaveras, search with its judge": lambda: own.searched("calaveras", 4, judged=True),
    "calaveras, batch 1": lambda: own.batched(1),
    "calaveras, batch 1024": lambda: own.batched(1024),
    "calaveras, batch 16384": lambda: own.batched(16384),
    "calaveras, one match with mask": own.chosen_one_by_one,
    "calaveras, token by token": own.by_tokens,
    "open_spiel liars_dice": lambda: peers.stepped("liars_dice"),
    "open_spiel leduc_poker": lambda: peers.stepped("leduc_poker"),
    "open_spiel gin_rummy": lambda: peers.stepped("gin_rummy"),
    "open_spiel python_liars_poker": lambda: peers.stepped("python_liars_poker"),
    "open_spiel liars_dice, C++ playouts": lambda: peers.rollouts("liars_dice"),
    "open_spiel hearts, C++ playouts": lambda: peers.rollouts("hearts"),
    "plain C, from lists": lambda: peers.in_c(listed=True),
    "plain C, direct": lambda: peers.in_c(listed=False),
    "open_spiel leduc_poker, clone": peers.clone,
    "open_spiel leduc_poker, tensor": lambda: peers.tensor("leduc_poker"),
    "open_spiel hanabi, tensor": lambda: peers.tensor("hanabi"),
    "open_spiel gin_rummy, search": lambda: peers.searched("gin_rummy"),
    "open_spiel hearts, search": lambda: peers.searched("hearts"),
    "pettingzoo leduc": peers.zoo_leduc,
    "our leduc, stepped": lambda: same.stepped(same.Leduc),
    "our liar's dice, stepped": lambda: same.stepped(same.LiarsDice),
    **{name: partial(peers.figure, name) for name in peers.FIGURES},
}
for _game in ("motive", "mysterium", "island"):
    CASES[f"{_game}, stepped"] = partial(own.stepped, _game, 4)
    CASES[f"{_game}, playouts"] = partial(own.played_out, _game, 4)
    CASES[f"{_game}, playouts from lists"] = partial(own.played_out, _game, 4, listed=True)
    CASES[f"{_game}, copy"] = partial(own.copied, _game, 4)


@dataclass(frozen=True)
class Target:
    """How many times as fast one should be as the other."""

    name: str
    one: str
    other: str
    wanted: float
    when: str = "compiled"


TARGETS = (
    Target("T1", "calaveras, stepped", "open_spiel liars_dice", 2.5),
    Target("T1", "calaveras, stepped", "open_spiel leduc_poker", 2.5),
    Target("T2", "calaveras, stepped", "open_spiel gin_rummy", 25),
    Target("T3", "our leduc, stepped", "open_spiel leduc_poker", 2, "either"),
    Target("T3", "our liar's dice, stepped", "open_spiel liars_dice", 2, "either"),
    Target("T4", "calaveras, playouts from lists", "open_spiel liars_dice, C++ playouts", 0.6),
    Target("T4", "calaveras, playouts from lists", "open_spiel hearts, C++ playouts", 0.6),
    Target("T4", "calaveras, playouts", "open_spiel liars_dice, C++ playouts", 1.3),
    Target("T4", "calaveras, playouts", "open_spiel hearts, C++ playouts", 1.3),
    Target("T5", "calaveras, playouts", "plain C, from lists", 0.45),
    Target("T5", "calaveras, playouts from lists", "plain C, from lists", 0.2),
    Target("T6", "calaveras, stepped", "open_spiel liars_dice", 0.6, "interpreted"),
    Target("T6", "calaveras, stepped", "open_spiel python_liars_poker", 12, "interpreted"),
    Target("T7", "calaveras, copy", "open_spiel leduc_poker, clone", 2),
    Target("T8", "calaveras, observation", "open_spiel leduc_poker, tensor", 0.5),
    Target("T8", "calaveras, observation", "open_spiel hanabi, tensor", 6.7),
    Target("T9", "calaveras, batch 1", "pgx leduc, batch 1", 20),
    Target("T9", "calaveras, batch 1024", "pgx leduc, batch 1024", 1.5),
    Target("T9", "calaveras, batch 16384", "pgx leduc, batch 16384", 1.5),
    Target("T10", "calaveras, one match with mask", "pettingzoo leduc", 20),
    Target("T10", "calaveras, one match with mask", "rlcard leduc", 10),
    Target("T11", "calaveras, search with random playouts", "open_spiel gin_rummy, search", 10),
    Target("T11", "calaveras, search with random playouts", "open_spiel hearts, search", 0.3),
    Target("T12", "calaveras, playouts", "boardgame.io reducer", 150),
    Target("T12", "calaveras, playouts", "boardgame.io reducer", 30, "interpreted"),
)


def versions() -> str:
    said = [f"Python {platform.python_version()}"]
    for name in ("open_spiel", "pettingzoo", "rlcard", "mypy", "librt", "numpy"):
        try:
            said.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            said.append(f"{name} not there")
    return ", ".join([*said, "rules compiled" if IS_COMPILED else "rules interpreted"])


def show(found: dict[str, list[float]]) -> None:
    console = Console(width=120)
    console.print(versions())
    table = Table("what", "thousand a second", "slowest", "fastest")
    for name, speeds in found.items():
        known = "" if name not in peers.FIGURES else " (a figure, not measured now)"
        row = [f"{s / 1000:,.1f}" for s in (statistics.median(speeds), min(speeds), max(speeds))]
        table.add_row(name + known, *row)
    console.print(table)
    console.print(targets(found))


def targets(found: dict[str, list[float]]) -> Table:
    table = Table("", "ratio, by speed", "median", "lowest", "highest", "wanted", "")
    state = "compiled" if IS_COMPILED else "interpreted"
    for target in TARGETS:
        if target.when not in (state, "either") or not {target.one, target.other} <= found.keys():
            continue
        values = ratio(found[target.one], found[target.other])
        row = [f"{value:.2f}" for value in values]
        verdict = "reached" if values[0] >= target.wanted else "missed"
        compared = f"{target.one} / {target.other}"
        table.add_row(target.name, compared, *row, f"{target.wanted:g}", verdict)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast are the rules?")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.3, help="a slice of one case")
    parser.add_argument("--only", default="", help="cases whose name holds one of these, by commas")
    args = parser.parse_args()
    made = {
        name: make()
        for name, make in CASES.items()
        if any(part in name for part in args.only.split(","))
    }
    cases = {name: case for name, case in made.items() if case is not None}
    show(measure(cases, args.rounds, args.seconds))


if __name__ == "__main__":
    main()
