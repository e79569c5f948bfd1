"""What somebody drafts is shared as talk is: for the others, for a while, and on no disk."""

import pytest

from parlour.core.errors import NotationError, NotYourSeat
from parlour.matches.drafts import MOST, UNTOUCHED
from parlour.matches.presence import LINGER
from parlour.matches.service import Service
from tests.matches.support import ADA, BRAM, CLEO, Hands, a_service, a_table, move_once
from tests.matches.test_aliases import a_shy_service, begun, seat_of

pytestmark = pytest.mark.anyio
WORDS = {"g0": "pier:0:greta_moll"}


async def drafts(service: Service, match: str) -> dict[int, dict[str, str]]:
    look = await service.look(match, CLEO, None)
    return {seat: dict(words) for seat, words in look.drafts.items()}


async def test_the_others_see_a_draft_until_it_is_emptied() -> None:
    async with a_service() as service:
        match = await a_table(service, ADA, BRAM, CLEO)
        await service.draft(match, BRAM, 1, WORDS)
        assert await drafts(service, match) == {1: WORDS}
        await service.draft(match, BRAM, 1, {})
        assert await drafts(service, match) == {}


async def test_pages_wake_when_a_draft_changes_and_not_when_it_is_the_same() -> None:
    async with a_service() as service:
        match = await a_table(service, ADA, BRAM, CLEO)
        versions = []
        for words in ({}, WORDS, WORDS, {}):
            await service.draft(match, BRAM, 1, words)
            versions.append((await service.read(match, CLEO)).version)
        assert versions[1] == versions[2]
        assert len(set(versions)) == 3


async def test_a_move_ends_the_draft_of_its_seat_alone() -> None:
    async with a_service() as service:
        match = await a_table(service, ADA, BRAM, CLEO)
        (acting,) = (await service.look(match, ADA, 0)).to_act
        for seat, browser in enumerate((ADA, BRAM, CLEO)):
            await service.draft(match, browser, seat, WORDS)
        await move_once(service, match, ADA, BRAM, CLEO)
        assert set(await drafts(service, match)) == {0, 1, 2} - {acting}


async def test_a_draft_goes_with_its_author() -> None:
    hands = Hands()
    async with a_service(now=hands) as service:
        match = await a_table(service, ADA, BRAM, CLEO)
        await service.draft(match, BRAM, 1, WORDS)
        hands.turn(LINGER - 1)
        assert await drafts(service, match) == {1: WORDS}
        before = (await service.read(match, CLEO)).version
        hands.turn(1)
        await service.hall.tick()
        assert await drafts(service, match) == {}
        assert (await service.read(match, CLEO)).version != before
        await service.draft(match, BRAM, 1, WORDS)
        await service.leave(match, BRAM, 1)
        assert await drafts(service, match) == {}


async def test_under_aliases_a_draft_does_not_tell_who_is_there() -> None:
    hands = Hands()
    async with a_shy_service(now=hands) as service:
        match = await begun(service)
        seat = await seat_of(service, match, BRAM)
        await service.draft(match, BRAM, seat, WORDS)
        hands.turn(UNTOUCHED - 1)
        assert await drafts(service, match) == {seat: WORDS}
        await service.read(match, BRAM)  # Bram is there; that does not make it younger
        hands.turn(1)
        assert await drafts(service, match) == {}


async def test_nobody_drafts_for_somebody_else_nor_without_end() -> None:
    async with a_service() as service:
        match = await a_table(service, ADA, BRAM, CLEO)
        with pytest.raises(NotYourSeat):
            await service.draft(match, ADA, 1, WORDS)
        with pytest.raises(NotationError):
            await service.draft(match, ADA, 0, {"g0": "x" * MOST})
        assert await drafts(service, match) == {}


async def test_a_draft_is_on_no_disk() -> None:
    async with a_service() as service:
        match = await a_table(service, ADA, BRAM, CLEO)
        await service.draft(match, BRAM, 1, WORDS)
        service.hall.drop(match)
        assert await drafts(service, match) == {}
