"""How do tables come about? The lobby, opening a table, beginning, and once more."""

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any

from parlour.core.errors import NotNow
from parlour.matches import opening
from parlour.matches.keys import hashed
from parlour.matches.service.door import Door
from parlour.matches.snapshots import listings_of
from parlour.matches.store.rows import BrowserRow, Row, SeatRow, Wanted
from parlour.matches.tables import Lobby, Settings
from parlour.matches.texts import clean


class TableDoor(Door):
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
        options: Mapping[str, Any] | None = None,
        title: str = "",
        settings: Settings | None = None,
    ) -> str:
        """Open a table and be its host; with a name, sit down on seat 0. The id of the table."""
        key, now = hashed(browser), self.hall.now()
        rules = opening.known_game(self.hall.games, game)
        choice = opening.chosen(rules, seats, options)
        called = clean("title", title)
        row = opening.new_table(rules, seats, key, called, choice, settings or Settings(), now)
        rows = opening.rows_of_table(row, self.secret)
        if name is not None:
            rows += self.first_seat(row.id, key, clean("name", name))
        await self.hall.store.write(*rows)
        return row.id

    def first_seat(self, match: str, key: str, name: str) -> list[Row]:
        return [SeatRow(match, 0, "person", name, key), BrowserRow(key, name)]

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
        async with self.as_host(match, browser) as live:
            row = live.row
            if options is not None:
                if row.status != "waiting":
                    raise NotNow("begun")
                row = replace(row, options=opening.chosen(live.game, row.seats, options))
            if title is not None:
                row = replace(row, title=clean("title", title))
            if settings is not None:
                row = replace(row, **asdict(settings))
            await self.hall.save(live, row)

    async def begin(self, match: str, browser: str) -> None:
        """The host has the cards dealt; every seat must have a person or a bot."""
        async with self.as_host(match, browser) as live:
            await self.hall.save(live, opening.begun(live, self.hall.now()))

    async def rematch(self, match: str, browser: str) -> str:
        """A new table with the same seats, waiting to begin; one for all who ask. Its id."""
        async with self.as_player(match, browser) as live:
            if live.row.status != "over":
                raise NotNow("not_over")
            if live.row.rematch is not None:
                return live.row.rematch
            key, now = hashed(browser), self.hall.now()
            other, rows = opening.rows_of_rematch(live, key, self.secret, now)
            await self.hall.save(live, *rows)
            return other
