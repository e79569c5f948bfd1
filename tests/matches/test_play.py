"""Moves through the door: once, in order, on disk first; talk; the record."""

import asyncio
from typing import Any

import pytest

from parlour.core.errors import (
    IllegalMove,
    NotAllowed,
    NotationError,
    NotNow,
    NotYourSeat,
    StaleMove,
    StoreFailed,
)
from parlour.core.game import Unreadable
from parlour.core.match import Match
from parlour.core.notation import write
from parlour.core.record import read_record, replay
from parlour.core.seats import CLOCK
from parlour.matches.store.memory import MemoryStore
from parlour.matches.tables import Played, Settings
from tests.core.toy import Hide, TimeUp
from tests.matches.fakes import GAMES
from tests.matches.support import (
    ADA,
    BRAM,
    CLEO,
    DEV,
    Hands,
    a_service,
    a_table,
    move_once,
    mover,
)

pytestmark = pytest.mark.anyio
PEOPLE = (ADA, BRAM, CLEO)


async def test_a_move_changes_what_everybody_sees() -> None:
    async with a_service() as service:
        match = await a_table(service, *PEOPLE)
        browser, seat, move, seen = await mover(service, match, *PEOPLE)
        assert await service.play(match, browser, seat, move, seen=seen) == Played(1)
        for number, other in enumerate(PEOPLE):
            look = await service.look(match, other, number)
            assert look.ply == 1
            assert len(look.heard) > look.last > 0


async def test_a_refused_move_changes_nothing() -> None:
    store = MemoryStore()
    async with a_service(store) as service:
        match = await a_table(service, *PEOPLE)
        browser, seat, _, seen = await mover(service, match, *PEOPLE)
        before, commits = await service.look(match, browser, seat), store.commits
        other = (seat + 1) % 3
        refusals = [
            (browser, seat, Unreadable(None, "it is no object"), "bad_move"),
            (PEOPLE[other], other, before.picks.moves[0], "not_your_turn"),
        ]
        for who, place, move, code in refusals:
            with pytest.raises(IllegalMove) as refusal:
                await service.play(match, who, place, move, seen=seen)
            assert refusal.value.code == code
        assert await service.look(match, browser, seat) == before
        assert store.commits == commits


async def test_a_double_click_plays_once() -> None:
    async with a_service() as service:
        match = await a_table(service, *PEOPLE)
        browser, seat, move, seen = await mover(service, match, *PEOPLE)
        await service.play(match, browser, seat, move, seen=seen)
        with pytest.raises(StaleMove):
            await service.play(match, browser, seat, move, seen=seen)
        assert (await service.look(match, browser, seat)).ply == 1


async def test_the_same_click_sent_again_is_answered_like_the_first() -> None:
    async with a_service() as service:
        match = await a_table(service, *PEOPLE)
        browser, seat, move, seen = await mover(service, match, *PEOPLE)
        first = await service.play(match, browser, seat, move, seen=seen, click="c1")
        again = await service.play(match, browser, seat, move, seen=seen, click="c1")
        assert (first, again) == (Played(1), Played(1, is_repeat=True))
        with pytest.raises(StaleMove):
            await service.play(match, browser, seat, move, seen=seen, click="c2")
        with pytest.raises(NotationError):
            await service.play(match, browser, seat, move, seen=seen, click="c" * 65)
        assert (await service.look(match, browser, seat)).ply == 1


async def test_two_moves_of_one_seat_in_the_same_instant_one_applies() -> None:
    """From two tabs, or two fingers."""
    async with a_service() as service:
        match = await a_table(service, *PEOPLE)
        for _ in range(20):
            browser, seat, _, seen = await mover(service, match, *PEOPLE)
            moves = (await service.look(match, browser, seat)).picks.moves
            results = await asyncio.gather(
                *[service.play(match, browser, seat, moves[n], seen=seen) for n in (0, -1)],
                return_exceptions=True,
            )
            assert [type(result) for result in results] == [Played, StaleMove]
            assert (await service.look(match, browser, seat)).ply == seen + 1


async def test_two_seats_that_move_in_the_same_instant_both_do() -> None:
    async with a_service() as service:
        match = await a_table(service, ADA, BRAM, game="toy")
        results = await asyncio.gather(
            service.play(match, ADA, 0, Hide(1), seen=0),
            service.play(match, BRAM, 1, Hide(2), seen=0),
        )
        assert {result.ply for result in results} == {1, 2}
        assert (await service.read(match, ADA)).status == "over"


@pytest.mark.parametrize("seen", [-1, 1, 10**9, True, None, "0"])
async def test_a_ply_that_cannot_have_been_seen_is_stale(seen: Any) -> None:
    async with a_service() as service:
        match = await a_table(service, *PEOPLE)
        browser, seat, move, _ = await mover(service, match, *PEOPLE)
        with pytest.raises(StaleMove):
            await service.play(match, browser, seat, move, seen=seen)


async def test_nobody_plays_for_the_clock_or_before_the_match() -> None:
    async with a_service() as service:
        match = await service.create(ADA, "toy", 2, name="Ada")
        with pytest.raises(NotNow, match="not_begun"):
            await service.play(match, ADA, 0, Hide(1), seen=0)
        await service.join(ADA, "Bram", match=match, seat=1)
        await service.begin(match, ADA)
        with pytest.raises(NotYourSeat):
            await service.play(match, ADA, CLOCK, TimeUp(), seen=0)
        with pytest.raises(IllegalMove):
            await service.play(match, ADA, 0, TimeUp(), seen=0)


async def test_after_the_end_the_rules_say_so() -> None:
    async with a_service() as service:
        match = await a_table(service, ADA, BRAM, game="toy")
        await move_once(service, match, ADA, BRAM)
        await move_once(service, match, ADA, BRAM)
        look = await service.look(match, ADA, 0)
        assert (look.table.status, look.to_act, look.picks.ways) == ("over", (), ())
        with pytest.raises(IllegalMove, match="over"):
            await service.play(match, ADA, 0, Hide(1), seen=look.ply)


async def test_if_the_disk_refuses_nobody_is_told_and_nothing_has_happened() -> None:
    store = MemoryStore()
    async with a_service(store) as service:
        match = await a_table(service, *PEOPLE)
        browser, seat, move, seen = await mover(service, match, *PEOPLE)
        before = await service.look(match, browser, seat)
        store.fails = True
        playing = asyncio.create_task(service.play(match, browser, seat, move, seen=seen))
        looking = asyncio.create_task(service.look(match, browser, seat))
        with pytest.raises(StoreFailed):
            await playing
        assert (await looking).view == before.view
        store.fails = False
        assert (await service.look(match, browser, seat)).ply == seen
        assert await service.play(match, browser, seat, move, seen=seen) == Played(seen + 1)


async def test_a_page_that_is_left_in_the_middle_of_a_move_leaves_no_half_of_it() -> None:
    store = MemoryStore()
    async with a_service(store) as service:
        match = await a_table(service, *PEOPLE)
        for _ in range(8):
            browser, seat, move, seen = await mover(service, match, *PEOPLE)
            playing = asyncio.create_task(service.play(match, browser, seat, move, seen=seen))
            await asyncio.sleep(0)
            playing.cancel()
            look = await service.look(match, browser, seat)
            stored = await store.load(match)
            assert stored is not None
            assert look.ply == len(stored.entries)


async def test_a_bug_in_the_rules_stops_that_move_not_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with a_service() as service:
        match = await a_table(service, *PEOPLE)
        browser, seat, move, seen = await mover(service, match, *PEOPLE)
        before = await service.look(match, browser, seat)

        def broken(*args: Any) -> None:
            raise AssertionError("a bug")

        with monkeypatch.context() as patched:
            patched.setattr(Match, "play", broken)
            with pytest.raises(AssertionError):
                await service.play(match, browser, seat, move, seen=seen)
        assert (await service.look(match, browser, seat)).view == before.view
        await service.play(match, browser, seat, move, seen=seen)


async def test_a_seat_sees_its_own_secrets_and_a_spectator_none() -> None:
    async with a_service() as service:
        match = await a_table(service, *PEOPLE, settings=Settings(is_listed=True))
        looks = [await service.look(match, browser, seat) for seat, browser in enumerate(PEOPLE)]
        watched = await service.look(match, DEV, None)
        for seat, look in enumerate(looks):
            shown = [isinstance(hand, tuple) for hand in look.view.hands.values()]
            assert shown == [seat == other for other in range(3)]
        assert all(isinstance(hand, int) for hand in watched.view.hands.values())
        assert watched.picks.ways == ()
        with pytest.raises(NotYourSeat):
            await service.look(match, DEV, 0)


async def test_the_record_is_secret_until_the_match_is_over_and_then_replays() -> None:
    async with a_service() as service:
        match = await a_table(service, ADA, BRAM, game="toy")
        for _ in range(2):
            with pytest.raises(NotNow, match="not_over"):
                await service.record(match, ADA)
            await move_once(service, match, ADA, BRAM)
        lines = await service.record(match, BRAM)
        again = replay(GAMES["toy"], read_record(GAMES, lines))
        assert again.outcome() == (await service.look(match, ADA, 0)).outcome
        assert [entry.at for entry in again.entries] == [Hands().at] * 2
        with pytest.raises(NotAllowed):
            await service.record(match, DEV)


async def test_nothing_a_seat_gets_holds_the_seed() -> None:
    store = MemoryStore()
    async with a_service(store) as service:
        match = await a_table(service, *PEOPLE)
        stored = await store.load(match)
        assert stored is not None
        assert stored.match.header is not None
        seed = read_record(GAMES, [stored.match.header]).header.seed
        await move_once(service, match, *PEOPLE)
        for seat, browser in enumerate(PEOPLE):
            look = await service.look(match, browser, seat)
            assert seed not in repr(look) + repr(write(look.view))


async def test_people_at_the_table_talk_and_all_read_it() -> None:
    hands = Hands()
    async with a_service(now=hands) as service:
        match = await a_table(service, *PEOPLE, settings=Settings(is_listed=True))
        await service.say(match, BRAM, 1, " <b>Who</b>\u202e\n did it? ")
        line = (await service.read(match, DEV)).chat[0]
        assert (line.seat, line.name, line.text) == (1, "Name 1", "<b>Who</b> did it?")
        for text in ("", "\u200b", "x" * 501):
            with pytest.raises(NotationError):
                await service.say(match, BRAM, 1, text)
        with pytest.raises(NotYourSeat):
            await service.say(match, DEV, 1, "Psst")
        for number in range(7):
            await service.say(match, BRAM, 1, str(number))
        with pytest.raises(NotNow, match="too_fast"):
            await service.say(match, BRAM, 1, "and more")
        await service.say(match, ADA, 0, "Calm down")
        hands.turn(11)
        await service.say(match, BRAM, 1, "Sorry")
        assert [line.number for line in (await service.read(match, ADA)).chat] == list(range(1, 11))
