"""Does a séance work through links and forms alone, with all its hands at once?"""

import asyncio
import re

import pytest

from parlour.core.match import Match
from parlour.games.mysterium.moves import Vote
from tests.games.mysterium.support import (
    answer,
    give_all,
    hour,
    place_all,
    position,
    ready_all,
    reveal_all,
    revelation,
    share,
    vote_all,
)
from tests.web.seance import Seance, forms, links, query_of
from tests.web.support import House, open_house

pytestmark = pytest.mark.anyio


async def test_a_gift_grows_card_by_card_and_is_sent(house: House) -> None:
    seance = await Seance(house).begin(4)
    page = await seance.page(0)
    assert [form for form in forms(page) if form["type"] == "give"] == []
    first = links(page, 'class="card"')[0]
    page = await seance.page(0, first.partition("/t/" + seance.match)[2])
    gifts = [form for form in forms(page) if form["type"] == "give"]
    assert [gift["cards"].count("v") for gift in gifts] == [1]
    second = next(link for link in links(page, 'class="card"') if link.count("v") > 1)
    page = await seance.page(0, second.partition("/t/" + seance.match)[2])
    gift = next(form for form in forms(page) if form["type"] == "give")
    sent = await seance.send(0, gift)
    assert sent.status_code == 303
    blue = position(await seance.at()).psychics["blue"]
    assert blue.served
    assert ",".join(blue.visions) == gift["cards"]


async def test_what_is_planned_for_others_outlives_a_gift(house: House) -> None:
    seance = await Seance(house).begin(4)
    cards = sorted(position(await seance.at()).hand)  # type: ignore[arg-type]  # a whole position holds the cards
    answered = await seance.press(0, f"?blue={cards[0]}&red={cards[2]}.{cards[3]}", psychic="blue")
    assert query_of(answered.headers["location"]) == {"red": f"{cards[2]}.{cards[3]}"}
    page = await seance.page(0, "?" + answered.headers["location"].partition("?")[2])
    assert any(form.get("psychic") == "red" for form in forms(page))


async def test_a_whole_hour_by_buttons(house: House) -> None:
    seance = await Seance(house).begin(4)
    at = await seance.at()
    for colour in ("blue", "white", "red"):
        card = sorted(position(at).hand)[0]  # type: ignore[arg-type]  # a whole position holds the cards
        await seance.press(0, f"?{colour}={card}&look={colour}", type="give", psychic=colour)
    await seance.press(0, "", type="start_timer")
    for seat, colour in ((1, "blue"), (2, "white"), (3, "red")):
        await seance.press(seat, "", type="place", card=answer(at, colour))
    await seance.press(1, "", type="judge", on="red", sign="yes")
    await seance.press(1, "", type="unjudge", on="red")
    await seance.press(1, "", type="judge", on="red", sign="yes")
    await seance.press(2, "", type="unplace")
    await seance.press(2, "", type="place", card=answer(at, "white"))
    for seat in (1, 2, 3):
        await seance.press(seat, "", type="ready")
    for colour in ("red", "white", "blue"):
        await seance.press(0, "", type="reveal", psychic=colour)
    now = position(at)
    assert (now.hour, now.step) == (2, "visions")
    assert {one.stage for one in now.psychics.values()} == {"location"}
    assert [one.level for one in now.psychics.values()] == [1, 0, 0]


async def test_six_browsers_place_at_the_same_instant_and_all_count(house: House) -> None:
    """RACE-02: they know the same page; nothing is lost, nothing is doubled."""
    seance = await Seance(house).begin(7)
    await seance.on(give_all)
    at = await seance.at()
    pages = [await seance.page(seat) for seat in range(1, 7)]
    places = []
    for seat, page in enumerate(pages, 1):
        colour = next(w for w, one in position(at).psychics.items() if one.seat == seat)
        want = answer(at, colour)
        form = next(form for form in forms(page) if form.get("card") == want)
        places.append(seance.send(seat, form))
    answers = await asyncio.gather(*places)
    assert [one.status_code for one in answers] == [303] * 6
    now = position(at)
    assert [one.placed for one in now.psychics.values()] == [answer(at, w) for w in now.psychics]
    told = [type(event).__name__ for event in at.story.events]
    assert told.count("TokenPlaced") == 6


async def test_all_say_ready_at_the_same_instant_and_the_step_ends_once(house: House) -> None:
    seance = await Seance(house).begin(7)
    await seance.on(give_all)
    await seance.on(placed)
    at = await seance.at()
    readies = []
    for seat in range(1, 7):
        form = next(form for form in forms(await seance.page(seat)) if form["type"] == "ready")
        readies += [seance.send(seat, form), seance.send(seat, form)]  # a double click each
    answers = await asyncio.gather(*readies)
    assert [one.status_code for one in answers] == [303] * 12
    assert position(at).step == "manifesting"
    told = [type(event).__name__ for event in at.story.events]
    assert (told.count("SaidReady"), told.count("AllReady")) == (6, 1)


async def test_the_sand_shows_what_the_server_has_left(house: House) -> None:
    seance = await Seance(house).begin(4, timer="90")
    at = await seance.at()
    for colour in ("blue", "white", "red"):
        card = sorted(position(at).hand)[0]  # type: ignore[arg-type]  # a whole position holds the cards
        await seance.press(0, f"?{colour}={card}&look={colour}", psychic=colour)
    assert "data-sand" not in await seance.page(1)
    await seance.press(0, "", type="start_timer")
    for seat in range(4):
        page = await seance.page(seat)
        assert re.findall(r'data-sand="(\d+)" data-until="(\d+)"', page) == [("90", "1000090")]
        assert "1:30" in page


async def test_without_sand_there_is_no_clock(house: House) -> None:
    seance = await Seance(house).begin(4, timer="0")
    await seance.on(give_all)
    assert "data-sand" not in await seance.page(1)


# ---------------------------------------------------------------- silence


async def test_the_ghosts_page_has_nothing_to_write_with(house: House) -> None:
    """MYS-16.3"""
    seance = await Seance(house).begin(4)
    while position(await seance.at()).step != "shared":
        page = await seance.page(0)
        assert re.findall(r"<textarea|<input(?![^>]*type=\"(?:hidden|checkbox)\")", page) == []
        assert f"/t/{seance.match}/say" not in page
        assert 'name="say"' in page or f"/t/{seance.match}/say" in await seance.page(1)
        await seance.on(hour)
    here = f"/t/{seance.match}"
    said = await seance.people[0].post(f"{here}/say", {"seat": "0", "text": "It was the cook"})
    named = await seance.people[0].post(f"{here}/seats/0", {"do": "rename", "name": "The cook"})
    titled = await seance.people[0].post(f"{here}/settle", {"title": "The cook", "watch": "yes"})
    assert [one.status_code for one in (said, named, titled)] == [409] * 3
    assert "The cook" not in await seance.page(1)


async def test_the_ghost_reads_what_the_psychics_say(house: House) -> None:
    """MYS-16.7"""
    seance = await Seance(house).begin(4)
    await seance.people[1].post(f"/t/{seance.match}/say", {"seat": "1", "text": "Black wings?"})
    assert "Black wings?" in await seance.page(0)


async def test_in_the_poll_psychics_have_no_line_to_write_in(house: House) -> None:
    """MYS-16.5"""
    seance = await Seance(house).begin(4)
    assert f"/t/{seance.match}/say" in await seance.page(1)
    await seance.on(to_the_poll)
    page = await seance.page(1)
    assert f"/t/{seance.match}/say" not in page
    assert "The room is silent" in page


async def test_three_players_talk_in_the_poll(house: House) -> None:
    """MYS-15.8"""
    seance = await Seance(house).begin(3)
    await seance.on(to_the_poll)
    assert f"/t/{seance.match}/say" in await seance.page(1)


# ---------------------------------------------------------------- the revelation and after


def to_the_poll(at: Match) -> None:
    share(revelation(at), 2)


def to_the_end(at: Match) -> None:
    to_the_poll(at)
    vote_all(at, 2)


async def test_a_vote_is_marked_then_sealed(house: House) -> None:
    seance = await Seance(house).begin(4)
    await seance.on(to_the_poll)
    at = await seance.at()
    seat = at.to_act()[0]
    assert [form for form in forms(await seance.page(seat)) if form["type"] == "vote"] == []
    await seance.press(seat, "?group=3", type="vote", group="3")
    assert position(at).votes == {seat: 3}
    others = [await seance.page(other) for other in range(4) if other != seat]
    assert not any("group 3</span>" in page for page in others)


async def test_after_the_result_every_gift_is_told_and_all_may_remark(house: House) -> None:
    seance = await Seance(house).begin(4)
    await seance.on(to_the_end)
    page = await seance.page(0)
    gifts = re.findall(r"look=gift\d+#tale", page)
    assert len(set(gifts)) == 9  # three hours, three psychics
    about = re.search(r'name="about" value="([^"]+)"', page)
    assert about is not None
    sent = {"seat": "0", "text": "I meant the wings", "about": about[1], "then": "look=gift1"}
    noted = await seance.people[0].post(f"/t/{seance.match}/say", sent)
    assert noted.headers["location"] == f"/t/{seance.match}?look=gift1"
    told = [await seance.page(seat, "?look=gift1") for seat in range(5)]
    assert all(page.count("I meant the wings") == 2 for page in told)  # in the tale, in the talk
    assert (await seance.page(1, "?look=gift2")).count("I meant the wings") == 1


async def test_a_finished_seance_is_replayed_through_every_eye(house: House) -> None:
    seance = await Seance(house).begin(4)
    await seance.on(to_the_end)
    last = (await seance.at()).ply
    for eyes in ("", "all", "0", "2"):
        for ply in (0, 1, last // 2, last - 2, last):
            address = f"/t/{seance.match}/replay/{ply}?as={eyes}"
            answered = await seance.watcher.get(address)
            assert answered.status_code == 200, answered.text
            assert 'href="/t/' + seance.match in answered.text
    whole = (await seance.watcher.get(f"/t/{seance.match}/replay/{last // 2}?as=all")).text
    assert 'class="pocket' in whole or "group--true" in whole


async def test_nothing_is_remarked_on_before_the_end(house: House) -> None:
    seance = await Seance(house).begin(4)
    sent = {"seat": "1", "text": "I wonder", "about": "1.blue"}
    said = await seance.people[1].post(f"/t/{seance.match}/say", sent)
    assert said.status_code == 409
    assert "I wonder" not in await seance.page(1)


async def test_story_lines_name_players_and_pages_name_both_where_one_leads_two(
    house: House,
) -> None:
    seance = await Seance(house).begin(4)
    await seance.on(give_all)
    assert "Ada</b> a vision" in re.sub(r"\s+", " ", await seance.page(2, "/story"))
    async with open_house() as other:
        two = await Seance(other).begin(2)
        await two.on(give_all)
        page = await two.page(1)
        assert "Leopold Ferncastle" in page
        assert "Idris Valloon" in page


LOOKS = ("", "?look=blue", "?look=crow", "?look=nobody.v99", "?blue=v01&group=1&suspect=v02")


@pytest.mark.parametrize("seats", range(2, 8))
async def test_every_step_of_every_number_of_seats_has_its_page(seats: int) -> None:
    async with open_house() as house:
        seance = await Seance(house).begin(seats, difficulty="hard")
        seen = set()
        while position(await seance.at()).step != "over":
            seen.add(position(await seance.at()).step)
            await all_pages(seance)
            await seance.on(forward)
        await all_pages(seance)
        assert seen == {"visions", "placing", "manifesting", "shared", "voting"}


async def all_pages(seance: Seance) -> None:
    for person in seance.people:
        for look in LOOKS:
            answered = await person.get(f"/t/{seance.match}{look}")
            assert answered.status_code == 200, answered.text


def forward(at: Match) -> None:
    """To the next step."""
    step = position(at).step
    if step == "visions":
        give_all(at, 2)
    elif step == "placing":
        placed(at)
        ready_all(at)
    elif step == "manifesting":
        reveal_all(at)
    elif step == "shared":
        share(at)
    else:
        for seat in at.to_act():
            at.play(seat, Vote(1))


def placed(at: Match) -> None:
    place_all(at, lambda colour, hour: True)
