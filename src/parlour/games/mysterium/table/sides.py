"""What do the two sides of the screen show? The ghost's pockets and hand; the psychics' circle."""

from dataclasses import dataclass

from parlour.games.mysterium.table.pieces import (
    Board,
    Candidate,
    Do,
    Note,
    Opinion,
    Query,
    Vision,
    Who,
)


@dataclass(frozen=True)
class Pocket:
    """A psychic's column on the ghost's screen. `state` is `open` (the gift is being chosen),
    `waits`, `served`, `thinks`, `guessed`, `silent`, `answered` or `done`."""

    who: Who
    stage: str
    state: str
    target: str | None
    """The card to be found now."""
    found: tuple[str, ...]
    later: tuple[str, ...]
    visions: tuple[Vision, ...]
    misses: tuple[str, ...]
    planned: int
    """Cards of the hand that are meant for it."""
    pick: Query | None
    """Opens it, to choose for it."""
    look: Query | None
    """The card to be found, large."""
    guess: str | None
    is_right: bool
    opinions: tuple[Opinion, ...]
    level: int | None
    give: Do | None
    reveal: Do | None


@dataclass(frozen=True)
class HandCard:
    """A card of the ghost's hand."""

    card: str
    who: Who | None
    """For whom it is meant."""
    aim: str | None
    """A psychic, `crow`, or a kind of card."""
    up: bool
    """Meant for what is open now."""
    pick: Query | None
    look: Query


@dataclass(frozen=True)
class Crow:
    left: int
    spent: int
    each_turn: bool
    is_open: bool
    pick: Query | None
    """Opens it, to choose cards for it; when it is open, the way back."""
    go: Do | None
    count: int


@dataclass(frozen=True)
class Ghost:
    """The ghost's side of the screen."""

    pockets: tuple[Pocket, ...]
    hand: tuple[HandCard, ...]
    crow: Crow
    start: Do | None
    waiting: int
    """Psychics that are owed a vision."""
    pile: int


@dataclass(frozen=True)
class Answer:
    """The ghost's answer to a guess; `card` is None where there was none."""

    card: str | None
    is_right: bool


@dataclass(frozen=True)
class Chair:
    """A psychic as the others see it. `state` is `thinks`, `guessed`, `waits` or `done`."""

    who: Who
    stage: str
    state: str
    guess: str | None
    found: tuple[str, ...]
    visions: int
    opinions: tuple[Opinion, ...]
    is_ready: bool
    level: int | None
    is_open: bool
    look: Query
    """Its desk."""
    yes: Do | None
    no: Do | None
    said: str | None
    """The viewer's own opinion of this guess."""
    back: Do | None
    """Takes that opinion, or the viewer's own guess, back."""
    answer: Answer | None
    """What the ghost said of its guess last."""


@dataclass(frozen=True)
class Desk:
    """The visions of one psychic, and the cards it chooses from."""

    who: Who
    kind: str
    visions: tuple[Vision, ...]
    candidates: tuple[Candidate, ...]
    can_place: bool
    compare: Query | None
    """The newest vision beside the card guessed, or the first."""


@dataclass(frozen=True)
class Cell:
    space: int
    level: str
    tokens: tuple[Who, ...]


@dataclass(frozen=True)
class Track:
    cells: tuple[Cell, ...]
    middle: int
    high: int
    """The first spaces of the upper levels."""


@dataclass(frozen=True)
class Tokens:
    """The viewer's clairvoyancy tokens."""

    yes: int
    no: int
    out: int
    """On the table."""
    spent: int
    come_back: bool
    """Spent ones return at the start of hour IV, which is still to come."""


@dataclass(frozen=True)
class Ready:
    go: Do | None
    is_said: bool
    said: int
    awaited: int
    why_not: Note | None


@dataclass(frozen=True)
class Circle:
    """The psychics' side of the table."""

    chairs: tuple[Chair, ...]
    desk: Desk | None
    boards: tuple[Board, ...]
    track: Track | None
    tokens: Tokens | None
    ready: Ready | None
