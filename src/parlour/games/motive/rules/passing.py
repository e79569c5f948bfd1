"""Levels 1 to 3: the hand is refilled, the seat to the left acts, and the case ends in time.

Sections 8, 9 and 10.
"""

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.masks import members
from parlour.core.seats import Seat, clockwise
from parlour.games.motive.content import ALL_TILES, BIT, OF_KIND, PIECES, SECOND_BODY_CARD
from parlour.games.motive.events import playing, scoring
from parlour.games.motive.law.targets import can_place, can_play
from parlour.games.motive.rules.dealing import deal_case
from parlour.games.motive.rules.piles import top_tile
from parlour.games.motive.scoring.motives import totals
from parlour.games.motive.state import State
from parlour.games.motive.state.table import NONE, OVER
from parlour.games.motive.state.written import piece_words


def refill(state: State, seat: Seat, story: Story | None, *, placed: bool) -> None:
    """After placing one tile is drawn; at level 3, where two may have been placed, up to three
    (MOT-8.4, 9.2, 10.5)."""
    if not placed or not state.stack:
        return
    wanted = 1
    if state.table.level == 3:
        wanted = 3 - (state.hands[seat] & ALL_TILES).bit_count()
    drawn = [top_tile(state) for _ in range(min(wanted, len(state.stack)))]
    for tile in drawn:
        state.hands[seat] |= BIT[tile]
    if story is not None and drawn:
        story.tell(playing.LeadsGathered(seat, len(drawn), 0, piece_words(drawn)))
    if state.table.level == 3 and not state.stack:
        drop_second_body(state, story)


def drop_second_body(state: State, story: Story | None) -> None:
    """With the last tile drawn, an unplayed 2nd Body card is lost (MOT-10.7)."""
    for seat, hand in enumerate(state.hands):
        card = hand & OF_KIND[SECOND_BODY_CARD]
        if card:
            state.hands[seat] ^= card
            state.card_discard |= card
            if story is not None:
                word = PIECES[card.bit_length() - 1]
                story.tell(playing.CardDiscarded(seat, word))


def can_act(state: State, seat: Seat) -> bool:
    """A tile that can be placed; at level 3 a card will do (MOT-9.4, 10.9)."""
    if can_place(state, seat):
        return True
    return state.table.level == 3 and can_play(state, seat, state.hands[seat])


def pass_on(state: State, chance: Chance, story: Story | None) -> None:
    """The next seat to the left that can act; without one the case ends (MOT-8.6, 9.3, 10.8)."""
    if not state.free() or (state.table.level == 3 and 0 in state.cubes):
        close_case(state, chance, story)
        return
    skipped: list[Seat] = []
    for seat in clockwise(state.mover + 1, state.table.seats):
        if can_act(state, seat):
            state.mover = seat
            if story is not None:
                for other in skipped:
                    story.tell(playing.TurnSkipped(other))
            return
        skipped.append(seat)
    close_case(state, chance, story)


def close_case(state: State, chance: Chance, story: Story | None) -> None:
    """Each cube scores; the next case begins one seat further on (MOT-8.7 to 8.9, 9.5)."""
    points = [0] * state.table.seats
    for body in state.bodies:
        motives = totals(state, body)
        for tile in members(state.laid):
            seat = state.owner[tile]
            if seat != NONE and tile in motives:
                points[seat] += motives[tile]
                if story is not None:
                    victim = PIECES[state.board[body]]
                    words = seat, PIECES[tile], victim, motives[tile]
                    story.tell(scoring.SuspectScored(*words))
    state.case_points = tuple(points)
    state.scores = [score + more for score, more in zip(state.scores, points, strict=True)]
    if story is not None:
        story.tell(scoring.CaseClosed(state.case, ()))
    if state.case >= state.table.seats:
        finish(state, story)
        return
    state.case += 1
    state.start_player = (state.start_player + 1) % state.table.seats
    deal_case(state, chance, story)


def finish(state: State, story: Story | None) -> None:
    """The highest score wins, ties shared (MOT-8.9, 13.10)."""
    state.phase, state.mover = OVER, NONE
    if story is not None:
        top = max(state.scores)
        for seat, score in enumerate(state.scores):
            if score == top:
                story.tell(scoring.PlayerPromoted(seat, score))
