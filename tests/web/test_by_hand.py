"""Can every game be played to its end by what its pages offer, without script? No page breaks, no
offer is refused, nobody is waited for who has nothing to press."""

from random import Random

import pytest

from tests.web.support import House
from tests.web.wanderer import Evening

pytestmark = pytest.mark.anyio
LONG, SHORT = 0.12, 1.0
"""The share of plies that are made by hand; the others only bring the match on."""
EVENINGS = [
    ("calaveras", 3, {}, LONG),
    ("motive", 1, {"hard": "yes"}, SHORT),
    ("motive", 2, {"level": "1"}, 0.5),
    ("motive", 5, {"level": "5", "detective_choice": "yes"}, LONG),
    ("mysterium", 3, {"timer": "0"}, LONG),
    ("island", 1, {}, LONG),
    ("island", 4, {"accomplice": "yes", "final_accusation": "yes"}, LONG / 2),
]
WHOLE = [
    ("calaveras", 6, {}),
    ("motive", 1, {}),
    *[("motive", 4, {"level": level}) for level in ("2", "3", "5")],
    *[("mysterium", seats, {"timer": "0", "ghost": "1"}) for seats in (2, 7)],
    ("mysterium", 4, {"timer": "0", "auto_reveal": "yes", "difficulty": "hard"}),
    ("island", 2, {"companion_rule": "strict", "idle_guests": "yes"}),
    ("island", 6, {"accomplice": "yes", "ruse_windows": "early", "difficulty": "hard"}),
]
MOST = 3000


async def an_evening(
    house: House, game: str, seats: int, options: dict[str, str], by_hand: float
) -> None:
    evening = await Evening(house, Random(f"{game} {seats}")).begin(game, seats, **options)
    watcher = evening.people[-1]
    while not (at := await evening.at()).outcome():
        assert at.ply < MOST
        await evening.ply(by_hand)
        if at.ply % 16 == 0:
            for path in ("", "/story"):
                await evening.page(watcher, evening.here + path)
    for person in evening.people:
        page = await evening.page(person, evening.here)
        for link in filter(evening.inside, page.links):
            await evening.page(person, evening.full(link))
    for eyes in ("", "all", "0", str(seats - 1)):
        for ply in (0, at.ply // 2, at.ply):
            await evening.page(watcher, f"{evening.here}/replay/{ply}?as={eyes}")


@pytest.mark.parametrize(("game", "seats", "options", "by_hand"), EVENINGS)
async def test_a_match_is_played_by_its_pages(
    house: House, game: str, seats: int, options: dict[str, str], by_hand: float
) -> None:
    await an_evening(house, game, seats, options, by_hand)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), WHOLE)
async def test_every_ply_of_a_match_is_made_by_hand(
    house: House, game: str, seats: int, options: dict[str, str]
) -> None:
    await an_evening(house, game, seats, options, by_hand=1.0)
