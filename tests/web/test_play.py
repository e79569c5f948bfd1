"""Does a table work by forms alone: a move, a refusal, a double click, a stale page?"""

import re

import pytest

from parlour.core.notation import write
from tests.web.support import House

pytestmark = pytest.mark.anyio


async def test_a_move_is_a_form_and_a_redirect(house: House) -> None:
    match, people = await house.begun("Ada", "Bram", "Cleo", "Dev")
    move = (await house.legal(match, people[0], 0))[0]
    answer = await house.move(match, people[0], 0, move)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{match}")
    assert (await house.service.look(match, people[1].key, 1)).ply == 1


async def test_a_double_click_plays_once_and_is_answered_alike(house: House) -> None:
    match, people = await house.begun("Ada", "Bram", "Cleo", "Dev")
    move = (await house.legal(match, people[0], 0))[0]
    fields = {"ply": 0, "seat": 0} | write(move)
    answers = [await people[0].post(f"/t/{match}/move", fields) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [303, 303]
    assert (await house.service.look(match, people[0].key, 0)).ply == 1


async def test_another_card_from_a_stale_page_is_refused_with_the_fresh_table(house: House) -> None:
    match, people = await house.begun("Ada", "Bram", "Cleo", "Dev")
    for seat in range(4):
        move = (await house.legal(match, people[seat], seat))[0]
        assert (await house.move(match, people[seat], seat, move)).status_code == 303
    stale = {"ply": 0, "seat": 0, "type": "play", "card": "another", "to": "innocent"}
    answer = await people[0].post(f"/t/{match}/move", stale)
    assert answer.status_code == 409
    assert "Your seat has moved since" in answer.text
    assert 'id="table"' in answer.text
    assert (await house.service.look(match, people[0].key, 0)).ply == 4


async def test_a_refusal_says_why_and_names_its_clause(house: House) -> None:
    match, people = await house.begun("Ada", "Bram", "Cleo", "Dev")
    fields = {"ply": 0, "seat": 1, "type": "play", "card": "hotel", "to": "innocent"}
    answer = await people[1].post(f"/t/{match}/move", fields)
    assert answer.status_code == 409
    assert "It is not your turn." in answer.text
    assert 'href="/rules/calaveras#CAL-13.2"' in answer.text
    rules = await people[1].get("/rules/calaveras")
    assert 'id="CAL-13.2"' in rules.text


async def test_every_clause_a_refusal_rests_on_stands_on_the_rules_page(house: House) -> None:
    from parlour import words

    text = (await house.visitor().get("/rules/calaveras")).text
    book = words.book("calaveras", "en")
    missing = [
        clause
        for code, clause in book.clauses.items()
        if not code.startswith("bad_") and f'id="{clause}"' not in text
    ]
    assert not missing


async def test_the_script_gets_the_live_parts_and_the_others_a_page(house: House) -> None:
    match, people = await house.begun("Ada", "Bram", "Cleo", "Dev")
    parts = await people[0].get(f"/t/{match}", hx_request="true", page_kind="table")
    assert parts.text.lstrip().startswith("<title>")
    assert "<hx-partial" in parts.text
    other = await people[0].get(f"/t/{match}", hx_request="true", page_kind="wait")
    assert other.headers["hx-redirect"] == f"/t/{match}"


async def test_a_draft_lives_in_the_address(house: House) -> None:
    match, people = await house.begun("Ada", "Bram", "Cleo", "Dev")
    card = next(m.card for m in await house.legal(match, people[0], 0))  # type: ignore[attr-defined]  # a Play comes first
    page = (await people[0].get(f"/t/{match}?type=play&card={card}")).text
    assert re.search(r'name="to" value="innocent"', page)
    assert f'data-here="/t/{match}?type=play&amp;card={card}" data-draft' in page
    rubbish = await people[0].get(f"/t/{match}?type=%00&card=<script>&x=1")
    assert rubbish.status_code == 200
    assert "<script>" not in rubbish.text.replace("<script src", "")


async def test_what_is_said_is_heard_and_escaped(house: House) -> None:
    match, people = await house.begun("Ada", "Bram", "Cleo", "Dev")
    text = '<img src=x onerror="alert(1)">'
    answer = await people[1].post(f"/t/{match}/say", {"seat": 1, "text": text})
    assert answer.status_code == 303
    heard = (await people[2].get(f"/t/{match}/talk")).text
    assert "&lt;img src=x" in heard
    assert "<img src=x" not in heard


async def test_names_are_escaped_everywhere(house: House) -> None:
    match, people = await house.begun("<b>Ada</b>", '"><i>', "Cleo", "Dev")
    pages = [f"/t/{match}", f"/t/{match}/story", "/"]
    for path in pages:
        text = (await people[1].get(path)).text
        assert "<b>Ada" not in text
        assert '"><i>' not in text
