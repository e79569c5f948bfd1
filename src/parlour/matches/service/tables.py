"""How do tables come about? The lobby, opening a table, beginning, and once more."""

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any

from parlour.core.errors import NotNow
from parlour.core.seats import Seat
from parlour.matches import opening
from parlour.matches.keys import hashed
from parlour.matches.live import Live
from parlour.matches.service.door import require_voice
from parlour.matches.service.pictures import PictureDoor
from parlour.matches.snapshots import listings_of
from parlour.matches.store.rows import BrowserRow, MatchRow, Wanted
from parlour.matches.tables import Lobby, Settings, Strength
from parlour.matches.texts import clean

MOST_TABLES = 30
"""Unfinished tables that one browser may have."""
COUNTS_FOR = 24 * 3600.0
"""Seconds for which a table that nobody touches counts among them."""


class TableDoor(PictureDoor):
    """Tables as a whole."""

    async def lobby(self, browser: str) -> Lobby:
        """The tables that anybody may see, and this browser's own."""
        key, find, games = hashed(browser), self.hall.store.listed, dict(self.hall.games)
        mine = await find(Wanted(key=key))
        tables = await find(Wanted(("waiting", "playing")))
        replays = await find(Wanted(("over",)))
        return Lobby(*[listings_of(games, lines, key) for lines in (mine, tables, replays)])

    async def create(
        self,
        browser: str,
        game: str,
        seats: int,
        *,
        name: str | None = None,
        beside: Mapping[Seat, str] | None = None,
        bots: Mapping[Seat, Strength] | None = None,
        options: Mapping[str, Any] | None = None,
        title: str = "",
        settings: Settings | None = None,
    ) -> str:
        """Open a table and be its host; with a name, sit down on seat 0. The id of the table.

        `beside` names further people at this browser, `bots` the strengths of bots, by seat.
        NotNow(too_many_tables) to who has opened more than anybody can play.
        """
        key, now = hashed(browser), self.hall.now()
        rules = opening.known_game(self.hall.games, game)
        choice, settings = opening.chosen(rules, seats, options), settings or Settings()
        opening.require_aliases(rules, seats, settings)
        called = clean("title", title)
        row = opening.new_table(rules, seats, key, called, choice, settings, now)
        here = ({} if name is None else {0: name}) | dict(beside or {})
        people = opening.people(row, here)
        seated = opening.with_bots(row, people, bots or {})
        rows = opening.rows_of_table(row, self.secret, seated)
        if name is not None:
            rows.append(BrowserRow(key, people[0].name))
        await self.require_room(key, now)
        await self.hall.store.write(*rows)
        return row.id

    async def require_room(self, key: str, now: float) -> None:
        """One browser alone does not fill the lobby; tables left lying are not held against it."""
        found = await self.hall.store.listed(Wanted(("waiting", "playing"), key, MOST_TABLES))
        if sum(line.match.touched > now - COUNTS_FOR for line in found) >= MOST_TABLES:
            raise NotNow("too_many_tables")

    async def settle(
        self,
        match: str,
        browser: str,
        *,
        title: str | None = None,
        options: Mapping[str, Any] | None = None,
        settings: Settings | None = None,
    ) -> None:
        """The host changes the table; options only before it begins, and its title never while
        the rules keep a seat of the host silent. NotNow(own_listed): a table with pictures of
        its own is in no list."""
        async with self.as_host(match, browser) as live:
            row = live.row
            if options is not None:
                if row.status != "waiting":
                    raise NotNow("begun")
                row = replace(row, options=opening.chosen(live.game, row.seats, options))
            if title is not None and title != row.title:
                require_voice(live, *live.held_by(row.host))
                row = replace(row, title=clean("title", title))
            if settings is not None:
                if settings.is_listed and live.pack:
                    raise NotNow("own_listed")
                row = self.arranged(live, row, settings)
            await self.hall.save(live, row)

    def arranged(self, live: Live, row: MatchRow, settings: Settings) -> MatchRow:
        """The row with these settings; who plays under aliases does so to the end."""
        if settings.aliases != (row.aliases is not None):
            if row.status != "waiting":
                raise NotNow("begun")
            opening.require_aliases(live.game, row.seats, settings)
            row = replace(row, aliases=opening.wanted(settings))
        kept = asdict(settings) | {"aliases": row.aliases}
        return replace(row, **kept)

    async def begin(self, match: str, browser: str) -> None:
        """The host has the cards dealt; every seat must have a person or a bot."""
        async with self.as_host(match, browser) as live:
            await self.hall.save(live, *opening.begun(live, self.hall.now(), self.lots))

    async def rematch(self, match: str, browser: str) -> str:
        """A new table with the same seats, waiting to begin; one for all who ask. Its id."""
        async with self.as_player(match, browser) as live:
            if live.row.status != "over":
                raise NotNow("not_over")
            if live.row.rematch is not None:
                return live.row.rematch
            key, now = hashed(browser), self.hall.now()
            other, rows = opening.rows_of_rematch(live, key, self.secret, now)
            rows += await self.taken_along(live, other)
            await self.hall.save(live, *rows)
            return other
