"""What does a motive card do? Section 7, and the cards of section 14.

An effect answers whether the turn goes on.
"""

from collections.abc import Callable
from typing import Any, Final

from parlour.core.game import Story
from parlour.core.masks import members
from parlour.core.seats import Seat
from parlour.games.motive.content import (
    ALL_CARDS,
    BIT,
    BRACKEN,
    CENTRE,
    COLOURINGS,
    CONCEALED,
    DEDUCTION,
    DISGUISE_CARD,
    EDGE,
    EXTRA_ACTION,
    FALSE_EVIDENCE,
    HOBNOB,
    HOBNOB_PARAMS,
    INTERVIEW,
    KIND,
    KINDS,
    LINKS,
    MODIFIER,
    ONE_MORE_THING,
    PIECE,
    PIECES,
    SECOND_BODY_CARD,
    SPACE,
    STEP,
    blue_edges,
)
from parlour.games.motive.events import playing
from parlour.games.motive.law.cards import pair_of
from parlour.games.motive.moves import CardMove, Colours, Double
from parlour.games.motive.rules.suspects import feelings, place, tell_turned
from parlour.games.motive.scoring.motives import colour_of
from parlour.games.motive.state import State
from parlour.games.motive.state.board import (
    add_body,
    add_link,
    ends,
    recolour,
    set_interviews,
    set_markers,
    turn_arrow,
)
from parlour.games.motive.state.table import EXTRA_TILES, NONE


def use(state: State, seat: Seat, card: int, move: CardMove, story: Story | None) -> bool:
    """A card takes effect and goes to the discard (MOT-7.1); whether the turn goes on."""
    state.card_discard |= BIT[card]
    if story is not None:
        at: Any = move.at
        tile = state.board[SPACE[at]] if at in SPACE else 0
        story.tell(playing.CardPlayed(seat, PIECES[card], PIECES[tile] or None))
    if state.table.level == 3:
        discard_other(state, seat, story)
    return EFFECTS[KIND[card]](state, seat, card, move, story)


def discard_other(state: State, seat: Seat, story: Story | None) -> None:
    """Level 3: whoever plays a card loses the other one first (MOT-10.4)."""
    cards = state.hands[seat] & ALL_CARDS
    state.hands[seat] ^= cards
    state.card_discard |= cards
    if story is not None:
        for card in members(cards):
            story.tell(playing.CardDiscarded(seat, PIECES[card]))


def hobnob(state: State, seat: Seat, card: int, move: CardMove, story: Story | None) -> bool:
    """Three points in case 1; later two, and one for every player ahead (MOT-7.11, 7.12)."""
    mine = state.scores[seat]
    if state.case == 1:
        points = HOBNOB_PARAMS["first_case"]
    else:
        ahead = sum(score > mine for score in state.scores)
        points = HOBNOB_PARAMS["later_base"] + HOBNOB_PARAMS["later_per_player_ahead"] * ahead
    if state.detectives[seat] == BRACKEN:
        points += 2
    state.scores[seat] += points
    if story is not None:
        story.tell(playing.PointsGained(seat, points))
    return False


def deduction(state: State, seat: Seat, card: int, move: CardMove, story: Story | None) -> bool:
    """Two tiles of the hand may follow (MOT-7.13)."""
    state.pending, state.left = EXTRA_TILES, 2
    return True


def strike(state: State, seat: Seat, space: int, colours: Colours, story: Story | None) -> None:
    """A second victim; only now do the first one's variable arrows matter (MOT-5.4, 6.1)."""
    before = feelings(state) if story is not None else {}
    add_body(state, space)
    blue = COLOURINGS[colours][1]
    if blue != state.blue[state.board[CENTRE]]:
        recolour(state, state.board[CENTRE], blue)
    if story is not None:
        story.tell(playing.SecondBodyFound(seat, PIECES[state.board[space]]))
        tell_turned(state, before, story)


def second_body(state: State, seat: Seat, card: int, move: CardMove, story: Story | None) -> bool:
    strike(state, seat, target(move), move.victim_colours, story)
    return False


def target(move: CardMove) -> int:
    """The space that a lawful move is aimed at."""
    assert move.at is not None
    return SPACE[move.at]


def concealed(state: State, seat: Seat, card: int, move: CardMove, story: Story | None) -> bool:
    """An arrow shows the opposite colour (MOT-7.14, 7.15)."""
    space, edge = target(move), EDGE[str(move.edge)]
    tile = state.board[space]
    turn_arrow(state, tile, edge)
    if story is not None:
        towards = PIECES[state.board[space + STEP[edge]]]
        colour = colour_of(state.arrows[4 * tile + edge])
        story.tell(playing.ArrowTurned(seat, PIECES[tile], towards, colour))
    return False


def modifier(state: State, seat: Seat, card: int, move: CardMove, story: Story | None) -> bool:
    """A motive marker; Destitute and Obsession give another action (MOT-7.16, 7.20, 17.12)."""
    tile = state.board[target(move)]
    set_markers(state, tile, (*state.markers[tile], KIND[card]))
    return bool(EXTRA_ACTION & BIT[card]) and state.table.rounds


def false_evidence(
    state: State, seat: Seat, card: int, move: CardMove, story: Story | None
) -> bool:
    """One motive marker comes off (MOT-7.21)."""
    tile = state.board[target(move)]
    kinds = list(state.markers[tile])
    kinds.remove(KINDS.index(str(move.marker)))
    set_markers(state, tile, tuple(kinds))
    if story is not None:
        story.tell(playing.MarkerRemoved(PIECES[tile], str(move.marker)))
    return False


def link(state: State, seat: Seat, card: int, move: CardMove, story: Story | None) -> bool:
    """A relationship marker between two tiles (MOT-7.3 to 7.9)."""
    before = feelings(state) if story is not None else {}
    pair = pair_of(move.between)
    lying = state.links.index(pair) if pair in state.links else NONE
    add_link(state, LINKS.index(KIND[card]), pair)
    if story is not None:
        one, other, _ = ends(state, pair)
        words = PIECES[one], PIECES[other]
        if lying != NONE:
            story.tell(playing.LinkRemoved(words, KINDS[LINKS[lying]]))
        story.tell(playing.SuspectsLinked(seat, words, KINDS[KIND[card]]))
        tell_turned(state, before, story)
    return False


def disguise(state: State, seat: Seat, card: int, move: CardMove, story: Story | None) -> bool:
    """A tile of the hand, with the Disguised marker (MOT-14.7)."""
    tile = PIECE[str(move.tile)]
    blue = blue_edges(tile, move.colours)
    state.hands[seat] ^= BIT[tile]
    place(state, seat, tile, target(move), blue, story)
    state.disguised = tile
    return False


def interview(state: State, seat: Seat, tile: int, kind: int, story: Story | None) -> None:
    """A marker lies face down on a suspect (MOT-14.12)."""
    set_interviews(state, (*state.interviews, (tile, seat, kind, False)))
    left = list(state.interviews_left)
    left[seat] ^= 1 << kind
    state.interviews_left = tuple(left)
    if story is not None:
        words = [word for word, number in INTERVIEW.items() if number == kind]
        story.tell(playing.SecondInterviewPlaced(seat, PIECES[tile], words[0]))


def one_more_thing(
    state: State, seat: Seat, card: int, move: CardMove, story: Story | None
) -> bool:
    """A second interview and a doubled marker, each if wanted (MOT-14.18)."""
    if move.interview is not None:
        tile = state.board[SPACE[move.interview.at]]
        interview(state, seat, tile, INTERVIEW[move.interview.kind], story)
    if move.double is not None:
        double_marker(state, seat, move.double, story)
    return False


def double_marker(state: State, seat: Seat, double: Double, story: Story | None) -> None:
    """The first marker there that fits and is not yet doubled (MOT-14.23)."""
    tile = state.board[SPACE[double.at]]
    owner = seat if double.seat is None else double.seat
    kinds = INTERVIEW.values() if owner != seat else (INTERVIEW[str(double.kind)],)
    interviews = list(state.interviews)
    for i, (where, whose, kind, doubled) in enumerate(interviews):
        if where == tile and whose == owner and kind in kinds and not doubled:
            interviews[i] = (where, whose, kind, True)
            break
    state.interviews = tuple(interviews)
    if story is not None:
        story.tell(playing.SecondInterviewDoubled(seat, PIECES[tile], owner))


Effect = Callable[[State, Seat, int, CardMove, Story | None], bool]
EFFECTS: Final[dict[int, Effect]] = {
    HOBNOB: hobnob,
    DEDUCTION: deduction,
    SECOND_BODY_CARD: second_body,
    CONCEALED: concealed,
    FALSE_EVIDENCE: false_evidence,
    DISGUISE_CARD: disguise,
    ONE_MORE_THING: one_more_thing,
    **dict.fromkeys(LINKS, link),
    **dict.fromkeys(MODIFIER, modifier),
}
