"""What becomes of the longest names there can be, of people and of tables, in every game? Nothing
scrolls sideways, nothing that is read lies outside of its place, and axe finds nothing."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # ships no types

from parlour.core.chance import Chance
from parlour.core.match import Match
from parlour.games import GAMES
from parlour.matches.service import Service
from parlour.matches.texts import LIMITS
from tests.browser.conftest import DESKTOP, PHONE, Guest, Guests
from tests.strategies import wander

pytestmark = [pytest.mark.browser, pytest.mark.slow]
OPTIONS: dict[str, dict[str, Any]] = {
    "calaveras": {"first": 0},
    "motive": {"level": 5},
    "mysterium": {"timer": 0},
    "island": {"accomplice": True},
}
PLIES = {"calaveras": 12, "motive": 40, "mysterium": 20, "island": 30}
CUT = """[...document.querySelectorAll('#table *, .side *, .topbar *, .replay *')].filter(one => {
  const text = [...one.childNodes].some(node => node.nodeType == 3 && node.textContent.trim());
  if (!text || one.closest('.vh, svg, details:not([open])')) return false;
  const box = one.getBoundingClientRect(), look = getComputedStyle(one);
  if (!box.width || look.visibility == 'hidden') return false;
  for (let place = one; place; place = place.parentElement)
    if (getComputedStyle(place).textOverflow == 'ellipsis') return false;
  return box.right > innerWidth + 1;
}).map(one => one.className + ': ' + one.textContent.trim().slice(0, 30))"""
"""What is read and lies to the right of the window."""


def wide(seat: int) -> str:
    return "W" * (LIMITS["name"][1] - 1) + "ABCDEFG"[seat]


async def table(service: Service, host: str, game: str) -> str:
    seats = GAMES[game].seats[-1]
    beside = {seat: wide(seat) for seat in range(1, seats)}
    return await service.create(
        host,
        game,
        seats,
        name=wide(0),
        beside=beside,
        options=OPTIONS[game],
        title="W" * LIMITS["title"][1],
    )


async def play_on(service: Service, match: str, plies: int) -> int:
    """Begins, or goes on by lot; the ply that was reached."""
    async with service.hall.at(match) as live:
        assert live.match is not None
        ahead = Match(live.game, live.match.options, live.match.seats, live.match.seed)
        wander(ahead, Chance(2), plies)
        for entry in ahead.entries[live.match.ply :]:
            await service.hall.enter(live, entry.seat, entry.move)
        return ahead.ply


def faults(guest: Guest, where: str) -> list[str]:
    found = []
    for size in (DESKTOP, PHONE):
        guest.page.set_viewport_size(size)  # type: ignore[arg-type]  # a plain dict will do
        guest.page.wait_for_timeout(200)
        at = f"{where} at {size['width']}"
        width = guest.page.evaluate("document.documentElement.scrollWidth")
        found += [f"{at}: scrolls sideways, {width} wide"] if width > size["width"] else []
        found += [f"{at}: cut off: {name}" for name in set(guest.page.evaluate(CUT))]
        results: dict[str, Any] = Axe().run(guest.page).response
        found += [f"{at}: {fault['id']}: {fault['help']}" for fault in results["violations"]]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_longest_names_have_room(guests: Guests, game: str) -> None:
    guest, house = guests.guest(), guests.house
    guest.go("/")
    cookies = {one.get("name"): one.get("value") for one in guest.context.cookies()}
    host = str(cookies["parlour"])
    match = house.do(table(house.service, host, game))
    found = []

    def look(where: str, path: str = "") -> None:
        guest.go(f"/t/{match}{path}")
        found.extend(faults(guest, where))

    look("the room")
    look("links", "/links")
    house.do(house.service.begin(match, host))
    house.do(play_on(house.service, match, PLIES[game]))
    look("curtain")
    acting = house.do(house.service.look(match, host, None)).to_act[0]
    look("turn", f"?as={acting}")
    look("story", "/story")
    last = house.do(play_on(house.service, match, 3000))
    look("end")
    for ply in (last // 3, 2 * last // 3):
        look(f"replay {ply}", f"/replay/{ply}?as=0")
    assert not found, "\n".join(found)
