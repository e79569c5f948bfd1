"""A learner from a standard library: scikit-learn watches the greedy bot and copies it.

    pip install 'parlour[examples]'
    python -m examples.imitation [--matches 40] [--test 200] [--seed 1]

Greedy bots play Mission Calaveras against players at random. Whenever one chooses a token, each
token on offer is a line of the lesson: its features, and whether it was the chosen one. Logistic
regression learns to tell them apart, and then plays the token that looks most like a chosen one.
"""

import argparse
from typing import Any

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

from examples.policy_gradient import SEATS, Floats, features, scene
from parlour.bots import BOTS
from parlour.core.bot import Bot
from parlour.core.chance import Chance
from parlour.core.picks import spelled
from parlour.envs.table import Rules, Table
from parlour.envs.tokens import leaves
from parlour.games import GAMES

RULES = Rules(GAMES["calaveras"], SEATS)
Lesson = list[tuple[Floats, bool]]


def offered(table: Table, seat: int) -> tuple[tuple[str, ...], Floats]:
    """The tokens on offer and their features."""
    now, said = scene(RULES, table.observe(seat), seat), table.walk(seat).said
    tokens = table.tokens(seat)
    return tokens, np.array([features(token, said, now, seat) for token in tokens])


def watched(matches: int, seed: int) -> Lesson:
    """What greedy bots chose, and what they passed over."""
    lesson: Lesson = []
    for match in range(matches):
        table, lots = Table(RULES, f"lesson {seed} {match}"), Chance(seed + match)
        bot = BOTS["greedy"](RULES.game, RULES.options, seed)
        while asked := table.asked():
            seat = asked[0]
            if seat % 2 == match % 2:
                follow(table, seat, bot, lesson)
            else:
                table.choose(seat, table.lot(seat, lots))
    return lesson


def follow(table: Table, seat: int, bot: Bot, lesson: Lesson) -> None:
    """Choose the tokens of the bot's move one by one, and write each choice down."""
    match, ply = table.match, table.match.ply
    move = bot.choose(match.view(seat), match.heard(seat), match.picks(seat), False)
    assert move is not None
    words = list(leaves(spelled(move)))
    while match.ply == ply:
        tokens, table_of_them = offered(table, seat)
        token = next(word for word in words if word in tokens)
        lesson += [(row, one == token) for row, one in zip(table_of_them, tokens, strict=True)]
        words.remove(token)
        table.choose(seat, token)


def taught(lesson: Lesson) -> Any:
    """The model; it answers how much a token looks like a chosen one."""
    model = make_pipeline(StandardScaler(), LogisticRegression(max_iter=500))
    return model.fit(np.array([row for row, _ in lesson]), [chosen for _, chosen in lesson])


def won_by(model: Any, matches: int, seed: int) -> int:
    """How many matches a team of copies wins against players at random, on either side in turn."""
    won, lots = 0, Chance(seed)
    for match in range(matches):
        table, team = Table(RULES, f"test {seed} {match}"), match % 2
        while asked := table.asked():
            seat = asked[0]
            lot = seat % 2 != team
            table.choose(seat, table.lot(seat, lots) if lot else best(model, table, seat))
        won += table.returns()[team] == 1.0
    return won


def best(model: Any, table: Table, seat: int) -> str:
    tokens, rows = offered(table, seat)
    return tokens[int(model.predict_proba(rows)[:, 1].argmax())]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--test", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    model = taught(watched(args.matches, args.seed))
    won = won_by(model, args.test, args.seed + 1)
    print(f"after watching {args.matches} matches it won {won} of {args.test}")


if __name__ == "__main__":
    main()
