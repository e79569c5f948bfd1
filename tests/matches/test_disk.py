"""The service on a real disk: commits shared by tables, races, strangers' hands on the database."""

import asyncio
from pathlib import Path

import pytest

from parlour.core.errors import StaleMove, StoreFailed
from parlour.core.match import Entry
from parlour.core.record import write_entry
from parlour.matches.service import Service
from parlour.matches.store.rows import EntryRow
from parlour.matches.store.sql import SqlStore
from parlour.matches.tables import Played
from tests.matches.fakes import GAMES
from tests.matches.support import ADA, BRAM, CLEO, a_table, manners, mover

pytestmark = pytest.mark.anyio
PEOPLE = (ADA, BRAM, CLEO)


@pytest.fixture
def store(tmp_path: Path) -> SqlStore:
    return SqlStore(f"sqlite:///{tmp_path}/p.db")


async def test_moves_of_twenty_tables_share_commits(store: SqlStore) -> None:
    """The first may go alone; what arrives meanwhile goes together."""
    async with Service(store, games=GAMES, manners=manners()) as service:
        tables = [await a_table(service, *PEOPLE) for _ in range(20)]
        moves = [await mover(service, match, *PEOPLE) for match in tables]
        before = store.commits
        await asyncio.gather(
            *[
                service.play(match, browser, seat, move, seen=seen)
                for match, (browser, seat, move, seen) in zip(tables, moves, strict=True)
            ]
        )
        assert store.commits - before <= 3
        for match in tables:
            stored = await store.load(match)
            assert stored is not None
            assert len(stored.entries) == 1


async def test_one_move_posted_twice_at_once_is_one_entry(store: SqlStore) -> None:
    async with Service(store, games=GAMES, manners=manners()) as service:
        match = await a_table(service, *PEOPLE)
        for _ in range(30):
            browser, seat, move, seen = await mover(service, match, *PEOPLE)
            posts = [service.play(match, browser, seat, move, seen=seen) for _ in range(2)]
            results = await asyncio.gather(*posts, return_exceptions=True)
            assert [type(result) for result in results] == [Played, StaleMove]
        stored = await store.load(match)
        assert stored is not None
        assert [row.ply for row in stored.entries] == list(range(1, 31))


async def test_a_move_is_on_disk_before_anybody_sees_it(store: SqlStore, tmp_path: Path) -> None:
    """Whoever looks while it is written sees the table of before, or waits."""
    other = SqlStore(f"sqlite:///{tmp_path}/p.db")
    async with Service(store, games=GAMES, manners=manners()) as service:
        match = await a_table(service, *PEOPLE)
        for _ in range(20):
            browser, seat, move, seen = await mover(service, match, *PEOPLE)
            playing = asyncio.create_task(service.play(match, browser, seat, move, seen=seen))
            while not playing.done():
                look = await service.look(match, ADA, 0)
                stored = await other.load(match)
                assert stored is not None
                assert look.ply <= len(stored.entries)
            await playing
    other.close()


async def test_a_second_process_that_took_the_ply_wins_and_the_table_is_read_again(
    store: SqlStore,
) -> None:
    async with Service(store, games=GAMES, manners=manners()) as service:
        match = await a_table(service, *PEOPLE)
        browser, seat, move, seen = await mover(service, match, *PEOPLE)
        live = service.hall.lives[match].match
        assert live is not None
        theirs = live.picks(seat).moves[-1]
        line = write_entry(Entry(1, seat, theirs, 1.0))
        await store.write(EntryRow(match, 1, line))
        with pytest.raises(StoreFailed):
            await service.play(match, browser, seat, move, seen=seen)
        assert (await service.look(match, browser, seat)).ply == 1
        with pytest.raises(StaleMove):
            await service.play(match, browser, seat, move, seen=seen)
