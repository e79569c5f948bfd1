"""Which bot is stronger? Many matches, every bot on every side equally often, on the same deals.

Match `number` plays deal `number // seatings` in seating `number % seatings`: all seatings of a
deal share its seed, and with it the cards and who begins. Every random number hangs on the plan's
seed and the number of the match alone, so the order in which workers finish changes nothing.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass, fields
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from parlour.bots.lineup import Entrant, entrant, seatings, settings_of
from parlour.bots.sitting import Sitting
from parlour.bots.tally import Result, Tally
from parlour.bots.workers import spread
from parlour.core.errors import OptionsError
from parlour.core.game import Game, Outcome
from parlour.core.match import Match, read_options
from parlour.core.record import record_lines
from parlour.core.seats import Seats
from parlour.games import GAMES

TURN_CAP: Final = 400
"""A safety net, not a habit: where the options of a game know a `turn_cap`, it is this, unless the
plan says otherwise."""

PART: Final = ".part"
"""What the name of a record ends in until it is whole."""


@dataclass(frozen=True)
class Plan:
    """What is to be played, in plain words, so that it can be sent to workers."""

    game: str
    seats: int
    bots: tuple[str, ...]
    matches: int
    seed: int
    options: Mapping[str, Any]
    settings: Mapping[str, int]
    """For every bot that knows them."""
    records: str | None = None
    """The folder for a record a match."""


def planned(plan: Plan) -> Plan:
    """The plan with the turn cap in it; raises OptionsError if it cannot be played."""
    if plan.game not in GAMES:
        raise OptionsError("game", f"is {plan.game!r}; there are {', '.join(GAMES)}")
    game = GAMES[plan.game]
    options = dict(plan.options)
    if any(field.name == "turn_cap" for field in fields(game.options)):
        options = {"turn_cap": TURN_CAP} | options
    read_options(game, options, plan.seats)
    entrants = [entrant(text, plan.settings) for text in plan.bots]
    if not entrants:
        raise OptionsError("bots", "names nobody")
    for key in plan.settings:
        if all(key not in settings_of(one.name) for one in entrants):
            raise OptionsError(key, "is set, but none of these bots knows it")
    if plan.matches < 1:
        raise OptionsError("matches", f"is {plan.matches}, less than 1")
    return Plan(
        plan.game,
        plan.seats,
        plan.bots,
        plan.matches,
        plan.seed,
        options,
        plan.settings,
        plan.records,
    )


class Hall:
    """A plan made ready: what every match of it shares."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game = GAMES[plan.game]
        self.options = read_options(self.game, plan.options, plan.seats)
        self.sides = self.game.sides(plan.seats, self.dealt(0).state)
        self.seatings = seatings(plan.bots, len(self.sides))
        self.entrants: dict[str, Entrant] = {
            text: entrant(text, plan.settings) for text in plan.bots
        }

    def dealt(self, deal: int) -> Match:
        """The match of that deal, before its first move."""
        return Match(self.game, self.options, self.plan.seats, f"{self.plan.seed}.{deal}")

    def play(self, number: int) -> Result:
        """Match number so-and-so of the plan, from the deal to the end."""
        deal, way = divmod(number, len(self.seatings))
        seating = self.seatings[way]
        match = self.dealt(deal)
        sides = self.game.sides(self.plan.seats, match.state)
        bots = {
            seat: self.entrants[seating[side]].make(
                self.game, self.options, self.seed(number, seat)
            )
            for side, seats in enumerate(sides)
            for seat in seats
        }
        Sitting(match, bots, self.seed(number, -1)).play_out()
        self.write_down(match, number)
        return self.result(match, number, seating, sides)

    def seed(self, number: int, seat: int) -> int:
        """What a bot's chance starts from, and, for -1, the order in which bots are asked."""
        words = f"{self.plan.seed}.{number}.{seat}".encode()
        return int.from_bytes(blake2b(words, digest_size=8).digest(), "big")

    def write_down(self, match: Match, number: int) -> None:
        """Whole or not at all, and never over another."""
        if self.plan.records is None:
            return
        path = Path(self.plan.records, f"{number:06}.jsonl")
        if path.exists():
            raise FileExistsError(path)
        part = path.with_suffix(PART)
        part.write_text("".join(f"{line}\n" for line in record_lines(match)), encoding="utf-8")
        part.rename(path)

    def result(
        self, match: Match, number: int, seating: Sequence[str], sides: tuple[Seats, ...]
    ) -> Result:
        outcome = match.outcome()
        won = outcome.winning(self.plan.seats) if outcome is not None else ()
        return Result(
            number,
            tuple(seating),
            tuple(won),
            match.ply,
            ending_of(outcome),
            None if sides == self.sides else sides,
        )


def ending_of(outcome: Outcome | None) -> str:
    """How it ended, in the word that the game's outcome has for it."""
    if outcome is None:
        return "unfinished"
    return str(getattr(outcome, "result", getattr(outcome, "winner", "over")))


def compete(
    plan: Plan, jobs: int = 1, told: Callable[[Result], None] = lambda result: None
) -> Tally:
    """Play a plan through and count; the same for any number of jobs. `told` hears each result.

    Interrupted from the keyboard, or left by a worker that died, it answers with what is done so
    far, and `tally.ended` says why.
    """
    plan = planned(plan)
    tally = Tally(Hall(plan).sides)
    try:
        with closing(results(plan, jobs)) as done:
            for result in done:
                tally.add(result)
                told(result)
    except KeyboardInterrupt:
        tally.ended = "interrupted"
    except BrokenProcessPool:
        tally.ended = "worker_died"
    return tally


def results(plan: Plan, jobs: int) -> Generator[Result, None, None]:
    """In the order of their numbers if there is one job, else as they come."""
    return spread(Hall, plan, plan.matches, jobs)
