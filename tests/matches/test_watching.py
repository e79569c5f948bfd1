"""Streams and presence: pages wake when something changes, and people are seen to come and go."""

import asyncio
from contextlib import aclosing

import pytest

from parlour.core.errors import NotAllowed
from parlour.matches.broadcast import Broadcast
from parlour.matches.presence import LINGER, Presence
from parlour.matches.tables import Settings
from tests.matches.support import ADA, BRAM, CLEO, DEV, Hands, a_service, a_table, move_once

pytestmark = pytest.mark.anyio
PEOPLE = (ADA, BRAM, CLEO)


async def test_a_page_gets_the_present_version_and_then_each_newer_one() -> None:
    broadcast = Broadcast()
    broadcast.bump("m")
    async with aclosing(broadcast.watch("m")) as versions:
        first = await anext(versions)
        assert first == broadcast.version("m")
        waiting = asyncio.ensure_future(anext(versions))
        await asyncio.sleep(0)
        assert not waiting.done()
        broadcast.bump("another table")
        await asyncio.sleep(0)
        assert not waiting.done()
        broadcast.bump("m")
        assert await waiting == broadcast.version("m") != first
    assert broadcast.pages == {}


async def test_a_slow_page_skips_to_the_newest() -> None:
    broadcast = Broadcast()
    async with aclosing(broadcast.watch("m")) as versions:
        await anext(versions)
        for _ in range(5):
            broadcast.bump("m")
        assert await anext(versions) == broadcast.version("m")
        rest = asyncio.ensure_future(anext(versions))
        await asyncio.sleep(0)
        assert not rest.done()
        rest.cancel()
        await asyncio.wait([rest])


async def test_who_has_the_version_already_waits_for_the_next() -> None:
    broadcast = Broadcast()
    broadcast.bump("m")
    async with aclosing(broadcast.watch("m", since=broadcast.version("m"))) as versions:
        waiting = asyncio.ensure_future(anext(versions))
        await asyncio.sleep(0)
        assert not waiting.done()
        broadcast.bump("m")
        assert await waiting == broadcast.version("m")


async def test_a_version_of_before_a_restart_is_never_the_present_one() -> None:
    before, after = Broadcast(), Broadcast()
    for broadcast in (before, after):
        broadcast.bump("m")
    assert before.version("m") != after.version("m")
    async with aclosing(after.watch("m", since=before.version("m"))) as versions:
        assert await anext(versions) == after.version("m")


async def test_streams_end_when_the_server_stops() -> None:
    async with a_service() as service:
        match = await a_table(service, *PEOPLE)
        pages = [asyncio.create_task(drained(service.watch(match, who))) for who in PEOPLE]
        await asyncio.sleep(0.01)
    await asyncio.wait_for(asyncio.gather(*pages), 1)


async def drained(versions: object) -> None:
    async for _ in versions:  # type: ignore[attr-defined]  # any stream
        pass


async def test_a_move_wakes_every_page_of_its_table() -> None:
    async with a_service() as service:
        match = await a_table(service, *PEOPLE)
        other = await a_table(service, *PEOPLE)
        still = service.hall.broadcast.version(other)
        streams = [service.watch(match, who) for who in PEOPLE]
        for stream in streams:
            await anext(stream)
        before = (await service.read(match, ADA)).version
        await move_once(service, match, *PEOPLE)
        after = (await service.read(match, ADA)).version
        assert after != before
        while await anext(streams[0]) != after:
            pass
        assert service.hall.broadcast.version(other) == still
        for stream in streams:
            await stream.aclose()


async def test_strangers_cannot_watch_a_private_table() -> None:
    async with a_service() as service:
        match = await a_table(service, *PEOPLE)
        with pytest.raises(NotAllowed, match="not_invited"):
            await anext(service.watch(match, DEV))
        assert not service.hall.presence(match).pages


async def test_several_tabs_are_one_person_who_goes_when_the_last_closes() -> None:
    hands = Hands()
    async with a_service(now=hands) as service:
        match = await a_table(service, *PEOPLE)
        hands.turn(LINGER)
        tabs = [service.watch(match, BRAM) for _ in range(3)]
        for tab in tabs:
            await anext(tab)
        assert [seat.is_present for seat in (await service.read(match, ADA)).chairs] == [
            *(True, True, False)
        ]
        for tab in tabs:
            await tab.aclose()
        assert (await service.read(match, ADA)).chairs[1].is_present
        hands.turn(LINGER)
        before = service.hall.broadcast.version(match)
        await service.hall.tick()
        assert service.hall.broadcast.version(match) != before
        assert not (await service.read(match, ADA)).chairs[1].is_present


async def test_watchers_are_counted_truly() -> None:
    async with a_service() as service:
        match = await a_table(service, *PEOPLE, settings=Settings(is_listed=True))
        pages = [service.watch(match, f"watcher {number % 5}") for number in range(20)]
        for page in pages:
            await anext(page)
        assert (await service.read(match, ADA)).watchers == 5
        for page in pages:
            await page.aclose()
        assert (await service.read(match, ADA)).watchers == 0


async def test_ticking_changes_nothing_where_nothing_has_changed() -> None:
    async with a_service() as service:
        match = await a_table(service, *PEOPLE)
        version = service.hall.broadcast.version(match)
        for _ in range(3):
            await service.hall.tick()
        assert service.hall.broadcast.version(match) == version


def test_presence_forgets_who_is_long_gone() -> None:
    presence = Presence()
    presence.greet("k", 0.0)
    presence.open_page("l", 0.0)
    presence.tidy(100.0, grace=60.0)
    assert not presence.is_here("k", 100.0)
    assert set(presence.seen) == {"l"}
    assert presence.anybody(100.0)
