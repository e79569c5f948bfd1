"""A learner in a hundred lines of NumPy: it learns to accuse others in Mission Calaveras.

    python -m examples.policy_gradient [--matches 1500] [--test 300] [--seed 1]

A seat and its partner share one linear policy, the other team plays at random. Each token on offer
gets a handful of features; the policy is a softmax over their weighted sums, and REINFORCE with a
running baseline moves the weights after every match (Williams 1992).
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from parlour.core.chance import Chance
from parlour.envs.aec import TableAEC
from parlour.envs.rows import Numbers
from parlour.envs.table import Rules

Floats = NDArray[np.float64]
SEATS = 4
CARDS = ("carnival", "hotel", "airport", "telephone_booth", "laboratory")


@dataclass
class Scene:
    """What the policy looks at, by the names of the layout's rows."""

    innocent: Floats
    suspect: Floats
    fronts: Floats
    marks: Floats
    points: Floats


def scene(rules: Rules, seen: Numbers, seat: int) -> Scene:
    """The rows that matter, with the fronts as their owner sees them: own, next, partner, last."""
    rows = {row.name: np.array(seen[a:z], float) for a, z, row in rules.layout.table()}
    round_ = [(seat + step) % SEATS for step in range(SEATS)]
    fronts = np.array([rows[f"front {place}"] for place in round_])
    clear = (fronts * rows["innocent"]).any(axis=1)
    marks = np.where(clear, 0, (fronts * rows["suspect"]).sum(axis=1))
    return Scene(rows["innocent"], rows["suspect"], fronts, marks, rows["points"][round_])


def features(token: str, said: Sequence[str], scene: Scene, seat: int) -> Floats:
    """Of a token, given what has been said of the move so far."""
    found = np.zeros(40)
    path, _, value = token.partition("=")
    card = next((CARDS.index(word[5:]) for word in said if word.startswith("card=")), None)
    if path == "type":
        found[0] = value != "play"
        found[1] = value == "twist_idle"
    elif path == "card":
        about = CARDS.index(value)
        ours, theirs = scene.fronts[[0, 2], about].sum(), scene.fronts[[1, 3], about].sum()
        found[2:6] = ours, theirs, scene.innocent[about], scene.suspect[about]
    elif path in ("to", "from") and card is not None:
        base = 6 if path == "to" else 23
        found[base : base + 17] = area(value, card, scene, seat)
    return found


def area(value: str, card: int, scene: Scene, seat: int) -> Floats:
    """Where a card goes to, or comes from."""
    ours, theirs = scene.fronts[[0, 2], card].sum(), scene.fronts[[1, 3], card].sum()
    found = np.zeros(17)
    if value == "innocent":
        found[:3] = 1, ours, theirs
    elif value == "suspect":
        found[3:6] = 1, ours, theirs
    else:
        whose = (int(value[6:]) - seat) % SEATS
        theirs_or_ours = 6 if whose % 2 == 0 else 11
        lies = scene.fronts[whose, card]
        found[theirs_or_ours : theirs_or_ours + 5] = (
            1,
            lies,
            scene.innocent[card],
            scene.suspect[card],
            scene.points[whose] / 7,
        )
        found[16] = lies * (scene.innocent[card] - scene.suspect[card])
    return found


def chances(weights: Floats, table: Floats) -> Floats:
    sums = table @ weights
    raised = np.exp(sums - sums.max())
    return np.asarray(raised / raised.sum())


def play(
    env: TableAEC, weights: Floats, team: int, rng: np.random.Generator
) -> tuple[bool, Floats]:
    """One match; whether the team won, and the sum of the gradients of its choices."""
    env.reset(seed=int(rng.integers(1 << 30)))
    slope, lots = np.zeros_like(weights), Chance(int(rng.integers(1 << 30)))
    while env.table.asked():
        seat = env.number[env.agent_selection]
        tokens = env.table.tokens(seat)
        if seat % 2 != team:
            token = tokens[lots.below(len(tokens))]
        else:
            walk = env.table.walk(seat)
            now = scene(env.rules, env.table.observe(seat), seat)
            table = np.array([features(token, walk.said, now, seat) for token in tokens])
            odds = chances(weights, table)
            chosen = int(rng.choice(len(tokens), p=odds))
            slope += table[chosen] - odds @ table
            token = tokens[chosen]
        env.step(env.rules.number[token])
    return env.table.returns()[team] == 1.0, slope


def train(matches: int, seed: int, rate: float = 0.05) -> Floats:
    env, rng = TableAEC("calaveras", SEATS), np.random.default_rng(seed)
    weights, baseline = np.zeros(40), 0.5
    for match in range(matches):
        won, slope = play(env, weights, match % 2, rng)
        weights += rate * (won - baseline) * slope
        baseline += 0.02 * (won - baseline)
    return weights


def won_by(weights: Floats, matches: int, seed: int) -> int:
    """How many of so many matches the policy's team wins, on either side in turn."""
    env, rng = TableAEC("calaveras", SEATS), np.random.default_rng(seed)
    return sum(play(env, weights, match % 2, rng)[0] for match in range(matches))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=1500)
    parser.add_argument("--test", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    weights = train(args.matches, args.seed)
    won = won_by(weights, args.test, args.seed + 1)
    print(f"after {args.matches} matches it won {won} of {args.test} against players at random")


if __name__ == "__main__":
    main()
