"""A table's own pictures: who brings them, who sees which, and what is left of them."""

import json
from pathlib import Path

import pytest

from parlour.bots import BOTS
from parlour.core.errors import NotAllowed, NotNow, StoreFailed, UnknownMatch
from parlour.games import GAMES
from parlour.matches.bot_seats.questions import question_of
from parlour.matches.bot_seats.skills import Skill
from parlour.matches.bot_worker import reply
from parlour.matches.store.memory import MemoryStore
from parlour.matches.store.sql import SqlStore
from parlour.matches.tables import Settings
from tests.matches.gallery import (
    CARDS,
    a_seance,
    a_service,
    give,
    may_have,
    names,
    pack,
    photographs,
    to_the_end,
)
from tests.matches.support import ADA, BRAM, CLEO, DEV, seated

pytestmark = pytest.mark.anyio


async def test_before_the_deal_nobody_sees_a_picture() -> None:
    async with a_service() as service:
        match = await a_seance(service, begun=False)
        assert await may_have(service, match, ADA) == set()


async def test_the_ghost_sees_its_hand_and_psychics_do_not() -> None:
    async with a_service() as service:
        match = await a_seance(service)
        hand = (await service.look(match, ADA, 0)).view.hand
        assert await may_have(service, match, ADA) == set(hand)
        assert await may_have(service, match, BRAM) == set()
        assert await may_have(service, match, DEV) == set()


async def test_a_gift_is_seen_by_all_and_nothing_else_is() -> None:
    async with a_service() as service:
        match = await a_seance(service)
        sent = await give(service, match, 2)
        spectator = "eve's browser"
        invite = (await service.invites(match, ADA)).table
        assert invite is not None
        await service.admit(invite, spectator)
        for browser in (BRAM, CLEO, spectator):
            assert await may_have(service, match, browser) == sent
        assert await may_have(service, match, DEV) == set()


async def test_a_page_is_told_the_names_of_open_pictures_alone() -> None:
    async with a_service() as service:
        match = await a_seance(service)
        sent = await give(service, match, 1)
        every = await names(service, match)
        look = await service.look(match, BRAM, 1)
        assert look.pictures == {card: every[card] for card in sent}
        assert set(look.table.own or ()) == set(CARDS)
        hidden = set(every.values()) - set(look.pictures.values())
        assert not any(name in repr(look) for name in hidden)


async def test_large_and_small_are_the_same_picture() -> None:
    async with a_service() as service:
        match = await a_seance(service)
        for name in (await service.look(match, ADA, 0)).pictures.values():
            small = await service.picture(match, ADA, name, large=False)
            large = await service.picture(match, ADA, name, large=True)
            assert small.split()[1] == large.split()[1]


async def test_another_tables_pictures_are_unknown() -> None:
    async with a_service() as service:
        one, other = await a_seance(service), await a_seance(service)
        for name in (await service.look(one, ADA, 0)).pictures.values():
            with pytest.raises(UnknownMatch):
                await service.picture(other, ADA, name, large=False)


async def test_lots_decide_which_picture_stands_for_which_card() -> None:
    """Its place in the folder says nothing about a card, nor does an address."""
    async with a_service() as service:
        one, other = await a_seance(service), await a_seance(service)
        async with service.hall.at(one) as live:
            first = [live.pack[card] for card in CARDS]
        async with service.hall.at(other) as live:
            second = [live.pack[card] for card in CARDS]
        assert [it.caption for it in first] != [it.caption for it in second]
        assert not {it.name for it in first} & {it.name for it in second}
        assert {it.caption for it in first} == {it.caption for it in second}


async def test_only_the_host_brings_pictures_and_only_before_the_deal() -> None:
    async with a_service() as service:
        match = await a_seance(service, begun=False)
        for browser in (BRAM, DEV):
            with pytest.raises(NotAllowed):
                await service.bring_pictures(match, browser, photographs())
            with pytest.raises(NotAllowed):
                await service.remove_pictures(match, browser)
        await service.begin(match, ADA)
        for deed in (
            service.bring_pictures(match, ADA, photographs()),
            service.remove_pictures(match, ADA),
        ):
            with pytest.raises(NotNow) as refused:
                await deed
            assert refused.value.code == "begun"


async def test_too_few_pictures_and_other_games_are_refused() -> None:
    async with a_service() as service:
        match = await seated(service, ADA, BRAM, game="mysterium")
        with pytest.raises(NotNow, match="few_pictures"):
            await service.bring_pictures(match, ADA, photographs(83))
        motive = await seated(service, ADA, BRAM, game="motive")
        with pytest.raises(NotNow, match="no_own_pictures"):
            await service.bring_pictures(motive, ADA, photographs())


async def test_a_table_with_own_pictures_is_in_no_list() -> None:
    async with a_service() as service:
        match = await a_seance(service, begun=False, settings=Settings(is_listed=True))
        assert not (await service.lobby(DEV)).tables
        with pytest.raises(NotNow, match="own_listed"):
            await service.settle(match, ADA, settings=Settings(is_listed=True))
        await service.settle(match, ADA, settings=Settings(is_listed=False))
        await service.remove_pictures(match, ADA)
        await service.settle(match, ADA, settings=Settings(is_listed=True))
        assert [it.id for it in (await service.lobby(DEV)).tables] == [match]


async def test_pictures_brought_anew_take_the_place_of_the_others() -> None:
    store = MemoryStore()
    async with a_service(store) as service:
        match = await a_seance(service, begun=False)
        before = set((await names(service, match)).values())
        await service.bring_pictures(match, ADA, photographs(90, "A hat"))
        after = set((await names(service, match)).values())
        assert not before & after
        assert {row.name for row in await store.pictures(match)} == after


async def test_pictures_taken_away_are_gone_from_the_disk(tmp_path: Path) -> None:
    store = SqlStore(f"sqlite:///{tmp_path / 'p.db'}")
    async with a_service(store) as service:
        match = await a_seance(service, begun=False)
        assert len(await store.pictures(match)) == len(CARDS)
        await service.remove_pictures(match, ADA)
        assert await store.pictures(match) == ()
        assert (await service.read(match, ADA)).own is None


async def test_they_are_there_after_a_restart(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'p.db'}"
    async with a_service(SqlStore(address)) as service:
        match = await a_seance(service)
        before = (await service.look(match, ADA, 0)).pictures
        name = next(iter(before.values()))
        large = await service.picture(match, ADA, name, large=True)
    async with a_service(SqlStore(address)) as service:
        assert (await service.look(match, ADA, 0)).pictures == before
        assert await service.picture(match, ADA, name, large=True) == large


async def test_a_disk_that_refuses_leaves_the_table_as_it_was() -> None:
    store = MemoryStore()
    async with a_service(store) as service:
        match = await a_seance(service, begun=False)
        before = await names(service, match)
        store.fails = True
        with pytest.raises(StoreFailed):
            await service.bring_pictures(match, ADA, photographs())
        store.fails = False
        assert await names(service, match) == before
        assert len(await store.pictures(match)) == len(CARDS)


async def test_bots_are_told_captions_and_no_names() -> None:
    async with a_service() as service:
        match = await a_seance(service)
        async with service.hall.at(match) as live:
            question = question_of(live, 1, Skill("own", {"level": 2}), may_wait=False)
            hidden = [one.name for one in live.pack.values()]
        assert question["settings"]["own"]["v01"][0].startswith("A boat")
        assert not any(name in repr(question) for name in hidden)


async def test_a_bot_in_its_worker_plays_with_them() -> None:
    async with a_service() as service:
        match = await a_seance(service)
        async with service.hall.at(match) as live:
            question = question_of(live, 0, Skill("own", {"level": 3}), may_wait=False)
        answer = reply(GAMES, BOTS, json.dumps(question))
        assert answer["move"]["type"] in ("give", "crow")


async def test_a_rematch_takes_them_along_dealt_anew() -> None:
    async with a_service() as service:
        match = await a_seance(service)
        before = await pack(service, match)
        await to_the_end(service, match)
        after = await pack(service, await service.rematch(match, ADA))
        assert {one.caption for one in after.values()} == {one.caption for one in before.values()}
        assert [after[card].caption for card in CARDS] != [before[card].caption for card in CARDS]
        assert not {one.name for one in after.values()} & {one.name for one in before.values()}


async def test_when_the_match_is_over_all_are_open_until_the_host_takes_them_away() -> None:
    async with a_service() as service:
        match = await a_seance(service)
        await to_the_end(service, match)
        assert await may_have(service, match, BRAM) == set(CARDS)
        assert await may_have(service, match, DEV) == set()
        name = (await names(service, match))[CARDS[0]]
        await service.remove_pictures(match, ADA)
        assert await service.hall.store.pictures(match) == ()
        with pytest.raises(UnknownMatch):
            await service.picture(match, BRAM, name, large=False)
