"""Does the second game go through the same doors: its games offered in order, its moves by form?"""

import re
from html import unescape
from typing import Any

import pytest

from parlour import words
from tests.web.support import House, Visitor

pytestmark = pytest.mark.anyio


async def opened(house: House, seats: int, **options: str) -> tuple[str, Visitor]:
    ada = await house.guest()
    form = {"seats": str(seats), "name": "Ada", "seat.0": "me", "watch": "yes"}
    form |= {f"seat.{seat}": "here" for seat in range(1, seats)}
    form |= {f"name.{seat}": f"Guest {seat}" for seat in range(1, seats)}
    answer = await ada.post("/new/motive", form | {f"option.{k}": v for k, v in options.items()})
    assert answer.status_code == 303, answer.text
    match = answer.headers["location"].removeprefix("/t/")
    await ada.post(f"/t/{match}/begin")
    return match, ada


async def test_games_one_to_five_are_offered_in_order_each_with_what_it_adds(house: House) -> None:
    text = (await house.visitor().get("/new/motive?seats=4")).text
    doors = re.findall(r'name="option.level" value="(\w+)"', text)
    assert doors == ["1", "2", "3", "4", "5"]
    assert "Adds a second body" in text
    assert "Harder solo" not in text


async def test_alone_only_the_solo_game_is_offered(house: House) -> None:
    text = (await house.visitor().get("/new/motive?seats=1")).text
    assert re.findall(r'name="option.level" value="(\w+)"', text) == ["solo"]
    assert "Harder solo" in text


async def test_the_chosen_game_is_the_one_played(house: House) -> None:
    match, ada = await opened(house, 2, level="4")
    look = await house.service.look(match, ada.key, 0)
    assert look.options.level == 4
    acting = look.to_act[0]
    assert "Game 4" in (await ada.get(f"/t/{match}?as={acting}")).text


def fields(text: str) -> dict[str, str]:
    """What the last button sends."""
    form = re.search(r'<form id="act".*?</form>', text, re.S)
    assert form is not None
    pairs = re.findall(r'name="([^"]+)" value="([^"]*)"', form[0])
    return {unescape(name): unescape(value) for name, value in pairs}


async def test_a_suspect_is_placed_by_links_and_one_form(house: House) -> None:
    match, ada = await opened(house, 2, level="1")
    page = (await ada.get(f"/t/{match}?as=0")).text
    tile = re.search(r'href="([^"]*type=play_tile[^"]*)"', page)
    assert tile is not None
    page = (await ada.get(unescape(tile[1]))).text
    space = re.search(r'class="space[^"]*" href="([^"]*)"', page)
    assert space is not None
    page = (await ada.get(unescape(space[1]))).text
    sent: dict[str, Any] = fields(page)
    answer = await ada.post(f"/t/{match}/move", sent)
    assert answer.status_code == 303
    look = await house.service.look(match, ada.key, 0)
    assert look.ply == 1
    assert {laid.tile for laid in look.view.board} > {sent["tile"]}


async def test_a_suspect_is_opened_by_a_link(house: House) -> None:
    match, ada = await opened(house, 2, level="1")
    victim = (await house.service.look(match, ada.key, 0)).view.board[0].tile
    assert 'id="zoom"' in (await ada.get(f"/t/{match}?as=0&look={victim}")).text
    assert 'id="zoom"' not in (await ada.get(f"/t/{match}?as=0&look=nobody")).text


async def test_every_clause_a_refusal_rests_on_stands_on_the_rules_page(house: House) -> None:
    text = (await house.visitor().get("/rules/motive")).text
    clauses = set(words.book("motive", "en").clauses.values())
    ours = {clause for clause in clauses if clause.startswith("MOT")}
    assert not [clause for clause in sorted(ours) if f'id="{clause}"' not in text]
