"""Who sits where: leaving, changing places, bots, stand-ins, hosts who are gone."""

import pytest

from parlour.core.errors import NotAllowed, NotationError, NotNow, NotYourSeat, SeatTaken
from parlour.core.seats import Seat
from parlour.matches.presence import LINGER
from parlour.matches.service import Service
from parlour.matches.tables import Chair
from tests.matches.support import (
    ADA,
    BRAM,
    CLEO,
    DEV,
    Hands,
    a_service,
    a_table,
    mover,
    seated,
)

pytestmark = pytest.mark.anyio


async def chair(service: Service, match: str, seat: Seat, browser: str = ADA) -> Chair:
    return (await service.read(match, browser)).chairs[seat]


async def test_a_seat_number_alone_opens_nothing() -> None:
    async with a_service() as service:
        match = await a_table(service, ADA, BRAM, CLEO)
        browser, seat, move, seen = await mover(service, match, ADA, BRAM, CLEO)
        other = CLEO if browser != CLEO else ADA
        for call in (
            service.look(match, other, seat),
            service.play(match, other, seat, move, seen=seen),
            service.say(match, other, seat, "It was me"),
            service.rename(match, other, seat, "Me"),
            service.leave(match, other, seat),
            service.look(match, browser, 7),
            service.look(match, browser, -1),
        ):
            with pytest.raises(NotYourSeat):
                await call
        assert (await service.look(match, browser, seat)).ply == seen


async def test_moving_to_another_seat_before_the_match_begins() -> None:
    async with a_service() as service:
        match = await service.create(ADA, "calaveras", 3, name="Ada")
        await service.change_seat(match, ADA, 0, 2)
        assert (await service.read(match, ADA)).mine == (2,)
        assert (await service.read(match, ADA)).open_seats == (0, 1)
        await service.join(BRAM, "Bram", invite=(await service.invites(match, ADA)).table)
        with pytest.raises(SeatTaken):
            await service.change_seat(match, ADA, 2, 0)
        with pytest.raises(NotYourSeat):
            await service.change_seat(match, ADA, 0, 1)
        with pytest.raises(NotationError):
            await service.change_seat(match, ADA, 2, 3)
        await service.seat_bot(match, ADA, 1, "easy")
        await service.begin(match, ADA)
        with pytest.raises(NotNow, match="begun"):
            await service.change_seat(match, ADA, 2, 1)


async def test_names_can_change_and_must_differ() -> None:
    async with a_service() as service:
        match = await seated(service, ADA, BRAM, CLEO)
        await service.rename(match, BRAM, 1, "Bram the Bold")
        assert (await chair(service, match, 1)).name == "Bram the Bold"
        assert await service.name_of(BRAM) == "Bram the Bold"
        await service.rename(match, BRAM, 1, "bram the bold")
        with pytest.raises(NotationError, match="somebody else's"):
            await service.rename(match, CLEO, 2, "BRAM THE BOLD")
        with pytest.raises(NotationError, match="somebody else's"):
            await service.rename(match, CLEO, 2, "Bram the Bold\u200d")


async def test_whoever_leaves_gives_the_seat_to_others_also_in_a_match() -> None:
    async with a_service() as service:
        match = await a_table(service, ADA, BRAM, CLEO)
        await service.leave(match, BRAM, 1)
        assert (await service.read(match, ADA)).open_seats == (1,)
        assert (await service.read(match, BRAM)).mine == ()
        invite = (await service.invites(match, ADA)).table
        assert (await service.join(DEV, "Dev", invite=invite)).seat == 1
        assert (await service.look(match, DEV, 1)).view.hands[1]


async def test_nobody_takes_a_second_hand_once_the_cards_are_dealt() -> None:
    """The host could send a bot away, look at its cards and put it back."""
    async with a_service() as service:
        match = await service.create(ADA, "calaveras", 3, name="Ada")
        await service.join(ADA, "Bram", match=match, seat=1)
        await service.seat_bot(match, ADA, 2, "easy")
        await service.begin(match, ADA)
        await service.send_away(match, ADA, 2)
        for invite in (None, (await service.invites(match, ADA)).table):
            with pytest.raises(NotNow, match="begun"):
                await service.join(ADA, "Cleo", match=match, seat=2, invite=invite)
        bound = await service.renew_invite(match, ADA, 2)
        with pytest.raises(NotNow, match="begun"):
            await service.join(ADA, "Cleo", invite=bound)
        assert (await service.read(match, ADA)).open_seats == (2,)
        assert (await service.join(CLEO, "Cleo", invite=bound)).seat == 2


async def test_a_seat_on_another_device_may_come_back_to_one_that_has_a_seat() -> None:
    async with a_service() as service:
        match = await service.create(ADA, "calaveras", 3, name="Ada")
        await service.join(ADA, "Bram", match=match, seat=1)
        await service.seat_bot(match, ADA, 2, "easy")
        await service.begin(match, ADA)
        away = await service.renew_invite(match, ADA, 1)
        await service.join(BRAM, "Bram", invite=away)
        back = await service.renew_invite(match, BRAM, 1)
        assert (await service.join(ADA, "Bram", invite=back)).seat == 1
        assert (await service.read(match, ADA)).mine == (0, 1)


async def test_when_the_host_leaves_another_person_is_host() -> None:
    async with a_service() as service:
        match = await a_table(service, ADA, BRAM, CLEO)
        await service.leave(match, ADA, 0)
        assert (await service.read(match, BRAM)).is_host
        with pytest.raises(NotAllowed, match="not_host"):
            await service.seat_bot(match, ADA, 0, "easy")
        await service.seat_bot(match, BRAM, 0, "easy")


async def test_a_host_with_two_seats_stays_host_on_the_other() -> None:
    async with a_service() as service:
        match = await service.create(ADA, "calaveras", 3, name="Ada")
        await service.join(BRAM, "Bram", invite=(await service.invites(match, ADA)).table)
        await service.join(ADA, "Eve", match=match, seat=2)
        await service.leave(match, ADA, 2)
        assert (await service.read(match, ADA)).is_host


async def test_bots_on_open_seats() -> None:
    async with a_service() as service:
        match = await service.create(ADA, "calaveras", 4, name="Moth")
        await service.seat_bot(match, ADA, 1, "easy")
        await service.seat_bot(match, ADA, 2, "normal")
        names = [seat.name for seat in (await service.read(match, ADA)).chairs[:3]]
        assert len({name.casefold() for name in names}) == 3
        await service.seat_bot(match, ADA, 1, "sharp")
        assert (await chair(service, match, 1)).strength == "sharp"
        assert (await chair(service, match, 1)).kind == "bot"
        await service.send_away(match, ADA, 1)
        assert (await service.read(match, ADA)).open_seats == (1, 3)
        with pytest.raises(NotNow, match="seat_open"):
            await service.send_away(match, ADA, 1)
        with pytest.raises(SeatTaken):
            await service.send_away(match, ADA, 0)
        with pytest.raises(NotationError, match="easy, normal, sharp"):
            await service.seat_bot(match, ADA, 1, "godlike")  # type: ignore[arg-type]  # as a form may say
        with pytest.raises(NotationError):
            await service.seat_bot(match, ADA, 4, "easy")


async def test_only_the_host_seats_bots() -> None:
    async with a_service() as service:
        match = await seated(service, ADA, BRAM, CLEO)
        await service.leave(match, CLEO, 2)
        for call in (service.seat_bot(match, BRAM, 2, "easy"), service.send_away(match, BRAM, 2)):
            with pytest.raises(NotAllowed, match="not_host"):
                await call


async def test_a_bot_stands_in_for_the_absent_and_gives_the_seat_back() -> None:
    hands = Hands()
    async with a_service(now=hands, bot="asleep") as service:
        match = await a_table(service, ADA, BRAM, CLEO)
        with pytest.raises(SeatTaken):
            await service.seat_bot(match, ADA, 1, "easy")
        hands.turn(LINGER)
        await service.seat_bot(match, ADA, 1, "easy")
        stood = await chair(service, match, 1)
        assert (stood.kind, stood.name, stood.has_stand_in) == ("person", "Name 1", True)
        assert (await service.look(match, BRAM, 1)).view.hands[1]
        with pytest.raises(NotYourSeat):
            await service.take_back(match, CLEO, 1)
        await service.take_back(match, BRAM, 1)
        assert not (await chair(service, match, 1)).has_stand_in
        hands.turn(LINGER)
        await service.seat_bot(match, ADA, 1, "easy")
        await service.take_back(match, ADA, 1)
        assert not (await chair(service, match, 1)).has_stand_in


async def test_playing_takes_the_seat_back() -> None:
    hands = Hands()
    async with a_service(now=hands, fastest=60.0, slowest=60.0) as service:
        match = await a_table(service, ADA, BRAM, CLEO, options={"first": 1})
        hands.turn(LINGER)
        await service.seat_bot(match, ADA, 1, "easy")
        look = await service.look(match, BRAM, 1)
        await service.play(match, BRAM, 1, look.picks.moves[0], seen=look.ply)
        assert not (await chair(service, match, 1)).has_stand_in


async def test_a_host_long_gone_is_followed_by_someone_who_is_there() -> None:
    hands = Hands()
    async with a_service(now=hands) as service:
        match = await a_table(service, ADA, BRAM, CLEO)
        hands.turn(59)
        await service.read(match, CLEO)
        await service.hall.tick()
        assert not (await service.read(match, CLEO)).is_host
        hands.turn(2)
        await service.hall.tick()
        assert (await service.read(match, CLEO)).is_host
        await service.seat_bot(match, CLEO, 0, "easy")
        assert not (await service.read(match, ADA)).is_host


async def test_with_nobody_there_the_host_stays() -> None:
    hands = Hands()
    async with a_service(now=hands) as service:
        match = await a_table(service, ADA, BRAM, CLEO)
        hands.turn(100)
        await service.hall.tick()
        assert (await service.read(match, ADA)).is_host


async def test_seats_are_as_they_were_once_the_match_is_over() -> None:
    async with a_service() as service:
        match = await a_table(service, ADA, BRAM, game="toy")
        for _ in range(2):
            browser, seat, move, seen = await mover(service, match, ADA, BRAM)
            await service.play(match, browser, seat, move, seen=seen)
        for call in (
            service.leave(match, ADA, 0),
            service.seat_bot(match, ADA, 1, "easy"),
            service.send_away(match, ADA, 1),
        ):
            with pytest.raises(NotNow, match="over"):
                await call
