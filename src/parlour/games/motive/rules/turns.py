"""A turn: a piece is played, a suspect seen again, or nothing done. Sections 8 to 11, 15 and 16."""

from typing import Any

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.seats import Seat
from parlour.games.motive.content import (
    BIT,
    DISPLAY_COST,
    INTERVIEW,
    NEAR,
    NIGHTINGALE,
    PIECE,
    PIECES,
    SPACE,
    blue_edges,
)
from parlour.games.motive.events import playing, scoring
from parlour.games.motive.law.targets import can_place, eligible
from parlour.games.motive.moves import (
    PlaceSecondBody,
    PlayCard,
    PlayDisplay,
    PlayTile,
    SecondInterview,
)
from parlour.games.motive.rules import cards, rounds, solo
from parlour.games.motive.rules.ending import end
from parlour.games.motive.rules.suspects import place
from parlour.games.motive.state import State
from parlour.games.motive.state.table import (
    DISGUISE,
    DRAWN_CARD,
    DRAWN_TILE,
    EXTRA_TILES,
    NOTHING,
    SECOND_BODY,
    TURN,
)


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
