"""Positions and options: what is refused, and what is taken as given."""

from typing import Any

import pytest

from parlour.cases import failures
from parlour.core.errors import NotationError, OptionsError
from parlour.core.match import read_options
from parlour.core.notation import read, write
from parlour.games.mysterium import GAME
from parlour.games.mysterium.content import PSYCHICS
from parlour.games.mysterium.position import Position
from tests.games.mysterium.support import laid_out, match, position, revelation, share, voting

GOOD: dict[str, Any] = write(position(match(4)), whole=True)
VIEW_KEYS = ("role", "may_talk", "voted", "seat")
PLAIN = {key: value for key, value in GOOD.items() if key not in VIEW_KEYS}


def edited(data: Any, path: str, value: Any) -> Any:
    """A copy with another value at a dotted path; DROP takes the key away."""
    key, _, rest = path.partition(".")
    if rest:
        return data | {key: edited(data[key], rest, value)}
    if value is DROP:
        return {word: item for word, item in data.items() if word != key}
    return data | {key: value}


DROP = "(left out)"
HELD = GOOD["hand"][0]
BAD: list[tuple[str, Any]] = [
    ("mood", "calm"),
    ("psychics", DROP),
    ("secret", DROP),
    ("table", DROP),
    ("hand", DROP),
    ("phase", DROP),
    ("phase", "revelation"),
    ("step", "dreaming"),
    ("hour", 0),
    ("hour", 8),
    ("ghost", 4),
    ("ghost", 1),
    ("psychics.red", DROP),
    ("psychics.green", GOOD["psychics"]["red"]),
    ("psychics.red.seat", 2),
    ("psychics.red.seat", DROP),
    ("psychics.red.stage", "epilogue"),
    ("psychics.red.tokens", None),
    ("psychics.red.tokens.yes", -1),
    ("psychics.red.level", None),
    ("psychics.red.level", DROP),
    ("psychics.red.placed", "v01"),
    ("psychics.red.judged", {"green": "yes"}),
    ("psychics.red.judged", {"blue": "perhaps"}),
    ("psychics.red.solved", {"suspect": "nobody"}),
    ("psychics.red.visions", [HELD]),
    ("secret.red.suspect", "ballroom"),
    ("secret.red", DROP),
    ("secret", None),
    ("table.suspects", ["butler"]),
    ("table.suspects", ["cook", "cook"]),
    ("table.objects", DROP),
    ("hand", 7),
    ("hand", ["v99"]),
    ("hand", [f"v{number:02}" for number in range(1, 9)]),
    ("draw", [HELD]),
    ("discard", ["v01", "v01"]),
    ("crows", {"game": -1}),
    ("ready", [0]),
    ("ready", [1, 1]),
    (
        "groups",
        {"2": {"psychic": None, "suspect": "cook", "location": "attic", "object": "hatpin"}},
    ),
    ("culprit", 1),
    ("votes", {"1": 1}),
    ("role", "ghost"),
    ("may_talk", True),
    ("voted", [1]),
    ("seat", 0),
]


@pytest.mark.parametrize(("path", "value"), BAD, ids=str)
def test_a_position_whose_form_is_wrong_is_refused(path: str, value: Any) -> None:
    """MYS-20.1, MYS-26.2: as `bad_position`, and cases say so."""
    data = edited(GOOD, path, value)
    with pytest.raises(NotationError):
        laid_out(data, 4)
    case = {"id": "x", "game": "mysterium", "seats": 4, "position": data, "moves": []}
    expect = {"error": "bad_position"}
    assert failures(case | {"expect": expect}, {"mysterium": GAME}) == []


SHARED_BAD: list[tuple[str, Any]] = [
    ("shared", None),
    ("shared.intent", None),
    ("shared.order", ["v01"]),
    ("shared.order", [None, None, None]),
    ("shared.shown", 4),
    ("shared.shown", DROP),
    ("culprit", None),
    ("culprit", 9),
    ("votes", {"1": 9}),
    ("votes", {"0": 1}),
    ("votes", {"1": None}),
    ("groups", {}),
]


@pytest.mark.parametrize(("path", "value"), SHARED_BAD, ids=str)
def test_a_poll_needs_its_shared_vision(path: str, value: Any) -> None:
    """MYS-26.2, MYS-20.1"""
    data = write(position(voting()), whole=True)
    laid_out(data, 4)
    with pytest.raises(NotationError):
        laid_out(edited(data, path, value), 4)


def test_tokens_and_levels_belong_to_tables_with_a_track() -> None:
    """MYS-20.1, MYS-15.3"""
    data = write(position(match(3)), whole=True)
    laid_out(data, 3)
    for key, value in (("tokens", GOOD["psychics"]["red"]["tokens"]), ("level", 0)):
        with pytest.raises(NotationError):
            laid_out(edited(data, f"psychics.red.{key}", value), 3)


def test_keys_left_out_have_their_defaults() -> None:
    """MYS-20.1: what has a default may be left out."""
    short = {key: GOOD[key] for key in ("phase", "step", "psychics", "secret", "table", "hand")}
    for psychic in ("visions", "served", "placed", "answered", "solved", "judged"):
        for colour in ("blue", "white", "red"):
            short = edited(short, f"psychics.{colour}.{psychic}", DROP)
    now = laid_out(short, 4).position()
    assert (now.hour, now.ghost, now.draw, now.discard) == (1, 0, (), ())
    assert now == laid_out(PLAIN | {"draw": []}, 4).position()


def test_a_position_is_taken_as_given() -> None:
    """MYS-20.1: whether it could have arisen is not asked."""
    odd = edited(PLAIN, "table.suspects", ["cook"])
    odd = edited(odd, "psychics.blue.level", 40)
    odd = edited(odd, "psychics.blue.placed", "attic")
    state = laid_out(edited(odd, "psychics.white.judged", {"white": "yes"}), 4)
    again = read(Position, write(state.position(), whole=True))
    assert again == state.position()


def test_the_position_names_the_ghost() -> None:
    """MYS-2.2: whatever the options say."""
    data = write(position(match(4, ghost=2)), whole=True)
    assert laid_out(data, 4).to_act() == (2,)


@pytest.mark.parametrize("seats", [-1, 0, 1, 8])
def test_two_to_seven_play(seats: int) -> None:
    """MYS-20.2"""
    with pytest.raises(OptionsError) as refusal:
        read_options(GAME, {}, seats)
    assert refusal.value.code == "bad_seat_count"


BAD_OPTIONS: list[dict[str, Any]] = [
    {"mood": "calm"},
    {"difficulty": "nightmare"},
    {"difficulty": None},
    {"timer": -1},
    {"timer": True},
    {"timer": 1.5},
    {"ghost": 4},
    {"ghost": -1},
    {"auto_reveal": 1},
    {"strict_silence": "yes"},
    {"age_order": []},
    {"age_order": [0, 1, 2]},
    {"age_order": [0, 1, 2, 2]},
    {"age_order": [0, 1, 2, 4]},
    {"age_order": "0123"},
]


@pytest.mark.parametrize("options", BAD_OPTIONS, ids=str)
def test_options_that_cannot_be_played_are_refused(options: dict[str, Any]) -> None:
    """MYS-20.2, MYS-25.1"""
    with pytest.raises(OptionsError) as refusal:
        read_options(GAME, options, 4)
    assert refusal.value.code == "bad_option"


def test_options_that_can() -> None:
    """MYS-20.2"""
    chosen = {"difficulty": "hard", "timer": 0, "ghost": 3, "age_order": [3, 1, 0, 2]}
    options = read_options(GAME, chosen, 4)
    assert write(options) == chosen


def test_line_up_positions_of_every_table_survive_a_round_trip() -> None:
    for seats in range(2, 8):
        at = share(revelation(match(seats)))
        data = write(position(at))
        assert laid_out(data, seats).position() == position(at)
        assert len(position(at).groups) == max(4 if seats == 2 else 0, len(position(at).psychics))
        assert set(position(at).psychics) <= set(PSYCHICS)
