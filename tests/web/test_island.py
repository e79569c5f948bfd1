"""Does the Island go through the same doors, and does nothing on a page betray its accomplice?

Twin matches differ in who the accomplice is, in how the others vote, and in what lies face down;
what a seat that cannot know and a spectator get must be the same to the byte.
"""

import asyncio
import re
from collections.abc import Mapping
from dataclasses import replace
from html import unescape
from typing import Any

import pytest

from parlour.core.chance import Chance
from parlour.core.game import Game, Move, Story
from parlour.games.island import GAME
from parlour.games.island.moves import Decide, ExcludeVote
from parlour.games.island.options import Options
from tests.web.support import House, Visitor, listening, open_house
from tests.web.test_live import live
from tests.web.test_twins import KEYS, NAMES, assert_alike

pytestmark = pytest.mark.anyio
SEATS = 4
PATHS = ("", "?up=greta_moll", "?g0=pier:0:greta_moll.osric_pell", "/suggest", "/story", "/talk")


def laid(role_of: int, *, turned: bool, phase: str) -> Any:
    """A fresh table where this seat is the accomplice. `turned` deals what lies face down anew."""
    blank: Any = GAME.setup(Options(accomplice=True), SEATS, Chance(7), None).position()
    roles = ["accomplice" if seat == role_of else "loyal" for seat in range(SEATS)]
    players = [replace(one, role=role) for one, role in zip(blank.players, roles, strict=True)]
    deck = tuple(reversed(blank.deck)) if turned else blank.deck
    if turned:
        players[1:] = [
            replace(one, hand=deck[3 * n : 3 * n + 3]) for n, one in enumerate(players[1:])
        ]
        taken = [one.hand for one in blank.players[1:]]
        deck = (*deck[3 * (SEATS - 1) :], *[card for hand in taken for card in hand])
    setback, rest = blank.setbacks[0], blank.setbacks[1:]
    vote = {"phase": phase, "setback": setback, "setbacks": rest} if phase != "planning" else {}
    return replace(blank, players=tuple(players), spare_role="loyal", deck=deck, **vote)


def stacked(position: Any) -> Mapping[str, Game]:
    def setup(options: Any, seats: int, chance: Any, story: Story | None) -> Any:
        GAME.setup(options, seats, Chance(7), story)  # tells how the match began
        return GAME.from_position(position, seats, options)

    return {"island": replace(GAME, setup=setup)}


class Twin:
    """Four people and a spectator at one of the two tables."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.people: list[Visitor] = []
        self.match = ""

    async def begin(self) -> None:
        self.people = [self.house.visitor(key) for key in KEYS]
        form = {"seats": "4", "name": "Ada", "seat.0": "me", "watch": "yes"}
        form["option.accomplice"] = "yes"
        answer = await self.people[0].post("/new/island", form)
        assert answer.status_code == 303, answer.text
        self.match = answer.headers["location"].removeprefix("/t/")
        service = self.house.service
        invite = (await service.invites(self.match, KEYS[0])).table
        assert invite is not None
        for seat in (1, 2, 3):
            await service.join(KEYS[seat], NAMES[seat], invite=invite, seat=seat)
        await service.admit(invite, KEYS[4])
        assert (await self.people[0].post(f"/t/{self.match}/begin")).status_code == 303

    async def play(self, seat: int, move: Move) -> None:
        answer = await self.house.move(self.match, self.people[seat], seat, move)
        assert answer.status_code == 303, answer.text

    def alike(self, text: str) -> str:
        """Without the names that chance gave."""
        text = text.replace(self.match, "TABLE")
        return re.sub(r"(since=|id: )[\w-]+", r"\1VERSION", text)

    async def seen(self, who: int) -> dict[str, str]:
        here, person = f"/t/{self.match}", self.people[who]
        found = {}
        for path in PATHS:
            answer = await person.get(here + path)
            to = answer.headers.get("location", "")
            found[path] = f"{answer.status_code} {to}\n{answer.text}"
        async with listening(person, live(found[""]).partition("&since")[0]) as heard:
            await heard()
            found["stream"] = await heard()
        return {path: self.alike(text) for path, text in found.items()}


async def compare(pair: tuple[Twin, Twin], when: str) -> None:
    for who, eyes in ((0, "seat 0"), (4, "a spectator")):
        seen = [await twin.seen(who) for twin in pair]
        for path, text in seen[0].items():
            assert_alike(text, seen[1][path], f"{when}, {eyes}, {path or 'the page'}")


async def test_who_the_accomplice_is_and_what_lies_face_down_shows_nowhere() -> None:
    one = laid(2, turned=False, phase="planning")
    other = laid(3, turned=True, phase="planning")
    assert one.players[1].hand != other.players[1].hand
    async with open_house(stacked(one)) as first, open_house(stacked(other)) as second:
        pair = Twin(first), Twin(second)
        for twin in pair:
            await twin.begin()
        await compare(pair, "planning")


async def test_how_others_vote_on_a_setback_shows_nowhere() -> None:
    """One negative card in both, laid by another seat; every moment of the vote looks the same."""
    one = laid(2, turned=False, phase="exclude_vote")
    other = laid(3, turned=False, phase="exclude_vote")
    async with open_house(stacked(one)) as first, open_house(stacked(other)) as second:
        pair = Twin(first), Twin(second)
        for twin in pair:
            await twin.begin()
        for seat in range(SEATS):
            for twin in pair:
                await twin.play(seat, ExcludeVote(1))
            await compare(pair, f"named by {seat}")
        for seat in (3, 2, 0):
            for negative, twin in zip((2, 3), pair, strict=True):
                await twin.play(seat, Decide("negative" if seat == negative else "positive"))
            await compare(pair, f"voted by {seat}")


async def test_the_accomplice_is_told_alone() -> None:
    """The tests above can fail: the accomplice's own page does differ."""
    async with open_house(stacked(laid(2, turned=False, phase="planning"))) as house:
        twin = Twin(house)
        await twin.begin()
        pages = [(await twin.people[who].get(f"/t/{twin.match}")).text for who in range(5)]
    assert ["You are the accomplice." in page for page in pages] == [0, 0, 1, 0, 0]


async def opened(house: House, seats: int) -> tuple[str, Visitor]:
    ada = await house.guest()
    form = {"seats": str(seats), "name": "Ada", "seat.0": "me", "watch": "yes"}
    form |= {f"seat.{seat}": "here" for seat in range(1, seats)}
    form |= {f"name.{seat}": f"Guest {seat}" for seat in range(1, seats)}
    answer = await ada.post("/new/island", form)
    assert answer.status_code == 303, answer.text
    match = answer.headers["location"].removeprefix("/t/")
    await ada.post(f"/t/{match}/begin")
    return match, ada


def fields(text: str) -> dict[str, str]:
    """What the lamp-coloured button sends."""
    form = re.search(r'<form class="deed" id="act".*?</form>', text, re.S)
    assert form is not None
    pairs = re.findall(r'name="([^"]+)" value="([^"]*)"', form[0])
    return {unescape(name): unescape(value) for name, value in pairs}


async def test_a_plan_is_suggested_proposed_and_agreed_to_without_script(house: House) -> None:
    match, ada = await opened(house, 2)
    answer = await ada.get(f"/t/{match}/suggest?as=0")
    assert answer.status_code == 303
    assert answer.headers["location"].startswith(f"/t/{match}?as=0&g0=")
    page = (await ada.get(answer.headers["location"].partition("#")[0])).text
    assert "Propose this plan" in page
    sent = await ada.post(f"/t/{match}/move", fields(page))
    assert sent.status_code == 303, sent.text
    answering = (await ada.get(f"/t/{match}?as=1")).text
    assert "I agree" in answering
    assert (await ada.post(f"/t/{match}/move", fields(answering))).status_code == 303
    assert (await house.service.look(match, ada.key, 0)).view.phase == "group"


async def test_an_objection_keeps_the_counter_plan(house: House) -> None:
    match, ada = await opened(house, 2)
    suggested = (await ada.get(f"/t/{match}/suggest?as=0")).headers["location"].partition("#")[0]
    await ada.post(f"/t/{match}/move", fields((await ada.get(suggested)).text))
    counter = suggested.replace("as=0", "as=1")
    page = unescape((await ada.get(counter)).text)
    kept = re.search(r'name="then" value="([^"]+)"', page)
    assert kept is not None
    assert kept[1].startswith("g0=")


async def test_a_script_is_told_why_a_move_is_refused(house: House) -> None:
    match, ada = await opened(house, 2)
    wrong = {"ply": 0, "seat": 0, "type": "confirm_plan"}
    answer = await ada.post(f"/t/{match}/move", wrong, hx_request="true", page_kind="table")
    assert answer.status_code == 409
    assert "No plan lies on the table." in answer.text


async def test_whoever_leaves_the_page_ends_the_thinking(house: House) -> None:
    match, ada = await opened(house, 6)
    advisers = house.service.bots.advisers
    async with asyncio.timeout(20):
        async with listening(ada, f"/t/{match}/suggest?as=0"):
            while not (advisers.workers.all and not advisers.workers.free):
                await asyncio.sleep(0.01)
        while advisers.asked:
            await asyncio.sleep(0.01)
    assert not advisers.workers.all  # had it answered, its process would wait for the next question


async def test_no_game_without_an_adviser_suggests_anything(house: House) -> None:
    match, people = await house.begun("Ada", "Bram", "Cleo", "Dev")
    assert (await people[0].get(f"/t/{match}/suggest")).status_code == 404
