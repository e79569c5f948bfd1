"""What does the server hold of a table in memory? Its rows, and the match folded from its entries.

Nothing here is the truth: whatever goes wrong, it is dropped and read again from the store.
"""

import logging
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from parlour.core.errors import NotationError, ParlourError
from parlour.core.game import Event, Game, Move
from parlour.core.match import Entry, Match
from parlour.core.record import begin, read_entry, read_header
from parlour.core.seats import NOBODY, Seat, Seats
from parlour.matches.aliases import is_veiled
from parlour.matches.clock import Clock
from parlour.matches.own_pictures import read
from parlour.matches.presence import LINGER, SILENT
from parlour.matches.store.queries import LATEST_CHAT
from parlour.matches.store.rows import (
    ChatRow,
    EntryRow,
    InviteRow,
    MatchRow,
    PackRow,
    Row,
    SeatRow,
    SpectatorRow,
    Stored,
)


@dataclass(frozen=True)
class Drafted:
    """What a seat shares of its draft: talk, so it is nowhere but in memory."""

    words: Mapping[str, str]
    at: float


@dataclass(frozen=True)
class Took:
    """How long a person took for a move of this kind."""

    kind: type[Move]
    seconds: float


MOST_TOOK = 100
"""Moves of people whose times are kept."""
LOG = logging.getLogger(__name__)


class Live:
    """One table. `match` is None before it begins; `stops_at` is the first ply that does not
    follow by these rules, and then nobody may move any more."""

    def __init__(self, game: Game, stored: Stored) -> None:
        self.game = game
        self.row = stored.match
        self.seats = list(stored.seats)
        self.invites = {row.seat: row for row in stored.invites}
        self.spectators = set(stored.spectators)
        self.pack = read(stored.pack)
        self.chat = deque(stored.chat, LATEST_CHAT)
        self.said = stored.said
        self.match: Match | None = None
        self.clock = Clock()
        self.stops_at: int | None = None
        self.moved: dict[Seat, int] = {}
        """The latest ply of each seat."""
        self.asked: dict[Seat, float] = {}
        """The seats that the match waits for, and since when."""
        self.took: deque[Took] = deque(maxlen=MOST_TOOK)
        self.clicks: dict[tuple[Seat, str], int] = {}
        self.waits: dict[Seat, int] = {}
        """Bots that chose to wait, and the ply at which they did."""
        self.stories: dict[Seat | None, tuple[int, list[Event]]] = {}
        self.drafts: dict[Seat, Drafted] = {}
        self.open: dict[Seat | None, tuple[int, frozenset[str]]] = {}
        if self.row.header is not None:
            self.deal(self.row.header)
            self.replay(stored.entries)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def is_playing(self) -> bool:
        """The cards are dealt, the match is not over, and its moves follow."""
        return self.match is not None and self.stops_at is None and self.row.status == "playing"

    @property
    def is_veiled(self) -> bool:
        """People are known by their aliases alone."""
        return is_veiled(self.row)

    @property
    def awaited(self) -> Seats:
        """The seats that the match waits for."""
        return NOBODY if self.match is None or not self.is_playing else self.match.to_act()

    def person(self, seat: Seat) -> str | None:
        """The hash of the browser that sits there."""
        return self.seats[seat].key if 0 <= seat < len(self.seats) else None

    def held_by(self, key: str) -> tuple[Seat, ...]:
        return tuple([row.seat for row in self.seats if row.key == key])

    def linger(self, seat: Seat) -> float:
        """For how long a seat counts as there when its page is gone."""
        is_mute = self.is_playing and self.match is not None and not self.match.may_talk(seat)
        return SILENT if is_mute or self.is_veiled else LINGER

    # ------------------------------------------------------------ the match

    def deal(self, header: str) -> None:
        """Lay the table; a header that these rules cannot play freezes it."""
        try:
            self.match = begin(self.game, read_header(header))
            began = self.row.begun or self.row.touched
            self.clock.follow(self.match.timer(), began)
            self.ask(began)
        except ParlourError as mistake:
            LOG.warning("table %s cannot be set up any more: %s", self.id, mistake)
            self.stops_at = 0

    def replay(self, entries: tuple[EntryRow, ...]) -> None:
        """Fold the stored moves, as far as they follow."""
        for number, row in enumerate(entries, start=1):
            if self.stops_at is not None:
                return
            try:
                self.follow(row, number)
            except Exception as mistake:
                LOG.warning("table %s stops at ply %d: %r", self.id, number, mistake)
                self.freeze(number, entries)

    def follow(self, row: EntryRow, number: int) -> None:
        entry = read_entry(self.game, row.line, number + 1)
        if row.ply != number:
            raise NotationError(f"line {number + 1}: ply", "is not the one of its place")
        self.play(entry, row.click)

    def freeze(self, stops_at: int, entries: tuple[EntryRow, ...]) -> None:
        """Show the match as it was before this ply. The ply may have done half its work."""
        self.match = None
        self.clock, self.moved, self.clicks, self.asked = Clock(), {}, {}, {}
        self.deal(self.row.header or "")
        self.replay(entries[: stops_at - 1])
        self.stops_at = stops_at
        self.clock = Clock()

    def play(self, entry: Entry, click: str | None = None) -> None:
        """Check a move and carry it out, in memory; raises IllegalMove."""
        assert self.match is not None
        self.match.play(entry.seat, entry.move, entry.at)
        self.moved[entry.seat] = entry.ply
        self.drafts.pop(entry.seat, None)
        if click is not None:
            self.clicks[entry.seat, click] = entry.ply
        self.time(entry)
        self.ask(entry.at or 0.0)
        self.clock.follow(self.match.timer(), entry.at or 0.0)

    def time(self, entry: Entry) -> None:
        """Note how long a person was asked before they moved."""
        since = self.asked.pop(entry.seat, None)
        if since is None or entry.at is None:
            return
        row = self.seats[entry.seat]
        if row.kind == "person" and row.strength is None:
            self.took.append(Took(type(entry.move), entry.at - since))

    def ask(self, at: float) -> None:
        """Note for whom the match waits now; for some it has waited before."""
        assert self.match is not None
        self.asked = {seat: self.asked.get(seat, at) for seat in self.match.to_act()}

    def heard(self, seat: Seat | None) -> list[Event]:
        """The story as a seat heard it; kept, since every page asks for all of it."""
        assert self.match is not None
        told, heard = self.stories.get(seat, (0, []))
        heard.extend(self.match.heard(seat, told))
        self.stories[seat] = (len(self.match.story.events), heard)
        return heard

    def seen(self, seat: Seat | None) -> frozenset[str]:
        """The cards with pictures of the table's own that lie open before a seat now."""
        hook = self.game.own_pictures
        if self.match is None or hook is None or not self.pack:
            return frozenset()
        ply, seen = self.open.get(seat, (-1, frozenset()))
        if ply != self.match.ply:
            seen = hook.seen(self.match.view(seat))
            self.open[seat] = self.match.ply, seen
        return seen

    # ------------------------------------------------------------ rows

    def changed(self, **fields: Any) -> MatchRow:
        """The table's row with other values."""
        return replace(self.row, **fields)

    def take(self, rows: tuple[Row, ...]) -> None:
        """Hold in memory what has been written."""
        for row in rows:
            match row:
                case MatchRow() if row.id == self.id:
                    self.begin_or_keep(row)
                case SeatRow() if row.match == self.id:
                    self.seats[row.seat] = row
                    self.drafts.pop(row.seat, None)
                    self.waits.pop(row.seat, None)
                case InviteRow() if row.match == self.id:
                    self.invites[row.seat] = row
                case ChatRow():
                    self.chat.append(row)
                    self.said = row.number
                case PackRow() if row.match == self.id:
                    self.pack = read(row)
                case SpectatorRow() if row.match == self.id:
                    self.spectators.add(row.key)

    def begin_or_keep(self, row: MatchRow) -> None:
        began = self.row.header is None and row.header is not None
        self.row = row
        if began and row.header is not None:
            self.deal(row.header)
