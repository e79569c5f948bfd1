"""What does the table show? Everything a viewer sees, typed: ids, numbers and `Note`s, never a
sentence."""

from dataclasses import dataclass

from parlour.core.game import Event
from parlour.core.seats import Seat
from parlour.games.motive.table.pieces import Arrow, Board, Note, Query, Suspect, Why


@dataclass(frozen=True)
class Line:
    """A suspect in a ranking."""

    tile: str
    owner: Seat | None
    mine: bool
    points: int
    rank: int
    pay: int
    """What its owner would get for it now."""
    fresh: bool
    look: Query


@dataclass(frozen=True)
class Ranking:
    """Who has motive for a body, most first; the `idle` have none."""

    body: int
    victim: str
    lines: tuple[Line, ...]
    idle: tuple[str, ...]


@dataclass(frozen=True)
class Face:
    """A tile outside the board, in a hand or a row. `draft` are the fields of the move that it
    begins."""

    tile: str
    arrows: tuple[Arrow, ...]
    pick: Query | None = None
    picked: bool = False
    cost: int = 0
    note: Note | None = None


@dataclass(frozen=True)
class Card:
    """A motive card. `sign` is what it adds, or the kind of its picture."""

    card: str
    kind: str
    sign: str
    pick: Query | None = None
    picked: bool = False
    cost: int = 0
    why_not: Note | None = None


@dataclass(frozen=True)
class Deed:
    """A button that makes a whole move; `more` says what it is."""

    name: Note
    fields: tuple[tuple[str, str], ...]
    more: Note | None = None
    face: "Face | None" = None
    portrait: str | None = None
    """The detective it sends for."""


@dataclass(frozen=True)
class Option:
    """One answer to the question that the draft asks next."""

    name: Note
    pick: Query
    then: Note | None = None
    face: Face | None = None


@dataclass(frozen=True)
class Fix:
    """A variable arrow of the held tile, or of the victim: which colour, and the way to the other
    one."""

    tile: str
    label: Note
    edge: str
    value: str
    red: Query
    blue: Query


@dataclass(frozen=True)
class Chair:
    """A seat's line on the track. `disks` of a seat may be several (two players)."""

    seat: Seat
    again: bool
    """Of two players: a disk after the first of that seat."""
    mine: bool
    score: int
    cubes: int
    tiles: int
    cards: int
    state: str
    """`now`, `done` or `next`."""
    gain: int
    """What the table as it stands would bring."""
    last: int | None
    """What the last scoring brought, right after it."""
    detective: str | None
    interviews: int
    kinds: tuple[str, ...]
    """Second interviews still to be placed, where the viewer may know them."""


@dataclass(frozen=True)
class Spot:
    """A chair of the waiting room."""

    place: int
    spot: int
    seat: Seat
    team: int
    character: str = ""
    team_id: str = ""
    ghost: bool = False
    partner: bool = False


@dataclass(frozen=True)
class Open:
    """A place on the new track: who took it, or the move that takes it."""

    number: int
    seat: Seat | None
    deed: Deed | None


@dataclass(frozen=True)
class Solo:
    """How the murderer stands: the total, the title it would earn, and how far the ways to escape
    are (`has` of `suspects` with at least `motive`)."""

    total: int
    title: Note
    ways: tuple["Way", ...]
    tiles_left: int
    cards_left: int
    reserve_tiles: int
    reserve_cards: int
    evidence: int


@dataclass(frozen=True)
class Way:
    suspects: int
    motive: int
    has: int


@dataclass(frozen=True)
class Zoom:
    """A suspect opened large: its edges in words and its chains."""

    tile: str
    suspect: Suspect | None
    arrows: tuple[Arrow, ...]
    why: tuple[Why, ...]
    number: int
    close: Query


@dataclass(frozen=True)
class Sheet:
    """A scoring, step by step: what the last move brought, in the order of the rules."""

    title: Note
    events: tuple[Event, ...]
    gains: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True)
class Standing:
    seat: Seat
    score: int
    won: bool
    mine: bool


@dataclass(frozen=True)
class End:
    """How it ended; of solo the verdict."""

    title: Note
    kick: Note
    why: Note
    you: Note | None
    standing: tuple[Standing, ...]
    solo: Solo | None


@dataclass(frozen=True)
class Step:
    """Where the viewer's draft stands. `name` is `wait`, `piece`, `over`, `confirm`, or the field
    that is to be chosen next."""

    name: str
    draft: tuple[tuple[str, str], ...]
    """What has been picked, for an address."""
    fields: tuple[tuple[str, str], ...]
    """The whole move, once nothing is left to choose."""
    go: Note | None
    back: Query | None


@dataclass(frozen=True)
class Picture:
    """The whole table as one viewer sees it."""

    seat: Seat | None
    mine: bool
    level: str
    case: int
    cases: int
    round: int | None
    places: tuple[Spot, ...]
    chairs: tuple[Chair, ...]
    board: Board | None
    rankings: tuple[Ranking, ...]
    preview: bool
    """Board and rankings show the draft's move as made."""
    pays: tuple[int, ...]
    """Prime suspect, runner-up and each between, in this round."""
    tiles: tuple[Face, ...]
    cards: tuple[Card, ...]
    row_tiles: tuple[Face, ...]
    row_cards: tuple[Card, ...]
    hands: tuple[tuple[Seat, tuple[str, ...]], ...]
    """Hands that lie open although they are not the viewer's: only in a replay."""
    deeds: tuple[Deed, ...]
    options: tuple[Option, ...]
    fixes: tuple[Fix, ...]
    opens: tuple[Open, ...]
    solo: Solo | None
    zoom: Zoom | None
    held: Zoom | None
    """The tile in the viewer's hand that the draft has picked."""
    step: Step
    prompt: Note
    help: Note | None
    stack: int
    deck: int
    recent: tuple[Event, ...]
    sheet: Sheet | None
    end: End | None
