"""What lies on the table? Cards, tokens, opinions and deeds, for the template: ids, numbers and
`Note`s, never a sentence."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from parlour.core.forms import flat, text_of
from parlour.core.game import Move
from parlour.core.notation import Frozen
from parlour.core.seats import Seat

Query = str
"""Where a link leads, as the query of an address: `look=red.v06&red=v06`."""


@dataclass(frozen=True)
class Note:
    """A sentence to be: a key of the catalogue, and what fills its slots."""

    key: str
    slots: Mapping[str, Any] = field(default_factory=Frozen)


def note(key: str, **slots: Any) -> Note:
    return Note(key, Frozen(slots))


@dataclass(frozen=True)
class Do:
    """A button that makes a whole move."""

    name: Note
    fields: tuple[tuple[str, str], ...]
    then: Query = ""
    """What is looked at and planned when the move is made."""


def do(key: str, move: Move, then: Query = "", **slots: Any) -> Do:
    """The button of a move, under the words of a key."""
    fields = tuple([(word, text_of(value)) for word, value in flat(move).items()])
    return Do(note(key, **slots), fields, then)


@dataclass(frozen=True)
class Who:
    """A psychic as people call it: its colour, who leads it, and whether that seat leads another
    one as well, so that the seat's name does not say which."""

    psychic: str
    seat: Seat
    shares: bool
    mine: bool


@dataclass(frozen=True)
class Opinion:
    """A clairvoyancy token on a guess."""

    judge: Who
    sign: str


@dataclass(frozen=True)
class Vision:
    """A vision that lies before a psychic."""

    card: str
    hour: int | None
    """When it came; None where nobody told."""
    fresh: bool
    """Came in this hour."""
    look: Query


@dataclass(frozen=True)
class Candidate:
    """A psychic card that a desk has to choose from."""

    card: str
    tokens: tuple[Who, ...]
    """Whose guesses lie on it."""
    mine: bool
    """The desk's own guess."""
    wrong: bool
    """Known to be another's: this psychic was told so."""
    place: Do | None
    look: Query


@dataclass(frozen=True)
class BoardCard:
    """A psychic card on a board that is not the desk's."""

    card: str
    tokens: tuple[Who, ...]
    look: Query


@dataclass(frozen=True)
class Board:
    kind: str
    cards: tuple[BoardCard, ...]
