"""One match of a study, from the deal to the end, and what is kept of it."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from parlour.bots.arena import Hall, ending_of
from parlour.bots.lineup import entrant
from parlour.bots.sitting import Sitting
from parlour.core.match import Match
from parlour.core.notation import write
from parlour.core.picks import spelled
from parlour.core.playout import LONG_ENOUGH
from parlour.core.record import record_lines
from parlour.core.seats import Seat, Seats
from parlour.study.dealing import Dealt, dealt_in, kind_of
from parlour.study.endings import End, ends_of
from parlour.study.plan import Study
from parlour.study.roles import roles_of
from parlour.study.trials import Try, tries_in

PIECES = ("card", "tile", "piece", "cards")
"""Fields of moves that name a piece of the box."""


@dataclass(frozen=True)
class Line:
    """What is kept of a match."""

    number: int
    arm: int
    deal: int
    seating: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    plies: int
    ending: str
    leads: int
    """How often another side took the lead, by the game's own judgement; -1 where it has none."""
    low: float
    """The lowest chance that a winner had on the way, by the same judgement; -1 without one."""
    roles: tuple[tuple[int, str], ...]
    played: tuple[tuple[int, str], ...]
    """Seat and piece, for every piece a seat has used."""
    dealt: tuple[Dealt, ...]
    """Seat, or -1 for the table, and what chance gave it before the first move."""
    tries: tuple[Try, ...]
    """What was tried, with which pieces, and what came of it."""
    ends: tuple[End, ...]
    """Numbers of the end, by name."""

    def plain(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Played:
    """A match at its end, and what only the way there showed."""

    match: Match
    seating: tuple[str, ...]
    curve: list[Sequence[float]]
    """The game's own judgement after each move."""
    dealt: tuple[Dealt, ...]


class Stage:
    """A study made ready; `play` plays any of its matches. The deal comes first in a number, then
    the arm, then the seating, so that every deal is played out under all of them before the next.
    """

    def __init__(self, study: Study) -> None:
        self.study = study
        self.halls = [Hall(study.of(arm)) for arm in study.arms()]
        self.fixed = {int(seat): entrant(bot, {}) for seat, bot in study.fixed.items()}
        self.ways = len(self.halls[0].seatings)
        self.block = self.ways * len(self.halls)
        """Matches a deal."""

    def place(self, number: int) -> tuple[int, int, int]:
        """Deal, arm and seating of a match."""
        deal, rest = divmod(number, self.block)
        return (deal, *divmod(rest, self.ways))

    def play(self, number: int) -> Line:
        return self.line(number, self.played(number))

    def record(self, number: int) -> list[str]:
        """The same match once more, written down."""
        return list(record_lines(self.played(number).match))

    def played(self, number: int) -> "Played":
        deal, arm, way = self.place(number)
        hall = self.halls[arm]
        seating = hall.seatings[way]
        match = hall.dealt(deal)
        dealt = dealt_in(match)
        sides = hall.game.sides(self.study.seats, match.state)
        bots = {
            seat: self.fixed.get(seat, hall.entrants[seating[side]]).make(
                hall.game, hall.options, hall.seed(number, seat)
            )
            for side, seats in enumerate(sides)
            for seat in seats
        }
        curve: list[Sequence[float]] = []
        sitting = Sitting(match, bots, hall.seed(number, -1))
        while match.to_act() and match.ply < LONG_ENOUGH:
            sitting.step()
            if hall.game.judge is not None and match.outcome() is None:
                curve.append(hall.game.judge(match.state))
        return Played(match, tuple(seating), curve, dealt)

    def line(self, number: int, played: "Played") -> Line:
        match, curve = played.match, played.curve
        deal, arm, _ = self.place(number)
        outcome = match.outcome()
        won = () if outcome is None else tuple(outcome.winning(match.seats))
        sides = match.game.sides(match.seats, match.state)
        return Line(
            number=number,
            arm=arm,
            deal=deal,
            seating=played.seating,
            sides=tuple(map(tuple, sides)),
            winners=won,
            plies=match.ply,
            ending=ending_of(outcome),
            leads=changes(sides, curve),
            low=min((values[seat] for values in curve for seat in won), default=-1.0),
            roles=roles_of(match),
            played=pieces(match),
            dealt=played.dealt,
            tries=tries_in(match),
            ends=ends_of(match),
        )


def changes(sides: Sequence[Seats], curve: Sequence[Sequence[float]]) -> int:
    """How often the lead went to another side; a tie leaves it where it was."""
    if not curve:
        return -1
    leader, found = -1, 0
    for values in curve:
        worth = [values[seats[0]] if seats else -1.0 for seats in sides]
        best = max(worth)
        if worth.count(best) == 1 and worth.index(best) != leader:
            found += leader != -1
            leader = worth.index(best)
    return found


def pieces(match: Match) -> tuple[tuple[Seat, str], ...]:
    """Who used which piece of the box, copies being one; each once, in the order of the words."""
    found = set()
    for entry in match.entries:
        words: Any = spelled(entry.move)
        for key in PIECES:
            named = write(words.get(key))
            for word in named if isinstance(named, list) else [named]:
                if isinstance(word, str):
                    found.add((entry.seat, kind_of(word)))
    return tuple(sorted(found))
