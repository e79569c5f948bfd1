"""What does a table remember that no view shows any more? Pieces that were seen and hidden again.

Cards offered in vain against a ruse stay in a hand, cards named in a proposal in a pool, and
numbers that were covered lie last at their site.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from parlour.core.game import Event
from parlour.core.seats import Seat
from parlour.games.island.content import NUMBER, SITES, SORT, TOKEN, TOKEN_SITES
from parlour.games.island.events import groups, planning, ruses, turns


class Memory:
    """Everything that the events heard so far still tell."""

    def __init__(self, heard: Sequence[Event]) -> None:
        self.hands: dict[Seat, set[str]] = {}
        """By seat: cards that are known to be in the hand."""
        self.pool: set[str] = set()
        """Cards that are known to be in the pool of the acting group."""
        self.down: dict[str, list[str | None]] = {}
        """By site: its face-down tokens in order, None for one never seen."""
        self.up: dict[str, str] = {}
        """By number in sight: its site."""
        self.offered: list[tuple[Seat, tuple[str, ...]]] = []
        self.guests_arrived(None)
        for event in heard:
            hear = HEARD.get(type(event))
            if hear is not None:
                hear(self, event)

    def guests_arrived(self, event: Event | None) -> None:
        self.down = {SITES[site]: [None] for site in TOKEN_SITES}

    def traces_found(self, event: turns.TracesFound) -> None:
        for site in event.sites:
            self.down[site].append(None)

    def token_found(self, event: groups.TokenFound) -> None:
        del self.down[event.site][:1]
        if SORT[TOKEN[event.token]] == NUMBER:
            self.up[event.token] = event.site

    def number_resolved(self, event: groups.NumberResolved) -> None:
        self.up.pop(event.token, None)
        self.cards_left_pool(event)

    def numbers_covered(self, event: turns.NumbersCovered) -> None:
        for token in event.tokens:
            self.down[self.up.pop(token)].append(token)

    def group_set_out(self, event: groups.GroupSetOut) -> None:
        self.pool = set()

    def move_proposed(self, event: groups.MoveProposed) -> None:
        self.pool |= cards_named(event.move)

    def cards_left_pool(
        self, event: groups.SiteEntered | groups.NumberResolved | turns.PoolCardsLost
    ) -> None:
        self.pool -= set(event.cards)

    def ruse_played(self, event: ruses.RusePlayed) -> None:
        self.offered = []

    def points_offered(self, event: ruses.PointsOffered) -> None:
        self.offered.append((event.seat, event.cards))
        self.hands.setdefault(event.seat, set()).update(event.cards)

    def ruse_stopped(self, event: ruses.RuseStopped) -> None:
        for seat, cards in self.offered:
            self.forget(seat, cards)

    def card_given(self, event: groups.CardGiven) -> None:
        self.forget(event.seat, (event.card,))

    def cards_left_hand(
        self, event: turns.HandCardsLost | ruses.RemaindersDiscarded | ruses.RusesBought
    ) -> None:
        self.forget(event.seat, event.cards)

    def forget(self, seat: Seat, cards: Sequence[str]) -> None:
        self.hands.get(seat, set()).difference_update(cards)


HEARD: Final[dict[type, Callable[[Memory, Any], None]]] = {
    planning.GuestsArrived: Memory.guests_arrived,
    turns.TracesFound: Memory.traces_found,
    groups.TokenFound: Memory.token_found,
    groups.NumberResolved: Memory.number_resolved,
    turns.NumbersCovered: Memory.numbers_covered,
    groups.GroupSetOut: Memory.group_set_out,
    groups.MoveProposed: Memory.move_proposed,
    groups.SiteEntered: Memory.cards_left_pool,
    turns.PoolCardsLost: Memory.cards_left_pool,
    ruses.RusePlayed: Memory.ruse_played,
    ruses.PointsOffered: Memory.points_offered,
    ruses.RuseStopped: Memory.ruse_stopped,
    groups.CardGiven: Memory.card_given,
    turns.HandCardsLost: Memory.cards_left_hand,
    ruses.RemaindersDiscarded: Memory.cards_left_hand,
    ruses.RusesBought: Memory.cards_left_hand,
}
"""By event, what it changes; most change nothing, and a match is heard anew at every decision."""


def cards_named(move: Mapping[str, Any]) -> set[str]:
    """The cards that a proposed move names, as it is written."""
    found = set(move.get("cards", ()))
    for payment in move.get("pay", ()):
        found |= set(payment.get("cards", ()))
    if isinstance(move.get("to"), Mapping):
        for cards in move["to"].values():
            found |= set(cards)
    return found
