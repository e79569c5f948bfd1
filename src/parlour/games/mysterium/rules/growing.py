"""How does a gift grow card by card? The picks toward `give` and `crow` (decision 0006).

Which psychic and which cards may be chosen in any order. A draft with a card is a whole move and
can still grow.
"""

from collections.abc import Iterator
from typing import Any

from parlour.core.game import Move
from parlour.core.picks import Draft, Picks, spelled
from parlour.core.seats import Seat
from parlour.games.mysterium.law.ghostly import unserved
from parlour.games.mysterium.moves import Crow, Give
from parlour.games.mysterium.rules.choices import hand, may_crow
from parlour.games.mysterium.state import State
from parlour.games.mysterium.state.table import VISIONS

Cards = tuple[str, ...]
Frame = dict[str, Any]


def fill(state: State, seat: Seat, draft: Draft) -> Picks:
    """The gifts and crows that agree with the draft, and the steps that lead to more of them."""
    cards = draft.get("cards", ())
    held = hand(state) if seat == state.table.ghost else ()
    if not held or not isinstance(cards, tuple) or not are_held(cards, held):
        return Picks((), draft)
    fitting = [frame for frame in frames(state) if agree(frame, draft)]
    ways = tuple([way(frame, cards) for frame in fitting if cards])
    steps = [] if cards else [left for frame in fitting if (left := missing(frame, draft))]
    if fitting and not steps:
        steps = [{"cards": more} for more in grown(cards, held)]
    return Picks(ways, draft, tuple(steps))


def missing(frame: Frame, draft: Draft) -> Frame:
    """What of the frame is still to be chosen."""
    return {key: word for key, word in frame.items() if key not in draft}


def are_held(cards: Cards, held: Cards) -> bool:
    return len(set(cards)) == len(cards) and all(card in held for card in cards)


def frames(state: State) -> Iterator[Frame]:
    """All of a gift or crow but its cards."""
    if state.step == VISIONS:
        for psychic in unserved(state):
            yield {"type": "give", "psychic": state.table.colours[psychic]}
    if may_crow(state):
        yield {"type": "crow"}


def agree(frame: Frame, draft: Draft) -> bool:
    """The draft names no other word, and nothing that this kind of move does not have."""
    return all(key == "cards" or frame.get(key) == value for key, value in draft.items())


def way(frame: Frame, cards: Cards) -> tuple[Move, Draft]:
    move: Move = Give(frame["psychic"], cards) if frame["type"] == "give" else Crow(cards)
    return move, spelled(move)


def grown(cards: Cards, held: Cards) -> list[Cards]:
    """The same cards and one more, in the order of their names."""
    return [tuple(sorted((*cards, card))) for card in held if card not in cards]
