"""What lies where? The engine's compact form of Mysterium; it knows no rule.

Cards, visions and psychics are small numbers (`content`), sets of them are masks. The draw pile is
bytes, top first, shared by copies; `drawn` of it are gone. What belongs to a psychic stands in
lists by psychic; pairs of a psychic and a sign or kind have one index (`2 * psychic + sign`,
`3 * psychic + kind`). What a match never changes is its `table`.
"""

from parlour.core import game
from parlour.core.seats import Seat
from parlour.games.mysterium.content import BIT, DONE
from parlour.games.mysterium.options import Options
from parlour.games.mysterium.state.table import OVER, VISIONS, Table

Group = tuple[int, int, int, int]
"""A story of the line-up: psychic (NONE for nobody's), suspect, location, object."""


class State(game.State):
    """What lies where; `rules.Mysterium` adds the rules."""

    __slots__ = (
        "answered",
        "crows_in_game",
        "crows_in_turn",
        "culprit",
        "discard",
        "draw",
        "drawn",
        "groups",
        "hand",
        "held",
        "hour",
        "intent",
        "judged",
        "laid",
        "order",
        "placed",
        "ready",
        "secret",
        "served",
        "shown",
        "solved",
        "spaces",
        "spent",
        "stages",
        "step",
        "table",
        "visions",
        "votes",
    )

    table: Table
    step: int
    hour: int
    secret: tuple[int, ...]
    """By psychic and kind: the ghost cards in the screen; never changed."""
    stages: list[int]
    """By psychic: the kind of its board, or DONE."""
    visions: list[int]
    placed: list[int]
    """By psychic: the card its intuition token is on, or 0."""
    served: int
    answered: int
    ready: int
    """A mask of seats; the other two are masks of psychics."""
    solved: int
    """By psychic and kind: which secrets are found, as a mask."""
    held: list[int]
    """By psychic and sign: clairvoyancy tokens in hand."""
    spent: list[int]
    judged: list[int]
    """By psychic and sign: a mask of the psychics with such a token on its guess."""
    spaces: list[int]
    """By psychic: its place on the track."""
    laid: int
    """The psychic cards on the table."""
    hand: int
    draw: bytes
    drawn: int
    discard: int
    crows_in_game: int
    crows_in_turn: int
    groups: tuple[Group, ...]
    culprit: int
    """A group number, or 0."""
    order: tuple[int, ...]
    """The shared vision as it lies; empty before there is one."""
    intent: tuple[int, ...]
    """The same cards: for the suspect, the location, the object."""
    shown: int
    votes: list[int]
    """By seat: a group number, or 0."""

    def clear(self, seats: int, options: Options, ghost: Seat) -> None:
        """An empty table for so many seats."""
        self.table = Table(seats, options, ghost)
        count = self.table.count
        self.step = VISIONS
        self.hour = 1
        self.secret = (0,) * (3 * count)
        self.stages = [0] * count
        self.visions = [0] * count
        self.placed = [0] * count
        self.served = self.answered = self.ready = self.solved = 0
        self.held = list(self.table.tokens) * count
        self.spent = [0] * (2 * count)
        self.judged = [0] * (2 * count)
        self.spaces = [0] * count
        self.laid = self.hand = 0
        self.draw = b""
        self.drawn = self.discard = 0
        self.crows_in_game = self.crows_in_turn = 0
        self.groups = ()
        self.culprit = 0
        self.order = ()
        self.intent = ()
        self.shown = 0
        self.votes = [0] * seats

    def is_over(self) -> bool:
        return self.step == OVER

    def is_finished(self, psychic: int) -> bool:
        return self.stages[psychic] == DONE

    def guessing(self, psychic: int) -> bool:
        """Whether its guess waits for an answer."""
        return (
            self.placed[psychic] != 0
            and self.stages[psychic] != DONE
            and not self.answered & BIT[psychic]
        )

    def copy_to(self, other: "State") -> None:
        """Every field, one by one: the quickest way, interpreted and compiled."""
        other.table = self.table
        other.step = self.step
        other.hour = self.hour
        other.secret = self.secret
        other.stages = self.stages.copy()
        other.visions = self.visions.copy()
        other.placed = self.placed.copy()
        other.served = self.served
        other.answered = self.answered
        other.ready = self.ready
        other.solved = self.solved
        other.held = self.held.copy()
        other.spent = self.spent.copy()
        other.judged = self.judged.copy()
        other.spaces = self.spaces.copy()
        other.laid = self.laid
        other.hand = self.hand
        other.draw = self.draw
        other.drawn = self.drawn
        other.discard = self.discard
        other.crows_in_game = self.crows_in_game
        other.crows_in_turn = self.crows_in_turn
        other.groups = self.groups
        other.culprit = self.culprit
        other.order = self.order
        other.intent = self.intent
        other.shown = self.shown
        other.votes = self.votes.copy()
