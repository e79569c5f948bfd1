"""What is each psychic to find out? Its visions and the cards that they could mean."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from parlour.core.game import Event
from parlour.games.mysterium.bot.meaning.looks import Deck, Look
from parlour.games.mysterium.bot.memory import Guess, Memory
from parlour.games.mysterium.bot.reading import Looks, Riddle
from parlour.games.mysterium.content import KIND
from parlour.games.mysterium.position import Position


@dataclass(frozen=True)
class Case:
    """One psychic's question."""

    psychic: str
    kind: str
    names: tuple[str, ...]
    """The cards that could be meant, in the order of their looks."""
    riddle: Riddle


class Scene:
    """What a seat sees, as pictures."""

    def __init__(self, deck: Deck, view: Position, heard: Sequence[Event]) -> None:
        self.deck = deck
        self.view = view
        self.memory = Memory(view, heard)

    @cached_property
    def visions(self) -> Looks:
        """Every vision there is."""
        return looks(self.deck.visions.values())

    @cached_property
    def cases(self) -> dict[str, Case]:
        """By psychic that is not finished."""
        return {
            psychic: self.case(psychic)
            for psychic, what in self.view.psychics.items()
            if what.stage != "done"
        }

    def case(self, psychic: str) -> Case:
        kind = self.view.psychics[psychic].stage
        laid: tuple[str, ...] = getattr(self.view.table, f"{kind}s")
        could_be = [card for card in laid if card not in self.memory.wrong[psychic]]
        names = self.in_order(could_be or laid)
        return Case(psychic, kind, names, self.riddle(self.view.psychics[psychic].visions, names))

    def in_order(self, cards: Iterable[str]) -> tuple[str, ...]:
        return tuple(sorted(cards, key=self.deck.cards.__getitem__))

    def riddle(self, visions: Iterable[str], names: Iterable[str]) -> Riddle:
        return Riddle(
            looks(self.deck.visions[vision] for vision in visions),
            tuple([self.deck.cards[name] for name in names]),
        )

    def riddle_of(self, guess: Guess) -> tuple[Riddle, int]:
        """What a psychic was asked, and the number of the card that it took."""
        names = self.in_order(guess.cards | {guess.card})
        return self.riddle(guess.visions, names), names.index(guess.card)

    def boards_left(self, psychic: str) -> int:
        return KIND["done"] - KIND[self.view.psychics[psychic].stage]


def looks(pictures: Iterable[Look]) -> Looks:
    """Pictures in their own order."""
    return tuple(sorted(pictures))
