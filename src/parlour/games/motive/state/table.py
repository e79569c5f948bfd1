"""What stays the same through a match, and the names of its phases."""

from typing import Final

from parlour.core.seats import Seat
from parlour.games.motive.content import GAP_TITLE, HEADING_POINTS, TEXT_POINTS
from parlour.games.motive.options import Options

NONE: Final = -1
SOLO: Final = 0
"""Solo stands before level 1."""

PHASES: Final[tuple[str, ...]] = (
    "detective",
    "bid",
    "choose_first",
    "turn_order",
    "choose_order",
    "turn",
    "second_body",
    "disguise",
    "over",
)
(
    DETECTIVE,
    BID,
    CHOOSE_FIRST,
    TURN_ORDER,
    CHOOSE_ORDER,
    TURN,
    SECOND_BODY,
    DISGUISE,
    OVER,
) = range(len(PHASES))
SUMS_ONLY: Final = -1
"""The phase of a table that is no match: a board to be added up (MOT-23.7)."""

NOTHING: Final = 0
DRAWN_TILE: Final = 1
DRAWN_CARD: Final = 2
PEEK_TILE: Final = 3
PEEK_CARD: Final = 4
EXTRA_TILES: Final = 5

AFTER_ROUND: Final = 0
AFTER_BID: Final = 1

Placed = tuple[int, Seat, int, bool]
"""A second interview on the table: tile, seat, kind, doubled."""


class Table:
    """What stays the same from the set-up to the end; copies share it."""

    def __init__(self, seats: int, options: Options, level: int, *, hard: bool) -> None:
        self.seats: int = seats
        self.level: int = level
        self.solo: bool = level == SOLO
        self.hard: bool = hard
        self.rounds: bool = level >= 4
        """Levels 4 and 5 are played in rounds, with a turn-order track."""
        self.pair: bool = self.rounds and seats == 2
        """Two players have two disks each, and display rows (MOT-16)."""
        self.first_body_only: bool = options.second_body_range == "first"
        self.needs_motive: bool = options.modifier_needs_motive
        self.marriage_replaces: bool = options.marriage_replaces_one_point
        self.dead_only: bool = options.redraw_scope == "dead_only"
        heading = options.second_interview_points == "heading"
        self.interview_points: tuple[int, ...] = HEADING_POINTS if heading else TEXT_POINTS
        self.any_marker: bool = options.omt_any_marker
        self.detective_choice: bool = options.detective_choice
        self.gap_title: str | None = GAP_TITLE.get(options.solo_gap_title)
        self.start_player: Seat = options.start_player
