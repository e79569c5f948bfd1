"""What lies where? The engine's compact form of Motive; it knows no rule.

Pieces and spaces are the small numbers of `content`, hands and discards are masks of pieces, piles
are bytes, top first. What the arrows on the table amount to is kept up to date while tiles and
markers come and go (`board.py`), so that sums need no second look at the tiles. What a match never
changes is its `table`.
"""

from parlour.core import game
from parlour.core.seats import Seat
from parlour.games.motive.content import (
    ALL_INTERVIEWS,
    CELLS,
    CUBES,
)
from parlour.games.motive.state.table import AFTER_ROUND, NONE, NOTHING, OVER, Placed, Table


class State(game.State):
    """What lies where; `rules.Motive` adds the rules."""

    __slots__ = (
        *("after_choice", "arrows", "bids", "blue", "board", "bodies", "card_discard", "case"),
        *("case_points", "choosers", "cubes", "deck", "detectives", "direction", "disguised"),
        *("display_cards", "display_tiles", "drawn", "exculpatory", "first", "flipped"),
        *("fringe", "hands", "interview_points", "interviews", "interviews_left", "laid"),
        *(
            "left",
            "links",
            "marked",
            "marker",
            "markers",
            "modifiers",
            "mover",
            "new_order",
            "occupied",
        ),
        *("offer", "ones", "owner", "pass_", "pending", "phase", "places", "reach", "related"),
        *("removed", "reserve_cards", "reserve_tiles", "roomy", "round", "round_points"),
        *("scores", "second_seat", "stack", "start_player", "table", "tile_discard"),
        *("turn_index", "turn_order", "women"),
    )

    table: Table
    phase: int
    mover: Seat
    """The seat to act, of several the lowest; NONE when it is over."""
    case: int
    round: int
    pass_: int
    """2 during the extra turns of three players (MOT-15.1)."""
    start_player: Seat
    turn_order: tuple[Seat, ...]
    turn_index: int
    choosers: tuple[Seat, ...]
    new_order: tuple[Seat, ...]
    after_choice: int
    second_seat: Seat
    """Of two players: who was second in case 1 (MOT-16.12)."""
    pending: int
    drawn: tuple[int, ...]
    """The pieces of a pending draw."""
    left: int
    """How many extra tiles may still be placed."""

    board: list[int]
    """By space: the tile there."""
    places: list[int]
    """By tile: its space."""
    blue: list[int]
    """By tile: the edges whose variable arrow is blue."""
    flipped: list[int]
    """By tile: the edges whose arrow is turned (MOT-7.15)."""
    owner: list[Seat]
    """By tile: whose cube it carries."""
    markers: list[tuple[int, ...]]
    """By tile: the kinds of its motive markers, ascending."""
    modifiers: list[int]
    """By tile: what its markers add up to."""
    arrows: list[int]
    """By tile and edge (`4 * tile + edge`): the arrow of an existing relationship, positive for red
    and negative for blue; 0 where there is none."""
    bodies: tuple[int, ...]
    links: tuple[int, ...]
    """By link (`content.LINKS`): the pair of spaces it lies between (`board.PAIR`)."""
    disguised: int
    interviews: tuple[Placed, ...]
    laid: int
    """The tiles on the table."""
    occupied: int
    """The spaces with a tile; the next ones are masks of spaces, too."""
    fringe: int
    """The spaces beside a tile."""
    reach: int
    """The spaces that a tile may be placed on as far as distance goes."""
    marked: int
    """The tiles with a motive marker."""
    roomy: int
    """The spaces whose tile has room for a motive marker."""
    women: int
    related: int
    """The pairs of spaces with a relationship."""
    ones: int
    """The pairs whose printed relationship joins two 1-point arrows."""

    hands: list[int]
    """By seat; in solo the draw area."""
    scores: list[int]
    cubes: list[int]
    stack: bytes
    deck: bytes
    tile_discard: int
    card_discard: int
    removed: int
    display_tiles: tuple[int, ...]
    display_cards: tuple[int, ...]
    bids: tuple[int, ...]
    """By seat: the committed piece, 0 for none yet."""
    detectives: tuple[int, ...]
    offer: tuple[tuple[int, ...], ...]
    interviews_left: tuple[int, ...]
    """By seat: a mask of the kinds still to be placed."""
    case_points: tuple[int, ...]
    round_points: tuple[int, ...]
    interview_points: tuple[int, ...]
    """The last points scored; empty before."""

    reserve_tiles: bytes
    reserve_cards: bytes
    exculpatory: bytes
    direction: int
    """Solo: 1 clockwise, -1 counter-clockwise, 0 not yet chosen (MOT-17.6)."""
    first: int
    marker: int
    """Solo: the spaces of the first suspect and of the walking marker."""

    def clear(self, table: Table) -> None:
        """A table before anything is dealt."""
        seats = table.seats
        self.table = table
        self.phase = OVER
        self.mover = NONE
        self.case = self.round = self.pass_ = 1
        self.start_player = table.start_player
        self.turn_order = ()
        self.turn_index = 0
        self.choosers = self.new_order = ()
        self.after_choice = AFTER_ROUND
        self.second_seat = NONE
        self.scores = [0] * seats
        self.removed = 0
        self.bids = (0,) * seats
        self.detectives = (NONE,) * seats
        self.offer = ()
        self.case_points = self.round_points = self.interview_points = ()
        self.clear_case()

    def clear_case(self) -> None:
        """Nothing on the table or in hand; cubes and markers are back with their owners."""
        seats = self.table.seats
        self.clear_board()
        self.pending = NOTHING
        self.drawn = ()
        self.left = 0
        self.hands = [0] * seats
        self.cubes = [CUBES] * seats
        self.stack = self.deck = b""
        self.tile_discard = self.card_discard = 0
        self.display_tiles = self.display_cards = ()
        self.interviews_left = (ALL_INTERVIEWS,) * seats
        self.reserve_tiles = self.reserve_cards = self.exculpatory = b""
        self.direction = 0
        self.first = self.marker = NONE

    def clear_board(self) -> None:
        self.board = [0] * CELLS
        self.places = [NONE] * 23
        self.blue = [0] * 23
        self.flipped = [0] * 23
        self.owner = [NONE] * 23
        self.markers = [()] * 23
        self.modifiers = [0] * 23
        self.arrows = [0] * 92
        self.bodies = ()
        self.links = (NONE, NONE, NONE)
        self.disguised = 0
        self.interviews = ()
        self.marked = 0
        self.laid = self.occupied = self.fringe = self.reach = self.roomy = self.women = 0
        self.related = self.ones = 0

    def copy_to(self, other: "State") -> None:
        """Every field, one by one: the quickest way, interpreted and compiled."""
        other.after_choice = self.after_choice
        other.bids = self.bids
        other.bodies = self.bodies
        other.card_discard = self.card_discard
        other.case = self.case
        other.case_points = self.case_points
        other.choosers = self.choosers
        other.deck = self.deck
        other.detectives = self.detectives
        other.direction = self.direction
        other.disguised = self.disguised
        other.display_cards = self.display_cards
        other.display_tiles = self.display_tiles
        other.drawn = self.drawn
        other.exculpatory = self.exculpatory
        other.first = self.first
        other.fringe = self.fringe
        other.interview_points = self.interview_points
        other.interviews = self.interviews
        other.interviews_left = self.interviews_left
        other.laid = self.laid
        other.left = self.left
        other.links = self.links
        other.marked = self.marked
        other.marker = self.marker
        other.mover = self.mover
        other.new_order = self.new_order
        other.occupied = self.occupied
        other.offer = self.offer
        other.ones = self.ones
        other.pass_ = self.pass_
        other.pending = self.pending
        other.phase = self.phase
        other.reach = self.reach
        other.related = self.related
        other.removed = self.removed
        other.reserve_cards = self.reserve_cards
        other.reserve_tiles = self.reserve_tiles
        other.roomy = self.roomy
        other.round = self.round
        other.round_points = self.round_points
        other.second_seat = self.second_seat
        other.stack = self.stack
        other.start_player = self.start_player
        other.table = self.table
        other.tile_discard = self.tile_discard
        other.turn_index = self.turn_index
        other.turn_order = self.turn_order
        other.women = self.women
        other.board = self.board.copy()
        other.places = self.places.copy()
        other.blue = self.blue.copy()
        other.flipped = self.flipped.copy()
        other.owner = self.owner.copy()
        other.markers = self.markers.copy()
        other.modifiers = self.modifiers.copy()
        other.arrows = self.arrows.copy()
        other.hands = self.hands.copy()
        other.scores = self.scores.copy()
        other.cubes = self.cubes.copy()

    def free(self) -> int:
        """The spaces where a tile may go (MOT-2.5 to 2.8)."""
        return self.fringe & self.reach & ~self.occupied
