"""What of a draft do others see? A plan's groups while the table plans, and nothing else, ever."""

from typing import Any

from parlour.core.chance import Chance
from parlour.core.match import Match
from parlour.core.notation import read
from parlour.core.seats import Seat
from parlour.games.island import GAME, table
from parlour.games.island.options import Options
from parlour.games.island.table.picture import Picture
from tests.games.island.support import known_accomplice

RUBBISH = {
    "g0": "pier:1:greta_moll",
    "cards": "key-04.boots-01",
    "take": "1",
    "hand": "1",
    "d0": "key-04",
    "up": "osric_pell",
    "told": "1",
}


def drawn(match: Match, seat: Seat | None, drafts: Any = ()) -> Picture:
    words = None if seat is None else RUBBISH
    heard = match.heard(seat)
    return table.picture(match.view(seat), match.options, words, (), "", heard, dict(drafts))


def test_only_who_may_plan_shares_and_only_groups() -> None:
    """ISL-11.9, ISL-13.2: the known accomplice plans nothing, and buys out of sight."""
    options = read(Options, {"accomplice": True, "ruse_windows": "early"})
    match, chance = Match(GAME, options, 4, "drafts"), Chance(1)
    match.state = known_accomplice(4, 1, 2, ruse_windows="early")
    asked, silent = set(), 0
    while match.to_act() and match.ply < 600:
        view: Any = match.view(None)
        asked.add(view.phase)
        for seat in range(4):
            shared = table.shared(drawn(match, seat), RUBBISH)
            assert shared is not None
            if view.phase != "planning" or (view.acting and seat == view.revealed):
                assert shared == {}
                silent += view.phase == "planning"
            else:
                assert set(shared) <= {"g0", "turn"}
        acting = match.to_act()[0]
        match.play(acting, match.picks(acting).sample(chance))
    assert asked > {"planning", "exchange", "ruse", "group"}
    assert silent


def test_drafts_lie_beside_no_vote_and_no_group() -> None:
    match, chance = Match(GAME, Options(), 3, "beside"), Chance(2)
    drafts = {1: {"g0": "pier:1:greta_moll", "turn": "1"}}
    assert drawn(match, 0, drafts).plan.suggestions[0].seats == (1,)
    assert drawn(match, None, drafts).plan.suggestions[0].pick is None
    assert drawn(match, 1, drafts).plan.suggestions == ()
    while match.view(None).phase == "planning":
        acting = match.to_act()[0]
        match.play(acting, match.picks(acting).sample(chance))
    assert drawn(match, 0, drafts).plan.suggestions == ()
