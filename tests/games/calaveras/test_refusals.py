"""What the law, the set-up and the notation refuse, and in which order."""

from typing import Any

import pytest

from parlour.cases import failures
from parlour.core.errors import NotationError, OptionsError
from parlour.core.match import Match, read_options, sent
from parlour.core.notation import read, write
from parlour.games import GAMES
from parlour.games.calaveras import GAME
from parlour.games.calaveras.law import REFUSALS
from parlour.games.calaveras.options import Options
from tests.games.calaveras.support import position, state

FULL: dict[str, Any] = {
    "hands": {"0": ["twist", "hotel", "airport"]},
    "fronts": {"1": ["hotel"]},
    "nicole": 1,
}


def carry(card: str, source: str, target: str) -> dict[str, Any]:
    return {"seat": 0, "type": "twist", "card": card, "from": source, "to": target}


LADDER: list[tuple[Any, str | None]] = [
    ({"seat": 1, "type": "dance", "card": "twist"}, "not_your_turn"),
    ({"seat": 0, "type": "dance", "card": "tram"}, "bad_move"),
    ({"seat": 0, "type": "play", "card": "tram"}, "bad_move"),
    ({"seat": 0, "type": "play", "card": "tram", "to": "hand:0"}, "unknown_card"),
    ({"seat": 0, "type": "play", "card": "twist", "to": "hand:0"}, "not_a_location"),
    ({"seat": 0, "type": "play", "card": "carnival", "to": "hand:0"}, "card_not_in_hand"),
    ({"seat": 0, "type": "play", "card": "hotel", "to": "hand:0"}, "no_such_area"),
    (carry("tram", "draw", "x"), "unknown_card"),
    (carry("twist", "draw", "x"), "not_a_location"),
    (carry("airport", "draw", "x"), "no_such_area"),
    (carry("airport", "front:1", "front:4"), "no_such_area"),
    (carry("airport", "front:1", "front:1"), "card_not_there"),
    (carry("hotel", "front:1", "front:1"), "same_place"),
    ({"seat": 0, "type": "twist_idle"}, "must_move_card"),
    ({"seat": 0, "type": "twist_idle", "card": "hotel"}, "bad_move"),
    ({"seat": 0, "type": "pass"}, "bad_move"),
    ({"seat": 0, "type": "play", "card": 5, "to": "innocent"}, "unknown_card"),
    ({"seat": 0, "type": "play", "card": ["hotel"], "to": "innocent"}, "unknown_card"),
    ({"seat": 0, "type": "play", "card": "hotel", "to": None}, "no_such_area"),
    ({"type": "twist_idle"}, "not_your_turn"),
    ({"seat": "0", "type": "twist_idle"}, "not_your_turn"),
    ({"seat": False, "type": "twist_idle"}, "not_your_turn"),
    ({"seat": 0.0, "type": "twist_idle"}, "not_your_turn"),
    ({"seat": None, "type": "twist_idle"}, "not_your_turn"),
    ({"seat": -1, "type": "twist_idle"}, "not_your_turn"),
    ({"seat": -2, "type": "twist_idle"}, "not_your_turn"),
    (["seat", 0], "bad_move"),
    (None, "bad_move"),
    ("twist_idle", "bad_move"),
    (carry("hotel", "front:1", "suspect"), None),
]


@pytest.mark.parametrize(("data", "code"), LADDER, ids=str)
def test_the_first_test_that_fails_is_reported(data: Any, code: str | None) -> None:
    """Each move breaks several rules; the earliest in the list speaks (CAL-13.12, CAL-13.13)."""
    found = state(position(**FULL), twist_must_move=True)
    before = write(found.position())
    assert found.why_not(*sent(GAME, data, 0)) == code
    assert write(found.position()) == before


def test_after_the_end_everything_is_too_late() -> None:
    """`game_over` comes before all else (CAL-11.9, CAL-13.12)."""
    over = state(position(phase="over", guilty=1, points={"1": 8}))
    for data, _ in LADDER:
        assert over.why_not(*sent(GAME, data, 0)) == "game_over"
    assert over.legal_moves(0) == over.legal_moves(-1) == []


def test_the_order_is_the_specification_s() -> None:
    """CAL-13.12."""
    reported = [code for _, code in LADDER if code is not None]
    assert set(reported) | {"game_over"} == set(REFUSALS)


@pytest.mark.parametrize(
    ("seats", "options", "field"),
    [
        (4, {"first": 4}, "first"),
        (3, {"first": 3}, "first"),
        (4, {"first": -1}, "first"),
        (4, {"first": "0"}, "first"),
        (4, {"first": True}, "first"),
        (4, {"turn_cap": 0}, "turn_cap"),
        (4, {"turn_cap": 1.5}, "turn_cap"),
        (4, {"twist_must_move": 1}, "twist_must_move"),
        (4, {"colour": "red"}, "colour"),
    ],
)
def test_options_out_of_range_are_refused(seats: int, options: dict[str, Any], field: str) -> None:
    """A ghost's place is no seat (CAL-15.5)."""
    with pytest.raises(OptionsError) as refusal:
        read_options(GAME, options, seats)
    assert (refusal.value.field, refusal.value.code) == (field, "bad_option")


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 7, 100])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    """CAL-2.1."""
    with pytest.raises(OptionsError) as refusal:
        read_options(GAME, {}, seats)
    assert refusal.value.code == "bad_seat_count"


BAD: list[tuple[dict[str, Any], str]] = [
    ({"draw": ["hotel"]}, ""),
    ({"hands": {"0": ["tram", "hotel", "airport"]}, "draw": []}, "hands.0[0]"),
    ({"hands": {"0": ["hotel", "hotel", "hotel", "hotel"]}}, "hands.0"),
    ({"hands": {"0": 3}, "draw": 39}, "hands.0"),
    ({"fronts": {"1": ["hotel", "hotel"]}}, "fronts.1"),
    ({"fronts": {"1": ["twist"]}}, "fronts.1"),
    ({"innocent": ["hotel"], "suspect": ["hotel"]}, "innocent and suspect"),
    ({"ghost": 3}, "ghost"),
    ({"fronts": {"4": []}}, "fronts"),
    ({"points": {"7": 0}}, "points"),
    ({"turn": 4}, "turn"),
    ({"nicole": -1}, "nicole"),
    ({"points": {"2": -1}}, "points.2"),
    ({"points": {"2": 7}}, "guilty"),
    ({"guilty": 2}, "guilty"),
    ({"phase": "over", "points": {"2": 7}}, "guilty"),
    ({"phase": "over", "points": {"2": 7, "3": 8}, "guilty": 2}, "guilty"),
    ({"hands": {"0": []}}, "hands.0"),
    ({"played": -1}, "played"),
    ({"seat": 1}, "seat"),
]


@pytest.mark.parametrize(("changed", "path"), BAD, ids=str)
def test_positions_that_cannot_be_are_refused(changed: dict[str, Any], path: str) -> None:
    """With the place of the mistake (CAL-16.3, CAL-16.12)."""
    with pytest.raises(NotationError) as refusal:
        state(position(**changed))
    assert (refusal.value.path, refusal.value.code) == (path, "bad_position")


UNREADABLE: list[tuple[dict[str, Any], str]] = [
    ({"phase": "pause"}, "phase"),
    ({"turn": "0"}, "turn"),
    ({"turn": True}, "turn"),
    ({"hands": {"0": ["hotel", 4]}}, "hands.0[1]"),
    ({"fronts": {"01": []}}, "fronts"),
    ({"points": {"x": 0}}, "points"),
    ({"moon": 1}, "moon"),
]


@pytest.mark.parametrize(("changed", "path"), UNREADABLE, ids=str)
def test_positions_that_cannot_be_read_say_where(changed: dict[str, Any], path: str) -> None:
    """Keys are decimal strings, places are numbers (CAL-16.1)."""
    with pytest.raises(NotationError) as refusal:
        read(GAME.positions, position(draw=[], **changed))
    assert refusal.value.path == path


def test_a_missing_key_is_named() -> None:
    """All keys but `played` are present (CAL-16.1)."""
    for key in position():
        data = position()
        del data[key]
        with pytest.raises(NotationError, match="is missing") as refusal:
            read(GAME.positions, data)
        assert refusal.value.path == key


def test_cases_compare_only_what_they_name() -> None:
    """Nested objects too; a value may be asked of an unsettled position (CAL-16.2, CAL-16.4,
    CAL-16.7)."""
    case: dict[str, Any] = {
        "id": "x", "game": "calaveras", "seats": 4,
        "position": position(nicole=0, fronts={"2": ["hotel"]}, suspect=["hotel", "airport"]),
        "expect": {
            "position": {"fronts": {"2": ["hotel"]}, "suspect": ["airport", "hotel"]},
            "value": {"nicole": 2, "designated": 2, "stake": 2, "teams": [[0, 2], [1, 3]]},
        },
    }  # fmt: skip
    assert failures(case, GAMES) == []
    case["expect"]["value"] = {"teams": [[1, 3], [0, 2]]}
    assert failures(case, GAMES) != []


def test_a_fresh_case_needs_no_position() -> None:
    """Any shuffle will do; a reshuffle leaves only sizes to claim (CAL-16.9, CAL-16.10)."""
    case = {"id": "x", "game": "calaveras", "seats": 5, "moves": [],
            "expect": {"view": {"0": {"draw": 33, "hands": {"1": 3}}}}}  # fmt: skip
    assert failures(case, GAMES) == []
    drawn = position(hands={"0": ["hotel"]}, discard=["carnival"] * 4 + ["twist"])
    drawn["discard"] += drawn["draw"]
    drawn["draw"] = []
    case = {"id": "x", "game": "calaveras", "seats": 4, "position": drawn,
            "moves": [{"seat": 0, "type": "play", "card": "hotel", "to": "front:0"}],
            "expect": {"view": {"1": {"hands": {"0": 3}, "draw": 35, "discard": []}}}}  # fmt: skip
    assert failures(case, GAMES) == []


def test_a_match_is_not_set_up_with_bad_options() -> None:
    """CAL-15.5."""
    with pytest.raises(OptionsError):
        Match(GAME, Options(first=9), 4, "x")
