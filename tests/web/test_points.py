"""Can a table at home be laid out and added up, by its spaces, by its text, and as a link?"""

import re
from html import unescape
from urllib.parse import urlencode

import pytest

from parlour.games.motive.position.layout import read_layout, write_layout
from tests.web.support import House

pytestmark = pytest.mark.anyio

TABLE = """agnes 0,0 body
dr_xavier 0,1 bottom=red top=blue
karl 1,0 markers=destitute,obsession
percy 0,-1
lord_ivan -1,0 left=blue flipped=right
miss_ursula 1,-1 body
felix -1,1
baroness_eugenia 1,1
link secret_enemies 1,0 1,1
"""
GRID = {"0,0": "agnes", "1,0": "karl", "1,1": "baroness_eugenia"}


async def asked(house: House, status: int = 200, /, **fields: str) -> str:
    """The page that a form sends for, as a person reads it."""
    answer = await house.visitor().get(f"/motive/points?{urlencode(fields)}")
    assert answer.status_code == status, answer.text
    return answer.text


def said(page: str) -> list[str]:
    """Headings, sums and reasons of the answer, in order."""
    answer = page[page.index('id="answer"') : page.index('class="paper sheet points__text"')]
    found = re.findall(r"<(?:h3|b|li)[^>]*>(?!<)([^<]+)<", answer)
    return [unescape(line) for line in found]


def text_of(page: str) -> str:
    found = re.search(r"<textarea[^>]*>\n(.*?)</textarea>", page, re.S)
    assert found is not None
    return unescape(found[1])


def chosen(page: str, name: str) -> str:
    """What a select holds."""
    found = re.search(rf'<select[^>]* name="{re.escape(name)}".*?</select>', page, re.S)
    assert found is not None, name
    picked = re.findall(r'value="([^"]*)" selected', found[0])
    return unescape(picked[-1]) if picked else ""


def wrong(page: str) -> tuple[str, str]:
    """The field that is marked, and the words there."""
    field = re.search(r'<(?:select|input|textarea)[^>]* name="([^"]+)"[^>]*aria-invalid', page)
    words = re.search(r'id="wrong">.*?<span>(.*?)</span>', page, re.S)
    assert field is not None
    assert words is not None
    return field[1], unescape(words[1])


async def test_an_empty_page_asks_for_a_table(house: House) -> None:
    page = await asked(house)
    assert len(re.findall(r'<select[^>]* name="-?\d,-?\d"', page)) == 13
    assert page.count('<option value="karl"') == 13
    assert "Nothing is added up yet." in page
    assert "aria-invalid" not in page


async def test_a_table_by_its_spaces(house: House) -> None:
    page = await asked(house, **GRID)
    lines = said(page)
    assert lines[0] == "The death of Agnes"
    way = "Baroness Eugenia loves Karl (4), who hates Agnes (4): 8"
    assert lines[1:3] == ["Baroness Eugenia: 8", way]
    assert text_of(page).splitlines() == ["agnes 0,0 body", "karl 1,0", "baroness_eugenia 1,1"]
    assert chosen(page, "1,1") == "baroness_eugenia"


async def test_a_table_by_its_text_fills_the_spaces(house: House) -> None:
    page = await asked(house, by="text", text=TABLE)
    lines = said(page)
    assert "Felix: 11" in lines
    assert "Karl: 9" in lines
    assert "Destitute +2" in lines
    assert "Lord Ivan loves Agnes (7): 0" in lines
    assert chosen(page, "0,1") == "dr_xavier"
    assert chosen(page, "second") == "1,-1"
    assert chosen(page, "karl.marker.2") == "obsession"
    assert 'name="link.secret_enemies" value="1,0 1,1"' in page
    assert 'name="lord_ivan.flipped" value="right" checked' in page


async def test_the_link_to_a_table_and_its_text_come_to_the_same(house: House) -> None:
    page = await asked(house, by="text", text=TABLE)
    link = re.search(r'class="points__share" href="([^"]+)"', page)
    assert link is not None
    again = (await house.visitor().get(unescape(link[1]))).text
    assert said(again) == said(page)
    assert said(await asked(house, by="text", text=text_of(again))) == said(page)


async def test_a_second_body_makes_the_table_wider(house: House) -> None:
    page = await asked(house, **GRID, **{"2,0": "felix", "second": "2,0"}, do="draw")
    assert 'name="4,0"' in page
    assert 'name="-3,0"' not in page
    assert "The death of" not in page
    page = await asked(house, **GRID, **{"2,0": "felix", "second": "2,0"})
    assert [line for line in said(page) if "death" in line] == [
        "The death of Agnes",
        "The death of Felix",
    ]
    assert "felix 2,0 body" in text_of(page)


async def test_the_colour_of_a_one_point_arrow_is_asked_where_it_counts(house: House) -> None:
    grid = {"0,0": "agnes", "0,1": "dr_xavier"}
    page = await asked(house, **grid)
    assert re.findall(r'name="(dr_xavier\.\w+)" value="red" checked', page) == ["dr_xavier.bottom"]
    assert said(page)[1:3] == ["Dr. Xavier: 1", "Dr. Xavier hates Agnes (1): 1"]
    page = await asked(house, **grid, **{"dr_xavier.bottom": "blue", "dr_xavier.top": "blue"})
    assert said(page)[1:3] == ["Dr. Xavier: 0", "Dr. Xavier loves Agnes (1): 0"]
    assert '<input type="hidden" name="dr_xavier.top" value="blue">' in page
    assert "bottom=blue" in text_of(page)


@pytest.mark.parametrize(
    ("more", "field", "words"),
    [
        ({"0,0": ""}, "0,0", "0,0 holds no tile"),
        ({"0,1": "karl"}, "0,1", "1,0"),
        ({"0,1": "nobody"}, "0,1", "0,1 is 'nobody', which is no suspect"),
        ({"second": "0,2"}, "second", "0,2 holds no tile"),
        ({"second": "far"}, "second", "says 'far', which is no space"),
        ({"link.secret_enemies": "0,0"}, "link.secret_enemies", "does not name two spaces"),
        ({"link.secret_enemies": "0,0 1,1"}, "link.secret_enemies", "two adjacent tiles"),
        ({"by": "text", "text": "agnes 0,0 body\nkarl 1"}, "text", "line 2 says '1'"),
        ({"by": "text", "text": ""}, "text", "bodies names no victim"),
        ({"by": "text", "text": "agnes 0,0 body\nkarl 9,9"}, "text", "karl"),
        ({"by": "text", "text": f"agnes {'9' * 5000},0 body"}, "text", "which is no space"),
    ],
)
async def test_a_mistake_is_told_at_its_place(
    house: House, more: dict[str, str], field: str, words: str
) -> None:
    page = await asked(house, 400, **{**GRID, **more})
    assert wrong(page)[0] == field
    assert words in wrong(page)[1]
    assert "The death of" not in page


async def test_a_mistake_on_a_suspect_stands_beside_them(house: House) -> None:
    page = await asked(house, 400, **GRID, **{"karl.marker.1": "sadness", "karl.flipped": "up"})
    assert "Karl names" in unescape(page)
    assert chosen(page, "karl.marker.1") == "sadness"


async def test_nothing_is_lost_by_a_mistake(house: House) -> None:
    sent = {**GRID, "karl.marker.1": "destitute", "link.secret_enemies": "1,0 1,1"}
    page = await asked(house, 400, **sent, second="0,1")
    assert {at: chosen(page, at) for at in GRID} == GRID
    assert chosen(page, "karl.marker.1") == "destitute"
    assert chosen(page, "second") == "0,1"
    assert 'value="1,0 1,1"' in page
    text = "agnes 0,0 body\nkarl # nowhere\n"
    assert text_of(await asked(house, 400, by="text", text=text)) == text


async def test_what_was_sent_is_escaped(house: House) -> None:
    evil = '"><script>alert(1)</script>'
    for fields in (
        {**GRID, "0,1": evil},
        {**GRID, "second": evil},
        {**GRID, "karl.marker.1": evil},
        {**GRID, "karl.top": evil},
        {**GRID, "link.secret_enemies": evil},
        {"by": "text", "text": evil},
        {"by": "text", "text": f"agnes 0,0 body {evil}</textarea>"},
    ):
        page = await asked(house, 400, **fields)
        assert "<script>alert" not in page
        assert "alert(1)" in page


async def test_the_worked_example_adds_up(house: House) -> None:
    link = re.search(r'href="(/motive/points\?[^"]+)#answer"', await asked(house))
    assert link is not None
    answer = await house.visitor().get(unescape(link[1]))
    assert answer.status_code == 200
    assert said(answer.text)[0] == "The death of Agnes"


@pytest.mark.parametrize("path", ["/rules/motive", "/new/motive"])
async def test_the_pages_of_the_game_lead_there(house: House, path: str) -> None:
    assert 'href="/motive/points"' in (await house.visitor().get(path)).text
    other = path.replace("motive", "calaveras")
    assert 'href="/motive/points"' not in (await house.visitor().get(other)).text


def test_a_layout_is_written_as_it_is_read() -> None:
    assert write_layout(read_layout(TABLE)) == TABLE
