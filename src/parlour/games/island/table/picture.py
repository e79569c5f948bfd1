"""What does the table show? Everything a viewer sees, typed: ids, numbers and `Note`s, never a
sentence."""

from dataclasses import dataclass

from parlour.core.game import Event
from parlour.core.seats import Seat
from parlour.games.island.table.acting import Group, Proposal, Total
from parlour.games.island.table.pieces import (
    Answer,
    Card,
    Deed,
    Effect,
    Guest,
    Note,
    Party,
    Person,
    Pick,
    Query,
    Room,
    Turn,
    Way,
)


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
class Step:
    """Where the draft stands. `name` is the scene; `draft` what has been picked, for an address."""

    name: str
    draft: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Drafting:
    """The viewer's own draft of a plan: how many guests must still be placed, the button that lays
    it on the table, and why not."""

    left: int
    lifted: str | None
    lay: Deed | None
    why_not: Note | None
    clear: Query | None
    may_suggest: bool
    counters: bool
    """It is kept beside a plan that lies on the table."""


@dataclass(frozen=True)
class Dropped:
    """A plan of this turn that found no majority; `pick` takes it up again."""

    author: Seat | None
    groups: int
    pick: Query | None


@dataclass(frozen=True)
class Suggestion:
    """What others have drafted and not laid: `seats` who suggest it, `pick` takes it up."""

    seats: tuple[Seat, ...]
    parties: tuple[Party, ...]
    pick: Query | None
    same: bool
    """It is what the viewer has drafted, or what lies on the table."""


@dataclass(frozen=True)
class Plan:
    """What the right column shows: the viewer's draft, the plan on the table, or the one that
    stands. `kind` is `draft`, `open`, `stands` or `none`."""

    kind: str
    parties: tuple[Party, ...]
    author: Seat | None
    answers: tuple[Answer, ...]
    needed: int
    agree: Deed | None
    object: Deed | None
    change: Query | None
    """To make an own draft of it."""
    dropped: tuple[Dropped, ...]
    drafting: Drafting | None
    waiting: tuple[str, ...]
    """The guests in no group."""
    suggestions: tuple[Suggestion, ...] = ()


@dataclass(frozen=True)
class Ledger:
    """Who could have been negative: the past votes, a row each."""

    seats: tuple[Seat, ...]
    rows: tuple["Row", ...]
    always: tuple[Seat, ...]
    """Who voted each time a card was negative."""
    negatives: int


@dataclass(frozen=True)
class Row:
    turn: int
    setback: str
    excluded: Seat | None
    negatives: int | None


@dataclass(frozen=True)
class Vote:
    """A vote of the table. `kind` is `exclude`, `setback` or `accuse`."""

    kind: str
    setback: str | None
    cost: tuple[Note, ...]
    """What it would cost, from open things."""
    voters: tuple[Person, ...]
    positive: Deed | None
    negative: Deed | None
    nobody: Deed | None
    mine: bool
    named: tuple[tuple[Seat, Seat], ...]
    """Who named whom, once all are in."""


@dataclass(frozen=True)
class Ruse:
    """A ruse card in the accomplice's hand, and what he may do with it."""

    ruse: str
    letter: str
    points: int
    deeds: tuple[tuple[Seat | None, Deed], ...]
    why_not: Note | None


@dataclass(frozen=True)
class Plot:
    """The known accomplice's doings. `kind` is `exchange`, `ruse`, `answer` or `watch`."""

    kind: str
    seat: Seat
    ruses: tuple[Ruse, ...]
    held: int
    pile: int
    played: str | None
    target: Seat | None
    letter: str
    points: int
    offers: tuple[tuple[Seat, tuple[Card, ...] | None, int], ...]
    """Payers in order: what each offers, None if not yet asked."""
    offered: int
    hand: tuple[Pick, ...]
    takes: tuple[tuple[int, Query, bool], ...]
    total: Total | None
    ways: tuple[Way, ...]
    go: Deed | None
    none: Deed | None


@dataclass(frozen=True)
class Role:
    """The viewer's own accomplice card; `step` steps forward."""

    role: str
    step: Deed | None
    tokens: int


@dataclass(frozen=True)
class End:
    """The last picture."""

    title: Note
    kick: Note
    why: Note
    you: Note | None
    murderer: str | None
    accomplice: Seat | None
    had_accomplice: bool
    spare: str | None
    winners: tuple[Seat, ...]
    people: tuple[Person, ...]
    clues: tuple[tuple[int, int], ...]
    deaths: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Picture:
    """The whole table as one viewer sees it."""

    seat: Seat | None
    mine: bool
    scene: str
    places: tuple[Spot, ...]
    turn: int
    turns: tuple[Turn, ...]
    clues: tuple[int, ...]
    needed: int
    with_accomplice: bool
    masks: int
    effects: tuple[Effect, ...]
    rooms: tuple[Room, ...]
    plan: Plan
    guests: tuple[Guest, ...]
    people: tuple[Person, ...]
    group: Group | None
    proposal: Proposal | None
    vote: Vote | None
    ledger: Ledger | None
    plot: Plot | None
    role: Role | None
    step: Step
    prompt: Note
    help: Note | None
    deck: int
    bag: int
    recent: tuple[Event, ...]
    end: End | None
