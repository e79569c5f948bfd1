"""What is one play of a game? The fold of its moves."""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from parlour.core.chance import SealedChance
from parlour.core.errors import IllegalMove, NotationError, OptionsError
from parlour.core.game import Event, Game, Move, Outcome, State, Story, Timer, Unreadable
from parlour.core.notation import read, read_tagged, word_of, write
from parlour.core.picks import Picks, picks, spelled
from parlour.core.seats import STRANGER, Seat, Seats


@dataclass(frozen=True)
class Entry:
    """One ply: who moved, what, and when (seconds since 1970; for people, rules never read it)."""

    ply: int
    seat: Seat
    move: Move
    at: float | None = None


class Match:
    """A game, its options, the seed and the moves so far, folded to a state and a story.

    The seed is the whole secret of the match: whoever has it has every card.
    """

    def __init__(self, game: Game, options: Any, seats: int, seed: str) -> None:
        """Set the table up; raises OptionsError if the game cannot be played like that."""
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.secret = blake2b(seed.encode(), digest_size=32).digest()
        self.entries: list[Entry] = []
        self.story = Story()
        self.state: State = game.setup(options, seats, self.chance(), self.story)
        self.told: list[int] = [len(self.story.events)]
        """How many events had been told after each ply, the set-up included."""
        self.known: dict[Seat, Picks] = {}

    def copy(self, state: State | None = None, seed: str | None = None) -> "Match":
        """A match of its own that plays on alone; from another state, or with another seed for
        what is still to come, where one is given."""
        other = object.__new__(Match)
        other.game, other.options, other.seats = self.game, self.options, self.seats
        other.seed = self.seed if seed is None else seed
        other.secret = blake2b(other.seed.encode(), digest_size=32).digest()
        other.entries, other.told, other.known = self.entries[:], self.told[:], {}
        other.story = Story()
        other.story.events = self.story.events[:]
        other.state = self.state.copy() if state is None else state
        return other

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return len(self.entries)

    def chance(self) -> SealedChance:
        """The chance of the coming ply."""
        return SealedChance(self.secret, self.ply)

    def to_act(self) -> Seats:
        return self.state.to_act()

    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def timer(self) -> Timer | None:
        return self.game.timer(self.state)

    def play(self, seat: Seat, move: Move, at: float | None = None) -> list[Event]:
        """Check, apply, write down; the new events. Raises IllegalMove, and then nothing has
        changed."""
        code = self.state.why_not(seat, move)
        if code is not None:
            raise IllegalMove(code, spelled(move) | {"seat": seat})
        self.state.apply(seat, move, self.chance(), self.story)
        self.entries.append(Entry(self.ply + 1, seat, move, at))
        self.told.append(len(self.story.events))
        self.known.clear()
        return self.story.events[self.told[-2] :]

    def picks(self, seat: Seat) -> Picks:
        """What the seat may choose now; computed once a ply."""
        if seat not in self.known:
            self.known[seat] = picks(self.game, self.state, seat)
        return self.known[seat]

    def view(self, seat: Seat | None) -> Any:
        """The position as the seat sees it; None is a spectator."""
        return self.game.seen_by(self.state, seat)

    def may_talk(self, seat: Seat | None) -> bool:
        """Whether the seat may speak to the table now."""
        return self.game.may_talk(self.state, seat)

    def heard(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What the seat has heard of the events from number `since` on."""
        return self.story.heard_by(seat, since)


def read_options(game: Game, data: Mapping[str, Any], seats: int) -> Any:
    """Options from plain JSON; raises OptionsError with the field at fault."""
    check_seats(game, seats)
    try:
        options = read(game.options, data)
    except NotationError as mistake:
        raise OptionsError(mistake.path or "options", mistake.problem) from mistake
    game.check(options, seats)
    return options


def check_seats(game: Game, seats: int) -> None:
    """Refuse a number of seats that the game is not made for."""
    if type(seats) is not int or seats not in game.seats:
        wanted = ", ".join(map(str, game.seats))
        raise OptionsError("seats", f"is none of {wanted}", game.bad_seats)


def read_move(game: Game, data: Any) -> Move:
    """A move from plain JSON without its seat; what cannot be read is the law's to refuse."""
    try:
        move: Move = read_tagged(game.moves, data)
        return move
    except NotationError as mistake:
        return Unreadable(known_word(game, data), str(mistake))


def known_word(game: Game, data: Any) -> str | None:
    """The type of a move that could not be read, if the game has such a type."""
    kinds: tuple[Any, ...] = game.moves
    words = {word_of(kind) for kind in kinds}
    word = data.get("type") if isinstance(data, dict) else None
    return word if isinstance(word, str) and word in words else None


def sent(game: Game, data: Any, default: Seat = STRANGER) -> tuple[Seat, Move]:
    """Seat and move of a move object with its `seat`.

    A move that is no object comes from the default seat, so that the law can say what it is; one
    that names no seat comes from a stranger.
    """
    if not isinstance(data, dict):
        return default, Unreadable(None, "it is no object")
    seat = data.get("seat")
    words = {key: item for key, item in data.items() if key != "seat"}
    return (seat if type(seat) is int else STRANGER), read_move(game, words)


def said(seat: Seat, move: Move) -> dict[str, Any]:
    """The move object with its seat: the inverse of `sent`."""
    return {"seat": seat} | dict(write(move))
