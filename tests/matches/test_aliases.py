"""Under aliases nobody knows who is who: not by seat, name, kind, host, presence or invite."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from parlour.core.errors import NotNow, SeatTaken
from parlour.games import GAMES
from parlour.matches.aliases import ALIASES
from parlour.matches.presence import SILENT
from parlour.matches.service import Service
from parlour.matches.store.memory import MemoryStore
from parlour.matches.tables import Chair, Settings
from parlour.words import Teller, book, languages
from tests.matches.fakes import GAMES as KNOWN
from tests.matches.support import ADA, BRAM, CLEO, DEV, Hands, manners, move_once

pytestmark = pytest.mark.anyio
PEOPLE = (ADA, BRAM, CLEO)
VEILED = Settings(aliases=True, is_listed=True)
SHY = {name: replace(game, secret_sides=lambda seats: True) for name, game in KNOWN.items()}
"""The games, as if each had something to hide."""


@asynccontextmanager
async def a_shy_service(**more: Any) -> AsyncGenerator[Service, None]:
    kept: dict[str, Any] = {"manners": manners("asleep"), "now": Hands()} | more
    service = Service(MemoryStore(), games=SHY, secret=b"s" * 32, **kept)
    try:
        yield service
    finally:
        await service.__aexit__()


async def gathered(service: Service) -> str:
    """Ada, Bram and Cleo at a table with aliases for a short match, not begun."""
    match = await service.create(
        ADA, "calaveras", 3, name="Ada", settings=VEILED, options={"turn_cap": 2}
    )
    invite = (await service.invites(match, ADA)).table
    await service.join(BRAM, "Bram", invite=invite)
    await service.join(CLEO, "Cleo", invite=invite)
    return match


async def begun(service: Service) -> str:
    match = await gathered(service)
    await service.begin(match, ADA)
    return match


async def beside_bots(service: Service) -> str:
    """Ada and Bram with a gentle and a sharp bot, begun."""
    match = await service.create(ADA, "calaveras", 4, name="Ada", settings=VEILED)
    await service.join(BRAM, "Bram", invite=(await service.invites(match, ADA)).table)
    await service.seat_bot(match, ADA, 2, "easy")
    await service.seat_bot(match, ADA, 3, "sharp")
    await service.begin(match, ADA)
    return match


async def seat_of(service: Service, match: str, browser: str) -> int:
    return (await service.read(match, browser)).mine[0]


async def chairs(service: Service, match: str, browser: str) -> tuple[Chair, ...]:
    return (await service.read(match, browser)).chairs


async def by_seat(service: Service, match: str) -> list[str]:
    found = {await seat_of(service, match, browser): browser for browser in PEOPLE}
    return [found[seat] for seat in range(3)]


async def play_out(service: Service, match: str) -> None:
    """To the end, whoever sits where."""
    order = await by_seat(service, match)
    while (await service.look(match, ADA, None)).outcome is None:
        await move_once(service, match, *order)


def test_every_alias_has_a_word_of_its_own_in_every_language() -> None:
    assert len(set(ALIASES)) == len(ALIASES) >= 2 * max(max(game.seats) for game in GAMES.values())
    for language in languages(None):
        t = Teller(book(None, language))
        assert len({str(t(f"aliases.{alias}")) for alias in ALIASES}) == len(ALIASES)


async def test_the_chairs_of_others_tell_nothing_but_their_aliases() -> None:
    async with a_shy_service() as service:
        match = await beside_bots(service)
        table = await service.read(match, BRAM)
        others = [chair for chair in table.chairs if not chair.is_mine]
        assert others == [
            Chair(chair.seat, "person", "", is_present=True, alias=chair.alias) for chair in others
        ]
        assert len({chair.alias for chair in table.chairs}) == 4
        mine = table.chairs[table.mine[0]]
        assert (mine.name, mine.is_host) == ("Bram", False)


async def test_seats_and_aliases_hang_on_neither_the_order_nor_the_names() -> None:
    """Every person is found on every seat and under many aliases."""
    seats: set[tuple[str, int]] = set()
    aliases: dict[str, set[str | None]] = {browser: set() for browser in PEOPLE}
    async with a_shy_service(lots=Random(5)) as service:
        for _ in range(24):
            match = await begun(service)
            for browser in PEOPLE:
                seat = await seat_of(service, match, browser)
                seats.add((browser, seat))
                aliases[browser].add((await chairs(service, match, browser))[seat].alias)
    assert len(seats) == 9
    assert min(map(len, aliases.values())) > 8


async def test_the_lobby_lists_a_running_match_without_names() -> None:
    async with a_shy_service() as service:
        match = await begun(service)
        (line,) = (await service.lobby(DEV)).tables
        told = [(chair.kind, chair.name, chair.is_host) for chair in line.chairs]
        assert told == [("person", "", False)] * 3
        await play_out(service, match)
        (line,) = (await service.lobby(DEV)).replays
        assert {chair.name for chair in line.chairs} == {"Ada", "Bram", "Cleo"}
        assert all(chair.alias for chair in line.chairs)


async def test_talk_goes_by_aliases_until_the_end() -> None:
    async with a_shy_service() as service:
        match = await gathered(service)
        await service.say(match, BRAM, 1, "Ready?")
        await service.begin(match, ADA)
        seat = await seat_of(service, match, BRAM)
        await service.say(match, BRAM, seat, "Trust me")
        alias = (await chairs(service, match, BRAM))[seat].alias
        for browser in PEOPLE:
            before, after = (await service.read(match, browser)).chat
            assert (before.name, before.alias) == ("Bram", None)
            assert (after.name, after.alias) == ("", alias)
        await play_out(service, match)
        before, after = (await service.read(match, CLEO)).chat
        assert (before.name, after.name, after.alias) == ("Bram", "Bram", alias)


async def test_the_host_cannot_tell_a_bot_from_a_person_who_is_there() -> None:
    async with a_shy_service() as service:
        match = await beside_bots(service)
        for seat in {0, 1, 2, 3} - {await seat_of(service, match, ADA)}:
            with pytest.raises(SeatTaken, match=str(seat)):
                await service.seat_bot(match, ADA, seat, "sharp")
            with pytest.raises(SeatTaken, match=str(seat)):
                await service.send_away(match, ADA, seat)


async def test_away_is_only_who_keeps_the_table_waiting() -> None:
    hands = Hands()
    async with a_shy_service(now=hands) as service:
        match = await begun(service)
        hands.turn(SILENT - 1)
        assert all(chair.is_present for chair in await chairs(service, match, CLEO))
        hands.turn(SILENT)
        awaited = set((await service.look(match, CLEO, None)).to_act)
        away = {chair.seat for chair in await chairs(service, match, CLEO) if not chair.is_present}
        assert away == awaited - {await seat_of(service, match, CLEO)}


async def test_a_bot_stands_in_for_nobody_but_who_keeps_the_table_waiting() -> None:
    hands = Hands()
    async with a_shy_service(now=hands) as service:
        match = await begun(service)
        order, mine = await by_seat(service, match), await seat_of(service, match, ADA)
        while mine in (await service.look(match, ADA, None)).to_act:
            await move_once(service, match, *order)
        (awaited,) = (await service.look(match, ADA, None)).to_act
        hands.turn(2 * SILENT)
        with pytest.raises(SeatTaken):
            await service.seat_bot(match, ADA, 3 - mine - awaited, "easy")
        await service.seat_bot(match, ADA, awaited, "easy")
        chair = (await chairs(service, match, ADA))[awaited]
        assert (chair.kind, chair.name, chair.strength) == ("person", "", "easy")
        await service.take_back(match, order[awaited], awaited)
        assert (await chairs(service, match, ADA))[awaited].strength is None


async def test_an_alias_stays_with_the_seat_that_somebody_leaves() -> None:
    async with a_shy_service() as service:
        match = await begun(service)
        seat = await seat_of(service, match, BRAM)
        alias = (await chairs(service, match, BRAM))[seat].alias
        await service.leave(match, BRAM, seat)
        chair = (await chairs(service, match, CLEO))[seat]
        assert (chair.kind, chair.name, chair.alias) == ("open", "", alias)
        await service.join(DEV, "Dev", invite=(await service.invites(match, CLEO)).table)
        chair = (await chairs(service, match, CLEO))[seat]
        assert (chair.kind, chair.name, chair.alias) == ("person", "", alias)


async def test_invites_of_seats_end_with_the_deal_and_the_host_makes_no_more() -> None:
    """Or who used one would be known by its seat."""
    async with a_shy_service() as service:
        match = await service.create(ADA, "calaveras", 3, name="Ada", settings=VEILED)
        token = await service.renew_invite(match, ADA, 2)
        await service.join(BRAM, "Bram", invite=token)
        await service.join(CLEO, "Cleo", invite=(await service.invites(match, ADA)).table)
        await service.begin(match, ADA)
        assert (await service.invites(match, ADA)).seats == {}
        with pytest.raises(NotNow, match="under_aliases"):
            await service.renew_invite(match, ADA, await seat_of(service, match, BRAM))


async def test_nobody_changes_their_name_behind_an_alias() -> None:
    """Or which names are taken would tell who has come to a seat that was left."""
    async with a_shy_service() as service:
        match = await begun(service)
        with pytest.raises(NotNow, match="under_aliases"):
            await service.rename(match, BRAM, await seat_of(service, match, BRAM), "Wick")
        await play_out(service, match)
        await service.rename(match, BRAM, await seat_of(service, match, BRAM), "Abraham")
        assert "Abraham" in {chair.name for chair in await chairs(service, match, CLEO)}


async def test_that_a_seat_moves_to_another_device_is_nobody_elses_to_see() -> None:
    async with a_shy_service() as service:
        match = await begun(service)
        seat = await seat_of(service, match, BRAM)
        token = await service.renew_invite(match, BRAM, seat)
        assert (await service.invites(match, BRAM)).seats == {seat: token}
        assert (await service.invites(match, ADA)).seats == {}


async def test_a_rematch_asks_for_new_aliases() -> None:
    async with a_shy_service() as service:
        match = await begun(service)
        await play_out(service, match)
        again = await service.read(await service.rematch(match, CLEO), CLEO)
        assert again.settings.aliases
        assert [chair.alias for chair in again.chairs] == [None] * 3
        assert {chair.name for chair in again.chairs} == {"Ada", "Bram", "Cleo"}


async def test_a_table_read_again_from_the_store_keeps_its_aliases() -> None:
    async with a_shy_service() as service:
        match = await begun(service)
        before = await chairs(service, match, BRAM)
        service.hall.forget(match)
        assert await chairs(service, match, BRAM) == before


async def test_aliases_are_settled_before_the_deal() -> None:
    async with a_shy_service() as service:
        match = await gathered(service)
        await service.settle(match, ADA, settings=Settings())
        assert not (await service.read(match, ADA)).settings.aliases
        await service.settle(match, ADA, settings=VEILED)
        await service.begin(match, ADA)
        with pytest.raises(NotNow, match="begun"):
            await service.settle(match, ADA, settings=Settings())
        assert (await service.read(match, ADA)).settings.aliases


async def test_only_a_game_with_secret_sides_is_played_under_aliases() -> None:
    """The Island has them from four seats on: ISL-1.4."""
    async with a_shy_service() as service:
        service.hall.games = GAMES
        for game, seats in (("calaveras", 4), ("island", 3)):
            with pytest.raises(NotNow, match="no_aliases"):
                await service.create(ADA, game, seats, name="Ada", settings=VEILED)
        match = await service.create(ADA, "island", 4, name="Ada", settings=VEILED)
        assert (await service.read(match, ADA)).settings.aliases


async def test_under_own_names_everybody_keeps_the_seat() -> None:
    async with a_shy_service() as service:
        match = await service.create(ADA, "toy", 2, name="Ada")
        await service.join(BRAM, "Bram", invite=(await service.invites(match, ADA)).table)
        await service.begin(match, ADA)
        known = [(chair.name, chair.alias) for chair in await chairs(service, match, BRAM)]
        assert known == [("Ada", None), ("Bram", None)]
