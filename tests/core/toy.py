"""A toy game with what Calaveras lacks: a clock, a secret choice of all at once, and an open move.

Each of two seats hides a number from 0 to 3; seat 0 may also bring stones, any set of three. When
both have hidden, or the sand has run out, it is over; the higher number wins, a stone is worth one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from parlour.core.chance import Chance
from parlour.core.game import Event, Game, Move, Outcome, Position, State, Story, Timer
from parlour.core.notation import Frozen
from parlour.core.picks import Draft, Picks
from parlour.core.seats import CLOCK, Seat, Seats

STONES = ("flint", "jade", "onyx")


@dataclass(frozen=True)
class Hide(Move):
    number: int


@dataclass(frozen=True)
class Bring(Move):
    stones: tuple[str, ...]

    def canonical(self, seat: Seat) -> "Bring":
        return Bring(tuple(sorted(self.stones)))


@dataclass(frozen=True)
class TimeUp(Move):
    pass


@dataclass(frozen=True)
class Hidden(Event):
    seat: Seat


@dataclass(frozen=True)
class Ran(Event):
    """The sand has run out."""


@dataclass(frozen=True)
class ToyPosition(Position):
    numbers: Mapping[Seat, int | None]
    stones: tuple[str, ...] = ()
    over: bool = False
    seat: Seat | None = None


@dataclass(frozen=True)
class ToyOutcome(Outcome):
    winners: tuple[Seat, ...]

    def winning(self, seats: int) -> Seats:
        return self.winners


@dataclass(frozen=True)
class ToyOptions:
    seconds: int = 60


class Toy(State):
    numbers: dict[Seat, int | None]
    stones: tuple[str, ...]
    over: bool
    seconds: int

    def to_act(self) -> Seats:
        missing = [seat for seat, number in self.numbers.items() if number is None]
        return () if self.over else tuple(missing)

    def legal_moves(self, seat: Seat) -> list[Move]:
        if self.over or seat not in self.numbers or self.numbers[seat] is not None:
            return [TimeUp()] if seat == CLOCK and not self.over and self.seconds else []
        return [Hide(number) for number in range(4)]

    def why_not(self, seat: Seat, move: Move) -> str | None:
        if self.over:
            return "over"
        if isinstance(move, Bring):
            known = len(set(move.stones)) == len(move.stones) and set(move.stones) <= set(STONES)
            free = seat == 0 and self.numbers[0] is None and not self.stones
            return None if known and free and move.stones else "no_stones"
        return None if move in self.legal_moves(seat) else "no"

    def apply(self, seat: Seat, move: Move, chance: Chance, story: Story | None = None) -> None:
        if isinstance(move, Hide):
            self.numbers[seat] = move.number
        elif isinstance(move, Bring):
            self.stones = tuple(sorted(move.stones))
        if story is not None:
            story.tell(Ran() if seat == CLOCK else Hidden(seat))
        self.over = seat == CLOCK or None not in self.numbers.values()

    def outcome(self) -> ToyOutcome | None:
        if not self.over:
            return None
        sums = [(self.numbers[0] or 0) + len(self.stones), self.numbers[1] or 0]
        return ToyOutcome(tuple(seat for seat in (0, 1) if sums[seat] == max(sums)))

    def copy(self) -> "Toy":
        return lay(self.position(), 2, ToyOptions(self.seconds))

    def position(self) -> ToyPosition:
        return ToyPosition(Frozen(self.numbers), self.stones, self.over)


def lay(position: Any, seats: int, options: Any) -> Toy:
    toy = Toy()
    toy.numbers, toy.stones = dict(position.numbers), position.stones
    toy.over, toy.seconds = position.over, options.seconds
    return toy


def setup(options: Any, seats: int, chance: Chance, story: Story | None) -> State:
    return lay(ToyPosition(Frozen({0: None, 1: None})), seats, options)


def seen_by(state: Any, seat: Seat | None) -> ToyPosition:
    numbers = Frozen({key: n if key == seat else None for key, n in state.numbers.items()})
    return ToyPosition(numbers, state.stones, state.over, seat)


def guess(view: Any, heard: Sequence[Event], options: Any, chance: Chance) -> State:
    return lay(ToyPosition(view.numbers, view.stones, view.over), 2, options)


def fill(state: Any, seat: Seat, draft: Draft) -> Picks:
    """Stone after stone; any set of one or more is whole."""
    chosen = {**draft}
    if state.why_not(seat, Bring(STONES)) is not None or chosen.get("type", "bring") != "bring":
        return Picks((), chosen)
    if "type" not in chosen:
        return Picks((), chosen, ({"type": "bring"},))
    have = tuple(chosen.get("stones", ()))
    ways = ((Bring(have), {"type": "bring", "stones": have}),) if have else ()
    more = [(*have, stone) for stone in STONES if stone not in have]
    return Picks(ways, chosen, tuple({"stones": stones} for stones in more))


def timer(state: Any) -> Timer | None:
    return Timer("sand", state.seconds) if state.seconds and not state.over else None


TOY = Game(
    id="toy",
    rules_version=1,
    content=b"toy",
    seats=(2,),
    options=ToyOptions,
    positions=ToyPosition,
    moves=(Hide, Bring, TimeUp),
    events=(Hidden, Ran),
    phases=("hiding",),
    refusals=("over", "no_stones", "no"),
    setup=setup,
    from_position=lay,
    seen_by=seen_by,
    guess=guess,
    facts=lambda state: {"stones": len(state.stones)},
    in_order=(),
    timer=timer,
    open_moves=(Bring,),
    fill=fill,
)

ALL_SETS = [stones for size in (1, 2, 3) for stones in combinations(STONES, size)]
