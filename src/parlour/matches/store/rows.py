"""What is kept of a table? One plain row a thing; a row replaces the one with its key.

Entries and chat lines are never replaced: a second one with the same key is refused.
"""

from dataclasses import dataclass

from parlour.core.seats import Seat

TABLE = -1
"""In place of a seat: the invite of the whole table."""


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A table. `options` is the JSON of what the host chose, `header` the record's first line."""

    id: str
    game: str
    seats: int
    title: str
    host: str
    """The hash of the host's browser."""
    options: str
    is_listed: bool
    may_watch: bool
    previews: bool
    status: str
    """waiting, playing or over."""
    created: float
    touched: float
    header: str | None = None
    """None before the match begins."""
    begun: float | None = None
    outcome: str | None = None
    """For the lobby, in JSON; the truth follows from the entries."""
    rematch: str | None = None
    rematch_of: str | None = None
    aliases: str | None = None
    """The JSON of the words by seat, an empty list before the deal; None where people play under
    their own names."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits there; `key` is the hash of the person's browser, `strength` that of the bot."""

    match: str
    seat: Seat
    kind: str = "open"
    name: str = ""
    key: str | None = None
    strength: str | None = None


@dataclass(frozen=True, slots=True)
class InviteRow:
    """An invite: `hash` of its token (None when revoked), `serial` counts renewals, `issuer` and
    `used` are hashes of browsers."""

    match: str
    seat: Seat
    serial: int
    hash: str | None
    issuer: str
    used: str | None = None


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One ply: the record's line as it will be handed out, and the click that made it."""

    match: str
    ply: int
    line: str
    click: str | None = None


@dataclass(frozen=True, slots=True)
class ChatRow:
    match: str
    number: int
    seat: Seat
    name: str
    text: str
    at: float
    about: str | None = None
    """After the match: what came up in it that the line is about."""
    alias: str | None = None
    """What the author was called in its place until the match was over."""


@dataclass(frozen=True, slots=True)
class SpectatorRow:
    """A browser that may watch this table without a seat."""

    match: str
    key: str


@dataclass(frozen=True, slots=True)
class BrowserRow:
    """The name a browser used last."""

    key: str
    name: str


@dataclass(frozen=True, slots=True)
class PackRow:
    """A table's own pictures: the JSON of what stands for which card. It takes the place of the one
    before, and of all its pictures."""

    match: str
    cards: str


@dataclass(frozen=True, slots=True)
class PictureRow:
    """One of them in both sizes, under the random name in its address."""

    match: str
    name: str
    small: bytes
    large: bytes


Row = (
    MatchRow
    | SeatRow
    | InviteRow
    | EntryRow
    | ChatRow
    | SpectatorRow
    | BrowserRow
    | PackRow
    | PictureRow
)


@dataclass(frozen=True, slots=True)
class Stored:
    """All that is kept of one table."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    invites: tuple[InviteRow, ...]
    spectators: frozenset[str]
    chat: tuple[ChatRow, ...]
    """The latest, oldest first."""
    said: int
    """How many lines of chat there are in all."""
    entries: tuple[EntryRow, ...]
    pack: PackRow | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A table as the lobby lists it."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    plies: int


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which tables to list: those of a browser, or the listed ones; newest first."""

    statuses: tuple[str, ...] = ("waiting", "playing", "over")
    key: str | None = None
    """The hash of a browser that has a seat there, or is the host."""
    most: int = 50
