"""A plan is made together: who suggests which guests for which place with whom is seen at once."""

import re
from collections.abc import Mapping
from html import unescape

import pytest

from parlour.games.island.content import GUESTS
from parlour.games.island.moves import ConfirmPlan, DraftPlan
from parlour.games.island.table.draft import read_draft
from parlour.matches.keys import hashed
from tests.web.support import House, Visitor, listening
from tests.web.test_live import live

pytestmark = pytest.mark.anyio
DRAFT = "g0=pier:1:greta_moll.osric_pell&g1=safe:2:bruno_tallow&told=1"
EMPTY = "told=1"


async def three(house: House) -> tuple[str, list[Visitor]]:
    """Ada, Bram and Cleo before their first plan."""
    people = [await house.guest() for _ in range(3)]
    form = {"seats": "3", "name": "Ada", "seat.0": "me", "watch": "yes", "listed": "yes"}
    here = (await people[0].post("/new/island", form)).headers["location"]
    for person, name in zip(people[1:], ("Bram", "Cleo"), strict=True):
        assert (await person.post(f"{here}/sit", {"name": name})).status_code == 303
    assert (await people[0].post(f"{here}/begin")).status_code == 303
    return here, people


async def shown(person: Visitor, path: str) -> str:
    return unescape((await person.get(path)).text)


def suggested(page: str) -> list[str]:
    """The suggestions of others as a reader hears them."""
    found = re.findall(
        r'<li class="sug">(.*?)</li>\s*(?=<li class="sug">|</ul></section>)', page, re.S
    )
    return [" ".join(re.sub(r"<[^>]+>", " ", one).split()) for one in found]


async def test_others_and_watchers_see_a_draft_before_it_is_laid(house: House) -> None:
    here, (ada, bram, cleo) = await three(house)
    spy = await house.guest()
    assert suggested(await shown(ada, here)) == []
    mine = await shown(bram, f"{here}?{DRAFT}")
    assert "The others see your draft." in mine
    assert suggested(mine) == []
    for person in (ada, cleo, spy):
        (said,) = suggested(await shown(person, here))
        assert said.startswith("Bram suggests")
        for word in ("Pier", "Greta", "Osric", "Safe", "Bruno"):
            assert word in said
    assert "Take it over from Bram" in suggested(await shown(ada, here))[0]
    assert "Take it over" not in await shown(spy, here)


async def test_a_draft_arrives_by_the_stream_and_goes_again(house: House) -> None:
    here, (ada, bram, _) = await three(house)
    page = (await ada.get(here)).text
    async with listening(ada, live(page)) as heard:
        await heard()
        await bram.get(f"{here}?{DRAFT}", hx_request="true", page_kind="table")
        assert "Bram suggests" in await heard()
        await bram.get(f"{here}?{EMPTY}", hx_request="true", page_kind="table")
        assert "suggests" not in await heard()


async def test_who_suggests_the_same_stands_together(house: House) -> None:
    here, (ada, bram, cleo) = await three(house)
    await bram.get(f"{here}?{DRAFT}")
    await cleo.get(f"{here}?{DRAFT}")
    (said,) = suggested(await shown(ada, here))
    assert said.startswith("Bram and Cleo suggest")
    assert suggested(await shown(bram, f"{here}?{DRAFT}")) == ["Cleo suggests the same plan"]


async def test_a_suggestion_is_taken_over_and_laid(house: House) -> None:
    here, (ada, bram, _) = await three(house)
    whole = (await bram.get(f"{here}/suggest")).headers["location"].partition("#")[0]
    await bram.get(whole)
    link = re.search(r'href="([^"]+)" data-pick>Take it over', await shown(ada, here))
    assert link is not None
    assert link[1].partition("#")[0] == whole
    mine = await shown(ada, link[1].partition("#")[0])
    assert "Propose this plan" in mine


async def test_who_is_in_the_hand_stays_on_the_own_page(house: House) -> None:
    here, (ada, bram, _) = await three(house)
    before = await shown(ada, here)
    await bram.get(f"{here}?up=greta_moll&told=1")
    assert await shown(ada, here) == before
    await bram.get(f"{here}?g0=pier:1:osric_pell&up=greta_moll&told=1")
    assert "Greta" not in suggested(await shown(ada, here))[0]


async def test_a_counter_is_seen_beside_the_plan_it_counters(house: House) -> None:
    here, (ada, bram, cleo) = await three(house)
    match = here.removeprefix("/t/")
    whole = (await bram.get(f"{here}/suggest")).headers["location"].partition("#")[0]
    await bram.get(whole)
    (plan,) = (await house.service.look(match, cleo.key, 2)).drafts.values()
    move = drafted(plan)
    await house.service.play(match, bram.key, 1, move, seen=0)
    assert suggested(await shown(cleo, here)) == []
    await ada.get(f"{here}?{DRAFT}")
    (said,) = suggested(await shown(cleo, here))
    assert said.startswith("Ada suggests")
    await house.service.play(match, cleo.key, 2, ConfirmPlan(), seen=1)
    await house.service.play(match, ada.key, 0, ConfirmPlan(), seen=2)
    assert (await house.service.look(match, cleo.key, 2)).view.phase == "group"
    assert suggested(await shown(cleo, here)) == []


def drafted(words: Mapping[str, str]) -> DraftPlan:
    return read_draft(words, GUESTS, (0, 1, 2)).move


async def test_a_page_opened_beside_it_leaves_the_draft_alone(house: House) -> None:
    """A seat has one draft, however many pages its person has open."""
    here, (ada, bram, _) = await three(house)
    await bram.get(f"{here}?{DRAFT}")
    (said,) = suggested(await shown(ada, here))
    await bram.get(here)
    await bram.get(f"{here}?look=safe", hx_request="true", page_kind="table")
    assert suggested(await shown(ada, here)) == [said]
    await bram.get(f"{here}?g0=pier:1:greta_moll&told=1")
    (other,) = suggested(await shown(ada, here))
    assert "Safe" not in other
    page = await shown(bram, f"{here}?{DRAFT.removesuffix('&told=1')}")
    again = re.search(r'data-here="([^"]+)"', page)
    assert again is not None
    await bram.get(again[1], hx_request="true", page_kind="table")
    assert suggested(await shown(ada, here)) == [other]


async def test_who_starts_again_takes_the_draft_back(house: House) -> None:
    here, (ada, bram, _) = await three(house)
    page = await shown(bram, f"{here}?{DRAFT}")
    link = re.search(r'href="([^"]+)#house" data-pick>', page)
    assert link is not None
    await bram.get(link[1])
    assert suggested(await shown(ada, here)) == []


async def test_a_draft_of_another_turn_or_of_nobody_there_is_not_shown(house: House) -> None:
    here, (ada, bram, _) = await three(house)
    match = here.removeprefix("/t/")
    await house.service.draft(match, bram.key, 1, {"g0": "pier:1:greta_moll", "turn": "2"})
    assert suggested(await shown(ada, here)) == []
    await bram.get(f"{here}?{DRAFT}")
    assert len(suggested(await shown(ada, here))) == 1
    house.service.hall.presence(match).seen[hashed(bram.key)] = 0.0
    assert suggested(await shown(ada, here)) == []


async def test_rubbish_in_an_address_is_shared_with_nobody(house: House) -> None:
    here, (ada, bram, _) = await three(house)
    before = await shown(ada, here)
    for words in ("g0=pier:1:nobody", "g9=pier:1:greta_moll", "cards=key-04", "g0=<b>:1:<i>"):
        await bram.get(f"{here}?{words}&told=1")
        assert await shown(ada, here) == before
