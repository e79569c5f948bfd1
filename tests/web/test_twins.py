"""Do pages tell a secret? Two matches that differ only in what a seat cannot know look alike to it.

Twins differ in the other hands *and* in the order of the pile; the public moves are the same. What
the seat and a spectator get (pages, fragments, streams, story, refusals) must then be the same to
the byte, once the names that chance gave to table and version are set aside.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from difflib import unified_diff
from random import Random
from typing import Any

import pytest

from parlour.core.chance import Chance
from parlour.core.game import Game, Move, Story
from parlour.games.calaveras import GAME
from tests.web.support import House, Visitor, listening, open_house
from tests.web.test_live import live

pytestmark = pytest.mark.anyio
SEATS = 4
TURNS = 12
REST = (
    *("/talk", "/story", "/record.jsonl", "/replay/0", "?type=twist"),
    *(f"?type=play&card={card}" for card in ("hotel", "airport", "carnival")),
)
KEYS = [letter * 43 for letter in "abcdw"]
NAMES = ("Ada", "Bram", "Cleo", "Dev")


def dealt(cards: list[str]) -> Any:
    """A fresh table: three cards a seat, the rest the pile; seat 0 begins."""
    hands = {seat: tuple(cards[3 * seat : 3 * seat + 3]) for seat in range(SEATS)}
    blank: Any = GAME.setup(GAME.options(first=0), SEATS, Chance(1), None).position()
    return replace(blank, hands=hands, draw=tuple(cards[3 * SEATS :]))


def stacked(position: Any) -> Mapping[str, Game]:
    """The game with its cards already in order."""

    def setup(options: Any, seats: int, chance: Any, story: Story | None) -> Any:
        GAME.setup(options, seats, chance, story)  # tells how the match began
        return GAME.from_position(position, seats, options)

    return {"calaveras": replace(GAME, setup=setup)}


def twins(seed: int) -> tuple[Any, Any]:
    """Two deals alike in the hand of seat 0 and in what it will draw, unlike elsewhere.

    Each turn draws one card, so the pile's cards 0, 4, 8 … come to seat 0. Of the others' cards one
    in a hand and every other round of the pile stay as they are, or no public move would be open
    to both.
    """
    random = Random(seed)
    blank: Any = GAME.setup(GAME.options(first=0), SEATS, Chance(seed), None).position()
    cards = [card for seat in range(SEATS) for card in blank.hands[seat]] + list(blank.draw)
    random.shuffle(cards)
    hands = [n for n in range(3, 12) if n % 3]
    pile = [n for n in range(12, 48) if (n - 12) % SEATS and (n - 12) // SEATS % 2 == 0]
    hidden = hands + pile
    other, moved = cards.copy(), [cards[n] for n in hidden]
    random.shuffle(moved)
    for n, card in zip(hidden, moved, strict=True):
        other[n] = card
    return dealt(cards), dealt(other)


class Twin:
    """One of the two houses."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.people: list[Visitor] = []
        self.match = ""

    async def begin(self) -> None:
        self.people = [self.house.visitor(key) for key in KEYS]
        form = {"seats": "4", "name": "Ada", "seat.0": "me", "watch": "yes", "option.first": "0"}
        answer = await self.people[0].post("/new/calaveras", form)
        self.match = answer.headers["location"].removeprefix("/t/")
        service = self.house.service
        invite = (await service.invites(self.match, KEYS[0])).table
        assert invite is not None
        for seat in (1, 2, 3):
            await service.join(KEYS[seat], NAMES[seat], invite=invite, seat=seat)
        await service.admit(invite, KEYS[4])
        assert (await self.people[0].post(f"/t/{self.match}/begin")).status_code == 303

    async def legal(self, seat: int) -> dict[str, Move]:
        return {
            str(move): move for move in await self.house.legal(self.match, self.people[seat], seat)
        }

    def alike(self, text: str) -> str:
        """Without the names that chance gave."""
        text = text.replace(self.match, "TABLE")
        return re.sub(r"(since=|id: )[\w-]+", r"\1VERSION", text)

    async def seen(self, who: int, *, whole: bool = True) -> dict[str, str]:
        """What this browser can get: the page and its stream, and for the whole all the rest."""
        here, person = f"/t/{self.match}", self.people[who]
        found = {"": (await person.get(here)).text}
        async with listening(person, live(found[""]).partition("&since")[0]) as heard:
            await heard()
            found["stream"] = await heard()
        if whole:
            for path in REST:
                answer = await person.get(here + path)
                found[path] = f"{answer.status_code}\n{answer.text}"
            found["lobby"] = (await person.get("/")).text
            found["parts"] = (await person.get(here, hx_request="true", page_kind="table")).text
            wrong = {"ply": 0, "seat": who, "type": "play", "card": "carnival", "to": "front:9"}
            refused = await person.post(f"{here}/move", wrong)
            found["refusal"] = f"{refused.status_code}\n{refused.text}"
        return {path: self.alike(text) for path, text in found.items()}


def assert_alike(text: str, other: str, where: str) -> None:
    if text != other:
        told = unified_diff(text.splitlines(), other.splitlines(), lineterm="", n=0)
        pytest.fail(f"{where} tells them apart:\n" + "\n".join(told))


@pytest.mark.parametrize("seed", range(2))
async def test_twin_matches_look_alike_to_whoever_cannot_tell_them_apart(seed: int) -> None:
    one, other = twins(seed)
    assert one.hands[0] == other.hands[0]
    assert one.hands != other.hands
    random, turns = Random(seed), 0
    async with open_house(stacked(one)) as first, open_house(stacked(other)) as second:
        pair = Twin(first), Twin(second)
        for twin in pair:
            await twin.begin()
        for turn in range(TURNS):
            seat = turn % SEATS
            moves, same = await pair[0].legal(seat), await pair[1].legal(seat)
            common = sorted(moves.keys() & same.keys())
            if not common:
                break
            chosen = random.choice(common)
            for twin, legal in zip(pair, (moves, same), strict=True):
                answer = await twin.house.move(twin.match, twin.people[seat], seat, legal[chosen])
                assert answer.status_code == 303
            turns += 1
            for who in (0, 4):
                seen = [await twin.seen(who, whole=turn % 4 == 3) for twin in pair]
                eyes = "a spectator" if who else "seat 0"
                for path, text in seen[0].items():
                    assert_alike(text, seen[1][path], f"turn {turn}, {eyes}, {path}")
    assert turns == TURNS


async def test_twins_can_be_told_apart_by_who_holds_the_cards() -> None:
    """The test above can fail: the pages of the other seats do differ."""
    one, other = twins(1)
    async with open_house(stacked(one)) as first, open_house(stacked(other)) as second:
        pages = []
        for house in (first, second):
            twin = Twin(house)
            await twin.begin()
            pages.append([(await twin.seen(who, whole=False))[""] for who in (1, 2, 3)])
    assert pages[0] != pages[1]
