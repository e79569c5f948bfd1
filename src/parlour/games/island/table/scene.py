"""What is a picture made from? One viewer's view, and the questions every part of it asks.

Rules are asked of a guess; what is shown hangs on open things and on the viewer's own cards alone,
so that every guess gives the same picture.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import MISSING, dataclass
from math import comb
from typing import Any

from parlour.core.forms import flat, text_of
from parlour.core.game import Event, Move
from parlour.core.masks import members
from parlour.core.notation import Frozen, written_fields
from parlour.core.seats import Seat, Seats
from parlour.games.island.content import CARD, CARDS, GUEST, GUESTS, KIND, OBJECTS, VALUE, Effect
from parlour.games.island.options import Options
from parlour.games.island.position import Pile, Position
from parlour.games.island.rules import Island
from parlour.games.island.table.pieces import Card, Deed, Fields, Note, Query


def cards_of(words: Iterable[str]) -> tuple[Card, ...]:
    """Cards by object, then by value."""
    numbers = sorted([CARD[word] for word in words], key=lambda card: (KIND[card], VALUE[card]))
    return tuple([Card(CARDS[card], OBJECTS[KIND[card]], VALUE[card]) for card in numbers])


def cards_in(mask: int) -> tuple[Card, ...]:
    return cards_of([CARDS[card] for card in members(mask)])


def mask_of(pile: Pile) -> int:
    """The cards of a pile that lie open to the viewer."""
    return 0 if isinstance(pile, int) else sum(1 << CARD[word] for word in pile)


def size(pile: Pile) -> int:
    return pile if isinstance(pile, int) else len(pile)


def hidden(pile: Pile) -> int:
    """How many of a pile the viewer does not know."""
    return pile if isinstance(pile, int) else 0


def fields(move: Move) -> Fields:
    """The whole move for a form; what may be left out and is stays out."""
    kind: Any = type(move)
    owed = [key for _, key, default in written_fields(kind) if default is MISSING]
    said = [(key, value) for key, value in flat(move).items() if value is not None or key in owed]
    return tuple([(key, text_of(value)) for key, value in said])


@dataclass(frozen=True)
class Scene:
    """The table as one viewer has it before him."""

    view: Position
    state: Island
    """A possible truth; only its open parts are asked."""
    options: Options
    words: Mapping[str, str]
    """The draft, as an address spells it."""
    may_move: bool
    acting: Seats
    look: str
    recent: Sequence[Event]
    heard: Sequence[Event]
    drafts: Mapping[Seat, Mapping[str, str]] = Frozen()
    """What others have drafted, as far as they share it."""

    @property
    def seat(self) -> Seat | None:
        return self.view.seat

    @property
    def mine(self) -> bool:
        """Whether the table waits for the viewer."""
        return self.may_move and self.seat in self.acting

    def is_legal(self, move: Move) -> bool:
        seat = self.seat
        return self.may_move and seat is not None and self.state.why_not(seat, move) is None

    def why_not(self, move: Move) -> str | None:
        """The code of the law; `not_your_turn` for who cannot move at all."""
        seat = self.seat
        if not self.may_move or seat is None:
            return "not_your_turn"
        return self.state.why_not(seat, move)

    def deed(self, name: Note, move: Move, more: Note | None = None, then: Query = "") -> Deed:
        return Deed(name, fields(move), more, then)

    def if_legal(self, name: Note, move: Move, more: Note | None = None) -> Deed | None:
        return self.deed(name, move, more) if self.is_legal(move) else None

    @property
    def hand(self) -> int:
        """The viewer's own hand."""
        return 0 if self.seat is None else mask_of(self.view.players[self.seat].hand)

    def open_cards(self, guests: Iterable[str]) -> int:
        """What these guests hold, as far as the viewer knows."""
        found = 0
        for guest in guests:
            held = self.view.guests.get(guest)
            if held is not None:
                found |= mask_of(held.up) | mask_of(held.down)
        return found

    def face_down(self, guests: Iterable[str]) -> int:
        held = [self.view.guests[guest] for guest in guests if guest in self.view.guests]
        return sum(hidden(one.down) for one in held)

    def unseen(self) -> int:
        """The cards that may lie anywhere, as the viewer knows."""
        view = self.view
        known = mask_of(view.discard) | self.open_cards(view.guests)
        for player in view.players:
            known |= mask_of(player.hand)
        for left in view.bedroom:
            known |= mask_of(left.up) | mask_of(left.down)
        if view.group is not None:
            known |= mask_of(view.group.pool_up) | mask_of(view.group.pool_private)
        return ((1 << len(CARDS)) - 1) & ~known

    def in_ten(self, wanted: int, drawn: int) -> int:
        """How often in ten at least one of so many unseen cards is among those wanted."""
        unseen = self.unseen()
        total, good = unseen.bit_count(), (unseen & wanted).bit_count()
        if drawn <= 0 or good == 0 or total == 0:
            return 0
        none = comb(total - good, drawn) / comb(total, drawn) if drawn <= total - good else 0.0
        return min(10, max(1, round(10 * (1 - none))))

    def alive(self) -> tuple[str, ...]:
        return tuple([GUESTS[guest] for guest in members(self.state.alive)])

    def in_force(self) -> tuple[Effect, ...]:
        """What setbacks and ruses do this turn."""
        group = self.view.group
        return self.view.effects + (() if group is None else group.effects)


def in_order(guests: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(guests, key=lambda guest: GUEST[guest]))
