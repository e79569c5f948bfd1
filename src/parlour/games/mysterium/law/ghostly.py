"""What may the ghost do? Gifts, crows, the sand, answers and the shared vision."""

from collections.abc import Sequence

from parlour.core.seats import Seat
from parlour.games.mysterium.content import BIT, PSYCHIC, VISION
from parlour.games.mysterium.moves import Crow, Give, Reveal, SharedVision, StartTimer
from parlour.games.mysterium.scoring import crows_left
from parlour.games.mysterium.state import State
from parlour.games.mysterium.state.table import PLACING


def why_not_give(state: State, seat: Seat, move: Give) -> str | None:
    """A gift (MYS-5.1 to 5.4)."""
    psychic = PSYCHIC[move.psychic]
    if state.is_finished(psychic):
        return "psychic_finished"
    if state.served & BIT[psychic]:
        return "already_served"
    return why_not_cards(state, move.cards)


def why_not_crow(state: State, seat: Seat, move: Crow) -> str | None:
    """Changing cards of the hand (MYS-10)."""
    if state.table.strict_silence and state.step == PLACING:
        return "ghost_silent"
    if not crows_left(state):
        return "no_crow_left"
    return why_not_cards(state, move.cards)


def why_not_cards(state: State, cards: Sequence[str]) -> str | None:
    """Cards of the hand, one at least (MYS-5.2)."""
    return why_not_held(state, cards) if cards else "no_cards"


def why_not_held(state: State, cards: Sequence[str]) -> str | None:
    if len(set(cards)) < len(cards):
        return "duplicate_card"
    held = all(state.hand & BIT[VISION[card]] for card in cards)
    return None if held else "not_in_hand"


def why_not_start(state: State, seat: Seat, move: StartTimer) -> str | None:
    """The sand is turned when everybody has a vision, or there is none to give (MYS-5.11, 5.12)."""
    return "psychics_waiting" if state.hand and unserved(state) else None


def unserved(state: State) -> list[int]:
    """The psychics that are owed a vision this hour (MYS-5.8)."""
    return [
        psychic
        for psychic in range(state.table.count)
        if not state.is_finished(psychic) and not state.served & BIT[psychic]
    ]


def why_not_reveal(state: State, seat: Seat, move: Reveal) -> str | None:
    """An answer to a guess that waits for one (MYS-8.1)."""
    return None if state.guessing(PSYCHIC[move.psychic]) else "nothing_to_reveal"


def why_not_share(state: State, seat: Seat, move: SharedVision) -> str | None:
    """A group, and three different cards of the hand (MYS-12.1, 12.2)."""
    if not 1 <= move.group <= len(state.groups):
        return "unknown_group"
    cards = move.cards
    return why_not_held(state, (cards.suspect, cards.location, cards.object))
