"""What does the table show? Everything a viewer sees, typed: ids, numbers and `Note`s, never a
sentence."""

from dataclasses import dataclass

from parlour.core.game import Event
from parlour.core.seats import Seat
from parlour.games.mysterium.table.pieces import Do, Note, Query, Who
from parlour.games.mysterium.table.sides import Circle, Ghost
from parlour.games.mysterium.table.stories import GroupCard, Lineup
from parlour.games.mysterium.table.tale import Tale


@dataclass(frozen=True)
class Spot:
    """A seat as the waiting room shows it. `team` 0 is the ghost, then psychics in colour order."""

    seat: Seat
    spot: int
    place: int
    team: int
    partner: bool = False
    """Plays a place without a seat as well; nobody does here."""
    ghost: bool = False
    """A place without a seat; there is none here."""
    character: str | None = None


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
    tale: Tale | None
    recent: tuple[Event, ...]
