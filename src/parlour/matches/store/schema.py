"""How do the rows lie in the database? The tables as they are today; `migrations` leads here."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

from parlour.matches.store import rows

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def of_match() -> Column[str]:
    return Column("match", Text, ForeignKey("matches.id"), primary_key=True)


MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("title", Text, nullable=False),
    Column("host", Text, nullable=False, index=True),
    Column("options", Text, nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("may_watch", Boolean, nullable=False),
    Column("previews", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("touched", Float(53), nullable=False),
    Column("header", Text),
    Column("begun", Float(53)),
    Column("outcome", Text),
    Column("rematch", Text),
    Column("rematch_of", Text),
    Column("aliases", Text),
)
Index("ix_matches_lobby", MATCHES.c.is_listed, MATCHES.c.status, MATCHES.c.touched)

SEATS: Final = Table(
    "seats",
    METADATA,
    of_match(),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("key", Text, index=True),
    Column("strength", Text),
)

INVITES: Final = Table(
    "invites",
    METADATA,
    of_match(),
    Column("seat", Integer, primary_key=True),
    Column("serial", Integer, nullable=False),
    Column("hash", Text, unique=True),
    Column("issuer", Text, nullable=False),
    Column("used", Text),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    of_match(),
    Column("ply", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    Column("click", Text),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    of_match(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("about", Text),
    Column("alias", Text),
)

SPECTATORS: Final = Table("spectators", METADATA, of_match(), Column("key", Text, primary_key=True))

BROWSERS: Final = Table(
    "browsers",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("name", Text, nullable=False),
)

PACKS: Final = Table("packs", METADATA, of_match(), Column("cards", Text, nullable=False))

PICTURES: Final = Table(
    "pictures",
    METADATA,
    of_match(),
    Column("name", Text, primary_key=True),
    Column("small", LargeBinary, nullable=False),
    Column("large", LargeBinary, nullable=False),
)

TABLES: Final[dict[type[rows.Row], Table]] = {
    rows.MatchRow: MATCHES,
    rows.SeatRow: SEATS,
    rows.InviteRow: INVITES,
    rows.EntryRow: ENTRIES,
    rows.ChatRow: CHAT,
    rows.SpectatorRow: SPECTATORS,
    rows.BrowserRow: BROWSERS,
    rows.PackRow: PACKS,
    rows.PictureRow: PICTURES,
}
WRITTEN_ONCE: Final = (rows.EntryRow, rows.ChatRow, rows.PictureRow)
