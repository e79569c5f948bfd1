"""What does the table show? Typed pieces for the template: ids, numbers and `Note`s, never a
sentence.

A place's `spot` counts clockwise from the viewer: 0 is the viewer, half way round the partner.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from parlour.core.game import Event
from parlour.core.notation import Frozen
from parlour.core.seats import Seat

Place = int
Query = str
"""A draft as the query of an address: `type=play&card=hotel`."""


@dataclass(frozen=True)
class Note:
    """A sentence to be: a key of the catalogue, and what fills its slots."""

    key: str
    slots: Mapping[str, Any] = field(default_factory=Frozen)


@dataclass(frozen=True)
class Target:
    """An area that may take the card, and what would follow. `loud` if somebody is named or Nicole
    turns."""

    to: str
    name: Note
    """For readers: which card goes where."""
    does: str
    """`stays`, `cancels` or `moves`."""
    then: Note
    brief: Note
    """The same for a narrow screen."""
    loud: bool


@dataclass(frozen=True)
class Slot:
    """One Location's slot before a place, or a card lying on a zone.

    `state` is `none`, `lies`, `clear` (clears the place), `mark` (counts against it) or `off`
    (suspect, but the place is cleared).
    """

    card: str
    state: str
    pick: Query | None = None
    """The draft that a click makes of it, where a Twist may take this card."""
    held: bool = False
    """The Twist in the draft has taken it."""
    fresh: bool = False
    """It came here by the last move."""
    flight: str | None = None
    """The name under which it flies there; no two things on a table share one."""


@dataclass(frozen=True)
class Spot:
    """A character's place at the table."""

    place: Place
    spot: int
    character: str
    team: int
    team_id: str
    seat: Seat
    """Who decides here: for a ghost the partner's seat."""
    ghost: bool
    mine: bool
    partner: bool
    turn: bool
    next: bool
    badge: str
    """`cleared`, `marked`, `open` (not cleared) or `quiet` (no clue lies in the centre)."""
    marks: int
    points: int
    boxes: tuple[str, ...]
    """Seven words of `on`, `new`, `end` (one of the last two) or empty: `on end`."""
    cards: int
    """How many cards the seat holds; 0 for a ghost, which has no hand."""
    flight: str | None
    """The name under which a card leaves this hand, where its cards are backs."""
    slots: tuple[Slot, ...]
    nicole: bool
    named: bool
    """Became the suspect by the last move."""
    target: Target | None
    source: Query | None
    """The draft that opens this front, where a Twist may take a card of it."""
    open: bool
    """The draft has opened this front."""

    @property
    def is_quiet(self) -> bool:
        """Nothing here can be picked."""
        picks = [slot.pick for slot in self.slots if slot.pick]
        return self.target is None and self.source is None and not picks


@dataclass(frozen=True)
class Zone:
    """A zone of the centre with its cards."""

    id: str
    cards: tuple[Slot, ...]
    target: Target | None
    source: Query | None
    open: bool

    @property
    def is_quiet(self) -> bool:
        """Nothing here can be picked."""
        picks = [card.pick for card in self.cards if card.pick]
        return self.target is None and self.source is None and not picks


@dataclass(frozen=True)
class HandCard:
    """A card of the viewer's own hand."""

    card: str
    copy: int
    """Number among equal cards of the hand."""
    pick: Query | None
    picked: bool
    flight: str


@dataclass(frozen=True)
class Sheet:
    """The verdict just given, until somebody picks the next card."""

    place: Place
    character: str
    stake: int
    points: int
    why: Note
    clues: tuple[str, ...]
    """The cards that marked the suspect."""
    nicole: Note


@dataclass(frozen=True)
class Standing:
    """A line of the last table: fewest points first, then most cards. `tied` with another on
    points, so that cards decide."""

    spot: Spot
    cards: int
    tied: bool
    guilty: bool
    won: bool


@dataclass(frozen=True)
class End:
    """How it ended. `guilty` is None where the match was stopped."""

    result: str
    guilty: Spot | None
    holder: Spot
    title: Note
    kick: Note
    why: Note
    you: Note | None
    standing: tuple[Standing, ...]


@dataclass(frozen=True)
class OpenHand:
    """A hand laid open in a replay."""

    spot: Spot
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Step:
    """Where the viewer's draft stands."""

    name: str
    """`wait`, `card`, `to`, `source` (which card a Twist moves) or `over`."""
    draft: tuple[tuple[str, str], ...]
    """The fields of the move so far, for hidden inputs."""
    idle: bool
    """The Twist in the draft may be discarded unused."""
    from_: tuple[Slot, ...]
    """The cards of the front or zone that the draft has opened."""
    opened: str | None


@dataclass(frozen=True)
class Picture:
    """The whole table as one viewer sees it."""

    seat: Seat | None
    mine: bool
    """The viewer's move is awaited, and may be made here."""
    places: tuple[Spot, ...]
    """Clockwise, the viewer's left neighbour first, the viewer last: the order to read them in."""
    innocent: Zone
    suspect: Zone
    stake: int
    verdict: Note
    """Who would be designated now, or why nobody."""
    draw: int
    discard: int
    discarded: tuple[tuple[str, int], ...]
    """The cards of the discard pile, which anybody may look through (CAL-12.3), and how many."""
    discard_flight: str | None
    hand: tuple[HandCard, ...]
    hands: tuple[OpenHand, ...]
    """Hands that lie open although they are not the viewer's: only in a replay."""
    step: Step
    prompt: Note
    help: Note | None
    recent: tuple[Event, ...]
    """What the last move brought, as the viewer heard it."""
    sheet: Sheet | None
    end: End | None
