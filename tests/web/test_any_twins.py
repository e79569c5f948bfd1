"""Does a page of any game tell what its viewer cannot know? In the middle of matches of all games,
with every variant: two truths behind one view give the same bytes."""

import re
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from parlour.core.chance import Chance
from parlour.core.game import Game, Story
from parlour.core.match import Match
from parlour.core.seats import Seat
from tests.strategies import wander
from tests.web.support import House, Visitor, listening, open_house
from tests.web.test_live import live
from tests.web.test_twins import assert_alike
from tools.tables import PLAIN, Table

pytestmark = pytest.mark.anyio
SEVERAL = [table for table in PLAIN if table.seats == min(4, table.game.seats[-1])]
PATHS = ("", "/story", "/talk", "/record.jsonl", "/replay/0")
MOST_LINKS = 6
KEYS = [letter * 43 for letter in "abcdefgw"]


def begun_at(game: Game, position: Any) -> Mapping[str, Game]:
    """The game, begun in this position."""

    def setup(options: Any, seats: int, chance: Any, story: Story | None) -> Any:
        game.setup(options, seats, Chance(7), story)  # tells how the match began
        return game.from_position(position, seats, options)

    return {game.id: replace(game, setup=setup)}


async def seated(house: House, table: Table, seat: Seat | None) -> tuple[str, Visitor]:
    """A table in play, and somebody who sees it from there."""
    service, word = house.service, table.game.id
    match = await service.create(KEYS[0], word, table.seats, name="Ada", options=chosen(table))
    invite = (await service.invites(match, KEYS[0])).table
    assert invite is not None
    for other in range(1, table.seats):
        await service.join(KEYS[other], f"Guest {other}", invite=invite, seat=other)
    await service.admit(invite, KEYS[-1])
    await service.begin(match, KEYS[0])
    return match, house.visitor(KEYS[-1] if seat is None else KEYS[seat])


def chosen(table: Table) -> dict[str, Any]:
    plain = table.game.options()
    return {
        name: value for name, value in vars(table.options).items() if value != getattr(plain, name)
    }


async def seen(table: Table, position: Any, seat: Seat | None) -> dict[str, str]:
    """What these eyes get: the page, its stream, and where some of its links lead."""
    async with open_house(begun_at(table.game, position)) as house:
        match, person = await seated(house, table, seat)
        here = f"/t/{match}"
        found = {path: (await person.get(here + path)).text for path in PATHS}
        async with listening(person, live(found[""]).partition("&since")[0]) as heard:
            await heard()
            found["stream"] = await heard()
        links = sorted(set(re.findall(rf'href="{here}(\?[^"#]+)', found[""])))
        for link in Random(1).sample(links, min(MOST_LINKS, len(links))):
            found[link] = (await person.get(here + link.replace("&amp;", "&"))).text
        return {path: alike(text, match) for path, text in found.items()}


def alike(text: str, match: str) -> str:
    """Without the names that chance gave."""
    return re.sub(r"(since=|id: )[\w-]+", r"\1VERSION", text.replace(match, "TABLE"))


@pytest.mark.parametrize("table", SEVERAL, ids=str)
async def test_two_truths_behind_one_view_make_one_page(table: Table) -> None:
    random, differ = Random(str(table)), 0
    for seat in (None, 0, table.seats - 1):
        match = Match(table.game, table.options, table.seats, f"{table} {seat}")
        wander(match, Chance(random.getrandbits(32)), random.randrange(60))
        if match.outcome() is not None:
            continue
        view = match.view(seat)
        other = table.game.guess(view, (), table.options, Chance(random.getrandbits(32)))
        truths = match.state.position(), other.position()
        differ += truths[0] != truths[1]
        pages = [await seen(table, truth, seat) for truth in truths]
        for path, text in pages[0].items():
            assert_alike(text, pages[1][path], f"{table}, seat {seat}, ply {match.ply}, {path}")
    assert differ or table.seats < 2
