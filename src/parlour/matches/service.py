"""How does anybody reach a match? Through this one door: people, bots and the clock alike.

    service = open_service(folder)             # or Service(MemoryStore()) in tests
    async with service:
        match = await service.create(browser, "calaveras", 4, name="Ada")
        table = await service.read(match, browser)          # tables.Table: chairs, chat, status
        look = await service.look(match, browser, seat=0)   # tables.Look: view, heard, picks, ply
        await service.play(match, browser, 0, move, seen=look.ply)
        async for version in service.watch(match, browser):  # newest wins; draw the page anew
            ...

A *browser* is the secret of one browser (`keys.new_key()`, kept in a cookie); only its hash is
stored. It may hold several seats. Everything it may not do is refused with an error of
`core.errors`, and then nothing has changed:

    IllegalMove                    the rules refuse the move                         409
    NotationError, OptionsError    a text, option or word that cannot be used        400
    UnknownMatch                   no such table                                     404
    NotYourSeat                    that seat is not this browser's                   403
    SeatTaken                      somebody sits there, or every seat is taken       409
    StaleMove                      the seat has moved since the page was drawn       409
    NotAllowed(code)               not_host, not_seated, not_invited, invite_unknown 403
    NotNow(code)                   seats_open, begun, not_begun, over, not_over,
                                   frozen, seat_open, paused                         409
    StoreFailed                    the disk refused; nothing was taken               503
"""

from collections.abc import AsyncIterator, Mapping
from typing import Any

from parlour.core.game import Move
from parlour.core.seats import Seat
from parlour.matches.tables import (
    Fault,
    Invitation,
    Invites,
    Joined,
    Lobby,
    Look,
    Played,
    Settings,
    Strength,
    Table,
)


class Service:
    """Every table of one server. Methods may be called at any time from one event loop."""

    async def __aenter__(self) -> "Service":
        """Bring the storage up to date and start keeping time."""
        raise NotImplementedError

    async def __aexit__(self, *problem: object) -> None:
        """End every stream, stop bots and workers, close the storage."""
        raise NotImplementedError

    def secret_for(self, purpose: str) -> bytes:
        """32 bytes that stay the same over restarts, one secret a purpose (`csrf`)."""
        raise NotImplementedError

    # ------------------------------------------------------------ tables

    async def lobby(self, browser: str) -> Lobby:
        """The tables that anybody may see, and this browser's own."""
        raise NotImplementedError

    async def create(
        self,
        browser: str,
        game: str,
        seats: int,
        *,
        name: str | None = None,
        options: Mapping[str, Any] | None = None,
        title: str = "",
        settings: Settings | None = None,
    ) -> str:
        """Open a table and be its host; with a name, sit down on seat 0. The id of the table."""
        raise NotImplementedError

    async def settle(
        self,
        match: str,
        browser: str,
        *,
        title: str | None = None,
        options: Mapping[str, Any] | None = None,
        settings: Settings | None = None,
    ) -> None:
        """The host changes the table; options only before it begins."""
        raise NotImplementedError

    async def begin(self, match: str, browser: str) -> None:
        """The host has the cards dealt; every seat must have a person or a bot."""
        raise NotImplementedError

    async def rematch(self, match: str, browser: str) -> str:
        """A new table with the same seats, waiting to begin; one for all who ask. Its id."""
        raise NotImplementedError

    # ------------------------------------------------------------ invites

    async def invites(self, match: str, browser: str) -> Invites:
        """The tokens: all for the host; for others at the table the table's, and own seats'."""
        raise NotImplementedError

    async def renew_invite(self, match: str, browser: str, seat: Seat | None = None) -> str:
        """Make an invite, for the table or one seat; the one before stops working. Its token.

        The host invites to the table and to open seats. Who sits on a seat may make its invite too:
        used by another browser, it moves the seat there (another device).
        """
        raise NotImplementedError

    async def revoke_invite(self, match: str, browser: str, seat: Seat | None = None) -> None:
        """The invite stops working; a seat is no longer reserved."""
        raise NotImplementedError

    async def invitation(self, invite: str, browser: str) -> Invitation:
        """What an invite leads to, without using it: link previews take no seat."""
        raise NotImplementedError

    # ------------------------------------------------------------ seats

    async def join(
        self,
        browser: str,
        name: str,
        *,
        invite: str | None = None,
        match: str | None = None,
        seat: Seat | None = None,
    ) -> Joined:
        """Sit down, by invite, or by id at a listed table or one where this browser sits already.

        Without a seat, the first open one, or the one this browser has; with a seat, a further one
        (pass and play). Possible while the match runs, if a seat is open.
        """
        raise NotImplementedError

    async def admit(self, invite: str, browser: str) -> str:
        """Let this browser watch the table of an invite; the table's id."""
        raise NotImplementedError

    async def change_seat(self, match: str, browser: str, seat: Seat, to: Seat) -> None:
        """Move to an open seat before the match begins."""
        raise NotImplementedError

    async def rename(self, match: str, browser: str, seat: Seat, name: str) -> None:
        """Be called something else; remembered for this browser's next table."""
        raise NotImplementedError

    async def name_of(self, browser: str) -> str:
        """The name this browser used last; empty if none."""
        raise NotImplementedError

    async def leave(self, match: str, browser: str, seat: Seat) -> None:
        """Give the seat up. If the host goes, another person at the table becomes host."""
        raise NotImplementedError

    async def seat_bot(self, match: str, browser: str, seat: Seat, strength: Strength) -> None:
        """The host puts a bot on an open seat, changes its strength, or lets one stand in for an
        absent person; a present person is SeatTaken."""
        raise NotImplementedError

    async def take_back(self, match: str, browser: str, seat: Seat) -> None:
        """The stand-in goes and the person decides again; asked by the person or the host. Playing
        a move takes the seat back as well."""
        raise NotImplementedError

    async def send_away(self, match: str, browser: str, seat: Seat) -> None:
        """The host sends a bot away; its seat is open."""
        raise NotImplementedError

    # ------------------------------------------------------------ playing

    async def read(self, match: str, browser: str) -> Table:
        """The table, without what lies on it."""
        raise NotImplementedError

    async def look(self, match: str, browser: str, seat: Seat | None) -> Look:
        """The match as this browser's seat sees it; None as a spectator does. NotNow(not_begun)
        before the deal."""
        raise NotImplementedError

    async def play(
        self,
        match: str,
        browser: str,
        seat: Seat,
        move: Move,
        *,
        seen: int,
        click: str | None = None,
    ) -> Played:
        """Make a move; when this returns it is on disk.

        `seen` is the ply of the page: StaleMove if this seat has moved since. `click` names the
        click (at most 64 characters): the same one sent again is answered like the first.
        """
        raise NotImplementedError

    async def say(self, match: str, browser: str, seat: Seat, text: str) -> None:
        """Speak to the whole table, at most 500 characters; spectators cannot."""
        raise NotImplementedError

    def watch(self, match: str, browser: str, since: str | None = None) -> AsyncIterator[str]:
        """The table's versions: the present one at once, unless it is `since`, then the newest
        whenever something has changed. Whoever iterates is present at the table."""
        raise NotImplementedError

    async def record(self, match: str, browser: str) -> tuple[str, ...]:
        """The lines of the record (`core.record`); NotNow(not_over) until the match is over."""
        raise NotImplementedError

    def faults(self) -> tuple[Fault, ...]:
        """What bots did wrong lately, newest last."""
        raise NotImplementedError
