"""A new server on the same folder: the same tables. And tables that no longer follow."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from parlour.core.errors import NotNow, StaleMove, StoreFailed
from parlour.core.game import Move
from parlour.core.match import Match
from parlour.matches.service import Service, open_service
from parlour.matches.store.folder import Folder
from parlour.matches.store.memory import MemoryStore
from parlour.matches.store.rows import EntryRow, MatchRow
from parlour.matches.tables import Played, Settings
from tests.core.toy import TOY
from tests.matches.fakes import GAMES
from tests.matches.support import (
    ADA,
    BRAM,
    CLEO,
    Hands,
    a_service,
    a_table,
    manners,
    move_once,
    mover,
)

pytestmark = pytest.mark.anyio
PEOPLE = (ADA, BRAM, CLEO)


async def test_a_restart_brings_the_same_table_back(tmp_path: Path) -> None:
    async with open_service(tmp_path, manners=manners()) as service:
        match = await a_table(service, *PEOPLE, title="Low Tide", settings=Settings(True))
        for _ in range(7):
            await move_once(service, match, *PEOPLE)
        await service.say(match, BRAM, 1, "Hold on")
        browser, seat, move, seen = await mover(service, match, *PEOPLE)
        await service.play(match, browser, seat, move, seen=seen, click="c1")
        before = [await service.look(match, who, seat) for seat, who in enumerate(PEOPLE)]
        invites = await service.invites(match, ADA)
        csrf = service.secret_for("csrf")
    async with open_service(tmp_path, manners=manners()) as service:
        after = [await service.look(match, who, seat) for seat, who in enumerate(PEOPLE)]
        assert [same(look) for look in after] == [same(look) for look in before]
        assert after[0].table.version != before[0].table.version
        assert await service.invites(match, ADA) == invites
        assert service.secret_for("csrf") == csrf != service.secret_for("other")
        again = await service.play(match, browser, seat, move, seen=seen, click="c1")
        assert again == Played(seen + 1, is_repeat=True)
        with pytest.raises(StaleMove):
            await service.play(match, browser, seat, move, seen=seen)


def same(look: Any) -> Any:
    """The look without what tells one process from another."""
    chairs = tuple(replace(chair, is_present=False) for chair in look.table.chairs)
    table = replace(look.table, version="", chairs=chairs)
    return replace(look, table=table)


async def test_an_unused_table_leaves_the_memory_and_comes_back() -> None:
    hands = Hands()
    async with a_service(now=hands) as service:
        match = await a_table(service, *PEOPLE)
        await move_once(service, match, *PEOPLE)
        before = await service.look(match, ADA, 0)
        hands.turn(301)
        await service.hall.tick()
        assert match not in service.hall.lives
        after = await service.look(match, ADA, 0)
        assert after.view == before.view
        assert after.heard == before.heard


async def test_a_watched_table_stays_in_memory() -> None:
    hands = Hands()
    async with a_service(now=hands) as service:
        match = await a_table(service, *PEOPLE)
        page = service.watch(match, ADA)
        await anext(page)
        hands.turn(10_000)
        await service.hall.tick()
        assert match in service.hall.lives
        await page.aclose()


def test_a_folder_belongs_to_one_server_and_keeps_its_secret_to_itself(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "new" / "data")
    with pytest.raises(StoreFailed, match="another server"):
        Folder(tmp_path / "new" / "data")
    folder.close()
    again = Folder(tmp_path / "new" / "data")
    assert again.secret == folder.secret
    assert len(again.secret) == 32
    assert (again.path / "secret").stat().st_mode & 0o077 == 0
    again.close()


def test_a_broken_secret_is_refused_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(b"short")
    with pytest.raises(StoreFailed, match="no secret"):
        Folder(tmp_path)
    assert (tmp_path / "secret").read_bytes() == b"short"


# ---------------------------------------------------------------- moves that no longer follow


async def played(store: MemoryStore, plies: int) -> str:
    async with a_service(store) as service:
        match = await a_table(service, *PEOPLE)
        for _ in range(plies):
            await move_once(service, match, *PEOPLE)
        return match


def lines(store: MemoryStore) -> list[str]:
    found: list[Any] = list(store.rows[EntryRow].values())
    return [row.line for row in found]


async def shown(service: Service, match: str) -> tuple[Any, ...]:
    look = await service.look(match, ADA, 0)
    return look.table.status, look.table.stops_at, look.ply, look.picks.ways, look.to_act


@pytest.mark.parametrize(
    "change",
    [
        {"move": {"type": "twist_idle", "more": 1}},
        {"seat": 9},
        {"ply": 4},
    ],
)
async def test_a_match_that_no_longer_follows_is_shown_as_far_as_it_does(change: Any) -> None:
    """And kept whole, and nobody can move."""
    store = MemoryStore()
    match = await played(store, 6)
    row = store.rows[EntryRow][match, 3]
    assert isinstance(row, EntryRow)
    broken = json.dumps(json.loads(row.line) | change)
    store.rows[EntryRow][match, 3] = replace(row, line=broken)
    kept = lines(store)
    async with a_service(store) as service:
        assert await shown(service, match) == ("frozen", 3, 2, (), ())
        look = await service.look(match, ADA, 0)
        with pytest.raises(NotNow, match="frozen"):
            await service.play(match, ADA, 0, Move(), seen=look.ply)
        await service.say(match, ADA, 0, "What happened?")
        with pytest.raises(NotNow, match="not_over"):
            await service.record(match, ADA)
    assert lines(store) == kept
    store.rows[EntryRow][match, 3] = row
    async with a_service(store) as service:
        assert (await service.look(match, ADA, 0)).ply == 6


async def test_a_missing_ply_stops_the_match_there() -> None:
    store = MemoryStore()
    match = await played(store, 6)
    del store.rows[EntryRow][match, 4]
    async with a_service(store) as service:
        assert (await shown(service, match))[:3] == ("frozen", 4, 3)


async def test_a_bug_in_the_rules_freezes_the_table_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = MemoryStore()
    match = await played(store, 6)
    real = Match.play

    def breaks(self: Match, *args: Any) -> Any:
        result = real(self, *args)
        if self.ply == 5:
            raise ZeroDivisionError
        return result

    with monkeypatch.context() as patched:
        patched.setattr(Match, "play", breaks)
        async with a_service(store) as service:
            assert (await shown(service, match))[:3] == ("frozen", 5, 4)


async def test_a_header_these_rules_cannot_play_freezes_the_table() -> None:
    store = MemoryStore()
    match = await played(store, 2)
    row = store.rows[MatchRow][match,]
    assert isinstance(row, MatchRow)
    header = json.loads(row.header or "") | {"options": {"gone": True}}
    store.rows[MatchRow][match,] = replace(row, header=json.dumps(header))
    async with a_service(store) as service:
        table = await service.read(match, ADA)
        assert (table.status, table.stops_at) == ("frozen", 0)
        with pytest.raises(NotNow, match="frozen"):
            await service.look(match, ADA, 0)


async def test_a_record_is_handed_out_as_it_was_written_even_if_it_no_longer_follows() -> None:
    store = MemoryStore()
    async with a_service(store) as service:
        match = await a_table(service, ADA, BRAM, game="toy")
        await move_once(service, match, ADA, BRAM)
        await move_once(service, match, ADA, BRAM)
        record = await service.record(match, ADA)
    strict = replace(TOY, moves=TOY.moves[1:])
    games = {**GAMES, "toy": strict}
    service = Service(store, games=games, now=Hands())
    assert (await service.read(match, ADA)).status == "frozen"
    assert await service.record(match, ADA) == record
    await service.__aexit__()
