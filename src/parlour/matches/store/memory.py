"""A store that forgets: the same few operations in memory, for tests and demonstrations."""

import asyncio
from dataclasses import replace
from typing import Any

from parlour.core.errors import StoreFailed
from parlour.matches.store.queries import LATEST_CHAT
from parlour.matches.store.rows import (
    BrowserRow,
    ChatRow,
    EntryRow,
    InviteRow,
    Line,
    MatchRow,
    PackRow,
    PictureRow,
    Row,
    SeatRow,
    SpectatorRow,
    Stored,
    Wanted,
)
from parlour.matches.store.schema import TABLES, WRITTEN_ONCE


class MemoryStore:
    """Rows by kind and key. `fails` makes the coming writes fail, as a full disk would."""

    def __init__(self) -> None:
        self.rows: dict[type, dict[tuple[Any, ...], Row]] = {kind: {} for kind in TABLES}
        self.commits = 0
        self.fails = False

    async def write(self, *rows: Row) -> None:
        await asyncio.sleep(0)
        before = {kind: dict(found) for kind, found in self.rows.items()}
        try:
            for row in rows:
                self.put(row)
        except StoreFailed:
            self.rows = before
            raise
        self.commits += 1

    def put(self, row: Row) -> None:
        kind: Any = type(row)
        key = tuple([getattr(row, column.name) for column in TABLES[kind].primary_key])
        if self.fails or (isinstance(row, WRITTEN_ONCE) and key in self.rows[kind]):
            raise StoreFailed(kind.__name__)
        if isinstance(row, PackRow):
            kept = self.rows[PictureRow].items()
            self.rows[PictureRow] = {key: one for key, one in kept if key[0] != row.match}
        self.rows[kind][key] = replace(row)

    def of(self, kind: Any, match: str) -> tuple[Any, ...]:
        """The rows of a table, by key."""
        found = [row for row in self.rows[kind].items() if row[0][0] == match]
        return tuple([row for _, row in sorted(found)])

    async def load(self, match: str) -> Stored | None:
        await asyncio.sleep(0)
        found = self.of_id(match)
        if found is None:
            return None
        chat = self.of(ChatRow, match)
        return Stored(
            found,
            self.of(SeatRow, match),
            self.of(InviteRow, match),
            frozenset([row.key for row in self.of(SpectatorRow, match)]),
            chat[-LATEST_CHAT:],
            len(chat),
            self.of(EntryRow, match),
            next(iter(self.of(PackRow, match)), None),
        )

    def of_id(self, match: str) -> MatchRow | None:
        found = self.rows[MatchRow].get((match,))
        return found if isinstance(found, MatchRow) else None

    async def listed(self, wanted: Wanted) -> tuple[Line, ...]:
        every: list[Any] = list(self.rows[MatchRow].values())
        found = [row for row in every if row.status in wanted.statuses and self.fits(row, wanted)]
        found.sort(key=lambda row: float(row.touched), reverse=True)
        return tuple([self.line_of(row) for row in found[: wanted.most]])

    def fits(self, row: MatchRow, wanted: Wanted) -> bool:
        if wanted.key is None:
            return row.is_listed
        keys = [seat.key for seat in self.of(SeatRow, row.id)]
        return wanted.key in (row.host, *keys)

    def line_of(self, row: MatchRow) -> Line:
        return Line(row, self.of(SeatRow, row.id), len(self.of(EntryRow, row.id)))

    async def invite(self, hash: str) -> InviteRow | None:
        every: list[Any] = list(self.rows[InviteRow].values())
        return next((row for row in every if row.hash == hash), None)

    async def pictures(self, match: str, name: str | None = None) -> tuple[PictureRow, ...]:
        await asyncio.sleep(0)
        found: tuple[PictureRow, ...] = self.of(PictureRow, match)
        return tuple([row for row in found if name in (None, row.name)])

    async def name_of(self, key: str) -> str:
        found = self.rows[BrowserRow].get((key,))
        return found.name if isinstance(found, BrowserRow) else ""

    def close(self) -> None:
        """Nothing to let go of."""
