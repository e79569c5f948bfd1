"""The store on SQLAlchemy Core: SQLite by default, any database by its address."""

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection

from parlour.matches.store import queries
from parlour.matches.store.migrations import upgrade
from parlour.matches.store.rows import InviteRow, Line, PictureRow, Row, Stored, Wanted
from parlour.matches.store.writer import Writer


class SqlStore:
    """Tables in a database, and one thread that writes them."""

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

    async def pictures(self, match: str, name: str | None = None) -> tuple[PictureRow, ...]:
        return await self.writer.do(lambda connection: queries.pictures(connection, match, name))

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
