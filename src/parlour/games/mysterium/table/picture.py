"""What does the table show? Everything a viewer sees, typed: ids, numbers and `Note`s, never a
sentence."""

from dataclasses import dataclass

from parlour.core.game import Event
from parlour.core.seats import Seat
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
class Spot:
    """A seat as the waiting room shows it. `team` 0 is the ghost, then psychics in colour order."""

    seat: Seat
    spot: int
    place: int
    team: int
    partner: bool = False
    ghost: bool = False
    """A place without a seat; there is none here."""
    character: str | None = None


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


@dataclass(frozen=True)
class GroupCard:
    card: str
    kind: str
    look: Query


@dataclass(frozen=True)
class Group:
    """A story of the line-up."""

    number: int
    who: Who | None
    cards: tuple[GroupCard, ...]
    pick: Query | None
    is_picked: bool
    is_culprit: bool
    is_verdict: bool
    votes: tuple[Who, ...]


@dataclass(frozen=True)
class SharedCard:
    """A card of the shared vision; `card` is None while it lies face down."""

    number: int
    card: str | None
    is_fresh: bool
    meant: str | None
    """The kind of card it was meant for, when that is known to the viewer."""
    look: Query | None


@dataclass(frozen=True)
class Sleeve:
    """A seat in the poll. `state` is `sealed`, `now`, `waits` or `open`."""

    who: Who
    level: str
    space: int | None
    state: str
    vote: int | None
    opens: bool


@dataclass(frozen=True)
class Slot:
    """One of the three cards that the ghost lays for the shared vision."""

    kind: str
    card: str | None
    is_open: bool
    pick: Query | None


@dataclass(frozen=True)
class Lineup:
    groups: tuple[Group, ...]
    shared: tuple[SharedCard, ...]
    sleeves: tuple[Sleeve, ...]
    track: Track | None
    slots: tuple[Slot, ...]
    seal: Do | None
    """The last press: it seals the vote, or lays the shared vision."""
    is_open: bool
    """Votes are seen by all as they fall."""


@dataclass(frozen=True)
class Strip:
    """A picture to turn to, in an opened one."""

    card: str
    look: Query
    is_now: bool
    tokens: tuple[Who, ...] = ()


@dataclass(frozen=True)
class Gaze:
    """One or two pictures at full size."""

    vision: str | None
    card: str | None
    hour: int | None
    number: int
    of: int
    """Which vision of how many."""
    kind: str | None
    for_: Who | None
    """Whose card it is, where only the ghost knows."""
    visions: tuple[Strip, ...]
    cards: tuple[Strip, ...]
    before: Query | None
    after: Query | None
    close: Query
    closes: str
    """What the focus goes back to: the id of what opened it."""
    alone: Query | None
    """The same vision without the card beside it."""
    lift: Query | None
    """Means the vision for the open psychic, or for nothing."""
    is_up: bool
    place: Do | None
    is_mine: bool


@dataclass(frozen=True)
class Story:
    """A psychic's three cards at the end: those meant, and which of them were found."""

    who: Who
    cards: tuple[GroupCard, ...]
    found: tuple[bool, ...]
    hour: int | None


@dataclass(frozen=True)
class End:
    won: bool
    title: Note
    why: Note
    you: Note | None
    tie: Note | None
    stories: tuple[Story, ...]
    culprit: int | None


@dataclass(frozen=True)
class Step:
    """Where the viewer's draft stands; `draft` are the words of the address that hold it."""

    name: str
    draft: tuple[tuple[str, str], ...]
    keep: Query
    """What is looked at and planned, to be kept after a move."""


@dataclass(frozen=True)
class Picture:
    seat: Seat | None
    role: str
    """`ghost`, `psychic` or `spectator`."""
    mine: bool
    phase: str
    step: Step
    hour: int
    hours: tuple[str, ...]
    """`past`, `now` or `next` for each."""
    places: tuple[Spot, ...]
    ghost_seat: Seat
    difficulty: str
    prompt: Note
    help: Note | None
    hush: Note | None
    """Why the viewer may not talk."""
    has_sand: bool
    ghost: Ghost | None
    circle: Circle | None
    lineup: Lineup | None
    gaze: Gaze | None
    end: End | None
    recent: tuple[Event, ...]
