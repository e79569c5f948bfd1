"""What does a table remember that no view shows any more? Pieces that were seen and hidden again.

Cards offered in vain against a ruse stay in a hand, cards named in a proposal in a pool, and
numbers that were covered lie last at their site.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.core.game import Event
from parlour.core.seats import Seat
from parlour.games.island.content import NUMBER, SITES, SORT, TOKEN, TOKEN_SITES
from parlour.games.island.events import groups, planning, ruses, turns

LOSSES = (turns.HandCardsLost, ruses.RemaindersDiscarded, ruses.RusesBought)
"""Events that take cards out of a hand, openly."""


class Memory:
    """Everything that the events heard so far still tell."""

    def __init__(self, heard: Sequence[Event]) -> None:
        self.hands: dict[Seat, set[str]] = {}
        """By seat: cards that are known to be in the hand."""
        self.pool: set[str] = set()
        """Cards that are known to be in the pool of the acting group."""
        self.down: dict[str, list[str | None]] = {SITES[site]: [None] for site in TOKEN_SITES}
        """By site: its face-down tokens in order, None for one never seen."""
        self.up: dict[str, str] = {}
        """By number in sight: its site."""
        self.offered: list[tuple[Seat, tuple[str, ...]]] = []
        for event in heard:
            self.hear(event)

    def hear(self, event: Event) -> None:
        if isinstance(event, ruses.RusePlayed):
            self.offered = []
        elif isinstance(event, ruses.PointsOffered):
            self.offered.append((event.seat, event.cards))
            self.hands.setdefault(event.seat, set()).update(event.cards)
        elif isinstance(event, ruses.RuseStopped):
            for seat, cards in self.offered:
                self.forget(seat, cards)
        elif isinstance(event, groups.CardGiven):
            self.forget(event.seat, (event.card,))
        elif isinstance(event, LOSSES):
            self.forget(event.seat, event.cards)
        elif isinstance(event, groups.GroupSetOut):
            self.pool = set()
        elif isinstance(event, groups.MoveProposed):
            self.pool |= cards_named(event.move)
        elif isinstance(event, groups.SiteEntered | turns.PoolCardsLost):
            self.pool -= set(event.cards)
        else:
            self.hear_of_tokens(event)

    def hear_of_tokens(self, event: Event) -> None:
        if isinstance(event, planning.GuestsArrived):
            self.down = {SITES[site]: [None] for site in TOKEN_SITES}
        elif isinstance(event, turns.TracesFound):
            for site in event.sites:
                self.down[site].append(None)
        elif isinstance(event, groups.TokenFound):
            del self.down[event.site][:1]
            if SORT[TOKEN[event.token]] == NUMBER:
                self.up[event.token] = event.site
        elif isinstance(event, groups.NumberResolved):
            self.up.pop(event.token, None)
            self.pool -= set(event.cards)
        elif isinstance(event, turns.NumbersCovered):
            for token in event.tokens:
                self.down[self.up.pop(token)].append(token)

    def forget(self, seat: Seat, cards: Sequence[str]) -> None:
        self.hands.get(seat, set()).difference_update(cards)


def cards_named(move: Mapping[str, Any]) -> set[str]:
    """The cards that a proposed move names, as it is written."""
    found = set(move.get("cards", ()))
    for payment in move.get("pay", ()):
        found |= set(payment.get("cards", ()))
    if isinstance(move.get("to"), Mapping):
        for cards in move["to"].values():
            found |= set(cards)
    return found
