"""What becomes of a form that cannot be used? It comes back filled in, and nothing was done."""

import re

import pytest

from parlour.matches.service.tables import MOST_TABLES
from parlour.matches.texts import LIMITS
from tests.web.support import House

pytestmark = pytest.mark.anyio
NEW = {
    "seats": "4",
    "name": "Ada",
    "seat.0": "me",
    "seat.1": "here",
    "name.1": "Ben",
    "seat.2": "sharp",
    "title": "Low Tide",
    "option.turn_cap": "77",
    "option.first": "2",
}
LONG = "x" * (LIMITS["name"][1] + 1)


@pytest.mark.parametrize(
    ("field", "wrong", "says"),
    [
        ("name.1", "ada", "called that already"),
        ("name.1", LONG, "too long"),
        ("name", LONG, "too long"),
        ("name", "\u2800", "Say a name"),
        ("name.1", "\u0301" * 20, "Say a name"),
        ("title", "x" * 61, "too long for a table"),
    ],
)
async def test_a_refused_table_is_not_there_and_the_form_is(
    house: House, field: str, wrong: str, says: str
) -> None:
    ada = await house.guest()
    answer = await ada.post("/new/calaveras", NEW | {field: wrong})
    assert answer.status_code == 400
    assert not (await house.service.lobby(ada.key)).mine
    page = answer.text
    beside = re.search(rf'id="why-{re.escape(field)}">(.*?)</span>', page, re.DOTALL)
    assert beside is not None
    assert says in beside[1]
    for name, value in (NEW | {field: wrong}).items():
        if name.startswith("name") or name in ("title", "option.turn_cap"):
            assert re.search(rf'name="{re.escape(name)}"[^>]* value="{re.escape(value)}"', page)
    for value in ("here", "sharp", "2"):
        assert f'<option value="{value}" selected>' in page


async def test_a_house_rule_that_cannot_be_says_so_beside_its_field(house: House) -> None:
    ada = await house.guest()
    page = (await ada.post("/new/calaveras", NEW | {"option.turn_cap": "0"})).text
    assert re.search(r'option\.turn_cap"[^>]* value="0".*?field__why', page, re.DOTALL)


async def test_a_whole_table_is_opened_at_once(house: House) -> None:
    ada = await house.guest()
    answer = await ada.post("/new/calaveras", NEW | {"name.1": "Wick", "seat.0": "me"})
    table = await house.service.read(answer.headers["location"].removeprefix("/t/"), ada.key)
    assert table.mine == (0, 1)
    assert [chair.kind for chair in table.chairs] == ["person", "person", "bot", "open"]
    assert table.chairs[2].strength == "sharp"
    assert len({chair.name for chair in table.chairs}) == 4


@pytest.mark.parametrize(
    ("name", "says"), [("ADA", "called that already"), (LONG, "too long"), ("  ", "Say a name")]
)
async def test_a_name_that_cannot_be_is_asked_again(house: House, name: str, says: str) -> None:
    match, (ada,) = await house.table("Ada", listed="yes")
    invite = (await house.service.invites(match, ada.key)).table
    bram = await house.guest()
    await bram.get(f"/join/{invite}")
    for path in ("/join", f"/t/{match}/sit"):
        answer = await bram.post(path, {"name": name})
        assert answer.status_code == 400
        assert says in answer.text
        assert f'value="{name}" maxlength="24"' in answer.text
        assert f'action="{path}"' in answer.text
    assert (await bram.post("/join", {"name": "Bram"})).headers["location"] == f"/t/{match}"


async def test_fields_take_as_much_as_is_taken(house: House) -> None:
    match, (ada,) = await house.table("Ada")
    for path in ("/new/calaveras", f"/t/{match}"):
        fields = re.findall(
            r'name="(?:name|name\.\d)"[^>]* maxlength="(\d+)"', (await ada.get(path)).text
        )
        assert fields
        assert set(fields) == {str(LIMITS["name"][1])}


async def test_four_seats_are_the_usual(house: House) -> None:
    page = (await house.visitor().get("/new/calaveras")).text
    assert 'name="seats" value="4"' in page


async def test_one_browser_does_not_fill_the_lobby(house: House) -> None:
    ada = await house.guest()
    answers = [await ada.post("/new/calaveras", NEW) for _ in range(MOST_TABLES + 1)]
    assert [answer.status_code for answer in answers] == [303] * MOST_TABLES + [409]
    assert "many tables open" in answers[-1].text
    assert 'value="Low Tide"' in answers[-1].text
    assert (await (await house.guest()).post("/new/calaveras", NEW)).status_code == 303
