"""Who may speak where rules keep somebody silent: Mysterium's ghost, and psychics in a poll."""

import pytest

from parlour.core.errors import NotNow, NotYourSeat
from parlour.core.match import Match
from parlour.matches.service import Service
from parlour.matches.store.memory import MemoryStore
from tests.games.mysterium.support import hour, position, share, vote_all
from tests.matches.support import ADA, BRAM, CLEO, DEV, Hands, a_service, a_table

pytestmark = pytest.mark.anyio

PEOPLE = (ADA, BRAM, CLEO, DEV)


async def speaks(service: Service, match: str, seat: int) -> bool:
    """Whether a word is taken; if not, nobody reads it."""
    before = len((await service.read(match, ADA)).chat)
    refused = None
    try:
        await service.say(match, PEOPLE[seat], seat, "Psst")
    except NotNow as refusal:
        refused = refusal.code
    heard = len((await service.read(match, ADA)).chat) - before
    assert (refused, heard) in ((None, 1), ("silent", 0))
    return refused is None


async def played(service: Service, match: str) -> Match:
    """The match itself, to be played on behind the service's back."""
    async with service.hall.at(match) as live:
        assert live.match is not None
        return live.match


async def test_the_ghost_says_nothing_and_psychics_nothing_in_the_poll() -> None:
    """MYS-16.1, MYS-16.3, MYS-16.4, MYS-16.5, MYS-16.6"""
    async with a_service() as service:
        match = await a_table(service, *PEOPLE, game="mysterium")
        at = await played(service, match)
        while position(at).step != "shared":
            assert [await speaks(service, match, seat) for seat in range(4)] == [False, *[True] * 3]
            hour(at)
        assert [await speaks(service, match, seat) for seat in range(2)] == [False, True]
        share(at)
        assert [await speaks(service, match, seat) for seat in range(4)] == [False] * 4
        vote_all(at, 1)
        assert [await speaks(service, match, seat) for seat in range(4)] == [True] * 4


async def test_before_the_first_vision_everybody_may_speak() -> None:
    """MYS-16.1: at a table that has not begun there is no ghost yet."""
    async with a_service(MemoryStore()) as service:
        match = await service.create(ADA, "mysterium", 4, name="Ada")
        await service.say(match, ADA, 0, "Who wants to be the ghost?")
        assert len((await service.read(match, ADA)).chat) == 1


async def test_the_ghost_changes_no_name_and_no_title() -> None:
    """MYS-16.3: both are words that others read."""
    async with a_service() as service:
        match = await a_table(service, *PEOPLE, game="mysterium")
        with pytest.raises(NotNow, match="silent"):
            await service.rename(match, ADA, 0, "The cook")
        with pytest.raises(NotNow, match="silent"):
            await service.settle(match, ADA, title="It was the cook")
        await service.rename(match, BRAM, 1, "Abraham")
        assert [chair.name for chair in (await service.read(match, ADA)).chairs][1] == "Abraham"


async def test_who_sits_down_on_a_silent_seat_brings_no_word_as_a_name() -> None:
    """MYS-16.3: the ghost leaves and comes back, or takes its seat to another device."""
    async with a_service() as service:
        match = await a_table(service, *PEOPLE, game="mysterium")
        moved = await service.renew_invite(match, ADA, 0)
        await service.join("ada's phone", "It was the cook", invite=moved)
        assert (await service.read(match, BRAM)).chairs[0].name == "Name 0"
        await service.leave(match, "ada's phone", 0)
        table = (await service.invites(match, BRAM)).table
        await service.join("ada's phone", "It was the cook", invite=table)
        assert (await service.read(match, BRAM)).chairs[0].name == "Wick"
        await service.leave(match, BRAM, 1)
        await service.join(BRAM, "Bram, who may talk", invite=table)
        assert (await service.read(match, BRAM)).chairs[1].name == "Bram, who may talk"


async def test_that_the_ghost_closes_its_page_is_told_late() -> None:
    """MYS-16.3: to come and go is no sign."""
    hands = Hands()
    async with a_service(now=hands) as service:
        match = await a_table(service, *PEOPLE, game="mysterium")
        hands.turn(60)
        chairs = (await service.read(match, CLEO)).chairs
        assert [chair.is_present for chair in chairs] == [True, False, True, False]
        hands.turn(61)
        chairs = (await service.read(match, CLEO)).chairs
        assert [chair.is_present for chair in chairs] == [False, False, True, False]


async def test_that_a_silent_host_is_gone_is_told_no_sooner() -> None:
    """MYS-16.3: the host's place passes on when the host counts as gone, not before."""
    hands = Hands()
    async with a_service(now=hands) as service:
        match = await a_table(service, *PEOPLE, game="mysterium")
        for seconds, host in ((0, True), (70, True), (49, True), (2, False)):
            hands.turn(seconds)
            await service.read(match, BRAM)
            await service.hall.tick()
            assert (await service.read(match, BRAM)).chairs[0].is_host == host


async def test_a_remark_on_the_match_waits_for_its_end() -> None:
    async with a_service() as service:
        match = await a_table(service, *PEOPLE, game="mysterium")
        with pytest.raises(NotNow, match="not_over"):
            await service.say(match, BRAM, 1, "I wonder", about="1.blue")
        await service.say(match, BRAM, 1, "I wonder")
        assert [line.about for line in (await service.read(match, ADA)).chat] == [None]


async def test_only_its_own_browser_speaks_for_a_seat() -> None:
    """MYS-16.3"""
    async with a_service() as service:
        match = await a_table(service, *PEOPLE, game="mysterium")
        with pytest.raises(NotYourSeat):
            await service.say(match, ADA, 1, "It was the cook")
