"""Who may do what when, and what is no move at all."""

from typing import Any

import pytest

from parlour.core.match import sent
from parlour.core.seats import CLOCK
from parlour.games.mysterium import GAME
from tests.games.mysterium.support import STEPS, code, over

EVERY_MOVE: dict[str, dict[str, Any]] = {
    "give": {"psychic": "blue", "cards": ["v01"]},
    "crow": {"cards": ["v01"]},
    "start_timer": {},
    "place": {"psychic": "blue", "card": "cook"},
    "unplace": {"psychic": "blue"},
    "judge": {"psychic": "blue", "on": "white", "sign": "yes"},
    "unjudge": {"psychic": "blue", "on": "white"},
    "ready": {},
    "unready": {},
    "reveal": {"psychic": "blue"},
    "shared_vision": {
        "group": 1,
        "cards": {"suspect": "v01", "location": "v02", "object": "v03"},
    },
    "vote": {"group": 1},
}
GHOSTLY = {
    "give": {"visions"},
    "crow": {"visions", "placing", "manifesting", "shared"},
    "start_timer": {"visions"},
    "reveal": {"manifesting"},
    "shared_vision": {"shared"},
}


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("kind", EVERY_MOVE)
def test_every_move_has_its_role_and_its_steps(step: str, kind: str) -> None:
    """MYS-21.7, MYS-21.8, MYS-21.9: role before step, and step before everything else."""
    at = STEPS[step]()
    words = {"type": kind, **EVERY_MOVE[kind]}
    wrong, role = (1, "not_ghost") if kind in GHOSTLY else (0, "not_psychic")
    right = 0 if kind in GHOSTLY else 1
    assert code(at, wrong, **words) == role
    steps = GHOSTLY.get(kind, {"voting"} if kind == "vote" else {"placing"})
    assert (code(at, right, **words) == "wrong_step") == (step not in steps)


@pytest.mark.parametrize("kind", EVERY_MOVE)
def test_after_the_end_nothing_is_a_move(kind: str) -> None:
    """MYS-21.5"""
    at = over()
    for seat in (CLOCK, 0, 1, 9):
        assert code(at, seat, type=kind, **EVERY_MOVE[kind]) == "game_over"
    assert code(at, CLOCK, type="time_up") == "game_over"
    assert code(at, 0, type="dance") == "game_over"


NO_MOVES: list[Any] = [
    "give",
    None,
    {"seat": 0},
    {"seat": 0, "type": "dance"},
    {"type": "start_timer"},
    {"seat": True, "type": "start_timer"},
    {"seat": 4, "type": "start_timer"},
    {"seat": -1, "type": "start_timer"},
    {"seat": -2, "type": "ready"},
    {"seat": 0, "type": "time_up"},
    {"seat": 1, "type": "time_up"},
    {"seat": 0, "type": "start_timer", "now": True},
    {"seat": 0, "type": "give", "psychic": "blue"},
    {"seat": 0, "type": "give", "psychic": "green", "cards": ["v01"]},
    {"seat": 0, "type": "give", "psychic": "pink", "cards": ["v01"]},
    {"seat": 0, "type": "give", "psychic": None, "cards": ["v01"]},
    {"seat": 0, "type": "give", "psychic": "blue", "cards": "v01"},
    {"seat": 0, "type": "give", "psychic": "blue", "cards": ["v85"]},
    {"seat": 0, "type": "give", "psychic": "blue", "cards": ["cook"]},
    {"seat": 0, "type": "give", "psychic": "blue", "cards": [1]},
    {"seat": 0, "type": "give", "psychic": "blue", "cards": [["v01"]]},
    {"seat": 1, "type": "place", "psychic": "blue", "card": "v01"},
    {"seat": 1, "type": "place", "psychic": "blue", "card": "blue"},
    {"seat": 1, "type": "place", "psychic": "blue", "card": 4},
    {"seat": 1, "type": "judge", "psychic": "blue", "on": "green", "sign": "yes"},
    {"seat": 1, "type": "judge", "psychic": "blue", "on": "white", "sign": "maybe"},
    {"seat": 1, "type": "judge", "psychic": "blue", "on": "white", "sign": True},
    {"seat": 1, "type": "vote", "group": "1"},
    {"seat": 1, "type": "vote", "group": True},
    {"seat": 1, "type": "vote", "group": 1.0},
    {"seat": 0, "type": "shared_vision", "group": 1, "cards": ["v01", "v02", "v03"]},
    {
        "seat": 0,
        "type": "shared_vision",
        "group": 1,
        "cards": {"suspect": "v01", "location": "v02"},
    },
    {
        "seat": 0,
        "type": "shared_vision",
        "group": 1,
        "cards": {"suspect": "v01", "location": "v02", "object": "v03", "weapon": "v04"},
    },
    {
        "seat": 0,
        "type": "shared_vision",
        "group": 1,
        "cards": {"suspect": "v01", "location": "v02", "object": "cook"},
    },
]


@pytest.mark.parametrize("data", NO_MOVES, ids=str)
@pytest.mark.parametrize("step", STEPS)
def test_what_is_no_move_is_refused_before_anything_else(step: str, data: Any) -> None:
    """MYS-21.2, MYS-21.3, MYS-21.4, MYS-21.6, MYS-19.7"""
    at = STEPS[step]()
    seat, move = sent(GAME, data, 0)
    assert at.state.why_not(seat, move) == "bad_move"
