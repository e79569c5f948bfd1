"""Does storage keep what it was given? The same facts for the database and its twin in memory."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from parlour.core.errors import StoreFailed
from parlour.matches.store.memory import MemoryStore
from parlour.matches.store.rows import (
    BrowserRow,
    ChatRow,
    EntryRow,
    InviteRow,
    MatchRow,
    SeatRow,
    SpectatorRow,
    Wanted,
)
from parlour.matches.store.sql import SqlStore

pytestmark = pytest.mark.anyio

ROW = MatchRow("m", "calaveras", 2, "Low Tide", "h", "{}", True, True, True, "waiting", 1.5, 1.5)
AnyStore = MemoryStore | SqlStore


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AnyStore]:
    kept = MemoryStore() if request.param == "memory" else SqlStore(f"sqlite:///{tmp_path}/p.db")
    yield kept
    kept.close()


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[SqlStore]:
    kept = SqlStore(f"sqlite:///{tmp_path}/p.db")
    yield kept
    kept.close()


async def test_a_table_comes_back_as_it_was_written(store: AnyStore) -> None:
    seats = (SeatRow("m", 0, "person", "Ada", "k"), SeatRow("m", 1, "bot", "Wick", None, "easy"))
    invite = InviteRow("m", -1, 1, "hash", "k")
    chat = ChatRow("m", 1, 0, "Ada", "Hello — ¿listos?", 2.25, "1.blue")
    entries = (EntryRow("m", 1, '{"ply":1}', "click"), EntryRow("m", 2, '{"ply":2}'))
    await store.write(ROW, *seats[::-1], invite, chat, *entries[::-1], SpectatorRow("m", "s"))
    stored = await store.load("m")
    assert stored is not None
    assert stored.match == ROW
    assert (stored.seats, stored.invites, stored.chat) == (seats, (invite,), (chat,))
    assert (stored.entries, stored.spectators, stored.said) == (entries, frozenset("s"), 1)


async def test_an_unknown_table_is_none(store: AnyStore) -> None:
    assert await store.load("m") is None


async def test_a_row_replaces_the_one_with_its_key(store: AnyStore) -> None:
    await store.write(ROW, SeatRow("m", 0), SpectatorRow("m", "s"), BrowserRow("k", "Ada"))
    await store.write(replace(ROW, title="High Tide"), SeatRow("m", 0, "bot"))
    await store.write(SpectatorRow("m", "s"), BrowserRow("k", "Ida"))
    stored = await store.load("m")
    assert stored is not None
    assert (stored.match.title, stored.seats[0].kind) == ("High Tide", "bot")
    assert await store.name_of("k") == "Ida"


async def test_one_ply_is_written_once(store: AnyStore) -> None:
    """Two writers can never both have ply 17."""
    await store.write(ROW, EntryRow("m", 1, "first"))
    with pytest.raises(StoreFailed):
        await store.write(EntryRow("m", 1, "second"))
    stored = await store.load("m")
    assert stored is not None
    assert [row.line for row in stored.entries] == ["first"]


async def test_all_rows_of_a_write_or_none(store: AnyStore) -> None:
    await store.write(ROW, EntryRow("m", 1, "first"))
    with pytest.raises(StoreFailed):
        await store.write(replace(ROW, title="changed"), EntryRow("m", 1, "second"))
    stored = await store.load("m")
    assert stored is not None
    assert stored.match.title == "Low Tide"


async def test_a_failing_write_spoils_no_other_that_came_with_it(store: AnyStore) -> None:
    await store.write(ROW, EntryRow("m", 1, "first"))
    rows = [EntryRow("m", ply, "x") for ply in (1, 2, 3)]
    results = await asyncio.gather(*[store.write(row) for row in rows], return_exceptions=True)
    assert isinstance(results[0], StoreFailed)
    assert results[1:] == [None, None]


async def test_only_the_latest_chat_is_read_and_all_of_it_counted(store: AnyStore) -> None:
    await store.write(ROW, *[ChatRow("m", n, 0, "Ada", str(n), n) for n in range(1, 252)])
    stored = await store.load("m")
    assert stored is not None
    assert [row.number for row in stored.chat] == list(range(52, 252))
    assert stored.said == 251


async def test_lists_tables_for_the_lobby(store: AnyStore) -> None:
    late = replace(ROW, id="late", touched=9.0, status="playing")
    mine = replace(ROW, id="mine", is_listed=False, status="over", host="k")
    sat = replace(ROW, id="sat", is_listed=False)
    await store.write(ROW, late, mine, sat, SeatRow("sat", 0, "person", "Ada", "k"))
    await store.write(EntryRow("late", 1, ""), EntryRow("late", 2, ""))
    lines = await store.listed(Wanted(("waiting", "playing")))
    assert [(line.match.id, line.plies) for line in lines] == [("late", 2), ("m", 0)]
    assert [line.match.id for line in await store.listed(Wanted(most=1))] == ["late"]
    assert {line.match.id for line in await store.listed(Wanted(key="k"))} == {"mine", "sat"}


async def test_finds_an_invite_by_its_hash(store: AnyStore) -> None:
    row = InviteRow("m", 1, 3, "hash", "k", "used")
    await store.write(ROW, row)
    assert await store.invite("hash") == row
    assert await store.invite("other") is None


async def test_what_was_asked_before_is_seen(store: AnyStore) -> None:
    """A table dropped in the middle of a write is read with that write done."""
    writing = asyncio.create_task(store.write(ROW))
    await asyncio.sleep(0)
    writing.cancel()
    assert await store.load("m") is not None or isinstance(store, MemoryStore)


async def test_moves_that_arrive_together_share_a_commit(sqlite: SqlStore) -> None:
    """Twenty tables, one flush: the first may go alone, the rest follow together."""
    tables = [replace(ROW, id=str(n)) for n in range(20)]
    await sqlite.write(*tables)
    before = sqlite.commits
    await asyncio.gather(*[sqlite.write(EntryRow(str(n), 1, "x")) for n in range(20)])
    assert sqlite.commits - before <= 2
    for n in range(20):
        stored = await sqlite.load(str(n))
        assert stored is not None
        assert len(stored.entries) == 1


async def test_nothing_is_answered_before_its_commit(sqlite: SqlStore) -> None:
    await sqlite.write(ROW)
    held, go = Event(), Event()

    def slow(connection: Any) -> None:
        held.set()
        go.wait(5)

    slowly = asyncio.create_task(sqlite.writer.do(slow))
    await asyncio.to_thread(held.wait, 5)
    after = asyncio.create_task(sqlite.write(EntryRow("m", 1, "x")))
    await asyncio.sleep(0.05)
    assert not after.done()
    go.set()
    await asyncio.gather(slowly, after)


async def test_a_bug_in_a_statement_stays_a_bug(sqlite: SqlStore) -> None:
    def wrong(connection: Any) -> None:
        raise KeyError("bug")

    with pytest.raises(KeyError):
        await sqlite.writer.do(wrong)
    await sqlite.write(ROW)


async def test_closing_finishes_what_was_asked(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/p.db"
    first = SqlStore(address)
    writing = [asyncio.create_task(first.write(replace(ROW, id=str(n)))) for n in range(5)]
    await asyncio.sleep(0)
    await asyncio.to_thread(first.close)
    await asyncio.gather(*writing)
    second = SqlStore(address)
    assert len(await second.listed(Wanted())) == 5
    second.close()


async def test_a_closed_store_refuses_and_keeps_nobody_waiting(tmp_path: Path) -> None:
    store = SqlStore(f"sqlite:///{tmp_path}/p.db")
    store.close()
    with pytest.raises(StoreFailed, match="closed"):
        await store.write(ROW)


def test_the_database_flushes_every_commit(sqlite: SqlStore) -> None:
    with sqlite.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
