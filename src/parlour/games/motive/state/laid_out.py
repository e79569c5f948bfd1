"""How does a position become a state? The inverse of `written`."""

from parlour.core.masks import mask_of
from parlour.games.motive.content import (
    ALL_INTERVIEWS,
    COLOURINGS,
    CUBES,
    EDGE,
    INTERVIEW,
    KINDS,
    LINKS,
    PERSON,
    PIECE,
    SPACE,
    STEP,
    Spot,
)
from parlour.games.motive.options import Options
from parlour.games.motive.position import (
    DrawnCard,
    DrawnTile,
    ExtraTiles,
    Laid,
    Peek,
    Pending,
    Pile,
    Position,
)
from parlour.games.motive.position.check import check
from parlour.games.motive.state import State
from parlour.games.motive.state.board import (
    UPRIGHT,
    add_body,
    add_link,
    lay,
    refresh,
    set_interviews,
    set_markers,
)
from parlour.games.motive.state.table import (
    AFTER_BID,
    AFTER_ROUND,
    DRAWN_CARD,
    DRAWN_TILE,
    EXTRA_TILES,
    NONE,
    PEEK_CARD,
    PEEK_TILE,
    PHASES,
    SOLO,
    SUMS_ONLY,
    Table,
)


def lay_out(state: State, position: Position, seats: int, options: Options) -> None:
    """Make this the state that a full position describes; raises NotationError."""
    check(position, seats)
    level = position.level
    number = SOLO if level == "solo" or (level is None and seats == 1) else level or 1
    sums_only = position.phase is None
    table = Table(
        len(position.scores) or seats if sums_only else seats, options, number, hard=position.hard
    )
    state.clear(table)
    lay_board(state, position)
    state.round = position.round or (0 if sums_only else 1)
    state.scores = list(position.scores) or [0] * table.seats
    state.detectives = (
        tuple([NONE if who is None else PERSON[who] for who in position.detectives])
        or (NONE,) * table.seats
    )
    if position.phase is None:
        state.phase = SUMS_ONLY
        state.scores = list(position.scores)
        return
    state.phase = PHASES.index(position.phase)
    state.mover = number_or_none(position.to_act)
    lay_match(state, position)


def lay_board(state: State, position: Position) -> None:
    for laid in position.board:
        tile = PIECE[laid.tile]
        blue = COLOURINGS[laid.colours][1]
        lay(state, tile, SPACE[laid.at], blue, number_or_none(laid.cube))
        lay_things(state, tile, laid)
    for spot in position.bodies:
        add_body(state, SPACE[spot])
    for link in position.links:
        add_link(state, LINKS.index(KINDS.index(link.kind)), pair_of(link.between))
    for laid in position.board:
        state.flipped[PIECE[laid.tile]] = mask_of(EDGE[word] for word in laid.flipped)
    refresh(state)


def lay_things(state: State, tile: int, laid: Laid) -> None:
    set_markers(state, tile, tuple([KINDS.index(word) for word in laid.markers]))
    if laid.disguised:
        state.disguised = tile
    for placed in laid.second_interviews:
        assert placed.kind is not None
        entry = (tile, placed.seat, INTERVIEW[placed.kind], placed.double)
        set_interviews(state, (*state.interviews, entry))


def pair_of(between: tuple[Spot, Spot]) -> int:
    one, other = sorted(SPACE[spot] for spot in between)
    return one if other - one == STEP[1] else UPRIGHT + one


def lay_match(state: State, position: Position) -> None:
    """What does not lie on the board."""
    seats = state.table.seats
    state.case = position.case or 1
    state.pass_ = position.pass_
    state.start_player = position.start_player
    state.turn_order = position.turn_order or ()
    state.turn_index = position.turn_index
    state.choosers = position.choosers
    state.new_order = tuple([number_or_none(seat) for seat in position.new_order])
    state.after_choice = AFTER_BID if position.after_choice == "bid" else AFTER_ROUND
    state.second_seat = number_or_none(position.second_seat)
    state.cubes = list(position.cubes) or [CUBES] * seats
    state.hands = [mask(hand.tiles) | mask(hand.cards) for hand in position.hands] or [0] * seats
    state.stack, state.deck = pile(position.tile_stack), pile(position.card_deck)
    state.tile_discard = mask(position.tile_discard)
    state.card_discard = mask(position.card_discard)
    state.removed = mask(position.removed)
    state.case_points = position.case_points or ()
    state.round_points = position.round_points or ()
    state.interview_points = position.interview_points or ()
    lay_pending(state, position.pending)
    lay_extras(state, position)


def lay_extras(state: State, position: Position) -> None:
    """What only level 5, two players or solo have."""
    seats = state.table.seats
    state.display_tiles = tuple([PIECE[word] for word in position.display.tiles])
    state.display_cards = tuple([PIECE[word] for word in position.display.cards])
    state.bids = tuple([PIECE[word] if word else 0 for word in position.bids]) or (0,) * seats
    state.offer = tuple(
        [tuple([PERSON[who] for who in offer]) for offer in position.detective_offer]
    )
    state.interviews_left = (
        tuple(
            [mask_of(INTERVIEW[word] for word in words(left)) for left in position.interviews_left]
        )
        or (ALL_INTERVIEWS,) * seats
    )
    if not state.table.solo:
        return
    state.hands = [mask(position.draw_tiles) | mask(position.draw_cards)]
    state.reserve_tiles = pile(position.reserve_tiles)
    state.reserve_cards = pile(position.reserve_cards)
    state.exculpatory = pile(position.exculpatory)
    state.direction = {None: 0, "cw": 1, "ccw": -1}[position.direction]
    state.first = NONE if position.first is None else SPACE[position.first]
    state.marker = NONE if position.marker is None else SPACE[position.marker]


def lay_pending(state: State, pending: Pending | None) -> None:
    if isinstance(pending, ExtraTiles):
        state.pending, state.left = EXTRA_TILES, pending.left
    elif isinstance(pending, DrawnTile):
        state.pending, state.drawn = DRAWN_TILE, numbers((pending.tile or "",))
    elif isinstance(pending, DrawnCard):
        state.pending, state.drawn = DRAWN_CARD, numbers((pending.card or "",))
    elif isinstance(pending, Peek):
        state.pending = PEEK_TILE if pending.pile == "tile" else PEEK_CARD
        state.drawn = numbers(pending.options)


def number_or_none(number: int | None) -> int:
    return NONE if number is None else number


def words(pile: Pile) -> tuple[str, ...]:
    """A pile that lies face up."""
    assert not isinstance(pile, int)
    return pile


def numbers(pile: Pile) -> tuple[int, ...]:
    return tuple([PIECE[word] for word in words(pile)])


def mask(pile: Pile) -> int:
    return mask_of(numbers(pile))


def pile(things: Pile) -> bytes:
    return bytes(numbers(things))
