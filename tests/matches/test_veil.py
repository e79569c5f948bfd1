"""Under aliases nothing that happens tells who is who: neither who comes and goes, nor whose name
is taken, nor who has become host."""

import pytest

from parlour.core.errors import NotAllowed, SeatTaken
from parlour.matches.keys import hashed
from parlour.matches.presence import SILENT
from parlour.matches.service import Service
from tests.matches.support import ADA, BRAM, CLEO, DEV, Hands, a_service, a_table, move_once
from tests.matches.test_aliases import a_shy_service, begun, by_seat, chairs, play_out, seat_of

pytestmark = pytest.mark.anyio


async def left_by(service: Service, match: str, browser: str) -> int:
    """The seat that this browser has just left."""
    seat = await seat_of(service, match, browser)
    await service.leave(match, browser, seat)
    return seat


async def joined(service: Service, match: str, name: str) -> None:
    """Dev takes the seat that is open, by the table's link."""
    invite = (await service.invites(match, CLEO)).table
    await service.join(DEV, name, invite=invite)


async def played_out(service: Service, match: str, *people: str) -> None:
    """To the end, after somebody has changed."""
    at = {await seat_of(service, match, browser): browser for browser in people}
    order = [at[seat] for seat in sorted(at)]
    while (await service.look(match, CLEO, None)).outcome is None:
        await move_once(service, match, *order)


async def is_awaited(service: Service, match: str, browser: str) -> bool:
    look = await service.look(match, ADA, None)
    return (await seat_of(service, match, browser)) in look.to_act


async def test_whose_names_are_taken_does_not_tell_who_has_left() -> None:
    async with a_shy_service() as service:
        match = await begun(service)
        await left_by(service, match, BRAM)
        await joined(service, match, "Cleo")
        mine = (await chairs(service, match, DEV))[await seat_of(service, match, DEV)]
        assert mine.name == "Cleo"


async def test_a_rematch_tells_two_of_one_name_apart() -> None:
    async with a_shy_service() as service:
        match = await begun(service)
        await left_by(service, match, BRAM)
        await joined(service, match, "ada")
        await played_out(service, match, ADA, CLEO, DEV)
        again = await service.read(await service.rematch(match, CLEO), CLEO)
        assert len({chair.name.casefold() for chair in again.chairs}) == 3


async def test_nobody_learns_that_the_host_has_gone() -> None:
    """Whoever became host would know who has left, and that no person sits before them."""
    hands = Hands()
    async with a_shy_service(now=hands) as service:
        match = await begun(service)
        await left_by(service, match, ADA)
        hands.turn(10 * SILENT)
        await service.read(match, BRAM)
        await service.hall.tick()
        for browser in (BRAM, CLEO):
            assert not (await service.read(match, browser)).is_host
        await joined(service, match, "Dev")
        await played_out(service, match, BRAM, CLEO, DEV)
        await service.hall.tick()
        hosts = [(await service.read(match, one)).is_host for one in (BRAM, CLEO, DEV)]
        assert sum(hosts) == 1


async def test_whoever_sits_there_sees_to_the_seats() -> None:
    """Nobody is known as host, and the host may have gone."""
    async with a_shy_service() as service:
        match = await begun(service)
        seat = await left_by(service, match, ADA)
        assert (await service.read(match, CLEO)).keeps_seats
        await service.seat_bot(match, CLEO, seat, "easy")
        with pytest.raises(SeatTaken):
            await service.send_away(match, BRAM, seat)
        for stranger in (DEV, "a spectator"):
            with pytest.raises(NotAllowed, match="not_host"):
                await service.seat_bot(match, stranger, seat, "easy")


async def test_under_own_names_only_the_host_does() -> None:
    async with a_service() as service:
        match = await a_table(service, ADA, BRAM, CLEO)
        assert (await service.read(match, ADA)).keeps_seats
        assert not (await service.read(match, BRAM)).keeps_seats
        with pytest.raises(NotAllowed, match="not_host"):
            await service.seat_bot(match, BRAM, 2, "easy")


async def test_who_was_gone_is_not_away_before_the_table_has_waited() -> None:
    """Or friends who know whose connection is lost would see at once under which alias."""
    hands = Hands()
    async with a_shy_service(now=hands) as service:
        match = await begun(service)
        order = await by_seat(service, match)
        hands.turn(3 * SILENT)
        await move_once(service, match, *order)
        (gone,) = (await service.look(match, ADA, None)).to_act
        friend = order[(gone + 1) % 3]
        service.hall.presence(match).seen[hashed(order[gone])] = 0.0
        assert (await chairs(service, match, friend))[gone].is_present
        hands.turn(SILENT)
        assert not (await chairs(service, match, friend))[gone].is_present


async def test_no_version_tells_that_somebody_came_or_went() -> None:
    hands = Hands()
    async with a_shy_service(now=hands) as service:
        match = await begun(service)
        order = await by_seat(service, match)
        while await is_awaited(service, match, CLEO):
            await move_once(service, match, *order)
        before = (await service.read(match, ADA)).version
        for _ in range(2):
            hands.turn(SILENT / 2)
            await service.read(match, ADA)
            await service.read(match, BRAM)
            await service.hall.tick()
        service.hall.presence(match).open_page(hashed(CLEO), hands())
        await service.read(match, CLEO)
        assert (await service.read(match, ADA)).version == before


async def test_the_number_of_watchers_tells_no_newcomer_from_a_bot() -> None:
    """Who watched and sits down is one fewer; with a bot on the seat it would be as many."""
    async with a_shy_service() as service:
        match = await begun(service)
        assert (await service.read(match, ADA)).watchers is None
        await play_out(service, match)
        assert (await service.read(match, ADA)).watchers == 0
