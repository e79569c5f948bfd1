"""Which visions lie open in a view? Pictures that belong to a table go to no other eyes."""

from parlour.games.mysterium.content import KINDS, TITLES
from parlour.games.mysterium.position import Pile, Position


def open_visions(view: Position) -> frozenset[str]:
    """When the match is over all of them: whoever may look on may see the whole of it again."""
    if view.phase == "over":
        return frozenset(TITLES)
    found: set[str | None] = set()
    for psychic in view.psychics.values():
        found.update(psychic.visions)
    for pile in (view.hand, view.draw, view.discard):
        found.update(cards_of(pile))
    if view.shared is not None:
        found.update(view.shared.order)
        if view.shared.intent is not None:
            found.update(getattr(view.shared.intent, kind) for kind in KINDS)
    return frozenset(card for card in found if card)


def cards_of(pile: Pile) -> tuple[str, ...]:
    return () if isinstance(pile, int) else pile
