"""What has a seat seen so far? The guesses of the match with all that lay there, from the story.

Which guesses were wrong stands in no view; only the story has it.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from parlour.core.game import Event
from parlour.games.mysterium.content import CARD, KIND_OF, KINDS
from parlour.games.mysterium.events import GuessRight, GuessWrong, TimerStarted, VisionsSent
from parlour.games.mysterium.position import Position


class Guess(NamedTuple):
    """A guess that was answered, with all that spoke for or against it."""

    psychic: str
    hour: int
    visions: frozenset[str]
    cards: frozenset[str]
    """What could be meant: on the table, of the right kind, not known to be wrong."""
    card: str
    is_right: bool


def kind_of(card: str) -> str:
    return KINDS[KIND_OF[CARD[card]]]


class Memory:
    """A story heard to its end."""

    def __init__(self, view: Position, heard: Sequence[Event]) -> None:
        self.guesses: list[Guess] = []
        self.wrong: dict[str, set[str]] = {psychic: set() for psychic in view.psychics}
        """By psychic, the cards that its ghost does not mean."""
        self.held: dict[str, set[str]] = {psychic: set() for psychic in view.psychics}
        self.hour = 0
        self.laid: dict[str, set[str]] = {kind: first_laid(view, kind) for kind in KINDS}
        self.open: dict[str, set[str]] = {}
        for event in heard:
            self.hear(event)

    def hear(self, event: Event) -> None:
        if isinstance(event, VisionsSent):
            self.held[event.psychic].update(event.cards)
        elif isinstance(event, TimerStarted):
            self.hour += 1
            self.open = {kind: set(cards) for kind, cards in self.laid.items()}
        elif isinstance(event, GuessWrong):
            self.note(event.psychic, event.card, is_right=False)
            self.wrong[event.psychic].add(event.card)
        elif isinstance(event, GuessRight):
            self.note(event.psychic, event.card, is_right=True)
            self.laid[kind_of(event.card)].discard(event.card)
            self.wrong[event.psychic].clear()
            self.held[event.psychic].clear()

    def note(self, psychic: str, card: str, *, is_right: bool) -> None:
        could_be = self.open.get(kind_of(card), set()) - self.wrong[psychic]
        visions = frozenset(self.held[psychic])
        guess = Guess(psychic, self.hour, visions, frozenset(could_be), card, is_right)
        self.guesses.append(guess)


def first_laid(view: Position, kind: str) -> set[str]:
    """The cards of a kind that lay there at the start, as far as the view still tells."""
    now: Any = getattr(view.table, f"{kind}s")
    found = {getattr(psychic.solved, kind) for psychic in view.psychics.values()}
    return set(now) | (found - {None})
