"""Does The Island's accomplice do harm, and is he found? The same deals, played differently by him
(decision 0017).

    python -m tools.accomplice [[FIRST:]DEALS] [SEATS] [DIFFICULTY] [ARM ...]

Only deals in which a seat holds the card, from number FIRST on. Arms: `whole` is the bot as it is;
`poses` plays no ruse once he is known; `lots` draws lots then, what to play and where to go;
`loyal` plays like everybody else, and no ruse. All else is the same in all arms: the deal, the
others' bots, their chance. A difference is the mean over deals with its normal interval, a rate has
Wilson's; both hold 95 times in 100. `found`: at the beginning of a turn, while he is hidden, how
often the first suspect of a loyal seat is he; `barred`: how often he is the one without a vote.
Beside both, what lots come to.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import sqrt
from typing import Any, Final, cast

from parlour.bots.intervals import Z, wilson
from parlour.bots.sitting import Sitting
from parlour.core.chance import Chance
from parlour.core.game import Event, Move
from parlour.core.match import Match, read_options
from parlour.core.picks import Picks
from parlour.core.seats import Seat
from parlour.games.island import GAME
from parlour.games.island.bot import Companion
from parlour.games.island.bot.suspicion import suspicion
from parlour.games.island.events.planning import PlayerExcluded
from parlour.games.island.events.ruses import RusePlayed, RuseWorked
from parlour.games.island.events.turns import GameEnded
from parlour.games.island.moves import ExchangeRuses, Pass
from parlour.games.island.options import Options
from parlour.games.island.state import NONE

ARMS: Final = ("whole", "poses", "lots", "loyal")


class Helper:
    """The accomplice's seat, as an arm has it."""

    def __init__(self, options: Options, seed: int, arm: str) -> None:
        self.bot = Companion(options, seed)
        self.seed = seed
        self.arm = arm

    def choose(
        self, view: Any, heard: Sequence[Event], picks: Picks, may_wait: bool
    ) -> Move | None:
        if view.acting and self.arm != "whole":
            if self.arm != "lots":
                return ExchangeRuses(0, ()) if view.phase == "exchange" else Pass()
            if view.phase != "exchange" and (picks.ways or picks.steps):
                return picks.sample(Chance((self.seed << 24) + len(heard)))
        if self.arm == "loyal":
            own = replace(view.players[view.seat], role="loyal")
            players = (*view.players[: view.seat], own, *view.players[view.seat + 1 :])
            view = replace(view, players=players)
        return self.bot.choose(view, heard, picks, may_wait)


@dataclass
class Tally:
    """What the matches of an arm came to."""

    winners: Counter[str] = field(default_factory=Counter)
    team: list[int] = field(default_factory=list)
    """By deal: 1 where the players won."""
    clues: list[int] = field(default_factory=list)
    ruses: int = 0
    worked: int = 0
    asked: int = 0
    found: float = 0.0
    votes: int = 0
    barred: int = 0


def played(number: int, seats: int, options: Options, arm: str, tally: Tally) -> bool:
    """One deal in one arm; False if nobody holds the card."""
    begun = beginning(number, seats, options, "loyal" if arm == "loyal" else "whole")
    if begun is None:
        return False
    tally.asked += begun.asked
    tally.found += begun.found
    match = begun.match.copy()
    table(match, number, begun.helper, arm).play_out()
    count(match, begun.helper, tally)
    return True


@dataclass
class Beginning:
    """A deal up to the moment when the accomplice strikes openly, or to the end: the same in all
    arms but one."""

    match: Match
    helper: Seat
    asked: int = 0
    found: float = 0.0


@lru_cache(maxsize=2)
def beginning(number: int, seats: int, options: Options, arm: str) -> Beginning | None:
    """None if nobody holds the card."""
    match = Match(GAME, options, seats, f"accomplice.{number}")
    state: Any = match.state
    if "accomplice" not in state.roles:
        return None
    begun = Beginning(match, state.roles.index("accomplice"))
    sitting, turn = table(match, number, begun.helper, arm), 1
    while match.to_act() and not state.acting:
        sitting.step()
        if state.turn > turn and state.revealed == NONE:
            turn = state.turn
            ask_all(begun)
    return begun


def table(match: Match, number: int, helper: Seat, arm: str) -> Sitting:
    """Bots on all seats, the accomplice as the arm has him."""
    options, seats = match.options, match.seats
    bots: dict[Seat, Any] = {seat: Companion(options, number * 8 + seat) for seat in range(seats)}
    bots[helper] = Helper(options, number * 8 + helper, arm)
    return Sitting(match, bots, number)


def ask_all(begun: Beginning) -> None:
    """Whom does each loyal seat suspect first? Among equals he counts in part."""
    match, state = begun.match, cast(Any, begun.match.state)
    for seat in range(state.seats):
        if seat == begun.helper:
            continue
        chances = suspicion(state, seat, match.heard(seat))[:-1]
        first = [one for one, chance in enumerate(chances) if chance >= max(chances) - 1e-9]
        begun.asked += 1
        begun.found += (begun.helper in first) / len(first)


def count(match: Match, helper: Seat, tally: Tally) -> None:
    events = match.story.events
    end = next(event for event in events if isinstance(event, GameEnded))
    position: Any = match.state.position()
    tally.winners[end.winner] += 1
    tally.team.append(int(end.winner == "players"))
    tally.clues.append(len(position.resolved))
    for event in events:
        tally.ruses += isinstance(event, RusePlayed)
        tally.worked += isinstance(event, RuseWorked)
        if isinstance(event, PlayerExcluded):
            tally.votes += 1
            tally.barred += event.seat == helper


def lines(
    first: int, deals: int, seats: int, difficulty: str, arms: Sequence[str]
) -> Iterator[str]:
    options = read_options(GAME, {"difficulty": difficulty, "accomplice": True}, seats)
    tallies = {arm: Tally() for arm in arms}
    number, done = first, 0
    while done < deals:
        held = [played(number, seats, options, arm, tally) for arm, tally in tallies.items()]
        done += all(held)
        number += 1
    for arm, tally in tallies.items():
        yield f"{seats} seats, {difficulty}, {arm}: {told(tally, seats)}"
    whole, *others = arms
    for other in others:
        for name in ("team", "clues"):
            ours, theirs = getattr(tallies[whole], name), getattr(tallies[other], name)
            gap = difference([one - two for one, two in zip(ours, theirs, strict=True)])
            yield f"{seats} seats, {difficulty}, {whole} less {other}: {name} {gap}"


def told(tally: Tally, seats: int) -> str:
    deals = len(tally.team)
    team = wilson(sum(tally.team), deals)
    words = [
        f"team {team.value:.1%} ({team.low:.1%} to {team.high:.1%}) of {deals}",
        f"winners {dict(tally.winners)}",
        f"clues {sum(tally.clues) / deals:.2f}",
        f"ruses {tally.ruses / deals:.1f} a match, {tally.worked} of {tally.ruses} work",
    ]
    if tally.asked and tally.votes:
        barred = wilson(tally.barred, tally.votes)
        words += [
            f"found {tally.found / tally.asked:.1%} of {tally.asked} (lots {1 / (seats - 1):.1%})",
            f"barred {barred.value:.1%} ({barred.low:.1%} to {barred.high:.1%})"
            f" of {tally.votes} (lots {1 / seats:.1%})",
        ]
    return "; ".join(words)


def difference(gaps: Sequence[int]) -> str:
    middle = sum(gaps) / len(gaps)
    squares = sum((gap - middle) ** 2 for gap in gaps)
    reach = Z * sqrt(squares / max(len(gaps) - 1, 1) / len(gaps))
    return f"{middle:+.3f} ± {reach:.3f}"


def main(arguments: list[str]) -> int:
    deals, seats, difficulty = arguments[:3] + ["100", "5", "easy"][len(arguments) :]
    first, _, count = deals.rpartition(":")
    for line in lines(int(first or 0), int(count), int(seats), difficulty, arguments[3:] or ARMS):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
