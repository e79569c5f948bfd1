"""How long do Mysterium's bots think? CPU time of this process.

    make bench BENCH=mysterium          (or: python -m bench.mysterium --matches 10)

Whole hard matches of seven sharp bots, nothing remembered from before the first of them; and how
long the word vectors take to load.
"""

import argparse
from time import process_time
from typing import Any

from bench.thinking import Notes, Timed, show
from parlour.bots.sitting import Sitting
from parlour.core.match import Match, read_options
from parlour.games.mysterium import GAME
from parlour.games.mysterium.bot import Medium
from parlour.games.mysterium.bot.meaning import words

SEATS = 7


def called(view: Any) -> str:
    return f"{view.role}, {view.phase}"


def play(number: int, options: Any, notes: Notes) -> None:
    match = Match(GAME, options, SEATS, f"bench.{number}")
    bots = {
        seat: Timed(Medium(options, number * SEATS + seat), notes, called) for seat in range(SEATS)
    }
    start = process_time()
    Sitting(match, bots, number).play_out(5_000)
    notes.setdefault("a whole match", []).append(process_time() - start)


def load(notes: Notes) -> None:
    for what in (words.numbers, words.rows):
        start = process_time()
        what.__wrapped__()
        notes.setdefault(f"loading the {what.__name__} of the vectors", []).append(
            process_time() - start
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="How long do Mysterium's bots think?")
    parser.add_argument("--matches", type=int, default=10)
    args = parser.parse_args()
    options = read_options(GAME, {"difficulty": "hard"}, SEATS)
    first: Notes = {}
    play(0, options, first)
    show("seven seats, hard, the first match", first)
    notes: Notes = {}
    for number in range(1, args.matches):
        play(number, options, notes)
    for _ in range(args.matches):
        load(notes)
    show("the matches after it", notes)


if __name__ == "__main__":
    main()
