"""Moves as flat text: what a form sends is the move it was made of."""

from typing import Any

import pytest

from parlour.core.forms import DEEPEST, flat, text_of, unfolded, value_of
from parlour.core.match import read_move
from tests.core.toy import TOY, Bring, Hide


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("hotel", "hotel"),
        (3, "3"),
        ((0, -1), "0,-1"),
        (((0, 0), (0, 1)), "0,0;0,1"),
        ((), ","),
        (("jade",), "jade,"),
        (("jade", "onyx"), "jade,onyx"),
    ],
)
def test_values_as_text_and_back(value: Any, text: str) -> None:
    assert text_of(value) == text
    assert value_of(text) == (as_json(value))


def as_json(value: Any) -> Any:
    return [as_json(item) for item in value] if isinstance(value, tuple) else value


@pytest.mark.parametrize("text", ["a,,b", "Jade,onyx", "jade, onyx", ",jade", "é,o", "1,x", ",,"])
def test_what_is_no_list_of_words_stays_a_word(text: str) -> None:
    assert value_of(text) == text


@pytest.mark.parametrize("move", [Bring(("jade",)), Bring(("flint", "onyx")), Hide(2)])
def test_a_move_survives_its_form(move: Any) -> None:
    words = {key: text_of(value) for key, value in flat(move).items()}
    assert read_move(TOY, unfolded(words)) == move


@pytest.mark.parametrize("step", [".a", "[0]"])
def test_a_field_that_lies_too_deep_is_a_field_by_itself(step: str) -> None:
    """Else a name of thousands of steps exhausts whoever reads it."""
    name = "card" + step * DEEPEST
    assert unfolded({name: "1"}) == {name: 1}
    assert unfolded({"card" + step * (DEEPEST - 1): "1"}).keys() == {"card"}
