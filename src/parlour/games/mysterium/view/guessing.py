"""What may be true behind a view? Ghost cards, visions, votes and the culprit, dealt again.

What was heard bears on it: which cards were wrong for whom, and which visions went to the discard
pile before everybody's eyes.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from parlour.core.chance import Chance
from parlour.core.game import Event
from parlour.core.notation import Frozen
from parlour.core.seats import Seat
from parlour.games.mysterium.content import KINDS, SHARED, VISIONS
from parlour.games.mysterium.events import (
    GuessRight,
    GuessWrong,
    HandChanged,
    PileReshuffled,
    VisionsSent,
)
from parlour.games.mysterium.moves import Meant
from parlour.games.mysterium.options import Options
from parlour.games.mysterium.position import Pile, Position, Screen, Shared
from parlour.games.mysterium.rules import Mysterium, from_position

TRIES: Final = 40
"""Even draws of an assignment before one is put together card by card."""


def guess(view: Position, heard: Sequence[Event], options: Options, chance: Chance) -> Mysterium:
    """A possible truth behind a view, as far as its seat can know."""
    seats = len({psychic.seat for psychic in view.psychics.values()}) + 1
    memory = Memory(heard)
    visions = Deck(view, memory, chance)
    discard = visions.deal(view.discard, from_discarded=True)
    shared = visions.turn_up(view.shared)
    truth = replace(
        view,
        role=None,
        may_talk=None,
        seat=None,
        voted=(),
        secret=view.secret or screens(view, memory, chance),
        shared=shared,
        culprit=culprit(view, chance),
        discard=discard,
        hand=visions.deal(view.hand),
        draw=visions.deal(view.draw),
        votes=votes(view, chance),
    )
    return from_position(truth, seats, options)


class Memory:
    """What the story tells of hidden things."""

    def __init__(self, heard: Sequence[Event]) -> None:
        self.wrong: set[tuple[str, str]] = set()
        """Psychics, and cards that are not theirs (MYS-18.2)."""
        self.discarded: set[str] = set()
        """Visions known to lie in the discard pile."""
        self.before: dict[str, set[str]] = {}
        for event in heard:
            self.learn(event)

    def learn(self, event: Event) -> None:
        if isinstance(event, GuessWrong):
            self.wrong.add((event.psychic, event.card))
        elif isinstance(event, VisionsSent):
            self.before.setdefault(event.psychic, set()).update(event.cards)
        elif isinstance(event, GuessRight):
            self.discarded |= self.before.pop(event.psychic, set())
        elif isinstance(event, HandChanged):
            self.discarded |= set(event.cards or ())
        elif isinstance(event, PileReshuffled):
            self.discarded.clear()


class Deck:
    """The visions nobody showed, in a random order; those known to be discarded apart."""

    def __init__(self, view: Position, memory: Memory, chance: Chance) -> None:
        shown = open_visions(view)
        unseen = [word for word in VISIONS[1:] if word not in shown]
        self.chance = chance
        self.discarded = [word for word in unseen if word in memory.discarded]
        self.cards = chance.shuffled([word for word in unseen if word not in memory.discarded])

    def deal(self, pile: Pile, *, from_discarded: bool = False) -> tuple[str, ...]:
        """The pile itself if it lies open, else as many cards, which are gone from the deck."""
        if not isinstance(pile, int):
            return pile
        first = self.discarded[:pile] if from_discarded else []
        return (*first, *[self.cards.pop() for _ in range(pile - len(first))])

    def turn_up(self, shared: Shared | None) -> Shared | None:
        """An order for the cards that lie face down, and what each may have been meant for."""
        if shared is None:
            return None
        known = [word for word in shared.order if word is not None]
        meant = shared.intent
        if meant is None:
            cards = [*known, *[self.cards.pop() for _ in range(SHARED - len(known))]]
            return Shared(tuple(cards), Meant(*self.chance.shuffled(cards)), shared.shown)
        left = [word for word in (meant.suspect, meant.location, meant.object) if word not in known]
        return replace(shared, order=(*known, *self.chance.shuffled(left)))


def open_visions(view: Position) -> set[str]:
    """Every vision that lies open in the view."""
    piles: list[Any] = [view.hand, view.draw, view.discard]
    piles += [psychic.visions for psychic in view.psychics.values()]
    if view.shared is not None:
        meant = view.shared.intent
        piles.append([word for word in view.shared.order if word is not None])
        piles.append([] if meant is None else [meant.suspect, meant.location, meant.object])
    return {word for pile in piles if not isinstance(pile, int) for word in pile}


def culprit(view: Position, chance: Chance) -> int | None:
    if view.culprit is not None or view.shared is None:
        return view.culprit
    return 1 + chance.below(len(view.groups))


def votes(view: Position, chance: Chance) -> Frozen:
    """A group for every vote that is cast but not seen."""
    found: dict[Seat, int] = {}
    for seat, group in view.votes.items():
        found[seat] = 1 + chance.below(len(view.groups)) if group is None else group
    return Frozen(found)


# ---------------------------------------------------------------- the ghost's screen


def screens(view: Position, memory: Memory, chance: Chance) -> Frozen:
    """A screen that fits what is found and what was wrong."""
    cards = {kind: of_kind(view, kind, memory, chance) for kind in KINDS}
    return Frozen(
        {colour: Screen(*[cards[kind][colour] for kind in KINDS]) for colour in view.psychics}
    )


def of_kind(view: Position, kind: str, memory: Memory, chance: Chance) -> dict[str, str]:
    """By psychic a card of this kind: the one it found, or one of those still on the table."""
    solved = {colour: getattr(psychic.solved, kind) for colour, psychic in view.psychics.items()}
    known = {colour: card for colour, card in solved.items() if card is not None}
    seeking = [colour for colour in view.psychics if colour not in known]
    lying = list(getattr(view.table, f"{kind}s"))
    for _ in range(TRIES):
        dealt = dict(zip(seeking, chance.shuffled(lying), strict=False))
        if len(dealt) == len(seeking) and not memory.wrong.intersection(dealt.items()):
            return known | dealt
    may = {colour: [c for c in lying if (colour, c) not in memory.wrong] for colour in seeking}
    return known | put_together(may, chance)


def put_together(may: dict[str, list[str]], chance: Chance) -> dict[str, str]:
    """A card for each psychic among those it may have, whoever has the fewest first."""
    if not may:
        return {}
    colour = min(may, key=lambda word: len(may[word]))
    for card in chance.shuffled(may[colour]):
        left = {
            other: [c for c in cards if c != card]
            for other, cards in may.items()
            if other != colour
        }
        found = put_together(left, chance)
        if len(found) == len(left):
            return found | {colour: card}
    return {}
