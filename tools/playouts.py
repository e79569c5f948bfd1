"""Do the compiled rules play as the source does? The same seeded matches under both (T15).

    python -m tools.playouts FOLDER FOLDER        imports the package from each, and compares

A match is played to its end, half of them with the game's variants, half with other options, and
comes to a digest. Some of them are also told: played from the lists of moves, with the law asked,
what each seat sees, and the whole story. So are matches that go on from where each rules case ends,
because chance alone seldom gets to the last votes of a game.
"""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path
from time import process_time
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
CASES: Final = ROOT / "tests" / "cases"
MATCHES: Final = 1000
"""For each game and number of seats."""
TOLD_OF: Final = 20
"""One match in so many is told as well."""


def main(arguments: Sequence[str]) -> int:
    if arguments[0] == "--play":
        game, matches = arguments[1:]
        print(json.dumps(all_played(game, int(matches))))
        return 0
    plain, compiled = (Path(folder).resolve() for folder in arguments)
    return compare(plain, compiled)


# ---------------------------------------------------------------- whichever rules are imported


def all_played(name: str, matches: int) -> dict[str, Any]:
    """A game at each number of seats, under the rules that this process imports."""
    from parlour.core import game as compiled_or_not
    from parlour.games import GAMES

    game = GAMES[name]
    tables = {f"{name} {seats}": played(game, seats, matches) for seats in game.seats}
    tables[f"{name} cases"] = gone_on(game)
    return {"file": str(compiled_or_not.__file__), "tables": tables}


def played(game: Any, seats: int, matches: int) -> dict[str, Any]:
    """What seeded matches come to: a digest each, how many moves there were and what they took."""
    from parlour.core.chance import Chance
    from parlour.core.playout import playout

    digests: list[str] = []
    moves, seconds = 0, 0.0
    for seed, options in enumerate(choices(game, seats, matches)):
        start, chance = process_time(), Chance(seed)
        state = game.setup(options, seats, chance, None)
        moves += playout(state, chance)
        seconds += process_time() - start
        come_to = f"{state.position()} {state.outcome()} {chance.last}"
        if seed % TOLD_OF == 0:
            come_to += told(game, game.setup(options, seats, Chance(seed), None), seed)
        digests.append(digest(come_to))
    return {"digests": digests, "moves": moves, "seconds": seconds}


def digest(told: str) -> str:
    return blake2b(told.encode(), digest_size=6).hexdigest()


def gone_on(game: Any) -> dict[str, Any]:
    """The same of matches that begin where the game's cases end."""
    from parlour.cases import CaseError, read_cases
    from parlour.core.errors import ParlourError

    start = process_time()
    digests: list[str] = []
    for path in sorted((CASES / game.id).glob("*.json")):
        for case in read_cases(path):
            assert not isinstance(case, CaseError), case
            try:
                digests.append(digest(told(game, ended(game, case), len(digests))))
            except ParlourError as refusal:
                digests.append(digest(str(refusal)))
    return {"digests": digests, "moves": 0, "seconds": process_time() - start}


def ended(game: Any, case: Any) -> Any:
    """The state a case comes to."""
    from parlour.cases.run import laid_out
    from parlour.core.chance import Chance
    from parlour.core.match import sent

    state, chance = laid_out(case, game), Chance(1)
    for words in case.get("moves", ()):
        seat, move = sent(game, words, (*state.to_act(), 0)[0])
        if state.why_not(seat, move) is None:
            state.apply(seat, move, chance)
    return state


def choices(game: Any, seats: int, matches: int) -> list[Any]:
    """The options of each match: by turns a variant, and any combination."""
    from tools.tables import options_of, variants_of

    variants, every = variants_of(game, seats), options_of(game, seats)
    return [
        every[seed // 2 % len(every)] if seed % 2 else variants[seed // 2 % len(variants)]
        for seed in range(matches)
    ]


PLIES: Final = 50
"""So many of a match are told."""


def told(game: Any, state: Any, seed: int) -> str:
    """A match from lists: the lists, what the law said, what was seen, and the whole story."""
    from parlour.core.chance import Chance
    from parlour.core.game import Story

    chance, story = Chance(seed), Story()
    seats = range(-1, max(game.seats) + 1)
    lines: list[Any] = []
    for _ in range(PLIES):
        acting = state.to_act()
        if not acting:
            break
        seat = acting[chance.below(len(acting))]
        listed = state.legal_moves(seat)
        move = chosen(game, state, seat, listed, chance)
        if move is None:
            break
        asked = [state.why_not(one, move) for one in seats]
        lines.append((listed, asked))
        state.apply(seat, move, chance, story)
    seen = [game.seen_by(state, None), *[game.seen_by(state, seat) for seat in state.to_act()]]
    end = (state.copy().position(), game.facts(state), state.outcome())
    return f"{lines} {seen} {end} {story.events}"


def chosen(game: Any, state: Any, seat: int, listed: list[Any], chance: Any) -> Any:
    """A move at random; None in a position that a case made up, where none can be built."""
    try:
        return chance.pick(listed) if listed and not game.tempered else state.sample(seat, chance)
    except IndexError:
        return None


# ---------------------------------------------------------------- both beside each other


def compare(plain: Path, compiled: Path) -> int:
    """A line for each game and number of seats; 1 if anything differs, or nothing is compiled."""
    slow, fast = both(plain, compiled)
    print("moves a second      interpreted  compiled")
    for table, one in slow["tables"].items():
        other = fast["tables"][table]
        speeds = [f"{its['moves'] / its['seconds']:,.0f}" for its in (one, other)]
        same = "same" if one["digests"] == other["digests"] else "DIFFERENT"
        print(f"{table:<19} {speeds[0]:>11} {speeds[1]:>9}  {same}")
    wrong = differences(slow, fast)
    if not fast["file"].endswith((".so", ".pyd")):
        wrong.append("nothing is compiled")
    if wrong:
        print(f"Compiled and source differ: {'; '.join(wrong)}.", file=sys.stderr)
    return 1 if wrong else 0


def differences(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """The tables at which something differs, and the first seed that shows it."""
    wrong = []
    for table, its in one["tables"].items():
        pairs = zip(its["digests"], other["tables"][table]["digests"], strict=True)
        seeds = [seed for seed, (here, there) in enumerate(pairs) if here != there]
        if seeds:
            wrong.append(f"{table} from seed {seeds[0]} on ({len(seeds)} of {len(its['digests'])})")
    return wrong


def both(
    one: Path, other: Path, games: Sequence[str] = (), matches: int = MATCHES
) -> list[dict[str, Any]]:
    """What the matches come to under the package in each folder, on all cores."""
    names = games or games_in(one)
    parts = [(folder, game) for game in names for folder in (one, other)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        answers = dict(
            zip(parts, pool.map(lambda part: asked(part[0], part[1], matches), parts), strict=True)
        )
    return [joined([answers[folder, game] for game in names]) for folder in (one, other)]


def games_in(folder: Path) -> list[str]:
    return [path.parent.name for path in sorted(folder.glob("parlour/games/*/content.toml"))]


def joined(answers: list[dict[str, Any]]) -> dict[str, Any]:
    tables = {table: its for answer in answers for table, its in answer["tables"].items()}
    return {"file": answers[0]["file"], "tables": tables}


def asked(folder: Path, game: str, matches: int) -> dict[str, Any]:
    """The answer of a process that imports the package from this folder."""
    said = subprocess.run(
        [sys.executable, "-m", "tools.playouts", "--play", game, str(matches)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        check=True,
        env={**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"},
    )
    answer: dict[str, Any] = json.loads(said.stdout)
    assert Path(answer["file"]).is_relative_to(folder), answer["file"]
    return answer


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
