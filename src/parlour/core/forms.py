"""How does a move travel in a form or an address? As flat text, field by field.

A field inside another is named with a dot (`colours.top=red`), one of a list of things with its
number (`groups[0].site=pier`); a space is its numbers (`at=0,1`), several spaces are parted by
semicolons. A list of words or numbers is parted by commas; one of a single item ends in a comma
(`cards=v01,`). Truth and nothing are spelled as in JSON.
"""

import re
from collections.abc import Mapping
from dataclasses import is_dataclass
from typing import Any, Final

from parlour.core.game import Move
from parlour.core.notation import written_fields
from parlour.core.picks import spelled

NUMBERS: Final = re.compile(r"-?\d{1,4}(,-?\d{1,4})*", re.ASCII)
WORDS: Final = re.compile(r"([a-z][a-z0-9_-]*(,[a-z][a-z0-9_-]*)*)?", re.ASCII)
STEPS: Final = re.compile(r"\[(\d{1,2})\]|\.?([^.\[\]]+)", re.ASCII)
PLAIN: Final[dict[str, Any]] = {"true": True, "false": False, "null": None}
MOST_THINGS: Final = 40
"""Things in one list."""
DEEPEST: Final = 8
"""Steps into a field; no move of any game leads further."""


def flat(move: Move) -> dict[str, Any]:
    """The choices that make a move, those inside others under their dotted names."""
    found: dict[str, Any] = {}
    for key, value in spelled(move).items():
        found |= leaves(key, value)
    return found


def leaves(key: str, value: Any) -> dict[str, Any]:
    """What stands under a key, down to what a form can send."""
    found: dict[str, Any] = {}
    if isinstance(value, tuple) and value and parts_of(value[0]) is not None:
        for number, item in enumerate(value):
            found |= leaves(f"{key}[{number}]", item)
        return found
    inner = parts_of(value)
    if inner is None:
        return {key: value}
    for name, item in inner.items():
        found |= leaves(f"{key}.{name}", item)
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
        plain = value is None or isinstance(value, bool)
        return {True: "true", False: "false", None: "null"}[value] if plain else str(value)
    if any(isinstance(item, tuple) for item in value):
        return ";".join(map(text_of, value))
    return ",".join(map(text_of, value)) + ("," if len(value) < 2 else "")


def value_of(text: str) -> Any:
    """The plain JSON that a text stands for; what is no number stays a word."""
    if text in PLAIN:
        return PLAIN[text]
    listed = text.removesuffix(",")
    if "," in text and WORDS.fullmatch(listed):
        return listed.split(",") if listed else []
    if listed != text and NUMBERS.fullmatch(listed):
        return [int(number) for number in listed.split(",")]
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
        put(found, steps_of(key), value_of(text))
    return found


def steps_of(key: str) -> list[str | int]:
    """The way to a field; a key that is none of ours is a field by itself."""
    found = list(STEPS.finditer(key))
    whole = "".join([step[0] for step in found]) == key and found[0][2]
    if not whole or len(found) > DEEPEST:
        return [key]
    return [int(step[1]) if step[1] else step[2] for step in found]


def put(box: dict[str, Any], steps: list[str | int], value: Any) -> None:
    """Lay a value where its steps lead; where something else lies already, nothing happens."""
    place: Any = box
    for number, step in enumerate(steps):
        last = number == len(steps) - 1
        fresh: Any = value if last else [] if isinstance(steps[number + 1], int) else {}
        if isinstance(step, int):
            if not isinstance(place, list) or step > len(place) or step >= MOST_THINGS:
                return
            if step == len(place):
                place.append(fresh)
            place = place[step]
        else:
            if not isinstance(place, dict):
                return
            place = place.setdefault(step, fresh)
