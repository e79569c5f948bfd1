"""Two people at one device: does either ever see what the other's cards said?"""

from typing import Any

import pytest

from tests.web.support import House, Visitor

pytestmark = pytest.mark.anyio
DEVICE: dict[str, Any] = {
    "option.first": "0",
    "seat.1": "here",
    "name.1": "Ben",
    "seat.2": "normal",
    "seat.3": "open",
}


async def at_one_device(house: House) -> tuple[str, Visitor]:
    """Ann (seat 0) has moved and drawn; the curtain hangs for Ben (seat 1)."""
    match, people = await house.table("Ann", "Cleo", **DEVICE)
    ann = people[0]
    assert (await ann.post(f"/t/{match}/begin")).status_code == 303
    for seat in (0, 1):
        look = await house.service.look(match, ann.key, seat)
        if seat in look.to_act:
            await house.move(match, ann, seat, next(iter(look.picks.moves)))
            break
    return match, ann


@pytest.mark.parametrize("query", ["", "?as=0", "?as=7", "?as=x"])
@pytest.mark.parametrize("path", ["", "/story", "/talk"])
async def test_behind_the_curtain_nobody_sees_the_others_draws(
    house: House, path: str, query: str
) -> None:
    match, ann = await at_one_device(house)
    own = await house.service.look(match, ann.key, 0)
    assert 1 in own.to_act
    page = (await ann.get(f"/t/{match}{path}{query}")).text
    assert "draws: " not in page
    assert "hand-" not in page


async def test_each_reads_their_own_story(house: House) -> None:
    match, ann = await at_one_device(house)
    assert "draws a card" in (await ann.get(f"/t/{match}/story?as=1")).text
    assert "draws: " not in (await ann.get(f"/t/{match}/story?as=1")).text
    move = (await house.legal(match, ann, 1))[0]
    await house.move(match, ann, 1, move)  # now nobody at the device is to act
    assert "draws: " in (await ann.get(f"/t/{match}/story?as=0")).text
    assert "draws: " not in (await ann.get(f"/t/{match}/story")).text


async def test_behind_the_curtain_speaks_whom_it_hangs_for(house: House) -> None:
    match, ann = await at_one_device(house)
    assert 'name="seat" value="1"' in (await ann.get(f"/t/{match}/talk")).text
