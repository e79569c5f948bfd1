"""Can a finished match be seen again: any step, through any eyes, and only then?"""

import re
from random import Random

import pytest

from tests.web.support import House, Visitor

pytestmark = pytest.mark.anyio
NAMES = ("Ada", "Bram", "Cleo", "Dev")


def middle(page: str) -> str:
    """The table itself, without what stands around it."""
    found = re.search(r'<div class="board">.*?</main>', page, re.DOTALL)
    assert found is not None
    return found[0]


async def played(house: House, cap: int) -> tuple[str, list[Visitor], list[list[str]]]:
    """A match stopped after so many moves, and what each seat saw before each of them."""
    match, people = await house.begun(*NAMES, **{"option.turn_cap": str(cap)})
    random, seen = Random(3), []
    for ply in range(cap):
        seat = ply % 4
        seen.append([middle((await person.get(f"/t/{match}")).text) for person in people])
        move = random.choice(await house.legal(match, people[seat], seat))
        assert (await house.move(match, people[seat], seat, move)).status_code == 303
    return match, people, seen


async def test_each_seat_sees_again_what_it_saw(house: House) -> None:
    match, people, seen = await played(house, 6)
    for ply in (0, 3, 5):
        for seat in range(4):
            page = (await people[0].get(f"/t/{match}/replay/{ply}?as={seat}")).text
            names = middle(page)
            live = seen[ply][seat]
            cards = re.compile(r"card-\w+\.webp|slot--\w+|i-\w+")
            lit = {"slot--lit", "slot--none"}
            shown = [word for word in cards.findall(names) if word not in lit]
            assert shown == [word for word in cards.findall(live) if word not in lit]


async def test_all_open_shows_every_hand_and_a_seat_only_its_own(house: House) -> None:
    match, people, _ = await played(house, 4)
    public = (await people[0].get(f"/t/{match}/replay/2?as=")).text
    one = (await people[0].get(f"/t/{match}/replay/2?as=1")).text
    opened = (await people[0].get(f"/t/{match}/replay/2?as=all")).text
    assert 'class="hand' not in public
    assert 'class="hand' in one
    assert opened.count("loc loc--") > one.count("loc loc--")


async def test_the_record_is_there_to_keep_once_it_is_over(house: House) -> None:
    match, people, _ = await played(house, 4)
    answer = await people[2].get(f"/t/{match}/record.jsonl")
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    assert len(answer.text.splitlines()) == 5
    stranger = await house.guest()
    for path in ("/record.jsonl", "/replay/1", "/replay"):
        assert (await stranger.get(f"/t/{match}{path}")).status_code == 403


async def test_steps_that_are_none(house: House) -> None:
    match, people, _ = await played(house, 4)
    for path in ("/replay/5", "/replay/1?as=9", "/replay/1?as=-1", "/replay/1?as=x"):
        assert (await people[0].get(f"/t/{match}{path}")).status_code == 404
    for words, ply in (("", 0), ("?ply=3", 3), ("?ply=999", 4), ("?ply=x", 0)):
        answer = await people[0].get(f"/t/{match}/replay{words}")
        assert answer.headers["location"] == f"/t/{match}/replay/{ply}"


async def test_playing_it_asks_for_the_next_step_by_itself(house: House) -> None:
    match, people, _ = await played(house, 4)
    page = (await people[0].get(f"/t/{match}/replay/1?as=all&speed=2")).text
    assert f'hx-get="/t/{match}/replay/2?as=all&amp;speed=2"' in page
    assert re.search(r'<noscript><meta http-equiv="refresh" content="1;url=', page)
    last = (await people[0].get(f"/t/{match}/replay/4?as=all&speed=2")).text
    assert "hx-trigger" not in last


async def test_a_rematch_keeps_the_seats(house: House) -> None:
    match, people, _ = await played(house, 4)
    first = await people[0].post(f"/t/{match}/rematch")
    second = await people[1].post(f"/t/{match}/rematch")
    assert first.status_code == 303
    assert first.headers["location"] == second.headers["location"]
    after = first.headers["location"].removeprefix("/t/")
    table = await house.service.read(after, people[1].key)
    assert [chair.name for chair in table.chairs] == list(NAMES)
