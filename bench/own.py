"""What of ours is timed: stepping, playouts, copies, observations, search, many matches at once."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bench.timing import Case, calls, timed
from parlour.bots.ismcts import Branch, Ismcts
from parlour.bots.thinking import EVEN
from parlour.core.chance import Chance
from parlour.core.game import Game, State
from parlour.core.playout import listed_playout, playout
from parlour.games import GAMES

CAP = 2_000
"""Plies after which a playout is given up, so that a slice stays short."""


def begun(game: Game, seats: int, chance: Chance) -> State:
    return game.setup(game.options(), seats, chance, None)


def stepped(game_id: str, seats: int, *, listed: bool = False) -> Case:
    """A match at a time from Python, a call for each question."""
    game, chance = GAMES[game_id], Chance(1)
    start = begun(game, seats, chance)

    def once() -> int:
        state, moves = start.copy(), 0
        while (waited := state.to_act()) and moves < CAP:
            seat = waited[0]
            if listed and (legal := state.legal_moves(seat)):
                move = legal[chance.below(len(legal))]
            else:
                move = state.sample(seat, chance)
            state.apply(seat, move, chance)
            moves += 1
        return moves

    return timed(once)


def played_out(game_id: str, seats: int, *, listed: bool = False) -> Case:
    """Whole matches in the engine's own loop, the deal included."""
    game, chance = GAMES[game_id], Chance(1)
    options = game.options()
    play: Callable[[State, Chance, int], int] = listed_playout if listed else playout
    return timed(lambda: play(game.setup(options, seats, chance, None), chance, CAP))


def copied(game_id: str, seats: int) -> Case:
    return calls(begun(GAMES[game_id], seats, Chance(3)).copy)


def observed() -> Case:
    """What one seat sees, written as numbers of fixed places."""
    from parlour.games.calaveras.batch import Batch

    return calls(Batch(1, 4, 1, GAMES["calaveras"].options()).look)


def searched(game_id: str, seats: int, *, judged: bool) -> Case:
    """Simulations of the search; without a judgement each is a random playout to the end."""
    game = GAMES[game_id] if judged else replace(GAMES[game_id], judge=None)
    chance = Chance(5)
    state = begun(game, seats, chance)
    while len(state.to_act()) != 1 or not state.legal_moves(state.to_act()[0]):
        state.move_at_random(chance)
    seat = state.to_act()[0]
    view = game.seen_by(state, seat)
    bot = Ismcts(game, game.options(), 1)
    moves = state.legal_moves(seat)

    def once() -> int:
        root = Branch(EVEN)
        for _ in range(25):
            guess: Any = game.guess(view, [], game.options(), chance)
            for _ in range(4):
                bot.play_out(root, guess.copy(), seat, moves, chance)
        return 100

    return timed(once)


def batched(matches: int) -> Case:
    """Random moves in each match, every seat's view written down."""
    from parlour.envs.batch import Batch

    table = Batch(matches, 4, seed=1)

    def once() -> int:
        table.step_at_random()
        return matches

    return timed(once)


def chosen_one_by_one() -> Case:
    """As a learner with one match: the mask, a choice among it, the step, the observation."""
    import numpy as np

    from parlour.envs.batch import Batch

    table, chance = Batch(1, 4, seed=1), Chance(2)

    def once() -> int:
        table.step([chance.pick(np.flatnonzero(table.mask()[0]).tolist())])
        return 1

    return timed(once)


def by_tokens() -> Case:
    """The whole-game environment, token by token."""
    from parlour.envs.aec import TableAEC

    env: Any = TableAEC("calaveras", 4)
    chance = Chance(2)

    def once() -> int:
        env.reset(seed=chance.below(1 << 20))
        steps = 0
        for _ in env.agent_iter(60):
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else int(chance.pick(seen["action_mask"].nonzero()[0])))
            steps += 1
        return steps

    return timed(once)
