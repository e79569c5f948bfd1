"""A process that thinks for bots: a question a line on its input, an answer a line on its output.

    python -m parlour.matches.bot_worker GAMES BOTS MEGABYTES

It is told what a seat sees and nothing else, works in a bounded memory, and can be killed at any
moment. GAMES and BOTS are dictionaries by their full names (`parlour.bots:BOTS`).
"""

import json
import os
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from traceback import extract_tb
from typing import Any, TextIO

from parlour.core.bot import Bot
from parlour.core.chance import Chance
from parlour.core.game import Game, Move
from parlour.core.match import read_move
from parlour.core.notation import read, read_tagged, write
from parlour.core.picks import Picks, among, picks

LONGEST = 600
"""Seconds after which the system ends a worker that has lost its server in the middle of a
thought."""


def named(path: str) -> Any:
    """`package.module:NAME`."""
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)


def limit_memory(megabytes: int) -> None:
    """A bot that asks for more gets a MemoryError. Not every system can."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        size = megabytes << 20
        resource.setrlimit(resource.RLIMIT_AS, (size, size))


def answer(
    games: Mapping[str, Game], bots: Mapping[str, Any], question: dict[str, Any]
) -> Move | None:
    """The bot's move, or None where it waits."""
    game = games[question["game"]]
    options = read(game.options, question["options"])
    view = read(game.positions, question["view"])
    heard = [read_tagged(game.events, event) for event in question["heard"]]
    chance = Chance(question["seed"])
    known = picks_of(game, question, view, heard, options, chance)
    if chance.below(100) < question["slips"] and not question["may_wait"]:
        return known.sample(chance)
    bot: Bot = bots[question["bot"]](game, options, question["seed"], **question["settings"])
    return bot.choose(view, heard, known, question["may_wait"])


def advised(games: Mapping[str, Game], question: dict[str, Any]) -> Move | None:
    """What a bot would do in the seat of a person who asks."""
    game = games[question["game"]]
    options = read(game.options, question["options"])
    view = read(game.positions, question["view"])
    assert game.advice is not None
    return game.advice(view, options, Chance(question["seed"]))


def picks_of(
    game: Game, question: dict[str, Any], view: Any, heard: Any, options: Any, chance: Chance
) -> Picks:
    """The listed moves as they were sent; open ones are put together on a guess."""
    if game.fill is None:
        return among([read_move(game, move) for move in question["moves"]])
    return picks(game, game.guess(view, heard, options, chance), question["seat"])


def reply(games: Mapping[str, Game], bots: Mapping[str, Any], line: str) -> dict[str, Any]:
    """What goes back: a move, null for waiting, or what went wrong, without what was seen."""
    try:
        question = json.loads(line)
        asked = "bot" in question
        move = answer(games, bots, question) if asked else advised(games, question)
        return {"move": None if move is None else write(move)}
    except Exception as mistake:
        place = extract_tb(mistake.__traceback__)[-1]
        return {"problem": f"{type(mistake).__name__} in {place.name}, line {place.lineno}"}


def serve(games: str, bots: str, megabytes: str) -> None:
    """Answer until the input ends."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot that prints does not disturb
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    with suppress(OSError):
        os.nice(5)
    known, makers = named(games), named(bots)
    limit_memory(int(megabytes))
    say(answers, "ready")
    for line in sys.stdin:
        signal.alarm(LONGEST)
        say(answers, json.dumps(reply(known, makers, line)))
        signal.alarm(0)


def say(answers: TextIO, words: str) -> None:
    """A line to the server. If it has been killed meanwhile there is nobody left to tell."""
    try:
        print(words, file=answers, flush=True)
    except BrokenPipeError:
        os._exit(1)


if __name__ == "__main__":
    serve(*sys.argv[1:])
