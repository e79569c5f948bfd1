"""Bots for tests, as a worker finds them by name."""

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from parlour.core.game import Event, Game, Move
from parlour.core.picks import Picks
from parlour.games import GAMES as REAL
from tests.core.toy import TOY, Hide


def spins(view: Any, options: Any, chance: Any) -> Move:
    """Advice that never comes."""
    while True:
        pass


def told(view: Any, options: Any, chance: Any) -> Move:
    """Advice that says what it was told."""
    return Hide(len(repr(view)) % 4)


def fails(view: Any, options: Any, chance: Any) -> Move:
    raise ValueError(f"my cards are {view}")


GAMES: dict[str, Game] = {
    **REAL,
    "toy": TOY,
    **{
        game.id: game
        for game in (
            replace(TOY, id="toy_stuck", advice=spins),
            replace(TOY, id="toy_told", advice=told),
            replace(TOY, id="toy_fails", advice=fails),
        )
    },
}


class First:
    """Always the first move it may make."""

    def __init__(self, game: Any, options: Any, seed: int, **settings: Any) -> None:
        self.seed = seed
        self.settings = settings

    def choose(
        self, view: Any, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        return picks.moves[0]


class Drawn(First):
    """A move by its seed, so that the same questions make the same match."""

    def choose(
        self, view: Any, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        return picks.moves[self.seed % len(picks.moves)]


class Patient(First):
    """Waits while it may."""

    def choose(
        self, view: Any, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        return None if may_wait else picks.moves[-1]


class Asleep(First):
    """Waits even where it must not."""

    def choose(
        self, view: Any, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        return None


class Stuck(First):
    """Computes for ever."""

    def choose(
        self, view: Any, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        while True:
            pass


class Dying(First):
    """Takes its process along."""

    def choose(
        self, view: Any, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        os._exit(3)


class Greedy(First):
    """Wants more memory than there is."""

    def choose(
        self, view: Any, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        bytearray(1 << 40)
        raise AssertionError("there was that much memory")


class Broken(First):
    """Fails, naming what it saw."""

    def choose(
        self, view: Any, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        raise ValueError(f"my cards are {view}")


class Cheat(First):
    """Answers with a move it was not offered."""

    def choose(
        self, view: Any, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        from parlour.games.calaveras.moves import Play

        return Play("twist", "nowhere")


class Chatty(First):
    """Prints while it thinks."""

    def choose(
        self, view: Any, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        print('{"move": null}')
        return picks.moves[0]


class Slow(First):
    """Takes a moment."""

    def choose(
        self, view: Any, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        time.sleep(0.15)
        return picks.moves[0]


class Curious(First):
    """Writes down what it was told, for the test to read."""

    def choose(
        self, view: Any, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        with Path(os.environ["PARLOUR_TEST_NOTES"]).open("a") as notes:
            print(view, heard, picks.moves, file=notes)
        return picks.moves[0]


KINDS = (First, Drawn, Patient, Asleep, Stuck, Dying, Greedy, Broken, Cheat, Chatty, Slow, Curious)
BOTS: dict[str, Callable[..., First]] = {kind.__name__.lower(): kind for kind in KINDS}
