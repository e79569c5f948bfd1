"""What comes from the piles? Tiles from the stack; cards that the round allows from the deck."""

from parlour.core.game import Story
from parlour.core.seats import Seat
from parlour.games.motive.content import (
    ALL_CARDS,
    ALLOWED,
    BIT,
    NOT_DEAD,
    PIECES,
    QUILLFEATHER,
)
from parlour.games.motive.events import playing
from parlour.games.motive.state import State


def top_tile(state: State) -> int:
    """The stack must hold one."""
    tile = state.stack[0]
    state.stack = state.stack[1:]
    return tile


def allowed_card(state: State, seat: Seat, story: Story | None, *, to_keep: bool = False) -> int:
    """The next card of the deck that the round allows, 0 if there is none; the others are thrown
    away face up (MOT-11.11). `to_keep` is action C, where the option spares cards for later."""
    good = keepable(state, seat, to_keep=to_keep)
    while state.deck:
        card = state.deck[0]
        state.deck = state.deck[1:]
        if good & BIT[card]:
            return card
        state.card_discard |= BIT[card]
        if story is not None:
            story.tell(playing.CardRedrawn(PIECES[card]))
    return 0


def keepable(state: State, seat: Seat, *, to_keep: bool) -> int:
    """The cards that need not be drawn again (MOT-11.11, 14.6)."""
    if seat >= 0 and state.detectives[seat] == QUILLFEATHER:
        return ALL_CARDS
    if to_keep and state.table.dead_only:
        return NOT_DEAD[state.round]
    return ALLOWED[state.round]
