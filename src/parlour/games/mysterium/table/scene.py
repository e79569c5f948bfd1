"""What do the parts of the picture share? The view, what the law allows, the draft, the past."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from parlour.core.game import Event, Move
from parlour.core.seats import NOBODY, Seat, Seats
from parlour.games.mysterium.content import KINDS
from parlour.games.mysterium.options import Options
from parlour.games.mysterium.position import Position, Psychic
from parlour.games.mysterium.scoring import Outcome
from parlour.games.mysterium.table.draft import Look, Plan, query
from parlour.games.mysterium.table.past import Past
from parlour.games.mysterium.table.pieces import Do, Query, Who, do


@dataclass(frozen=True)
class Scene:
    """One look at the table."""

    view: Position
    options: Options
    facts: Mapping[str, Any]
    is_legal: Callable[[Move], bool]
    """Does the law take this move from the viewer now?"""
    plan: Plan
    look: Look
    past: Past
    recent: Sequence[Event]
    acting: Seats = NOBODY
    outcome: Outcome | None = None

    @property
    def seat(self) -> Seat | None:
        return self.view.seat

    def psychic(self, word: str) -> Psychic:
        return self.view.psychics[word]

    def who(self, word: str) -> Who:
        seat = self.psychic(word).seat
        leads = sum(psychic.seat == seat for psychic in self.view.psychics.values())
        return Who(word, seat, leads > 1, seat == self.view.seat)

    def led(self) -> tuple[str, ...]:
        """The psychics of the viewer."""
        return tuple([word for word, one in self.view.psychics.items() if one.seat == self.seat])

    def may(self, key: str, move: Move, then: Query | None = None, **slots: Any) -> Do | None:
        """The button of a move, if the law takes it."""
        if not self.is_legal(move):
            return None
        return do(key, move, self.way() if then is None else then, **slots)

    def may_to(
        self, key: str, word: str, move: Move, then: Query | None = None, **slots: Any
    ) -> Do | None:
        """The same, naming a psychic."""
        key, name = self.named(key, word)
        return self.may(key, move, then, **(name | slots))

    def named(self, key: str, word: str) -> tuple[str, dict[str, Any]]:
        """A psychic goes by its player's name, or where that player leads two, by its own."""
        who = self.who(word)
        return (f"{key}_of", {"psychic": word}) if who.shares else (key, {"seat": who.seat})

    def way(self, look: Look | None = None, plan: Plan | None = None) -> Query:
        """An address like this one, with another look or plan."""
        return query(self.plan if plan is None else plan, self.look if look is None else look)

    def on_table(self, kind: str) -> tuple[str, ...]:
        cards: tuple[str, ...] = getattr(self.view.table, f"{kind}s")
        return cards

    def tokens_on(self, card: str) -> tuple[Who, ...]:
        """Whose guesses lie on a card."""
        return tuple(
            [self.who(word) for word, one in self.view.psychics.items() if one.placed == card]
        )

    def found(self, word: str) -> tuple[str, ...]:
        """The cards in a psychic's sleeve."""
        solved = self.psychic(word).solved
        return tuple([card for card in (getattr(solved, kind) for kind in KINDS) if card])
