"""What does a table say whose moves no longer follow? That it cannot go on, and why."""

import json
from dataclasses import replace

import pytest

from parlour.games import GAMES
from parlour.matches.store.memory import MemoryStore
from parlour.matches.store.rows import EntryRow
from tests.web.support import House, Visitor

pytestmark = pytest.mark.anyio


async def broken(house: House, game: str, plies: int, at: int) -> tuple[str, Visitor]:
    """A table on which so many plies were played, the last of these a move of other rules."""
    ada, seats = await house.guest(), GAMES[game].seats[1]
    form = {"seats": str(seats), "name": "Ada", "seat.0": "me"}
    form |= {f"seat.{seat}": "here" for seat in range(1, seats)}
    form |= {f"name.{seat}": f"Guest {seat}" for seat in range(1, seats)}
    here = (await ada.post(f"/new/{game}", form)).headers["location"]
    match, hall = here.removeprefix("/t/"), house.service.hall
    await ada.post(f"{here}/begin")
    await house.go_on(match, plies)
    assert isinstance(hall.store, MemoryStore)
    row = hall.store.rows[EntryRow][match, at]
    assert isinstance(row, EntryRow)
    other = json.loads(row.line) | {"move": {"type": "of_other_rules"}}
    hall.store.rows[EntryRow][match, at] = replace(row, line=json.dumps(other))
    hall.drop(match)
    return here, ada


@pytest.mark.parametrize("plies", [8, 3000])
@pytest.mark.parametrize("game", GAMES)
async def test_a_match_that_cannot_go_on_says_so(house: House, game: str, plies: int) -> None:
    here, ada = await broken(house, game, plies, at=6)
    page = (await ada.get(here)).text
    assert "This match cannot go on." in page
    assert f'action="{here}/move"' not in page
    for path in ("/story", "/talk", "/links"):
        assert (await ada.get(here + path)).status_code == 200
