"""Many matches at once, for learners: a step is one move in each, in a compiled loop.

Moves are numbered as in `moves.MOVES`. What the seats to act see lies in one row of bytes, match
by match, which NumPy reads without a copy (`parlour.envs.batch`). A match that ends begins anew at
once. Each match has a stream of its own, so that none hangs on how many others there are.
"""

from typing import Final

from mypy_extensions import i64, u8

from parlour.core.chance import Chance
from parlour.core.errors import IllegalMove
from parlour.core.vectors import vec
from parlour.games.calaveras.content import CARDS
from parlour.games.calaveras.law import lying, may_idle
from parlour.games.calaveras.moves import (
    FRONTS,
    IDLE_AT,
    KINDS,
    LOCATIONS_HELD,
    MOVES,
    TWIST_FROM,
)
from parlour.games.calaveras.options import Options
from parlour.games.calaveras.rules import Calaveras, setup
from parlour.games.calaveras.state import NONE, TWISTS_HELD, Table

MOVE_COUNT: Final = len(MOVES)
MOST_PLAYED: Final = 255
"""The number of moves so far is counted up to what a byte holds."""


APART: Final = 1_000_000_000
"""Between the streams of one seed and the next: batches of neighbouring seeds share no match."""


def row_size(seats: int, places: int) -> int:
    """How many bytes tell what one seat sees."""
    return 2 * seats + 3 * places + 5 * (FRONTS + places) + 2 * len(CARDS) + 3


class Batch:
    """`count` matches of one table, each with a seat to act."""

    def __init__(self, count: int, seats: int, seed: int, options: Options) -> None:
        self.seats: i64 = seats
        self.options: Options = options
        self.chances: list[Chance] = [Chance(seed * APART + lane) for lane in range(count)]
        self.states: list[Calaveras] = [self.begun(chance) for chance in self.chances]
        self.row: i64 = row_size(seats, len(self.states[0].points))
        self.seen: vec[u8] = vec[u8](
            [u8(0)] * (count * row_size(seats, len(self.states[0].points)))
        )
        self.acting: vec[u8] = vec[u8]([u8(0)] * count)
        """The seat to act, by match."""
        self.ended: vec[u8] = vec[u8]([u8(0)] * count)
        """Whether the last step ended a match; what is seen belongs to the next one."""
        self.won: vec[u8] = vec[u8]([u8(0)] * (count * seats))
        """Who won what the last step ended: ones by match and seat; else zeros."""
        self.over: list[int] = []
        """The matches that the last step ended."""
        self.mask: vec[u8] = vec[u8]([u8(0)] * (count * MOVE_COUNT))
        """Ones by match and number of a legal move; filled by `look_up`."""
        self.marked: list[list[int]] = [[] for _ in range(count)]
        """Where the ones are."""
        self.table: Table = self.states[0].table
        for state in self.states:
            state.table = self.table
        self.look()

    def begun(self, chance: Chance) -> Calaveras:
        return setup(self.options, int(self.seats), chance, None)

    def step(self, numbers: list[int]) -> None:
        """One move in each match. Raises IllegalMove, and then nothing has changed."""
        for lane, state in enumerate(self.states):
            if not is_legal(state, numbers[lane]):
                raise IllegalMove("bad_move", {"match": lane, "number": numbers[lane]})
        self.forget()
        for lane, state in enumerate(self.states):
            state.play_number(state.acting, numbers[lane], self.chances[lane])
            self.settle(state, lane)

    def step_at_random(self) -> None:
        """The same with moves by lot."""
        self.forget()
        for lane, state in enumerate(self.states):
            state.move_at_random(self.chances[lane])
            self.settle(state, lane)

    def forget(self) -> None:
        """What the step before has ended is told no longer."""
        for lane in self.over:
            self.ended[lane] = u8(0)
            for seat in range(self.seats):
                self.won[lane * self.seats + seat] = u8(0)
        self.over = []

    def settle(self, state: Calaveras, lane: i64) -> None:
        """Write down who won and begin anew; and at once, while the match is at hand in the
        processor's memory, what the seat to act sees."""
        if state.acting == NONE:
            self.over.append(lane)
            self.ended[lane] = u8(1)
            outcome = state.outcome()
            for seat in range(self.seats):
                has_won = outcome is not None and seat in outcome.winners
                self.won[lane * self.seats + seat] = u8(1 if has_won else 0)
            state = self.begun(self.chances[lane])
            state.table = self.table
            self.states[lane] = state
        self.look_at(state, lane)

    def look(self) -> None:
        """What the seat to act sees, in each match."""
        for lane, state in enumerate(self.states):
            self.look_at(state, lane)

    def look_at(self, state: Calaveras, lane: i64) -> None:
        self.acting[lane] = u8(state.acting)
        write(state, state.acting, self.seen, lane * self.row)

    def look_up(self) -> None:
        """Fill the mask."""
        at: i64 = 0
        for lane in range(len(self.states)):
            for number in self.marked[lane]:
                self.mask[at + number] = u8(0)
            legal = self.legal(lane)
            for number in legal:
                self.mask[at + number] = u8(1)
            self.marked[lane] = legal
            at += MOVE_COUNT

    def legal(self, lane: int) -> list[int]:
        """The numbers of the legal moves of one match."""
        return legal_numbers(self.states[lane])


def legal_numbers(state: Calaveras) -> list[int]:
    """In the order of `Calaveras.legal_moves`."""
    areas: i64 = FRONTS + len(state.fronts)
    hand = state.hands[state.acting]
    numbers: list[int] = []
    add_ways(numbers, KINDS[hand & LOCATIONS_HELD], 0, 8, areas, NONE)
    if hand & TWISTS_HELD:
        for source in range(areas):
            add_ways(numbers, lying(state, source), TWIST_FROM + (source << 3), 64, areas, source)
        if may_idle(state):
            numbers.append(IDLE_AT)
    return numbers


def add_ways(numbers: list[int], cards: i64, start: i64, step: i64, areas: i64, but: i64) -> None:
    """Each Location of a set to each area but one; a card's numbers begin `step` after the last
    one's."""
    number: i64 = start
    while cards:
        if cards & 1:
            for to in range(areas):
                if to != but:
                    numbers.append(number + to)
        number += step
        cards >>= 1


def is_legal(state: Calaveras, number: i64) -> bool:
    """Whether the seat to act may make the move of this number."""
    areas: i64 = FRONTS + len(state.fronts)
    hand = state.hands[state.acting]
    to = number & 7
    if number < 0 or number > IDLE_AT:
        return False
    if number < TWIST_FROM:
        return (KINDS[hand & LOCATIONS_HELD] >> (number >> 3) & 1) != 0 and to < areas
    if not hand & TWISTS_HELD:
        return False
    if number == IDLE_AT:
        return may_idle(state)
    source = (number - TWIST_FROM) >> 3 & 7
    if source >= areas or to >= areas or source == to:
        return False
    return (lying(state, source) >> (number - TWIST_FROM >> 6) & 1) != 0


def write(state: Calaveras, seat: i64, seen: "vec[u8]", start: i64) -> None:
    """What a seat sees, in the rows of docs/learners/calaveras.md."""
    seats: i64 = len(state.hands)
    places: i64 = len(state.points)
    at = mark(seen, start, seat, seats)
    at = mark(seen, at, state.turn, places)
    at = mark(seen, at, state.nicole, places)
    at = cards(seen, at, state.innocent)
    at = cards(seen, at, state.suspect)
    for front in state.fronts:
        at = cards(seen, at, front)
    for points in state.points:
        seen[at] = u8(points)
        at += 1
    at = count(seen, at, state.hands[seat], 2)
    for hand in state.hands:
        seen[at] = u8(hand >> 12)
        at += 1
    seen[at] = u8(state.left)
    at = count(seen, at + 1, state.discard, 4)
    seen[at] = u8(state.played if state.played < MOST_PLAYED else MOST_PLAYED)
    seen[at + 1] = u8(1 if state.acting == NONE else 0)


def mark(seen: "vec[u8]", at: i64, which: i64, size: i64) -> i64:
    """A one at its place among zeros; the place behind them."""
    for place in range(size):
        seen[at + place] = u8(1 if place == which else 0)
    return at + size


def cards(seen: "vec[u8]", at: i64, lying: i64) -> i64:
    """Which Locations lie there; the place behind them."""
    for card in range(i64(5)):
        seen[at + card] = u8(lying >> card & 1)
    return at + 5


def count(seen: "vec[u8]", at: i64, held: i64, bits: i64) -> i64:
    """How many of each card, so many bits each; the place behind them."""
    for card in range(i64(6)):
        seen[at + card] = u8(held & (1 << bits) - 1)
        held >>= bits
    return at + 6
