"""What people may write."""

import pytest

from parlour.core.errors import NotationError
from parlour.matches.texts import clean, likeness


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  Ada \n Lovelace ", "Ada Lovelace"),
        ("Jose\u0301", "José"),
        ("<script>alert(1)</script>", None),
        ("<i>", "<i>"),
        ("a\u202eb\u0000c", "abc"),
        ("\U0001f469\u200d\U0001f52c", "\U0001f469\u200d\U0001f52c"),
        ("\ud800", None),
        ("\u200b\u200d", None),
        ("", None),
        ("x" * 24, "x" * 24),
        ("x" * 25, None),
        ("x" * 10**6, None),
        (7, None),
        (None, None),
    ],
)
def test_a_name_is_one_short_visible_line(text: object, kept: str | None) -> None:
    if kept is None:
        with pytest.raises(NotationError) as refusal:
            clean("name", text)
        assert refusal.value.path == "name"
    else:
        assert clean("name", text) == kept


@pytest.mark.parametrize(
    "name", ["ADA", "Ada\u200d", "A\u034fda", "Ad\ufe0fa", "Ada\u2800", "\uff21da", "A\U000e0100da"]
)
def test_names_that_look_alike_come_to_the_same(name: str) -> None:
    assert likeness(clean("name", name)) == likeness("Ada")


@pytest.mark.parametrize("name", ["Ida", "Ada B", "Äda", "A da"])
def test_other_names_do_not(name: str) -> None:
    assert likeness(clean("name", name)) != likeness("Ada")
