"""Environments of others for learners: rlcard, PettingZoo, pgx. None of them is a library of ours.

Where they are installed, in an environment of their own, `PARLOUR_PEERS` names its Python; else
`FIGURES` stand in, and the table says so.
"""

import random
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from bench.timing import Case, timed

LIBRARIES: Final = ("pgx", "jax", "pettingzoo", "rlcard")
FIGURES: Final = {
    "pgx leduc, batch of 1": 40e3,
    "pgx leduc, batch of 1024": 600e3,
    "pgx leduc, batch of 16384": 1.05e6,
    "pettingzoo leduc": 5.1e3,
    "rlcard leduc": 32e3,
    "boardgame.io reducer": 5.3e3,
}
"""Steps a second, measured once on two cores of an AMD EPYC with other work on them: pgx 2.6.0 on
jax 0.10.2, PettingZoo 1.27.0, rlcard 1.2.0, boardgame.io 0.50.2 on node 20 with the same
Calaveras."""
STEPS: Final = 20
"""A call of pgx makes so many steps in each match."""


def rlcard_leduc() -> Case:
    import rlcard

    env, choice = rlcard.make("leduc-holdem"), random.Random(2).choice

    def once() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return timed(once)


def zoo_leduc() -> Case:
    from pettingzoo.classic import leduc_holdem_v4

    env, choice = leduc_holdem_v4.env(), random.Random(2).choice

    def once() -> int:
        env.reset(seed=random.getrandbits(20))
        steps = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            move = None if ended or cut else int(choice(seen["action_mask"].nonzero()[0].tolist()))
            env.step(move)
            steps += move is not None
        return steps

    return timed(once)


def pgx_leduc(batch: int) -> Case:
    """Random moves, compiled as one loop, with the observation of each state as pgx makes it."""
    import jax
    import pgx
    from pgx.experimental import act_randomly, auto_reset

    env = pgx.make("leduc_holdem")
    step = jax.vmap(auto_reset(env.step, env.init))

    def body(carry: Any, _: Any) -> Any:
        state, key = carry
        key, one, other = jax.random.split(key, 3)
        action = act_randomly(one, state.legal_action_mask)
        return (step(state, action, jax.random.split(other, batch)), key), ()

    play = jax.jit(lambda state, key: jax.lax.scan(body, (state, key), None, length=STEPS)[0])
    start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), batch))
    now = [start, jax.random.PRNGKey(3)]

    def once() -> int:
        now[:] = play(*now)
        jax.block_until_ready(now[1])
        return STEPS * batch

    once()
    return timed(once)


CASES: Final[dict[str, Callable[[], Case]]] = {
    "rlcard leduc": rlcard_leduc,
    "pettingzoo leduc": zoo_leduc,
    **{f"pgx leduc, batch of {batch}": partial(pgx_leduc, batch) for batch in (1, 1024, 16384)},
}
