"""What does each template get? One typed context a page; templates decide nothing else."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from parlour.core.seats import Seat
from parlour.matches.tables import Chair, ChatLine, Strength, Table
from parlour.web.names import said

STRENGTHS: tuple[Strength, ...] = ("easy", "normal", "sharp")


@dataclass(frozen=True, kw_only=True)
class Page:
    """What every page may name: its game, its teller (else one of the general words), the style
    sheets after the shared ones."""

    game: str | None = None
    t: Any = None
    sheets: tuple[str, ...] = ()


@dataclass(frozen=True)
class Bill:
    """A game on the lobby's wall. One without seats is still to come."""

    id: str
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Row:
    """A table in one of the lobby's lists. `what` is what can be done there: sit, watch, resume,
    replay."""

    id: str
    game: str
    title: str
    chairs: tuple[Chair, ...]
    what: str
    plies: int
    names: tuple[str, ...]
    """Of those who sit there, as the lobby may know them."""
    mine: bool = False
    outcome: Any = None

    @property
    def open(self) -> int:
        return sum(chair.kind == "open" for chair in self.chairs)


@dataclass(frozen=True, kw_only=True)
class LobbyPage(Page):
    bills: tuple[Bill, ...]
    mine: tuple[Row, ...]
    tables: tuple[Row, ...]
    replays: tuple[Row, ...]
    name: str


@dataclass(frozen=True)
class Choice:
    """A house rule to choose. `kind`: `yes` (a box to tick), `choice` (one of `values`), `seat`
    (a number of these `values`, None for chance) or `number`."""

    name: str
    kind: str
    value: Any
    values: tuple[Any, ...] = ()


@dataclass(frozen=True, kw_only=True)
class NewPage(Page):
    seats: int
    counts: tuple[int, ...]
    name: str
    choices: tuple[Choice, ...]
    may_have_aliases: bool = False
    sent: Mapping[str, str] = field(default_factory=dict)
    """What was filled in before, when it could not be used."""
    problem: Any = ""
    problems: Mapping[str, Any] = field(default_factory=dict)
    """The reason by the name of its field."""


@dataclass(frozen=True, kw_only=True)
class JoinPage(Page):
    title: str
    seat: Seat | None
    taken: bool
    may_watch: bool
    name: str
    action: str
    problem: Any = ""
    """Why the name could not be used."""


@dataclass(frozen=True)
class Player:
    """Who decides for a seat, as the table shows it."""

    name: str
    bot: Any
    """How a bot is called (`steady bot`), or None."""
    away: bool


@dataclass(frozen=True)
class Line:
    """A sentence of the story, and the move it belongs to."""

    said: Any
    tone: str
    html: Any
    """The sentence, marked up."""


@dataclass(frozen=True)
class Urls:
    """Addresses that a picture links to. `join` adds a query to `table`."""

    table: str
    play: str
    say: str
    join: str
    lobby: str
    replay: str | None
    rematch: str | None
    again: str | None = None
    """The table that follows this one, once somebody has opened it."""


@dataclass(frozen=True)
class Sand:
    """The timer that runs, in whole seconds: what is left of how much, and when it is up, which
    tells one timer from the next."""

    left: int
    of: int
    ends: int


@dataclass(frozen=True)
class OwnPack:
    """A table's own pictures, as far as these eyes may see them."""

    senses: str
    """How much of them bots see, in a word of the catalogue."""
    addresses: Mapping[str, str]
    """By card that lies open, where its picture is, without `@2x` and ending."""


@dataclass(frozen=True, kw_only=True)
class MatchPage(Page):
    """A table in whatever state: waiting, in play, behind the curtain, over."""

    kind: str
    """`wait`, `table`, `curtain`, `over` or `replay`: which template fills the middle."""
    table: Table
    seat: Seat | None
    """Whose eyes these are; None for a spectator's."""
    here: str
    """The address of this very page, with the draft."""
    live: str
    """The address of its stream."""
    players: Mapping[Seat, Player]
    urls: Urls
    hidden: Mapping[str, Any]
    """Fields that go along with a move."""
    picture: Any = None
    sand: Sand | None = None
    may_talk: bool = True
    """The rules let this seat speak now."""
    has_draft: bool = False
    story: tuple[Line, ...] = ()
    earlier: bool = False
    """Some lines came before those."""
    newest: tuple[Any, ...] = ()
    """The sentences of the last move, to be read aloud."""
    pass_to: Seat | None = None
    """For whom the device is meant, behind the curtain."""
    others: tuple[Seat, ...] = ()
    """Further seats of this browser."""
    notice: Any = None
    """Why what was asked could not be done."""
    is_still: bool = False
    """Without script: stays as it is while somebody writes, instead of loading itself anew."""
    room: "Room | None" = None
    own: OwnPack | None = None
    """The pictures in place of the game's, where the table has brought some."""
    veil: Any = None
    """What is said of names while people play under aliases."""
    alias: Any = None
    """What this browser's person goes by then."""

    @property
    def waits_for_me(self) -> bool:
        return self.kind == "curtain" or bool(self.picture and self.picture.mine)

    @property
    def reloads(self) -> bool:
        """Without script the page loads itself anew: while others act and nobody writes."""
        typing = self.is_still or (self.kind == "wait" and bool(self.table.mine))
        return not (self.waits_for_me or typing or self.kind == "over")

    @property
    def speaker(self) -> Seat | None:
        """As whom this browser speaks: whose page it is, else for whom the curtain hangs."""
        if self.seat is not None or self.pass_to is not None or not self.table.mine:
            return self.seat if self.pass_to is None else self.pass_to
        return self.table.mine[0]

    @property
    def chat(self) -> tuple[ChatLine, ...]:
        return tuple([said(self.t, line) for line in self.table.chat])


@dataclass(frozen=True)
class Invite:
    """A link to hand on, and its code to point a phone at."""

    seat: Seat | None
    address: str
    size: int
    path: str
    """The dark squares of the code as the path of a drawing."""


@dataclass(frozen=True)
class Room:
    """What the waiting room and the host's tools need besides the table."""

    spots: tuple[Any, ...]
    """The places of the table, as a picture has them."""
    invites: tuple[Invite, ...]
    choices: tuple[Choice, ...]
    may_have_aliases: bool


@dataclass(frozen=True)
class Moment:
    """A point on the line of a replay: its move, its place on the line in hundredths, its words."""

    ply: int
    at: int
    tone: str
    said: Any


@dataclass(frozen=True, kw_only=True)
class ReplayPage(MatchPage):
    ply: int
    last: int
    moments: tuple[Moment, ...]
    viewpoint: str
    """`all`, or a seat's number, or empty for a spectator's."""
    speed: int
    """Seconds a move while it plays, 0 while it stands."""


@dataclass(frozen=True, kw_only=True)
class StoryPage(Page):
    title: str
    lines: tuple[Line, ...]
    back: str


@dataclass(frozen=True, kw_only=True)
class RulesPage(Page):
    games: tuple[str, ...]
    chapters: tuple[Any, ...]


@dataclass(frozen=True, kw_only=True)
class CreditsPage(Page):
    credits: tuple[Any, ...]


@dataclass(frozen=True, kw_only=True)
class ErrorPage(Page):
    status: int
    title: Any
    text: Any
    detail: Any = ""
    back: str = ""
