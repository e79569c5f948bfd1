"""How fast are the rules? Calaveras stepped from Python beside OpenSpiel's games, in one run.

    make bench                       (or: python -m bench.rules --rounds 9)

Every case gets a short slice of each round, in shuffled order, and is timed in CPU seconds of this
process; the table holds medians over the rounds, and medians of the ratios round by round, so that
a machine that slows down in between slows both sides down. A move is: who is to act, a random legal
move, apply. Deals and draws cost time and are not counted.
"""

import argparse
import platform
import random
import statistics
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import open_spiel.python.games  # noqa: F401  registers the games written in Python
import pyspiel
from rich.console import Console
from rich.table import Table

from parlour.core import playout as playout_module
from parlour.core.chance import Chance
from parlour.core.match import Match
from parlour.games import GAMES

Case = Callable[[float], float]
"""Runs for so many CPU seconds; moves (or calls) a second."""


def timed(once: Callable[[], int]) -> Case:
    def run(seconds: float) -> float:
        done, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            done += once()
        return done / spent

    return run


def stepped(game_id: str, seats: int, *, listed: bool) -> Case:
    """A match at a time, a call for each question."""
    game = GAMES[game_id]
    begun = Match(game, game.options(), seats, "bench").state
    chance = Chance(1)

    def once() -> int:
        state, moves = begun.copy(), 0
        while waited := state.to_act():
            seat = waited[0]
            if listed:
                legal = state.legal_moves(seat)
                move = legal[chance.below(len(legal))]
            else:
                move = state.sample(seat, chance)
            state.apply(seat, move, chance)
            moves += 1
        return moves

    return timed(once)


def spiel(name: str) -> Case:
    """An OpenSpiel game driven from Python; chance nodes are resolved and not counted."""
    game, choice = pyspiel.load_game(name), random.Random(1).choice

    def once() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            moves += not state.is_chance_node()
            state.apply_action(choice(state.legal_actions()))
        return moves

    return timed(once)


def calls(function: Callable[[], Any]) -> Case:
    def once() -> int:
        for _ in range(200):
            function()
        return 200

    return timed(once)


def leduc_clone() -> Case:
    state = pyspiel.load_game("leduc_poker").new_initial_state()
    for action in (0, 1, 1):
        state.apply_action(action)
    return calls(state.clone)


def own_copy() -> Case:
    return calls(Match(GAMES["calaveras"], GAMES["calaveras"].options(), 4, "bench").state.copy)


CASES: dict[str, Callable[[], Case]] = {
    "calaveras, sampled": lambda: stepped("calaveras", 4, listed=False),
    "calaveras, from the list": lambda: stepped("calaveras", 4, listed=True),
    "open_spiel liars_dice (C++)": lambda: spiel("liars_dice"),
    "open_spiel leduc_poker (C++)": lambda: spiel("leduc_poker"),
    "open_spiel python_liars_poker": lambda: spiel("python_liars_poker"),
    "calaveras copy": own_copy,
    "open_spiel leduc_poker clone": leduc_clone,
}
RATIOS = (
    ("calaveras, sampled", "open_spiel liars_dice (C++)", "at least 0.55"),
    ("calaveras, from the list", "open_spiel liars_dice (C++)", ""),
    ("calaveras, sampled", "open_spiel leduc_poker (C++)", ""),
    ("calaveras, sampled", "open_spiel python_liars_poker", "at least 10"),
    ("open_spiel leduc_poker clone", "calaveras copy", "at most 0.6"),
)
"""What over what, by speed; the last row reads as the time of a copy over that of a clone."""


def measure(rounds: int, seconds: float) -> dict[str, list[float]]:
    cases = {name: make() for name, make in CASES.items()}
    found: dict[str, list[float]] = {name: [] for name in cases}
    for _ in range(rounds):
        for name in random.Random(len(found[next(iter(found))])).sample(list(cases), len(cases)):
            found[name].append(cases[name](seconds))
    return found


def show(found: dict[str, list[float]]) -> None:
    compiled = not str(playout_module.__file__).endswith(".py")
    said = f"Python {platform.python_version()}, open_spiel {version('open_spiel')}, "
    console = Console()
    console.print(said + ("rules compiled" if compiled else "rules interpreted"))
    table = Table("what", "thousand a second", "slowest", "fastest")
    for name, speeds in found.items():
        row = [f"{s / 1000:,.1f}" for s in (statistics.median(speeds), min(speeds), max(speeds))]
        table.add_row(name, *row)
    console.print(table)
    ratios = Table("ratio", "median", "lowest", "highest", "wanted")
    for one, other, wanted in RATIOS:
        each = [a / b for a, b in zip(found[one], found[other], strict=True)]
        row = [f"{value:.2f}" for value in (statistics.median(each), min(each), max(each))]
        ratios.add_row(f"{one} / {other}", *row, wanted)
    console.print(ratios)


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast are the rules?")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.3, help="a slice of one case")
    args = parser.parse_args()
    show(measure(args.rounds, args.seconds))


if __name__ == "__main__":
    main()
