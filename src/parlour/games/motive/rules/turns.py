"""A turn: a piece is played or drawn, and the next seat acts. Sections 8 to 11, 15 and 16.

`end` closes a turn: at levels 1 to 3 the hand is refilled and the seat to the left acts, from level
4 on the next disk of the track; in solo the marker walks.
"""

from typing import Any

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.seats import Seat
from parlour.games.motive.content import (
    BIT,
    CRANE,
    DISPLAY_COST,
    FLINT,
    INTERVIEW,
    NEAR,
    NIGHTINGALE,
    PIECE,
    PIECES,
    SPACE,
    TOLLIVER,
    blue_edges,
)
from parlour.games.motive.events import playing, scoring
from parlour.games.motive.law.targets import can_place, eligible
from parlour.games.motive.moves import (
    ChooseDrawn,
    PlaceSecondBody,
    PlayCard,
    PlayDisplay,
    PlayTile,
    SecondInterview,
)
from parlour.games.motive.rules import cards, passing, rounds, solo
from parlour.games.motive.rules.piles import allowed_card, top_tile
from parlour.games.motive.rules.suspects import place
from parlour.games.motive.state import State
from parlour.games.motive.state.table import (
    DISGUISE,
    DRAWN_CARD,
    DRAWN_TILE,
    EXTRA_TILES,
    NOTHING,
    PEEK_CARD,
    PEEK_TILE,
    SECOND_BODY,
    TURN,
)
from parlour.games.motive.state.written import piece_words


def play_tile(
    state: State, seat: Seat, move: PlayTile, chance: Chance, story: Story | None
) -> None:
    """A tile of the hand, the one just drawn, or an extra one (MOT-8.4, 11.6, 11.8, 7.13)."""
    tile = PIECE[move.tile]
    if state.pending == DRAWN_TILE:
        state.pending, state.drawn = NOTHING, ()
        if story is not None:
            story.tell(playing.DrawnPiecePlayed(seat, move.tile))
    else:
        state.hands[seat] ^= BIT[tile]
    space = SPACE[move.at]
    place(state, seat, tile, space, blue_edges(tile, move.colours), story)
    if state.table.solo:
        solo.after_tile(state, tile, space, story)
        return
    if state.pending == EXTRA_TILES:
        state.left -= 1
        if state.left and can_place(state, seat):
            return
        state.pending, state.left = NOTHING, 0
    if state.table.level == 2 and calls_for_second_body(state, space):
        state.phase = SECOND_BODY
        return
    end(state, seat, chance, story, placed=True)


def calls_for_second_body(state: State, space: int) -> bool:
    """Level 2: the fourth near tile, and somebody who could be the second victim (MOT-6.3, 6.5)."""
    if space not in NEAR or len(state.bodies) > 1 or not all(state.board[at] for at in NEAR):
        return False
    return eligible(state) != 0


def end(
    state: State, seat: Seat, chance: Chance, story: Story | None, *, placed: bool = False
) -> None:
    """The turn is over."""
    if state.table.rounds:
        rounds.next_turn(state, chance, story)
    else:
        passing.refill(state, seat, story, placed=placed)
        passing.pass_on(state, chance, story)


def play_card(
    state: State, seat: Seat, move: PlayCard, chance: Chance, story: Story | None
) -> None:
    """A card of the hand, or the one just drawn (MOT-10.3, 11.6, 11.9)."""
    card = PIECE[move.card]
    if state.pending == DRAWN_CARD:
        state.pending, state.drawn = NOTHING, ()
        if story is not None:
            story.tell(playing.DrawnPiecePlayed(seat, move.card))
    else:
        state.hands[seat] ^= BIT[card]
    goes_on = cards.use(state, seat, card, move, story)
    if state.table.solo:
        solo.after_card(state, move, story)
    elif not goes_on:
        end(state, seat, chance, story)


def play_display(
    state: State, seat: Seat, move: PlayDisplay, chance: Chance, story: Story | None
) -> None:
    """The nearest piece of a row costs 1, the next 2, a third 3; the row closes up (MOT-16.6,
    16.7)."""
    piece = PIECE[str(move.tile if move.card is None else move.card)]
    row = state.display_tiles if move.card is None else state.display_cards
    cost = 0 if state.detectives[seat] == NIGHTINGALE else DISPLAY_COST[row.index(piece)]
    state.scores[seat] -= cost
    rest = tuple([other for other in row if other != piece])
    if story is not None:
        story.tell(playing.PieceBought(seat, PIECES[piece], cost))
    goes_on = False
    if move.card is None:
        state.display_tiles = rest
        at: Any = move.at
        place(state, seat, piece, SPACE[at], blue_edges(piece, move.colours), story)
    else:
        state.display_cards = rest
        goes_on = cards.use(state, seat, piece, move, story)
    if not goes_on:
        end(state, seat, chance, story)


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


def stop(state: State, seat: Seat, move: Any, chance: Chance, story: Story | None) -> None:
    """No more extra tiles, or nothing to do at all (MOT-7.13, 11.14)."""
    placed = state.pending == EXTRA_TILES and state.left == 1
    state.pending, state.left = NOTHING, 0
    if story is not None:
        story.tell(playing.TurnPassed(seat))
    end(state, seat, chance, story, placed=placed)


def second_interview(
    state: State, seat: Seat, move: SecondInterview, chance: Chance, story: Story | None
) -> None:
    """A marker on a rival's suspect is the whole action (MOT-14.12)."""
    tile = state.board[SPACE[move.at]]
    cards.interview(state, seat, tile, INTERVIEW[move.kind], story)
    end(state, seat, chance, story)


def place_second_body(
    state: State, seat: Seat, move: PlaceSecondBody, chance: Chance, story: Story | None
) -> None:
    """Level 2 (MOT-6.3)."""
    cards.strike(state, seat, SPACE[move.at], move.victim_colours, story)
    state.phase = TURN
    end(state, seat, chance, story, placed=True)


def decline(state: State, seat: Seat, move: Any, chance: Chance, story: Story | None) -> None:
    """No second body in this case, or the disguised suspect keeps its face (MOT-6.3, 14.8)."""
    if state.phase == DISGUISE:
        if story is not None:
            story.tell(scoring.DisguiseKept(seat, PIECES[state.disguised]))
        rounds.score_round(state, chance, story)
        return
    if story is not None:
        story.tell(playing.SecondBodyDeclined(seat))
    state.phase = TURN
    end(state, seat, chance, story, placed=True)
