"""Do the compiled rules play as the source does? The same seeded playouts under both (T15).

python -m tools.playouts FOLDER [FOLDER]       imports the package from each, and compares
"""

import json
import os
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from time import process_time
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
MATCHES: Final = 1000
"""For each game and number of seats."""
TOLD: Final = 50
"""So many of them are also told as a story and played from lists, with the law asked."""
PLIES: Final = {"island": 40}
"""Where a whole match takes long, only its beginning is played."""
LONG: Final = 20_000


def played(game: Any, seats: int, matches: int) -> dict[str, Any]:
    """What seeded matches come to under whichever rules are imported."""
    from parlour.core.chance import Chance
    from parlour.core.playout import playout

    digest, moves, start = blake2b(digest_size=16), 0, process_time()
    plies = PLIES.get(game.id, LONG)
    for seed in range(matches):
        chance = Chance(seed)
        state = game.setup(game.options(), seats, chance, None)
        moves += playout(state, chance, plies)
        digest.update(f"{state.position()} {chance.last}".encode())
    spent = process_time() - start
    for seed in range(min(TOLD, matches)):
        digest.update(told(game, seats, seed, plies).encode())
    return {"digest": digest.hexdigest(), "moves": moves, "seconds": spent}


def told(game: Any, seats: int, seed: int, plies: int) -> str:
    """A match from lists: how many moves there were, what the law said, and the whole story."""
    from parlour.core.chance import Chance
    from parlour.core.game import Story

    chance, story, lists = Chance(seed), Story(), []
    state = game.setup(game.options(), seats, chance, story)
    for _ in range(plies):
        acting = state.to_act()
        if not acting:
            break
        seat = acting[chance.below(len(acting))]
        moves = state.legal_moves(seat)
        move = moves[chance.below(len(moves))] if moves else state.sample(seat, chance)
        lists.append((len(moves), state.why_not(seat, move), state.why_not(seat ^ 1, move)))
        state.apply(seat, move, chance, story)
    return f"{lists} {story.events} {state.outcome()}"


def told_of_all(matches: int) -> dict[str, Any]:
    from parlour.core import game as compiled_or_not
    from parlour.games import GAMES

    found = {
        f"{game.id} {seats}": played(game, seats, matches)
        for game in GAMES.values()
        for seats in game.seats
    }
    return {"file": str(compiled_or_not.__file__), "found": found}


def asked(folders: tuple[Path, ...], matches: int) -> list[dict[str, Any]]:
    """The same from a process for each folder, which imports the package from there."""
    command = [sys.executable, "-m", "tools.playouts", "--play", str(matches)]
    running = [
        subprocess.Popen(
            command,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"},
        )
        for folder in folders
    ]
    said = [process.communicate()[0] for process in running]
    assert not any(process.returncode for process in running)
    return [json.loads(words) for words in said]


def compare(plain: Path, compiled: Path, matches: int = MATCHES) -> int:
    """A line for each game and number of seats; 1 if anything differs."""
    slow, fast = asked((plain, compiled), matches)
    wrong = [] if fast["file"].endswith((".so", ".pyd")) else ["nothing is compiled"]
    print("moves a second      interpreted  compiled")
    for table, one in slow["found"].items():
        other = fast["found"][table]
        speeds = [round(its["moves"] / its["seconds"]) for its in (one, other)]
        same = (one["digest"], one["moves"]) == (other["digest"], other["moves"])
        print(f"{table:<19} {speeds[0]:>11,} {speeds[1]:>9,}  {'same' if same else 'DIFFERENT'}")
        wrong += [] if same else [table]
    if wrong:
        print(f"Compiled and source differ: {', '.join(wrong)}.", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        print(json.dumps(told_of_all(int(sys.argv[2]))))
    else:
        sys.exit(compare(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()))
