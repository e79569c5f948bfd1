"""How long do The Island's bots think, and how long does the solver take? CPU time of this process.

    make bench BENCH=island          (or: python -m bench.island --matches 10)

Whole matches of six planner bots; every decision is timed, with the reading of the view and of what
was heard. Then the solver: every question is asked of the largest pools that a group held in these
matches, and of one of half the deck, which no group ever holds.
"""

import argparse
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any

from bench.thinking import Notes, Timed, show
from parlour.bots.sitting import Sitting
from parlour.core.chance import Chance
from parlour.core.masks import members
from parlour.core.match import Match, read_options
from parlour.games.island import GAME
from parlour.games.island.bot import Companion, suggest
from parlour.games.island.bot.worth import KEEP
from parlour.games.island.content import COST, COST_PER_GUEST, KIND, SITE, VALUE
from parlour.games.island.solver import Means, exact, payable, reachable, ways
from parlour.games.island.state import State

SEATS = 6
PLANNED = "a plan"
Pool = tuple[int, ...]


def called(view: Any) -> str:
    return PLANNED if view.phase == "planning" and view.plan is None else str(view.phase)


def played(number: int, options: Any, notes: Notes, pools: set[Pool]) -> None:
    """One match; a suggestion is asked for at every plan."""
    match = Match(GAME, options, SEATS, f"bench.{number}")
    bots = {
        seat: Timed(Companion(options, number * SEATS + seat), notes, called)
        for seat in range(SEATS)
    }
    sitting, state = Sitting(match, bots, number), match.state
    assert isinstance(state, State)
    turn, start = 0, process_time()
    while match.to_act():
        if state.turn != turn and state.phase == "planning":
            turn = state.turn
            seat = match.to_act()[0]
            began = process_time()
            suggest(match.view(seat), options, Chance(number))
            notes.setdefault("a suggestion", []).append(process_time() - began)
            start += process_time() - began
        sitting.step()
        group = state.group
        if group is not None:
            pools.add(tuple(members(group.pool())))
    notes.setdefault("a whole match", []).append(process_time() - start)


def questions(pool: Pool) -> Iterator[tuple[str, Callable[[], Any]]]:
    """What is asked of a pool: the dearest entry with three guests, and a number."""
    site = SITE["cliffside"]
    owed = [*COST[site], *COST_PER_GUEST[site] * 3]
    means = Means([KIND[card] for card in pool], [], [])
    values, prices = [VALUE[card] for card in pool], [KEEP[card] for card in pool]
    yield "can it enter?", lambda: payable(owed, means)
    yield "the cheapest way in", lambda: next(ways(owed, means, prices), None)
    yield "is 35 in reach?", lambda: reachable(values, 35, 35)
    yield "the cheapest 35", lambda: next(exact(values, 35, prices), None)


def asked(pools: list[Pool], rounds: int) -> Notes:
    found: Notes = {}
    for pool in pools:
        for name, ask in questions(pool):
            for _ in range(rounds):
                start = process_time()
                ask()
                found.setdefault(name, []).append(process_time() - start)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="How long do The Island's bots think?")
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=20, help="how often a question is asked")
    args = parser.parse_args()
    pools: set[Pool] = set()
    for accomplice in (False, True):
        notes: Notes = {}
        options = read_options(GAME, {"accomplice": accomplice}, SEATS)
        for number in range(args.matches):
            played(number, options, notes, pools)
        show(f"six seats{', accomplice' if accomplice else ''}", notes)
    largest = sorted(pools, key=len)[-5:]
    show(f"the solver, {len(largest[0])} to {len(largest[-1])} cards", asked(largest, args.rounds))
    half = tuple(range(0, len(VALUE), 2))
    show(f"the solver, {len(half)} cards", asked([half], args.rounds))


if __name__ == "__main__":
    main()
