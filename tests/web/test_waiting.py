"""Does every game have a waiting room for whoever comes: people, bots, somebody watching?"""

import re

import pytest

from parlour.games import GAMES
from tests.web.support import House

pytestmark = pytest.mark.anyio
ROOMS = [(game, seats) for game in GAMES for seats in GAMES[game].seats]


@pytest.mark.parametrize(("game", "seats"), ROOMS)
async def test_everybody_who_is_there_sees_everybody(house: House, game: str, seats: int) -> None:
    ada = await house.guest()
    form = {"seats": str(seats), "name": "Ada", "seat.0": "me", "watch": "yes"}
    here = (await ada.post(f"/new/{game}", form)).headers["location"]
    link = re.search(r"/join/[\w-]+", (await ada.get(here)).text)
    assert link is not None
    people = [ada]
    for seat in range(1, seats):
        people.append(await house.guest())
        await people[-1].get(link[0])
        assert (await people[-1].post("/join", {"name": f"Guest {seat}"})).status_code == 303
    people.append(await house.guest())
    await people[-1].get(link[0])
    await people[-1].post("/join", {"do": "watch"})
    for person in people:
        page = await person.get(here)
        assert page.status_code == 200
        assert all(f"Guest {seat}" in page.text for seat in range(1, seats))


@pytest.mark.parametrize(("game", "seats"), ROOMS)
async def test_bots_sit_there_too(house: House, game: str, seats: int) -> None:
    ada = await house.guest()
    form = {"seats": str(seats), "seat.0": "easy", "watch": "yes"}
    form |= {f"seat.{seat}": ("normal", "sharp")[seat % 2] for seat in range(1, seats)}
    here = (await ada.post(f"/new/{game}", form)).headers["location"]
    page = await ada.get(here)
    assert page.status_code == 200
    assert page.text.count('value="send_away"') == seats
