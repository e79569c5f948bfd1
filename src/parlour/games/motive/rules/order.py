"""Who acts when, from one round to the next? Sections 13 and 16.

After a round three to five players choose places on the track; two swap theirs, and one of them
chooses for the last case. After round 3 the case is closed and the next one dealt.
"""

from parlour.core.chance import Chance
from parlour.core.game import Story
from parlour.core.seats import Seat
from parlour.games.motive.content import BIT, OAKES, PIECES
from parlour.games.motive.events import dealing, scoring
from parlour.games.motive.moves import ChooseOrder, ChoosePosition
from parlour.games.motive.rules.dealing import (
    clear_rows,
    deal_case,
    lay_rows,
    pair_order,
    set_order,
)
from parlour.games.motive.scoring.motives import ranked
from parlour.games.motive.state import State
from parlour.games.motive.state.table import (
    AFTER_ROUND,
    CHOOSE_FIRST,
    CHOOSE_ORDER,
    NONE,
    TURN_ORDER,
)

LAST_ROUND = 3
LAST_CASE = 3


def ask_for_places(state: State) -> None:
    """The lowest score chooses first, of equal ones the disk farther left; Oakes before all
    (MOT-13.1, 13.2, 14.24)."""
    old = state.turn_order

    def rank(seat: Seat) -> tuple[bool, int, int]:
        return state.detectives[seat] != OAKES, state.scores[seat], old.index(seat)

    choosers = tuple(sorted(range(state.table.seats), key=rank))
    open_track(state, choosers, AFTER_ROUND)


def open_track(state: State, choosers: tuple[Seat, ...], after: int) -> None:
    """An empty track, and who chooses in which order."""
    state.phase = TURN_ORDER
    state.after_choice = after
    state.choosers = choosers
    state.new_order = (NONE,) * state.table.seats
    state.mover = choosers[0]


def choose_position(
    state: State, seat: Seat, move: ChoosePosition, chance: Chance, story: Story | None
) -> None:
    """The last player gets the place that is left (MOT-13.3)."""
    take_place(state, seat, move.position - 1, story)
    if len(state.choosers) == 1:
        take_place(state, state.choosers[0], state.new_order.index(NONE), story)
        complete(state, chance, story)
    else:
        state.mover = state.choosers[0]


def take_place(state: State, seat: Seat, place: int, story: Story | None) -> None:
    track = list(state.new_order)
    track[place] = seat
    state.new_order = tuple(track)
    state.choosers = state.choosers[1:]
    if story is not None:
        story.tell(dealing.PositionChosen(seat, place + 1))


def complete(state: State, chance: Chance, story: Story | None) -> None:
    """The track is full: the first round, the next one, or the next case (MOT-13.5, 14.3)."""
    track = state.new_order
    if state.after_choice == AFTER_ROUND:
        if state.round == LAST_ROUND:
            close_case(state, chance, story)
        else:
            state.round += 1
    set_order(state, track, story)


def close_case(state: State, chance: Chance, story: Story | None) -> None:
    """Victims and prime suspects leave the game, all else is dealt anew (MOT-13.6 to 13.9)."""
    leaving = {state.board[body] for body in state.bodies}
    if not (state.table.seats == 5 and len(state.bodies) == 2):
        leaving |= {ranked(state, body)[0] for body in state.bodies} - {0}
    for tile in leaving:
        state.removed |= BIT[tile]
    if story is not None:
        words = tuple([PIECES[tile] for tile in sorted(leaving)])
        story.tell(scoring.CaseClosed(state.case, words))
    state.case += 1
    deal_case(state, chance, story)


def swap_places(state: State, chance: Chance, story: Story | None) -> None:
    """Two players: every place goes to the other (MOT-16.3, 16.8 to 16.12)."""
    swapped = tuple([1 - seat for seat in state.turn_order])
    if state.round < LAST_ROUND:
        state.round += 1
        clear_rows(state, story)
        lay_rows(state, story)
        set_order(state, swapped, story)
        return
    close_case(state, chance, story)
    set_order(state, swapped, story)
    if state.case == LAST_CASE:
        state.phase, state.mover = CHOOSE_ORDER, lower_scorer(state)


def lower_scorer(state: State) -> Seat:
    """Of equal scores whoever was second in case 1 (MOT-16.12)."""
    one, other = state.scores
    if one == other:
        return max(state.second_seat, 0)
    return 0 if one < other else 1


def choose_order(
    state: State, seat: Seat, move: ChooseOrder, chance: Chance, story: Story | None
) -> None:
    """Two players: one decides to be first or second (MOT-16.12, 16.13)."""
    first = seat if move.order == "first" else 1 - seat
    if state.phase == CHOOSE_FIRST:
        state.second_seat = 1 - first
    set_order(state, pair_order(first), story)
