"""The codec: values to JSON and back, and where a mistake lies."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import pytest

from parlour.core.errors import NotationError
from parlour.core.game import Move
from parlour.core.notation import Frozen, read, read_tagged, word_of, write


@dataclass(frozen=True)
class Inner:
    at: tuple[int, int]
    note: str = "none"


@dataclass(frozen=True)
class Outer:
    pass_: bool
    level: Literal[1, 2, "solo"]
    inner: Inner | None
    by_seat: Mapping[int, tuple[str, ...] | int]
    free: Mapping[str, Any] = field(default_factory=Frozen)


@dataclass(frozen=True)
class TakeTwo(Move):
    card: str
    number: int = 2


@dataclass(frozen=True)
class Offer(Move):
    inside: TakeTwo


DATA = {"pass": True, "level": 1, "inner": {"at": [1, 2]}, "by_seat": {"0": ["a"], "10": 3}}
VALUE = Outer(True, 1, Inner((1, 2)), Frozen({0: ("a",), 10: 3}))


def test_there_and_back() -> None:
    assert read(Outer, DATA) == VALUE
    assert write(VALUE) == DATA
    assert hash(read(Outer, DATA)) == hash(VALUE)


def test_defaults_are_written_only_when_all_is() -> None:
    assert write(VALUE, whole=True) == DATA | {
        "free": {},
        "inner": {"at": [1, 2], "note": "none"},
    }


def test_moves_carry_their_word_wherever_they_stand() -> None:
    offer = Offer(TakeTwo("x"))
    data = {"type": "offer", "inside": {"type": "take_two", "card": "x"}}
    assert word_of(TakeTwo) == "take_two"
    assert write(offer) == data
    assert read_tagged((TakeTwo, Offer), data) == offer


@pytest.mark.parametrize(
    ("changed", "path", "problem"),
    [
        ({"pass": 1}, "pass", "is no truth value"),
        ({"level": 3}, "level", "is none of 1, 2, solo"),
        ({"level": True}, "level", "is none of"),
        ({"level": 1.0}, "level", "is none of"),
        ({"inner": {"at": [1]}}, "inner.at", "has not 2 parts"),
        ({"inner": {"at": [1, "2"]}}, "inner.at[1]", "is no number"),
        ({"inner": {"at": [1, 2], "x": 0}}, "inner.x", "is not known here; there are "),
        ({"inner": 5}, "inner", "is no object and is no null"),
        ({"by_seat": []}, "by_seat", "is no object"),
        ({"by_seat": {"01": 1}}, "by_seat", "has the key '01'"),
        ({"by_seat": {"٣": 1}}, "by_seat", "has the key"),
        ({"by_seat": {"9" * 5000: 1}}, "by_seat", "which is no number"),
        ({"by_seat": {"-1": 1}}, "by_seat", "which is no number"),
        ({"by_seat": {"0": ["a", 1]}}, "by_seat.0[1]", "is no word"),
        ({"moon": 1}, "moon", "is not known here"),
    ],
    ids=str,
)
def test_mistakes_say_where(changed: dict[str, Any], path: str, problem: str) -> None:
    with pytest.raises(NotationError) as mistake:
        read(Outer, DATA | changed)
    assert mistake.value.path == path
    assert problem in mistake.value.problem


def test_what_is_missing_is_named() -> None:
    for key in DATA:
        with pytest.raises(NotationError) as mistake:
            read(Outer, {name: item for name, item in DATA.items() if name != key})
        assert (mistake.value.path, mistake.value.problem) == (key, "is missing")


@pytest.mark.parametrize(
    "data", [None, [], "x", {}, {"type": "x"}, {"type": 3}, {"type": ["offer"]}]
)
def test_unknown_types_are_refused(data: Any) -> None:
    with pytest.raises(NotationError):
        read_tagged((TakeTwo, Offer), data)


def test_a_nested_move_must_be_of_its_kind() -> None:
    data = {"type": "offer", "inside": {"type": "offer", "card": "x"}}
    with pytest.raises(NotationError, match="is not take_two") as mistake:
        read_tagged((TakeTwo, Offer), data)
    assert mistake.value.path == "inside.type"


@pytest.mark.parametrize("data", [5, None, True, ["a"], {"a": 1}])
def test_what_is_no_word_reaches_the_law_as_its_json(data: Any) -> None:
    """The law says `unknown_card`; a number where a number belongs must still be one."""
    move = read_tagged((TakeTwo,), {"type": "take_two", "card": data})
    assert isinstance(move, TakeTwo)
    assert move.card not in ("5", "carnival") or data == 5
    with pytest.raises(NotationError):
        read_tagged((TakeTwo,), {"type": "take_two", "card": "x", "number": "2"})
