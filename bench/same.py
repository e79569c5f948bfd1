"""The same small games as OpenSpiel's, on our core: leduc and liar's dice. For the bench alone."""

from bench.timing import Case, timed
from parlour.core.chance import Chance
from parlour.core.game import Move, Outcome, Position, State, Story
from parlour.core.seats import NOBODY, ONLY, Seat, Seats


class Act(Move):
    """A move is its number, as there."""

    def __init__(self, number: int) -> None:
        self.number = number


ACTS = [Act(number) for number in range(13)]
FOLD, CALL, RAISE = ACTS[:3]
CALL_OR_RAISE: list[Move] = [CALL, RAISE]
ALL: list[Move] = [FOLD, CALL, RAISE]
FOLD_OR_CALL: list[Move] = [FOLD, CALL]
SUITS, RAISES = 2, 2


class Small(State):
    """What neither of them needs to tell."""

    __slots__ = ()

    def why_not(self, seat: Seat, move: Move) -> str | None:
        return None if move in self.legal_moves(seat) else "bad_move"

    def outcome(self) -> Outcome | None:
        return None if self.to_act() else Outcome()

    def position(self) -> Position:
        return Position()


class Leduc(Small):
    """Two seats, six cards, two rounds of betting with two raises each."""

    __slots__ = ("calls", "cards", "pots", "raises", "seat", "table", "won")

    def __init__(self, chance: Chance) -> None:
        self.cards = chance.shuffled(range(3 * SUITS))[:3]
        self.pots = [1, 1]
        self.table = self.raises = self.calls = self.seat = 0
        self.won = -1
        """The seat that won, 2 for a tie, -1 while it goes on."""

    def to_act(self) -> Seats:
        return ONLY[self.seat] if self.won < 0 else NOBODY

    def legal_moves(self, seat: Seat) -> list[Move]:
        """Nobody folds who has nothing to match."""
        if self.pots[0] == self.pots[1]:
            return CALL_OR_RAISE if self.raises < RAISES else [CALL]
        return ALL if self.raises < RAISES else FOLD_OR_CALL

    def apply(self, seat: Seat, move: Move, chance: Chance, story: Story | None = None) -> None:
        pots, other = self.pots, 1 - seat
        if move is FOLD:
            self.won = other
            return
        if move is RAISE:
            pots[seat] = pots[other] + (4 if self.table else 2)
            self.raises, self.calls, self.seat = self.raises + 1, 0, other
            return
        pots[seat] = pots[other]
        self.calls += 1
        if self.calls == 2 or self.raises:
            self.end_round()
        else:
            self.seat = other

    def end_round(self) -> None:
        if self.table:
            first, second = [self.rank(seat) for seat in (0, 1)]
            self.won = 2 if first == second else int(second > first)
        self.table, self.raises, self.calls, self.seat = 1, 0, 0, 0

    def rank(self, seat: Seat) -> int:
        kind = self.cards[seat] // SUITS
        return kind + 10 * (kind == self.cards[2] // SUITS)

    def copy(self) -> "Leduc":
        other = object.__new__(Leduc)
        other.cards, other.pots, other.table = self.cards, self.pots[:], self.table
        other.raises, other.calls = self.raises, self.calls
        other.seat, other.won = self.seat, self.won
        return other


FACES, LIAR = 6, 12
HIGHER: list[list[Move]] = [
    [*ACTS[bid + 1 : LIAR], *ACTS[LIAR : LIAR + (bid >= 0)]] for bid in range(-1, LIAR)
]


class LiarsDice(Small):
    """Two seats with a die each: bid higher, or call the other a liar. Sixes count as anything."""

    __slots__ = ("bid", "dice", "seat", "won")

    def __init__(self, chance: Chance) -> None:
        self.dice = [chance.below(FACES), chance.below(FACES)]
        self.bid, self.seat, self.won = -1, 0, -1

    def to_act(self) -> Seats:
        return ONLY[self.seat] if self.won < 0 else NOBODY

    def legal_moves(self, seat: Seat) -> list[Move]:
        return HIGHER[self.bid + 1]

    def apply(self, seat: Seat, move: Move, chance: Chance, story: Story | None = None) -> None:
        assert isinstance(move, Act)
        if move.number < LIAR:
            self.bid, self.seat = move.number, 1 - seat
            return
        wanted, face = self.bid // FACES + 1, self.bid % FACES
        there = sum([die in (face, FACES - 1) for die in self.dice])
        self.won = 1 - seat if there >= wanted else seat

    def copy(self) -> "LiarsDice":
        other = object.__new__(LiarsDice)
        other.dice, other.bid, other.seat, other.won = self.dice, self.bid, self.seat, self.won
        return other


def stepped(kind: type[Leduc] | type[LiarsDice]) -> Case:
    """A match at a time from Python, from lists, as OpenSpiel's are."""
    chance = Chance(1)

    def once() -> int:
        state, moves = kind(chance), 0
        while waited := state.to_act():
            legal = state.legal_moves(waited[0])
            state.apply(waited[0], legal[chance.below(len(legal))], chance)
            moves += 1
        return moves

    return timed(once)
