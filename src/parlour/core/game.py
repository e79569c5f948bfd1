"""What is a game? A state that knows its own rules, and a handful of functions around it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from parlour.core.chance import Chance
from parlour.core.seats import Seat, Seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """What a seat wants, in the imperative: a small value in the specification's words.

    Moves that come up again and again are made once and shared.
    """

    def canonical(self, seat: Seat) -> "Move":
        """The spelling that a list would hold, where the notation knows several for one move."""
        return self


@dataclass(frozen=True)
class Unreadable(Move):
    """Words that are no move of this game; its law refuses them with its own code.

    `word` is the move's type where that much could be read.
    """

    word: str | None
    problem: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened, in the past tense: a small value, never changed."""

    def heard_by(self, seat: Seat | None) -> "Event | None":
        """The event as this seat hears it; None if it does not. Spectators are None."""
        return self


class Story:
    """The events of a match so far. Search tells none: it hands in None in its place."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def heard_by(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What a seat has heard of the events from number `since` on."""
        heard: list[Event] = []
        for event in self.events[since:]:
            part = event.heard_by(seat)
            if part is not None:
                heard.append(part)
        return heard


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A state in the specification's words; in a view the secrets lie face down."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcome:
    """How a match ended, in the specification's words."""

    def winning(self, seats: int) -> Seats:
        """The seats that won, of so many."""
        raise AssertionError("every game's outcome says who won")


@dataclass(frozen=True)
class Timer:
    """A span after which the clock moves."""

    name: str
    seconds: int


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """Everything about a match between two moves, and the rules that lead on from it."""

    __slots__ = ()

    @abstractmethod
    def to_act(self) -> Seats:
        """The seats the match waits for; none when it is over. Others may still have moves."""

    @abstractmethod
    def legal_moves(self, seat: Seat) -> list[Move]:
        """What the law accepts from this seat now, open moves excepted; of any other number,
        nothing.

        A shared list: not to be changed.
        """

    def sample(self, seat: Seat, chance: Chance) -> Move:
        """One of the seat's moves at random; the seat must have one."""
        return chance.pick(self.legal_moves(seat))

    def move_at_random(self, chance: Chance) -> bool:
        """Carry out what `sample` would give one of the seats to act; False if there is none. A
        game may know how without making the move."""
        seats = self.to_act()
        if not seats:
            return False
        seat = seats[0] if len(seats) == 1 else seats[chance.below(len(seats))]
        self.apply(seat, self.sample(seat, chance), chance)
        return True

    @abstractmethod
    def why_not(self, seat: Seat, move: Move) -> str | None:
        """The law: the first refusal code that applies, or None."""

    @abstractmethod
    def apply(self, seat: Seat, move: Move, chance: Chance, story: Story | None = None) -> None:
        """Carry out a move that the law accepts, and tell what happened. It does not ask the law
        again."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""

    @abstractmethod
    def copy(self) -> "State":
        """A state of its own that plays on alone."""

    @abstractmethod
    def position(self) -> Position:
        """The same in the specification's words."""


def no_check(options: Any, seats: int) -> None:
    """Every value that can be read will do."""


def no_timer(state: Any) -> Timer | None:
    """This game has no clock."""
    return None


def anybody(state: Any, seat: Seat | None) -> bool:
    """The rules forbid nobody to speak."""
    return True


def each_alone(seats: int, state: Any = None) -> tuple[Seats, ...]:
    """Every seat is a side of its own."""
    return tuple([(seat,) for seat in range(seats)])


Own = Mapping[str, tuple[str, tuple[str, ...]]]
"""What is said of a table's own pictures: by card, a caption (perhaps empty) and colours."""


@dataclass(frozen=True)
class OwnPictures:
    """How a game is played with pictures that a table brings along."""

    cards: tuple[str, ...]
    """The cards whose pictures they are."""
    seen: Callable[[Any], frozenset[str]]
    """View: those of the cards that lie open in it."""
    senses: Callable[[Own], str]
    """How much of such pictures bots see, in a word of the catalogue."""
    bot: Callable[[Any, int, int, Own], Any]
    """Like the game's `bot`, with these pictures before its eyes."""
    after_talk: Callable[[Any, Seats, Own], Any]
    """Likewise."""


@dataclass(frozen=True)
class Game:
    """The table of contents of one game: which function does what."""

    id: str
    rules_version: int
    content: bytes
    """The content file; a record notes its hash."""
    seats: tuple[int, ...]
    options: type[Any]
    positions: type[Any]
    moves: tuple[type[Any], ...]
    events: tuple[type[Any], ...]
    phases: tuple[str, ...]
    """What the seats to act can be asked for: the phases, or finer words where one phase asks for
    several things. There is a prompt for each."""
    refusals: tuple[str, ...]
    """The codes of the law, in the order in which it asks."""
    setup: Callable[[Any, int, Chance, Story | None], State]
    """Options, seats, chance, story."""
    from_position: Callable[[Any, int, Any], State]
    """Position, seats, options; raises NotationError for a position that cannot be."""
    seen_by: Callable[[Any, Seat | None], Any]
    guess: Callable[[Any, Sequence[Event], Any, Chance], State]
    """View, what its seat heard, options, chance: a possible truth (a determinization)."""
    facts: Callable[[Any], dict[str, Any]]
    """The sums that cases ask for as `value`, and that pages show."""
    in_order: tuple[str, ...]
    """Where lists compare in order: paths of keys, `*` for any key or index (`hands.*.tiles`); one
    that ends in `…` may go on after what a case names. Others are multisets."""
    check: Callable[[Any, int], None] = no_check
    """Raises OptionsError for options this number of seats cannot have."""
    bad_seats: str = "bad_seat_count"
    """The specification's refusal of a number of seats that the game is not made for."""
    timer: Callable[[Any], Timer | None] = no_timer
    open_moves: tuple[type[Any], ...] = ()
    """Kinds of move too many to list; `fill` builds them."""
    fill: Callable[[Any, Seat, Any], Any] | None = None
    """State, seat, draft: the picks toward an open move (`picks.Picks`)."""
    grown: tuple[type[Any], ...] = ()
    """Kinds of move that are listed, but picked by `fill` alone: sets that grow card by card."""
    tempered: bool = False
    """Random play goes by `State.sample`, which prefers what leads on; drawn evenly from the list,
    moves would never come to an end."""
    may_talk: Callable[[Any, Seat | None], bool] = anybody
    """State, seat: whether the seat may speak to the table now. Spectators are None."""
    sides: Callable[[int, Any], tuple[Seats, ...]] = each_alone
    """The number of seats, and a state: who wins together. Who is on which side may be a secret
    of the state, and a side may be empty; how many there are hangs on seats and options alone."""
    judge: Callable[[Any], Sequence[float]] | None = None
    """State: by seat, how good it is for that seat's side, from 0 (lost) to 1 (won). Bots think
    with it; where a game has none, only the end tells."""
    bot: Callable[[Any, int, int], Any] | None = None
    """Options, seed, level (1 easy, 2 normal, 3 sharp): a bot of the game's own (`bot.Bot`), where
    judging states says little."""
    after_talk: Callable[[Any, Seats], Any] | None = None
    """A match that is over, the seats of bots: what they say of it (`match.Match`)."""
    own_pictures: OwnPictures | None = None
    """None where a table can bring no pictures."""
