"""Where do tables live between two moves? On SQLite in one folder, or any database by its address.

An answer of `write` means: flushed to disk. Nobody is shown a move before that.
"""

from typing import Protocol

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection

from parlour.matches import queries
from parlour.matches.migrations import upgrade
from parlour.matches.rows import InviteRow, Line, Row, Stored, Wanted
from parlour.matches.writer import Writer


class Store(Protocol):
    """The few operations of storage."""

    async def write(self, *rows: Row) -> None:
        """All of them or none, on disk when it returns; raises StoreFailed."""

    async def load(self, match: str) -> Stored | None:
        """All of one table, with everything written before this was asked."""

    async def listed(self, wanted: Wanted) -> tuple[Line, ...]:
        """Tables for the lobby, the latest first."""

    async def invite(self, hash: str) -> InviteRow | None:
        """The invite whose token has this hash."""

    async def name_of(self, key: str) -> str:
        """The name a browser used last; empty if none."""

    def close(self) -> None:
        """Finish what was asked for and let go of the database."""


class SqlStore:
    """A store on SQLAlchemy Core."""

    def __init__(self, address: str) -> None:
        """Open the database (`sqlite:///…`), bringing its tables up to date."""
        self.engine = open_engine(address)
        upgrade(self.engine)
        self.writer = Writer(self.engine)

    @property
    def commits(self) -> int:
        """Transactions so far."""
        return self.writer.commits

    async def write(self, *rows: Row) -> None:
        await self.writer.do(lambda connection: queries.put(connection, rows))

    async def load(self, match: str) -> Stored | None:
        return await self.writer.do(lambda connection: queries.load(connection, match))

    async def listed(self, wanted: Wanted) -> tuple[Line, ...]:
        return await self.writer.do(lambda connection: queries.listed(connection, wanted))

    async def invite(self, hash: str) -> InviteRow | None:
        return await self.writer.do(lambda connection: queries.invite(connection, hash))

    async def name_of(self, key: str) -> str:
        return await self.writer.do(lambda connection: queries.name_of(connection, key))

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()


def open_engine(address: str) -> Engine:
    engine = create_engine(address)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", prepare)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def prepare(connection: DBAPIConnection, record: object) -> None:
    """Write-ahead log, full flushes; transactions begin where we say, not where the driver does."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        "busy_timeout = 5000",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
