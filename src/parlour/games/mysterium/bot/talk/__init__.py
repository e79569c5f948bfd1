"""What is said after the match: what the ghost meant with each gift, and what it was taken for.

A pure function of the match and of who was a bot; nothing of it exists before the end. A ghost that
is a person speaks for itself: of its gifts only the psychic's side is told, and its own note stands
beside it. The words are in `text/talk`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from parlour.core.match import Match
from parlour.core.seats import Seat, Seats
from parlour.games.mysterium.bot.cases import looks
from parlour.games.mysterium.bot.meaning.looks import BOX_DECK, Deck
from parlour.games.mysterium.bot.poll import story
from parlour.games.mysterium.bot.talk.gifts import Answer, Reader, Sent
from parlour.games.mysterium.bot.talk.links import Link, links
from parlour.games.mysterium.content import KINDS
from parlour.games.mysterium.position import Position

MOST: Final = 4
"""Reasons told of a gift."""
NO_NOTES: Final[Mapping[tuple[int, str], str]] = {}


@dataclass(frozen=True)
class Told:
    """One gift, explained."""

    sent: Sent
    answer: Answer
    meant: tuple[Link, ...] | None
    """What the ghost saw in its visions for the card; None if it is a person."""
    taken: tuple[Link, ...]
    """What all visions that lay there have in common with the card that was placed."""
    is_bot: bool
    """The psychic is a bot, and went by `taken`; of a person that is only likely."""
    note: str | None
    """The ghost's own words."""


@dataclass(frozen=True)
class Shown:
    """The shared vision, explained."""

    group: int
    meant: Mapping[str, tuple[str, tuple[Link, ...]]]
    """By kind of card: the vision meant for it, and why. The roles are the ghost's own move; the
    reasons are left out if it is a person."""
    votes: Mapping[Seat, int]


def after_talk(
    match: Match,
    bots: Seats,
    notes: Mapping[tuple[int, str], str] = NO_NOTES,
    deck: Deck = BOX_DECK,
) -> tuple[Told, ...]:
    """Every gift of a match that is over, by hour in the order of the answers; notes go by hour
    and psychic."""
    assert match.outcome() is not None, "before the end nobody explains anything"
    talk = Talk(match.view(None), bots, deck)
    return tuple(
        [
            talk.told(sent, answer, notes.get((sent.hour, sent.psychic)))
            for sent, answer in Reader(match).found
        ]
    )


def shared_talk(match: Match, bots: Seats, deck: Deck = BOX_DECK) -> Shown | None:
    """What the shared vision meant; None if the match ended before it."""
    view: Any = match.view(None)
    if match.outcome() is None or view.shared is None or view.culprit is None:
        return None
    return Talk(view, bots, deck).shown(view.culprit)


@dataclass(frozen=True)
class Talk:
    """Who explains, and with which pictures."""

    view: Position
    bots: Seats
    deck: Deck

    @property
    def is_ghost_bot(self) -> bool:
        return self.view.ghost in self.bots

    def told(self, sent: Sent, answer: Answer, note: str | None) -> Told:
        placed = answer.placed
        return Told(
            sent,
            answer,
            self.links(sent.visions, sent.target, sent.cards) if self.is_ghost_bot else None,
            self.links((*sent.held, *sent.visions), placed, sent.cards) if placed else (),
            self.view.psychics[sent.psychic].seat in self.bots,
            note,
        )

    def links(self, visions: Iterable[str], card: str, cards: Iterable[str]) -> tuple[Link, ...]:
        """The strongest reasons for a card, against the others that could be meant."""
        rivals = looks(self.deck.cards[other] for other in cards if other != card)
        found = [
            link
            for vision in visions
            for link in links(vision, self.deck.visions[vision], self.deck.cards[card], rivals)
        ]
        return tuple(sorted(found, key=lambda link: (-link.weight, link.vision))[:MOST])

    def shown(self, group: int) -> Shown:
        view = self.view
        assert view.shared is not None
        meant = {}
        for number, kind in enumerate(KINDS):
            vision: str = getattr(view.shared.intent, kind)
            cards = [story(view, other)[number] for other in view.groups]
            why = self.links([vision], story(view, group)[number], cards)
            meant[kind] = (vision, why if self.is_ghost_bot else ())
        return Shown(group, meant, {seat: vote for seat, vote in view.votes.items() if vote})
