"""How does a move travel in a form or an address? As flat text, field by field.

A field inside another is named with a dot (`colours.top=red`); a space is its numbers (`at=0,1`),
several spaces are parted by semicolons. A list of words is parted by commas; one of a single word
ends in a comma (`cards=v01,`).
"""

import re
from collections.abc import Mapping
from dataclasses import is_dataclass
from typing import Any, Final

from parlour.core.game import Move
from parlour.core.notation import written_fields
from parlour.core.picks import spelled

NUMBERS: Final = re.compile(r"-?\d{1,4}(,-?\d{1,4})*", re.ASCII)
WORDS: Final = re.compile(r"([a-z][a-z0-9_]*(,[a-z][a-z0-9_]*)*)?", re.ASCII)


def flat(move: Move) -> dict[str, Any]:
    """The choices that make a move, those inside others under their dotted names."""
    found: dict[str, Any] = {}
    for key, value in spelled(move).items():
        inner = parts_of(value)
        found |= {key: value} if inner is None else {f"{key}.{k}": v for k, v in inner.items()}
    return found


def parts_of(value: Any) -> dict[str, Any] | None:
    """What stands inside a field, if it holds several things by name."""
    if isinstance(value, Mapping):
        return dict(value)
    if is_dataclass(value):
        kind: Any = type(value)
        return {key: getattr(value, name) for name, key, _ in written_fields(kind)}
    return None


def text_of(value: Any) -> str:
    """A choice as the text that a form sends."""
    if not isinstance(value, tuple):
        return str(value)
    if all(isinstance(item, str) for item in value):
        return ",".join(value) + ("," if len(value) < 2 else "")
    return (";" if any(isinstance(item, tuple) for item in value) else ",").join(
        map(text_of, value)
    )


def value_of(text: str) -> Any:
    """The plain JSON that a text stands for; what is no number stays a word."""
    words = text.removesuffix(",")
    if "," in text and WORDS.fullmatch(words):
        return words.split(",") if words else []
    parts = text.split(";")
    if not all(NUMBERS.fullmatch(part) for part in parts):
        return text
    lists = [[int(number) for number in part.split(",")] for part in parts]
    if len(lists) > 1:
        return lists
    return lists[0] if len(lists[0]) > 1 else lists[0][0]


def unfolded(words: Mapping[str, str]) -> dict[str, Any]:
    """A move as plain JSON from the fields of a form."""
    found: dict[str, Any] = {}
    for key, text in words.items():
        head, dot, rest = key.partition(".")
        box = found.setdefault(head, {}) if dot else found
        if isinstance(box, dict):
            box[rest if dot else head] = value_of(text)
    return found
