"""Levels 4 and 5: the track is played from left to right, the round is scored, cases close.

Sections 11 to 16.
"""

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.seats import Seat
from parlour.games.motive.content import BIT, INTERVIEWS, KINDS, LINKS, PIECE, PIECES, blue_edges
from parlour.games.motive.events import scoring as events
from parlour.games.motive.events.playing import LinkRemoved
from parlour.games.motive.moves import SwapDisguise
from parlour.games.motive.rules import order
from parlour.games.motive.rules.passing import finish
from parlour.games.motive.scoring.motives import totals
from parlour.games.motive.scoring.points import Gain, gains, interview_gains, round_points
from parlour.games.motive.state import State
from parlour.games.motive.state.board import ends, swap
from parlour.games.motive.state.table import DISGUISE

LAST_ROUND = 3
LAST_CASE = 3


def next_turn(state: State, chance: Chance, story: Story | None) -> None:
    """The next disk on the track; after the last one the round ends, unless three players run round
    2 a second time (MOT-11.5, 15.1, 16.1)."""
    state.turn_index += 1
    if state.turn_index < len(state.turn_order):
        state.mover = state.turn_order[state.turn_index]
    elif state.table.seats == 3 and state.round == 2 and state.pass_ == 1:
        state.pass_ = 2
        state.turn_index = 0
        state.mover = state.turn_order[0]
    elif state.round == LAST_ROUND and state.disguised:
        state.phase = DISGUISE
        state.mover = state.owner[state.disguised]
    else:
        score_round(state, chance, story)


def swap_disguise(
    state: State, seat: Seat, move: SwapDisguise, chance: Chance, story: Story | None
) -> None:
    """The disguised suspect gets its true face before the round is scored (MOT-14.8 to 14.11)."""
    tile = PIECE[move.tile]
    mask = state.disguised
    links = state.links
    take_out(state, tile)
    swap(state, tile, blue_edges(tile, move.colours))
    state.stack += bytes([mask])
    if story is not None:
        story.tell(events.DisguiseDropped(seat, PIECES[mask], move.tile))
        for link, pair in enumerate(links):
            if state.links[link] != pair:
                one, other, _ = ends(state, pair)
                words = PIECES[one], PIECES[other]
                story.tell(LinkRemoved(words, KINDS[LINKS[link]]))
    score_round(state, chance, story)


def take_out(state: State, tile: int) -> None:
    """A tile leaves wherever it is: a hand, the stack, a row, the discard or the removed tiles."""
    gone = ~BIT[tile]
    state.hands = [hand & gone for hand in state.hands]
    state.tile_discard &= gone
    state.removed &= gone
    state.stack = bytes([other for other in state.stack if other != tile])
    state.display_tiles = tuple([other for other in state.display_tiles if other != tile])


def score_round(state: State, chance: Chance, story: Story | None) -> None:
    """Points of the round, after round 3 those of the second interviews; then on (MOT-12, 14.14,
    19.2)."""
    points = round_points(state, state.round)
    if story is not None:
        for gained in gains(state, state.round):
            tell_gain(state, gained, story)
        tell_unsuspected(state, story)
    state.round_points = tuple(points)
    add(state, points)
    if state.table.level == 5 and state.round == LAST_ROUND:
        score_interviews(state, story)
    if state.case == LAST_CASE and state.round == LAST_ROUND:
        finish(state, story)
    elif state.table.pair:
        order.swap_places(state, chance, story)
    else:
        order.ask_for_places(state)


def add(state: State, points: list[int]) -> None:
    for seat, more in enumerate(points):
        state.scores[seat] += more


def tell_gain(state: State, gained: Gain, story: Story) -> None:
    tile = PIECES[gained.tile]
    if gained.rank == "between":
        if gained.seat >= 0:
            story.tell(events.BetweenScored(tile, gained.seat, gained.points))
        return
    named = events.PrimeSuspectNamed if gained.rank == "prime" else events.RunnerUpNamed
    seat = gained.seat if gained.seat >= 0 else None
    motive = totals(state, gained.body)[gained.tile]
    victim = PIECES[state.board[gained.body]]
    story.tell(named(state.round, victim, tile, motive, seat, gained.points))


def tell_unsuspected(state: State, story: Story) -> None:
    """Bodies for which nobody has a motive (MOT-12.3)."""
    for body in state.bodies:
        if not any(totals(state, body).values()):
            victim = PIECES[state.board[body]]
            story.tell(events.NobodySuspected(state.round, victim))


def score_interviews(state: State, story: Story | None) -> None:
    """Markers are revealed and scored (MOT-14.14)."""
    points = [0] * state.table.seats
    for tile, seat, kind, double, scored in interview_gains(state):
        points[seat] += scored
        if story is not None:
            words = seat, PIECES[tile], INTERVIEWS[kind], double, scored
            story.tell(events.SecondInterviewRevealed(*words))
    state.interview_points = tuple(points)
    add(state, points)
