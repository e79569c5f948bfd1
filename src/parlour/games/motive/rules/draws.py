"""Actions B and C: a piece is drawn and used at once, or two go to the hand. Section 11."""

from typing import Any

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.seats import Seat
from parlour.games.motive.content import (
    BIT,
    CRANE,
    FLINT,
    PIECE,
    PIECES,
    TOLLIVER,
)
from parlour.games.motive.events import playing
from parlour.games.motive.moves import (
    ChooseDrawn,
)
from parlour.games.motive.rules.ending import end
from parlour.games.motive.rules.piles import allowed_card, top_tile
from parlour.games.motive.state import State
from parlour.games.motive.state.table import (
    DRAWN_CARD,
    DRAWN_TILE,
    NOTHING,
    PEEK_CARD,
    PEEK_TILE,
)
from parlour.games.motive.state.written import piece_words


def draw_tile(state: State, seat: Seat, move: Any, chance: Chance, story: Story | None) -> None:
    """Action B with a tile; Tolliver sees two (MOT-11.8, 14.6)."""
    drawn = [top_tile(state)]
    if state.detectives[seat] == TOLLIVER and state.stack:
        drawn.append(top_tile(state))
    state.pending = DRAWN_TILE if len(drawn) == 1 else PEEK_TILE
    state.drawn = tuple(drawn)
    if story is not None:
        story.tell(playing.PieceDrawn(seat, "tile", piece_words(drawn)))


def draw_card(state: State, seat: Seat, move: Any, chance: Chance, story: Story | None) -> None:
    """Action B with a card that the round allows; without one the turn ends (MOT-11.9 to 11.12)."""
    drawn = []
    for _ in range(2 if state.detectives[seat] == TOLLIVER else 1):
        card = allowed_card(state, seat, story)
        if card:
            drawn.append(card)
    if not drawn:
        if story is not None:
            story.tell(playing.NothingDrawn(seat))
        end(state, seat, chance, story)
        return
    state.pending = DRAWN_CARD if len(drawn) == 1 else PEEK_CARD
    state.drawn = tuple(drawn)
    if story is not None:
        story.tell(playing.PieceDrawn(seat, "card", piece_words(drawn)))


def choose_drawn(
    state: State, seat: Seat, move: ChooseDrawn, chance: Chance, story: Story | None
) -> None:
    """One is kept, the other goes to the bottom of its pile (MOT-14.6)."""
    kept = PIECE[move.piece]
    other = bytes([piece for piece in state.drawn if piece != kept])
    state.drawn = (kept,)
    if state.pending == PEEK_TILE:
        state.pending = DRAWN_TILE
        state.stack += other
    else:
        state.pending = DRAWN_CARD
        state.deck += other
    if story is not None:
        kind = "tile" if state.pending == DRAWN_TILE else "card"
        story.tell(playing.PieceKept(seat, kind, move.piece))


def discard_drawn(state: State, seat: Seat, move: Any, chance: Chance, story: Story | None) -> None:
    """The drawn card goes unused (MOT-11.9)."""
    card = state.drawn[0]
    state.pending, state.drawn = NOTHING, ()
    state.card_discard |= BIT[card]
    if story is not None:
        story.tell(playing.DrawnCardDiscarded(seat, PIECES[card]))
    end(state, seat, chance, story)


def draw_two(state: State, seat: Seat, move: Any, chance: Chance, story: Story | None) -> None:
    """Action C: a card and a tile; Crane draws a card more, Flint a tile (MOT-11.10, 14.6)."""
    who = state.detectives[seat]
    drawn = []
    for _ in range(2 if who == CRANE else 1):
        card = allowed_card(state, seat, story, to_keep=True)
        if card:
            drawn.append(card)
    found = len(drawn)
    for _ in range(2 if who == FLINT else 1):
        if state.stack:
            drawn.append(top_tile(state))
    for piece in drawn:
        state.hands[seat] |= BIT[piece]
    if story is not None:
        words = piece_words(drawn)
        story.tell(playing.LeadsGathered(seat, len(drawn) - found, found, words))
    end(state, seat, chance, story)
