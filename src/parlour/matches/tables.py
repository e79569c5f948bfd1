"""What do pages see of a table? Snapshots: plain values that never change, safe to keep."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from parlour.core.game import Event, Game, Outcome, Own
from parlour.core.notation import Frozen
from parlour.core.picks import Picks
from parlour.core.seats import Seat, Seats

Status = Literal["waiting", "playing", "over", "frozen"]
"""`frozen`: the stored moves no longer follow by these rules; shown as far as they do, and kept."""
Strength = Literal["easy", "normal", "sharp"]


@dataclass(frozen=True)
class Settings:
    """What the host may choose about the table, apart from the game's own options."""

    is_listed: bool = False
    """In the lobby, where anybody may sit down or watch; otherwise an invite is needed."""
    may_watch: bool = True
    """People without a seat may watch the public table."""
    previews: bool = True
    """Pages say what a move would do, from public cards."""
    aliases: bool = False
    """People play under aliases, on seats drawn by lot, until the match is over."""


@dataclass(frozen=True)
class Chair:
    """A seat and who sits on it."""

    seat: Seat
    kind: Literal["person", "bot", "open"]
    name: str
    """Of the person or bot; empty for an open seat, and for those of others while the match runs
    under aliases."""
    strength: Strength | None = None
    """Of the bot that decides here now: the seat's own, or a stand-in for its person."""
    is_present: bool = False
    """The person has a page open (several tabs are one person)."""
    is_host: bool = False
    is_mine: bool = False
    is_reserved: bool = False
    """Open, and kept for whoever uses the seat's invite first."""
    alias: str | None = None
    """What the seat goes by, as a word of the catalogue. While the match runs nothing else tells
    one chair from another: bots are persons, nobody is host, and away is only who keeps the table
    waiting."""

    @property
    def has_stand_in(self) -> bool:
        """A bot decides until the person takes the seat back."""
        return self.kind == "person" and self.strength is not None


@dataclass(frozen=True)
class ChatLine:
    """What somebody said at the table. `name` is what the author was called then; empty while only
    the `alias` may be told."""

    number: int
    seat: Seat
    name: str
    text: str
    at: float
    about: str | None = None
    """After the match: the word of something in it, a gift of the ghost for example."""
    alias: str | None = None


@dataclass(frozen=True)
class Table:
    """Everything about a table except what lies on it, for one browser."""

    id: str
    game: Game
    title: str
    status: Status
    chairs: tuple[Chair, ...]
    """By seat."""
    options: Mapping[str, Any]
    """The game's options in the notation, as the host chose them (defaults left out)."""
    settings: Settings
    mine: Seats
    """The seats of this browser; none for a spectator."""
    is_host: bool
    keeps_seats: bool
    """This browser may put bots on seats and send them away."""
    chat: tuple[ChatLine, ...]
    """Oldest first, the last 200."""
    watchers: int | None
    """Spectators with a page open; None while the match runs under aliases."""
    version: str
    """Changes whenever anything at the table does; the id of the stream's messages."""
    created: float
    rematch: str | None = None
    """The table that follows this one."""
    rematch_of: str | None = None
    stops_at: int | None = None
    """When frozen: the first ply that does not follow."""
    own: Own | None = None
    """What is said of the table's own pictures, where it has some."""

    @property
    def open_seats(self) -> Seats:
        return tuple([chair.seat for chair in self.chairs if chair.kind == "open"])


@dataclass(frozen=True)
class Look:
    """The match as one seat sees it; the seat None is a spectator."""

    table: Table
    seat: Seat | None
    ply: int
    """Moves made so far; send it back as `seen` with a move."""
    options: Any
    """The game's typed options, as the match is played."""
    view: Any
    """The game's Position with the secrets face down."""
    heard: tuple[Event, ...]
    """The whole story, as this seat heard it."""
    last: int
    """How many of `heard` came before the newest ply: `heard[last:]` is what just happened."""
    picks: Picks
    """What the seat may choose now; nothing for a spectator, a frozen or a finished match."""
    to_act: Seats
    outcome: Outcome | None
    ends: float | None = None
    """When the running timer is up, in seconds since 1970."""
    left: float | None = None
    """Seconds until then."""
    span: int | None = None
    """Seconds that it takes in all."""
    may_talk: bool = True
    """The rules let the seat speak now."""
    pictures: Mapping[str, str] = Frozen()
    """By card, the names of the table's own pictures that lie open before the seat."""
    drafts: Mapping[Seat, Mapping[str, str]] = Frozen()
    """What seats have on their pages and share with the table before they move, in the words of an
    address."""


@dataclass(frozen=True)
class Listing:
    """A table as a line of the lobby."""

    id: str
    game: Game
    title: str
    status: Status
    chairs: tuple[Chair, ...]
    plies: int
    touched: float
    """When it last changed, in seconds since 1970."""
    outcome: Mapping[str, Any] | None = None
    """The game's outcome in the notation, once over."""


@dataclass(frozen=True)
class Lobby:
    """The lists of the lobby, newest first."""

    mine: tuple[Listing, ...]
    """Tables where this browser has a seat, listed or not; over ones as well."""
    tables: tuple[Listing, ...]
    """Listed tables that wait or play."""
    replays: tuple[Listing, ...]
    """Listed tables that are over."""


@dataclass(frozen=True)
class Invitation:
    """What an invite link leads to; looking at it uses nothing up."""

    match: str
    game: Game
    title: str
    seat: Seat | None
    """The seat it is bound to; None for any open seat."""
    is_taken: bool
    """Nobody new can sit down with it: the seat is another's, or no seat is open."""
    mine: Seats
    may_watch: bool


@dataclass(frozen=True)
class Invites:
    """The tokens of a table's invite links, for those who may hand them on."""

    table: str | None
    """For any open seat; None when revoked."""
    seats: Mapping[Seat, str]
    """For one seat each, where one was made and is not revoked."""


@dataclass(frozen=True)
class Joined:
    match: str
    seat: Seat


@dataclass(frozen=True)
class Played:
    """A move is on disk. `is_repeat` when this very move had been taken before."""

    ply: int
    is_repeat: bool = False


@dataclass(frozen=True)
class Fault:
    """A bot that failed, and what happened; without anything its seat could see."""

    at: float
    match: str
    seat: Seat
    bot: str
    problem: str
