"""A suspect comes to the table, or its arrows change: what follows, and what is told of it."""

from parlour.core.game import Story
from parlour.core.seats import Seat
from parlour.games.motive.content import (
    PIECES,
    SPOT,
    STEP,
    STORIES,
    touching,
)
from parlour.games.motive.events import playing
from parlour.games.motive.scoring.motives import colour_of
from parlour.games.motive.state import State
from parlour.games.motive.state.board import PAIR, lay
from parlour.games.motive.state.table import NONE

Feelings = dict[int, tuple[int, int]]


def feelings(state: State) -> Feelings:
    """By tile: towards whom a story arrow points, and its colour and number."""
    found: Feelings = {}
    for tile, edge, _ in STORIES:
        space = state.places[tile]
        if space != NONE and state.arrows[4 * tile + edge]:
            found[tile] = state.board[space + STEP[edge]], state.arrows[4 * tile + edge]
    return found


def tell_turned(state: State, before: Feelings, story: Story | None) -> None:
    """The story arrows that have another colour than before (MOT-5.6)."""
    if story is None:
        return
    for tile, (towards, value) in feelings(state).items():
        if before.get(tile, (0, 0)) == (towards, -value):
            turned = playing.FeelingsTurned(PIECES[tile], PIECES[towards], colour_of(value))
            story.tell(turned)


def place(state: State, seat: Seat, tile: int, space: int, blue: int, story: Story | None) -> None:
    """A suspect is placed and interviewed (MOT-2.12); solo has no cubes."""
    before = feelings(state) if story is not None else {}
    if state.table.solo:
        lay(state, tile, space, blue, NONE)
    else:
        state.cubes[seat] -= 1
        lay(state, tile, space, blue, seat)
    if story is not None:
        story.tell(playing.SuspectInterviewed(seat, PIECES[tile], SPOT[space]))
        tell_found(state, tile, space, story)
        tell_turned(state, before, story)


def tell_found(state: State, tile: int, space: int, story: Story) -> None:
    """The printed relationships of a tile, with the labels of their arrows (MOT-3.2)."""
    for edge in range(4):
        other = state.board[space + STEP[edge]]
        pair = touching(tile, edge, other) if other else None
        if pair is not None and PAIR[edge][space] not in state.links:
            words = PIECES[tile], PIECES[other]
            story.tell(playing.RelationshipFound(words, (pair[0].label, pair[1].label)))
