"""Does everybody learn what became of the table: its end, a stand-in, who is away?"""

import re

import pytest

from parlour.games import GAMES
from parlour.matches.service import Service
from tests.web.support import House, Visitor, listening

pytestmark = pytest.mark.anyio
NAMES = ("Ada", "Bram", "Cleo", "Dev")


async def ended(house: House) -> tuple[str, list[Visitor]]:
    match, people = await house.begun(*NAMES, **{"option.turn_cap": "1"})
    move = (await house.legal(match, people[0], 0))[0]
    assert (await house.move(match, people[0], 0, move)).status_code == 303
    return match, people


def stream(page: str) -> str:
    found = re.search(r'hx-sse:connect="([^"]+)"', page)
    assert found is not None
    return found[1].replace("&amp;", "&")


async def test_the_end_hears_talk_and_the_next_round(house: House) -> None:
    match, people = await ended(house)
    page = (await people[1].get(f"/t/{match}")).text
    async with listening(people[1], stream(page)) as heard:
        await heard()  # the first beat
        await people[0].post(f"/t/{match}/say", {"seat": 0, "text": "gg"})
        assert await heard() == "event: talk\ndata:\n\n"
        after = (await people[0].post(f"/t/{match}/rematch")).headers["location"]
        told = await heard()
    assert f'href="{after}"' in told
    assert "The next round is open" in told
    assert "The next round" not in page
    assert f'href="{after}"' in (await people[2].get(f"/t/{match}")).text


@pytest.mark.parametrize("game", GAMES)
async def test_who_is_late_is_led_to_the_next_round(house: House, game: str) -> None:
    seats = GAMES[game].seats[1]
    ada, bram = await house.guest(), await house.guest()
    form = {"seats": str(seats), "name": "Ada", "seat.0": "me"}
    form |= {f"seat.{seat}": "easy" for seat in range(1, seats - 1)}
    here = (await ada.post(f"/new/{game}", form)).headers["location"]
    match = here.removeprefix("/t/")
    invite = (await house.service.invites(match, ada.key)).table
    await house.service.join(bram.key, "Bram", invite=invite)
    await ada.post(f"{here}/begin")
    await house.go_on(match, 3000)
    after = (await ada.post(f"{here}/rematch")).headers["location"]
    page = (await bram.get(here)).text
    assert f'href="{after}"' in page
    assert 'form="rematch"' not in page
    assert (await bram.get(after)).status_code == 200


async def absent(house: House, match: str, key: str, service: Service) -> None:
    """As if this browser had gone long ago."""
    from parlour.matches.keys import hashed

    presence = service.hall.presence(match)
    presence.seen[hashed(key)] = 0.0


async def test_who_comes_back_reads_that_a_bot_plays_for_them(house: House) -> None:
    match, people = await house.begun(*NAMES)
    await absent(house, match, people[1].key, house.service)
    answer = await people[0].post(f"/t/{match}/seats/1", {"do": "bot", "strength": "normal"})
    assert answer.status_code == 303
    page = (await people[1].get(f"/t/{match}")).text
    assert "A steady bot plays for you." in page
    assert "plays for you" not in (await people[2].get(f"/t/{match}")).text
    assert (await people[1].post(f"/t/{match}/seats/1", {"do": "take_back"})).status_code == 303
    assert "plays for you" not in (await people[1].get(f"/t/{match}")).text


async def test_the_room_says_who_is_away(house: House) -> None:
    match, people = await house.table(*NAMES)
    await absent(house, match, people[1].key, house.service)
    page = (await people[0].get(f"/t/{match}")).text
    assert "Every seat is taken." in page
    assert "Bram is away." in page
    assert "Everybody is here" not in page


async def test_giving_up_a_seat_takes_a_second_step(house: House) -> None:
    match, people = await house.begun(*NAMES)
    page = (await people[1].get(f"/t/{match}")).text
    sure = re.search(r'<details class="sure".*?</details>', page, re.DOTALL)
    assert sure is not None
    assert 'value="leave"' in sure[0]
    assert page.count('value="leave"') == 1


async def test_another_seat_is_somebody_elses(house: House) -> None:
    match, people = await house.begun(*NAMES)
    fields = {"ply": 0, "seat": 0, "type": "play", "card": "hotel", "to": "innocent"}
    answer = await people[1].post(f"/t/{match}/move", fields)
    assert answer.status_code == 403
    assert "That seat is somebody else" in answer.text


async def test_without_script_nothing_half_typed_is_lost(house: House) -> None:
    match, people = await house.begun(*NAMES)
    refresh = '<noscript><meta http-equiv="refresh"'
    waiting = (await people[1].get(f"/t/{match}")).text
    assert refresh in waiting
    still = re.search(r'href="(/t/[^"#]*)#talk">Say something', waiting)
    assert still is not None
    writing = (await people[1].get(still[1])).text
    assert refresh not in writing
    assert f'href="/t/{match}">Back to the game' in writing
    assert refresh not in (await people[0].get(f"/t/{match}")).text  # to act: nothing reloads
    room, (eve, _) = await house.table("Eve", "Finn")
    assert refresh not in (await eve.get(f"/t/{room}")).text
    assert "See who has come" in (await eve.get(f"/t/{room}")).text
