"""What do we ask of the database? A handful of statements in portable SQL."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final, TypeVar

from sqlalchemy import (
    Connection,
    Select,
    Update,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

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
from parlour.matches.store.schema import (
    CHAT,
    ENTRIES,
    MATCHES,
    PICTURES,
    SEATS,
    TABLES,
    WRITTEN_ONCE,
)

R = TypeVar("R")
LATEST_CHAT = 200


def replacing(kind: Any) -> Update:
    """The row with the same key gets all values; prepared once, for it is asked at every write."""
    table = TABLES[kind]
    same = and_(*[column == bindparam(f"its_{column.name}") for column in table.primary_key])
    return update(table).where(same).values({name: bindparam(name) for name in names_of(kind)})


def names_of(kind: Any) -> tuple[str, ...]:
    return tuple([field.name for field in fields(kind)])


COLUMNS: Final = {kind: names_of(kind) for kind in TABLES}
KEYS: Final = {kind: [key.name for key in table.primary_key] for kind, table in TABLES.items()}
INSERTS: Final = {kind: insert(table) for kind, table in TABLES.items()}
UPDATES: Final = {kind: replacing(kind) for kind in TABLES if kind not in WRITTEN_ONCE}


def put(connection: Connection, rows: Sequence[Row]) -> None:
    """Write rows, each in place of the one with its key."""
    for row in rows:
        kind = type(row)
        if isinstance(row, PackRow):
            connection.execute(delete(PICTURES).where(PICTURES.c.match == row.match))
        values = {name: getattr(row, name) for name in COLUMNS[kind]}
        if kind in UPDATES:
            key = {f"its_{name}": values[name] for name in KEYS[kind]}
            if connection.execute(UPDATES[kind], values | key).rowcount:
                continue
        connection.execute(INSERTS[kind], values)


def rows_of(kind: type[R], connection: Connection, query: Select[Any]) -> tuple[R, ...]:
    """Rows of one kind, whose fields are its table's columns in order."""
    return tuple([kind(*found) for found in connection.execute(query)])


def of_match(kind: Any, match: str) -> Select[Any]:
    table = TABLES[kind]
    return select(table).where(table.c.match == match).order_by(*table.primary_key)


def load(connection: Connection, match: str) -> Stored | None:
    """A table and all that belongs to it."""
    found = rows_of(MatchRow, connection, select(MATCHES).where(MATCHES.c.id == match))
    if not found:
        return None
    latest = select(CHAT).where(CHAT.c.match == match).order_by(CHAT.c.number.desc())
    said = select(func.max(CHAT.c.number)).where(CHAT.c.match == match)
    spectators = rows_of(SpectatorRow, connection, of_match(SpectatorRow, match))
    return Stored(
        found[0],
        rows_of(SeatRow, connection, of_match(SeatRow, match)),
        rows_of(InviteRow, connection, of_match(InviteRow, match)),
        frozenset([row.key for row in spectators]),
        rows_of(ChatRow, connection, latest.limit(LATEST_CHAT))[::-1],
        connection.execute(said).scalar() or 0,
        rows_of(EntryRow, connection, of_match(EntryRow, match)),
        next(iter(rows_of(PackRow, connection, of_match(PackRow, match))), None),
    )


def listed(connection: Connection, wanted: Wanted) -> tuple[Line, ...]:
    """Tables for the lobby, newest first."""
    query = select(MATCHES).where(MATCHES.c.status.in_(wanted.statuses))
    if wanted.key is None:
        query = query.where(MATCHES.c.is_listed)
    else:
        sitting = select(SEATS.c.match).where(SEATS.c.key == wanted.key)
        query = query.where(or_(MATCHES.c.host == wanted.key, MATCHES.c.id.in_(sitting)))
    query = query.order_by(MATCHES.c.touched.desc()).limit(wanted.most)
    matches = rows_of(MatchRow, connection, query)
    return tuple([line_of(connection, match) for match in matches])


def line_of(connection: Connection, match: MatchRow) -> Line:
    plies = select(func.max(ENTRIES.c.ply)).where(ENTRIES.c.match == match.id)
    return Line(
        match,
        rows_of(SeatRow, connection, of_match(SeatRow, match.id)),
        connection.execute(plies).scalar() or 0,
    )


def invite(connection: Connection, hash: str) -> InviteRow | None:
    table = TABLES[InviteRow]
    found = rows_of(InviteRow, connection, select(table).where(table.c.hash == hash))
    return found[0] if found else None


def name_of(connection: Connection, key: str) -> str:
    table = TABLES[BrowserRow]
    found = rows_of(BrowserRow, connection, select(table).where(table.c.key == key))
    return found[0].name if found else ""


def pictures(connection: Connection, match: str, name: str | None) -> tuple[PictureRow, ...]:
    query = of_match(PictureRow, match)
    if name is not None:
        query = query.where(PICTURES.c.name == name)
    return rows_of(PictureRow, connection, query)
