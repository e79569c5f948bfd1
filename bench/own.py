"""What of ours is timed: stepping, playouts, copies, observations, search, many matches at once."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from bench import same
from bench.timing import Case, calls, timed
from parlour.bots.ismcts import Branch, Ismcts
from parlour.bots.thinking import EVEN, weighed
from parlour.core.chance import Chance
from parlour.core.game import Game, State
from parlour.core.match import Match
from parlour.core.playout import listed_playout, playout
from parlour.games import GAMES

LIBRARIES: Final = ("mypy", "librt", "numpy", "pettingzoo")
STEPS: Final = 20
"""A call steps each match so often, as a call of pgx does."""
CAP: Final = 2_000
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


def played_out(game_id: str, seats: int, *, listed: bool = False, dealt: bool = False) -> Case:
    """Whole matches in the engine's own loop, from before the deal or from a copy behind it."""
    game, chance = GAMES[game_id], Chance(1)
    options, start = game.options(), begun(game, seats, chance)
    play: Callable[[State, Chance, int], int] = listed_playout if listed else playout
    if dealt:
        return timed(lambda: play(start.copy(), chance, CAP))
    return timed(lambda: play(game.setup(options, seats, chance, None), chance, CAP))


def copied(game_id: str, seats: int) -> Case:
    return calls(begun(GAMES[game_id], seats, Chance(3)).copy)


def written() -> Case:
    """What one seat sees, as numbers of fixed places in a buffer."""
    from parlour.games.calaveras.batch import Batch

    return calls(Batch(1, 4, 1, GAMES["calaveras"].options()).look)


def observed(game_id: str, seats: int) -> Case:
    """The same as the environments have it: a view, and an array made of it."""
    from parlour.envs.table import Rules, Table

    table = Table(Rules(GAMES[game_id], seats), "bench")
    seat = table.match.to_act()[0]
    return timed(lambda: len([table.observe(seat) for _ in range(10)]))


def searched(game_id: str, seats: int, *, judged: bool) -> Case:
    """Simulations of the search; without a judgement each is a random playout to the end."""
    game, chance = GAMES[game_id], Chance(5)
    game = game if judged else replace(game, judge=None)
    match = Match(game, game.options(), seats, "bench")
    while len(match.to_act()) != 1 or len(match.picks(match.to_act()[0]).moves) < 2:
        seat = match.to_act()[0]
        match.play(seat, match.state.sample(seat, chance))
    seat = match.to_act()[0]
    view, heard, picks = match.view(seat), match.heard(seat), match.picks(seat)
    bot = Ismcts(
        game, game.options(), 1, playouts=20 if judged else 4 if game_id == "island" else 40
    )

    def once() -> int:
        root = Branch(EVEN)
        bot.grow(root, view, heard, weighed(picks, chance), chance)
        return 1 + sum(branch.visits for branch in (root.branches or {}).values())

    return timed(once)


def batched(matches: int) -> Case:
    """Random moves in each match, every seat's view written down."""
    from parlour.envs.batch import Batch

    table, steps = Batch(matches, 4, seed=1), STEPS if matches < 10_000 else 1

    def once() -> int:
        for _ in range(steps):
            table.step_at_random()
        return steps * matches

    return timed(once)


def chosen_from_list() -> Case:
    """A learner with one match: the legal numbers, one of them, the step, the observation."""
    from parlour.envs.batch import Batch

    table, chance = Batch(1, 4, seed=1), Chance(2)

    def once() -> int:
        for _ in range(50):
            table.step([chance.pick(table.legal(0))])
        return 50

    return timed(once)


def chosen_from_mask() -> Case:
    """The same by the mask, as an array."""
    from parlour.envs.batch import Batch

    table, chance = Batch(1, 4, seed=1), Chance(2)

    def once() -> int:
        for _ in range(50):
            table.step([chance.pick(table.mask()[0].nonzero()[0].tolist())])
        return 50

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


CASES: Final[dict[str, Callable[[], Case]]] = {
    "leduc, stepped": partial(same.stepped, same.Leduc),
    "liar's dice, stepped": partial(same.stepped, same.LiarsDice),
    "calaveras, playouts behind the deal": partial(played_out, "calaveras", 4, dealt=True),
    "calaveras, playouts behind the deal, from lists": partial(
        played_out, "calaveras", 4, listed=True, dealt=True
    ),
    "calaveras, written into a buffer": written,
    "calaveras, batch of 1": partial(batched, 1),
    "calaveras, batch of 1024": partial(batched, 1024),
    "calaveras, batch of 16384": partial(batched, 16384),
    "calaveras, environment, from its list": chosen_from_list,
    "calaveras, environment, from its mask": chosen_from_mask,
    "calaveras, environment, token by token": by_tokens,
}
for _game in GAMES:
    CASES.update(
        {
            f"{_game}, stepped": partial(stepped, _game, 4),
            f"{_game}, stepped from lists": partial(stepped, _game, 4, listed=True),
            f"{_game}, playouts": partial(played_out, _game, 4),
            f"{_game}, playouts from lists": partial(played_out, _game, 4, listed=True),
            f"{_game}, copy": partial(copied, _game, 4),
            f"{_game}, observation": partial(observed, _game, 4),
            f"{_game}, search with random playouts": partial(searched, _game, 4, judged=False),
        }
    )
    if GAMES[_game].judge:
        CASES[f"{_game}, search with its judge"] = partial(searched, _game, 4, judged=True)
