"""A game as unfair as its option says: seat 0 tosses, and wins so many times in a hundred."""

from dataclasses import dataclass
from typing import Any

from parlour.core.chance import Chance
from parlour.core.game import Game, Move, Outcome, Position, State, Story
from parlour.core.seats import Seat, Seats


@dataclass(frozen=True)
class Toss(Move):
    """Let it fall."""


@dataclass(frozen=True)
class Fallen(Outcome):
    winner: Seat

    def winning(self, seats: int) -> Seats:
        return (self.winner,)


@dataclass(frozen=True)
class Lying(Position):
    winner: Seat | None
    seat: Seat | None = None


@dataclass(frozen=True)
class CoinOptions:
    percent: int = 50


class Coin(State):
    def __init__(self, percent: int, winner: Seat | None = None) -> None:
        self.percent = percent
        self.winner = winner

    def to_act(self) -> Seats:
        return (0,) if self.winner is None else ()

    def legal_moves(self, seat: Seat) -> list[Move]:
        return [Toss()] if seat in self.to_act() else []

    def why_not(self, seat: Seat, move: Move) -> str | None:
        return None if move in self.legal_moves(seat) else "no"

    def apply(self, seat: Seat, move: Move, chance: Chance, story: Story | None = None) -> None:
        self.winner = 0 if chance.below(100) < self.percent else 1

    def outcome(self) -> Fallen | None:
        return None if self.winner is None else Fallen(self.winner)

    def copy(self) -> "Coin":
        return Coin(self.percent, self.winner)

    def position(self) -> Lying:
        return Lying(self.winner)


def dealt(options: Any, seats: int, chance: Chance, story: Story | None) -> Coin:
    return Coin(options.percent)


def laid(position: Any, seats: int, options: Any) -> Coin:
    return Coin(options.percent, position.winner)


COIN = Game(
    id="coin",
    rules_version=1,
    content=b"a coin",
    seats=(2,),
    options=CoinOptions,
    positions=Lying,
    moves=(Toss,),
    events=(),
    phases=(),
    refusals=("no",),
    setup=dealt,
    from_position=laid,
    seen_by=lambda state, seat: Lying(state.winner, seat),
    guess=lambda view, heard, options, chance: Coin(options.percent, view.winner),
    facts=lambda state: {},
    in_order=(),
)
