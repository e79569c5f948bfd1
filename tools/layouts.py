"""What do a learner's numbers mean? The pages docs/learners/<game>.md, from the code.

python -m tools.layouts      writes them anew
"""

from collections import defaultdict
from pathlib import Path

from parlour.core.game import Game
from parlour.envs.table import Rules
from parlour.envs.tokens import FIXED
from parlour.games import GAMES

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "learners"


def seats_shown(game: Game) -> int:
    """Four where four can play."""
    return 4 if 4 in game.seats else game.seats[0]


def page(game: Game) -> str:
    """The page of one game."""
    rules = Rules(game, seats_shown(game))
    return "\n".join([*head(rules), *rows(rules), *tokens(rules), *sizes(game)]) + "\n"


def head(rules: Rules) -> list[str]:
    shape = f"({rules.layout.size},)"
    return [
        f"# `{rules.game.id}` for learners",
        "",
        f"Written by `python -m tools.layouts`. With {rules.seats} seats an observation is an int16"
        f" array of shape {shape}; with others the rows by seat or place are longer or shorter.",
        "",
        "| from | to | row | range | meaning |",
        "| ---: | ---: | --- | --- | --- |",
    ]


def rows(rules: Rules) -> list[str]:
    found = []
    for start, end, row in rules.layout.table():
        counted = f" ({', '.join(row.words)})" if 1 < len(row.words) <= 12 else ""
        span = f"{row.low} to {row.high}"
        found.append(f"| {start} | {end - 1} | {row.name} | {span} | {row.meaning}{counted} |")
    return found


def tokens(rules: Rules) -> list[str]:
    """The alphabet, a line for each path."""
    paths: dict[str, list[str]] = defaultdict(list)
    for token in rules.alphabet[len(FIXED) :]:
        path, _, value = token.partition("=")
        paths[path].append(value)
    lines = ["", f"Actions are numbers of these {len(rules.alphabet)} tokens, in this order:", ""]
    lines += [f"- {rules.number[token]}: `{token}`" for token in FIXED]
    for path, values in paths.items():
        first = rules.number[f"{path}={values[0]}"]
        last = first + len(values) - 1
        lines.append(f"- {first} to {last}: `{path}=` {', '.join(values)}")
    return lines


def sizes(game: Game) -> list[str]:
    lines = ["", "| seats | numbers | tokens |", "| ---: | ---: | ---: |"]
    for seats in game.seats:
        rules = Rules(game, seats)
        lines.append(f"| {seats} | {rules.layout.size} | {len(rules.alphabet)} |")
    return lines


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES.values():
        (FOLDER / f"{game.id}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main()
