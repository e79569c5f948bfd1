"""Opening a table, changing it, beginning, the lobby, and once more."""

from typing import Any

import pytest

from parlour.core.errors import (
    NotAllowed,
    NotationError,
    NotNow,
    OptionsError,
    StoreFailed,
    UnknownMatch,
)
from parlour.core.record import read_header
from parlour.matches.service import Service
from parlour.matches.store.memory import MemoryStore
from parlour.matches.tables import Settings
from tests.matches.support import ADA, BRAM, CLEO, a_service, a_table, move_once, seated

pytestmark = pytest.mark.anyio


async def to_the_end(service: Service, match: str, *browsers: str) -> None:
    while (await service.look(match, browsers[0], 0)).outcome is None:
        await move_once(service, match, *browsers)


async def test_a_new_table_has_its_host_on_the_first_seat() -> None:
    async with a_service() as service:
        match = await service.create(ADA, "calaveras", 4, name=" Ada\t ", title="Low Tide")
        table = await service.read(match, ADA)
        assert (table.title, table.status, table.is_host) == ("Low Tide", "waiting", True)
        assert table.mine == (0,)
        assert table.open_seats == (1, 2, 3)
        assert (table.chairs[0].name, table.chairs[0].is_host) == ("Ada", True)
        assert await service.name_of(ADA) == "Ada"


async def test_a_host_need_not_play() -> None:
    async with a_service() as service:
        table = await service.read(await service.create(ADA, "calaveras", 4), ADA)
        assert table.is_host
        assert table.mine == ()


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        ({"game": "chess", "seats": 2}, "game"),
        ({"game": "calaveras", "seats": 2}, "seats"),
        ({"game": "calaveras", "seats": -1}, "seats"),
        ({"game": "calaveras", "seats": True}, "seats"),
        ({"game": "calaveras", "seats": 4, "options": {"first": 4}}, "first"),
        ({"game": "calaveras", "seats": 4, "options": {"wild": 1}}, "wild"),
        ({"game": "calaveras", "seats": 4, "options": {"turn_cap": 0}}, "turn_cap"),
    ],
)
async def test_what_no_game_can_be_played_with_is_refused(
    arguments: dict[str, Any], field: str
) -> None:
    store = MemoryStore()
    async with a_service(store) as service:
        with pytest.raises(OptionsError) as refusal:
            await service.create(ADA, **arguments)
        assert refusal.value.field == field
        assert store.commits == 0


@pytest.mark.parametrize(
    ("arguments", "path"), [({"name": " "}, "name"), ({"title": "x" * 61}, "title")]
)
async def test_texts_that_cannot_be_used_are_refused(arguments: Any, path: str) -> None:
    async with a_service() as service:
        with pytest.raises(NotationError) as refusal:
            await service.create(ADA, "calaveras", 4, **arguments)
        assert refusal.value.path == path


async def test_an_unknown_table_is_refused_everywhere() -> None:
    async with a_service() as service:
        with pytest.raises(UnknownMatch):
            await service.read("nowhere", ADA)
        with pytest.raises(UnknownMatch):
            await service.join(ADA, "Ada", match="nowhere")
        with pytest.raises(UnknownMatch):
            await service.join(ADA, "Ada")


async def test_the_host_changes_what_is_played_until_it_begins() -> None:
    async with a_service() as service:
        match = await seated(service, ADA, BRAM, CLEO)
        await service.settle(match, ADA, options={"first": 2}, title="New", settings=Settings(True))
        table = await service.read(match, ADA)
        assert (table.options, table.title, table.settings) == ({"first": 2}, "New", Settings(True))
        with pytest.raises(NotAllowed, match="not_host"):
            await service.settle(match, BRAM, title="Mine")
        with pytest.raises(OptionsError):
            await service.settle(match, ADA, title="Kept", options={"first": 3})
        await service.begin(match, ADA)
        assert (await service.look(match, ADA, 0)).to_act == (2,)
        with pytest.raises(NotNow, match="begun"):
            await service.settle(match, ADA, title="Kept", options={})
        await service.settle(match, ADA, title="Late")
        assert (await service.read(match, ADA)).title == "Late"


async def test_a_match_begins_when_all_seats_are_taken_and_the_host_says_so() -> None:
    async with a_service() as service:
        match = await seated(service, ADA, BRAM, CLEO)
        with pytest.raises(NotAllowed, match="not_host"):
            await service.begin(match, BRAM)
        with pytest.raises(NotNow, match="not_begun"):
            await service.look(match, ADA, 0)
        await service.leave(match, CLEO, 2)
        with pytest.raises(NotNow, match="seats_open"):
            await service.begin(match, ADA)
        await service.seat_bot(match, ADA, 2, "easy")
        await service.begin(match, ADA)
        with pytest.raises(NotNow, match="begun"):
            await service.begin(match, ADA)
        assert (await service.read(match, ADA)).status == "playing"


async def test_every_match_has_a_long_seed_of_its_own() -> None:
    store = MemoryStore()
    async with a_service(store) as service:
        seeds = set()
        for _ in range(3):
            stored = await store.load(await a_table(service, ADA, BRAM, CLEO))
            assert stored is not None
            assert stored.match.header is not None
            seeds.add(read_header(stored.match.header).seed)
        assert len(seeds) == 3
        assert all(len(seed) >= 32 for seed in seeds)


@pytest.mark.parametrize(
    ("people", "options", "cap"),
    [
        (0, {}, 400),
        (0, {"turn_cap": 7}, 7),
        (0, {"turn_cap": None}, None),
        (1, {}, None),
    ],
)
async def test_bots_alone_do_not_drag_on(people: int, options: Any, cap: int | None) -> None:
    """Unless the host chose, and only where nobody plays who could end it."""
    async with a_service() as service:
        name = "Ada" if people else None
        match = await service.create(ADA, "calaveras", 3, name=name, options=options)
        for seat in range(people, 3):
            await service.seat_bot(match, ADA, seat, "easy")
        await service.begin(match, ADA)
        assert (await service.look(match, ADA, None)).options.turn_cap == cap


async def test_the_lobby_lists_open_tables_own_ones_and_replays() -> None:
    async with a_service() as service:
        listed = Settings(is_listed=True)
        waiting = await service.create(ADA, "calaveras", 4, name="Ada", settings=listed)
        private = await a_table(service, BRAM, CLEO, game="toy")
        over = await a_table(service, BRAM, CLEO, game="toy", settings=listed)
        await to_the_end(service, over, BRAM, CLEO)
        lobby = await service.lobby(ADA)
        assert [line.id for line in lobby.tables] == [waiting]
        assert [line.id for line in lobby.mine] == [waiting]
        assert [(line.id, line.plies) for line in lobby.replays] == [(over, 2)]
        assert set(lobby.replays[0].outcome or {}) == {"winners"}
        assert {line.id for line in (await service.lobby(CLEO)).mine} == {private, over}
        assert lobby.tables[0].chairs[0].is_mine
        assert not (await service.lobby(CLEO)).tables[0].chairs[0].is_mine


async def test_a_rematch_has_the_same_seats_and_is_one_for_all() -> None:
    async with a_service() as service:
        match = await a_table(service, ADA, BRAM, game="toy", title="Low Tide")
        with pytest.raises(NotNow, match="not_over"):
            await service.rematch(match, ADA)
        await to_the_end(service, match, ADA, BRAM)
        with pytest.raises(NotAllowed, match="not_seated"):
            await service.rematch(match, CLEO)
        again = await service.rematch(match, BRAM)
        assert await service.rematch(match, ADA) == again
        table = await service.read(again, BRAM)
        assert [chair.name for chair in table.chairs] == ["Name 0", "Name 1"]
        assert (table.status, table.is_host, table.rematch_of) == ("waiting", True, match)
        assert (await service.read(match, ADA)).rematch == again
        await service.begin(again, BRAM)
        assert (await service.look(again, ADA, 0)).ply == 0


async def test_a_table_that_cannot_be_written_is_not_there() -> None:
    store = MemoryStore()
    async with a_service(store) as service:
        store.fails = True
        with pytest.raises(StoreFailed):
            await service.create(ADA, "calaveras", 4)
        store.fails = False
        assert (await service.lobby(ADA)).mine == ()
