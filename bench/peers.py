"""What we are measured against: OpenSpiel, and the same rules in C."""

import ctypes
import random
import shutil
import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import open_spiel.python.games  # noqa: F401  registers the games written in Python
import pyspiel

from bench.timing import Case, calls, timed

LIBRARIES: Final = ("open_spiel",)
SOURCE: Final = Path(__file__).with_name("calaveras.c")


def stepped(name: str) -> Case:
    """An OpenSpiel game driven from Python; chance nodes are resolved and not counted."""
    game, choice = pyspiel.load_game(name), random.Random(1).choice

    def once() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            moves += not state.is_chance_node()
            state.apply_action(choice(state.legal_actions()))
        return moves

    return timed(once)


def dealt(name: str) -> Any:
    """The first state in which somebody decides."""
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.Random(3).choice(state.legal_actions()))
    return state


def rollouts(name: str) -> Case:
    """Random playouts inside the C++ library: one simulation of its search evaluates the root."""
    start, choice = dealt(name), random.Random(4).choice
    game, lengths = start.get_game(), []
    for _ in range(300):
        state, moves = start.clone(), 0
        while not state.is_terminal():
            moves += not state.is_chance_node()
            state.apply_action(choice(state.legal_actions()))
        lengths.append(moves)
    mean = sum(lengths) / len(lengths)

    def once() -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(300, random.getrandbits(30))
        pyspiel.MCTSBot(game, evaluator, 1.4, 1, 100, False, 1, False).step(start)
        return 300 * mean

    return timed(once)


def searched(name: str) -> Case:
    """Simulations of OpenSpiel's C++ information-set search, a random playout each."""
    start = dealt(name)

    def once() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(1, random.getrandbits(30))
        last = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        seed = random.getrandbits(30)
        pyspiel.ISMCTSBot(seed, evaluator, 1.4, 100, -1, last, False, False).step(start)
        return 100

    return timed(once)


def clone() -> Case:
    state = dealt("leduc_poker")
    state.apply_action(1)
    return calls(state.clone)


def tensor(name: str) -> Case:
    state = dealt(name)
    player = state.current_player()
    if state.get_game().get_type().provides_information_state_tensor:
        return calls(lambda: state.information_state_tensor(player))
    return calls(lambda: state.observation_tensor(player))


def in_c(*, listed: bool) -> Case:
    """The same rules as the engine's, four seats, in plain C; the deal included."""
    compiler, library = shutil.which("gcc"), Path("build/bench/calaveras.so")
    if compiler is None:
        raise OSError("there is no gcc")
    library.parent.mkdir(parents=True, exist_ok=True)
    flags = ["-O3", "-march=native", "-shared", "-fPIC", "-o", str(library), str(SOURCE)]
    subprocess.run([compiler, *flags], check=True)
    loaded = ctypes.CDLL(str(library.resolve()))
    play: Callable[..., Any] = loaded.playouts_list if listed else loaded.playouts_direct
    moves = ctypes.c_int64()

    def once() -> int:
        play(random.getrandbits(30), 200, ctypes.byref(moves))
        return moves.value

    return timed(once)


CASES: Final[dict[str, Callable[[], Case]]] = {
    **{
        f"open_spiel {name}": partial(stepped, name)
        for name in ("liars_dice", "leduc_poker", "gin_rummy", "python_liars_poker")
    },
    **{
        f"open_spiel {name}, C++ playouts": partial(rollouts, name)
        for name in ("liars_dice", "hearts")
    },
    **{f"open_spiel {name}, search": partial(searched, name) for name in ("gin_rummy", "hearts")},
    **{f"open_spiel {name}, tensor": partial(tensor, name) for name in ("leduc_poker", "hanabi")},
    "open_spiel leduc_poker, clone": clone,
    "plain C": partial(in_c, listed=False),
    "plain C, from lists": partial(in_c, listed=True),
}
