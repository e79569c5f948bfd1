"""Which gifts were there, and what became of them? The match folded again, gift by gift."""

from typing import Any, NamedTuple

from parlour.core.game import Event
from parlour.core.match import Match
from parlour.games.mysterium.events import GuessRight, GuessWrong, StayedSilent
from parlour.games.mysterium.moves import Give
from parlour.games.mysterium.position import Position


class Sent(NamedTuple):
    """A gift, and what the ghost saw as it chose."""

    hour: int
    psychic: str
    hand: tuple[str, ...]
    visions: tuple[str, ...]
    held: tuple[str, ...]
    """Visions of earlier hours that lay there as well."""
    target: str
    cards: frozenset[str]
    """What could be meant."""


class Answer(NamedTuple):
    """What was answered to the guess that followed; a match can end before that."""

    placed: str | None = None
    is_right: bool | None = None


class Reader:
    """Goes through a match once more."""

    def __init__(self, match: Match) -> None:
        self.match = Match(match.game, match.options, match.seats, match.seed)
        self.wrong: dict[str, set[str]] = {}
        self.sent: dict[str, Sent] = {}
        """By psychic, the gift that waits for its answer."""
        self.found: list[tuple[Sent, Answer]] = []
        for entry in match.entries:
            if isinstance(entry.move, Give):
                self.give(entry.move)
            for event in self.match.play(entry.seat, entry.move):
                self.hear(event)
        self.found += [(sent, Answer()) for sent in self.sent.values()]

    def give(self, move: Give) -> None:
        view: Any = self.match.view(self.match.options.ghost)
        self.sent[move.psychic] = sent_of(view, move, self.wrong.get(move.psychic, set()))

    def hear(self, event: Event) -> None:
        if isinstance(event, StayedSilent):
            self.answer(event.psychic, Answer())
        elif isinstance(event, GuessWrong):
            self.answer(event.psychic, Answer(event.card, False))
            self.wrong.setdefault(event.psychic, set()).add(event.card)
        elif isinstance(event, GuessRight):
            self.answer(event.psychic, Answer(event.card, True))
            self.wrong.pop(event.psychic, None)

    def answer(self, psychic: str, answer: Answer) -> None:
        if psychic in self.sent:
            self.found.append((self.sent.pop(psychic), answer))


def sent_of(view: Position, move: Give, wrong: set[str]) -> Sent:
    psychic = view.psychics[move.psychic]
    laid: tuple[str, ...] = getattr(view.table, f"{psychic.stage}s")
    assert view.secret is not None, "a ghost sees its screen"
    assert isinstance(view.hand, tuple), "a ghost sees its hand"
    target: str = getattr(view.secret[move.psychic], psychic.stage)
    return Sent(
        view.hour,
        move.psychic,
        view.hand,
        move.cards,
        psychic.visions,
        target,
        frozenset(laid) - wrong | {target},
    )
