"""How does what is expected differ from what is? Told with the path, in words a person can read.

Objects are partial: only the keys that are named count, at every depth. Lists are multisets unless
the game says that their order counts; objects inside a multiset are matched, each to one. Of a list
whose line in the game's table ends in `…` a case may name the beginning only.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any

Path = tuple[str, ...]
MORE = "…"
"""Ends a line of the table `in_order` whose list may be longer than a case expects."""
EMPTY: tuple[Any, ...] = (None, [], {})


def differences(
    expected: Any, actual: Any, in_order: Sequence[str], path: Path = ()
) -> Iterator[str]:
    """Every difference, one line each; none if what is expected is there."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        for key, item in expected.items():
            yield from differences(item, actual.get(key), in_order, (*path, key))
    elif isinstance(expected, list) and isinstance(actual, list):
        yield from list_differences(expected, actual, in_order, path)
    elif not equal(expected, actual):
        yield told(expected, actual, path)


def told(expected: Any, actual: Any, path: Path) -> str:
    return f"{'.'.join(path) or 'it'}: expected {short(expected)}, found {short(actual)}"


def equal(expected: Any, actual: Any) -> bool:
    """Equal and of one kind; what is absent equals what is empty."""
    if expected in EMPTY and actual in EMPTY:
        return True
    return type(expected) is type(actual) and bool(expected == actual)


def list_differences(
    expected: list[Any], actual: list[Any], in_order: Sequence[str], path: Path
) -> Iterator[str]:
    line = line_of(path, in_order)
    if line is None:
        if matched(expected, actual, in_order, path):
            return
    elif len(expected) == len(actual) or (line.endswith(MORE) and len(expected) < len(actual)):
        for i, (want, have) in enumerate(zip(expected, actual, strict=False)):
            yield from differences(want, have, in_order, (*path, str(i)))
        return
    yield told(expected, actual, path)


def line_of(path: Path, in_order: Sequence[str]) -> str | None:
    """The line of the game's table that names this path, if one does."""
    for line in in_order:
        if fits(path, tuple(line.removesuffix(MORE).split("."))):
            return line
    return None


def fits(path: Path, line: Path) -> bool:
    pairs = zip(path, line, strict=False)
    return len(path) == len(line) and all(part in (key, "*") for key, part in pairs)


def matched(expected: list[Any], actual: list[Any], in_order: Sequence[str], path: Path) -> bool:
    """Whether each expected thing can be given an actual one of its own (augmenting paths)."""
    if len(expected) != len(actual):
        return False
    inside = (*path, "*")
    agree = [
        [i for i, have in enumerate(actual) if not any(differences(want, have, in_order, inside))]
        for want in expected
    ]
    given: dict[int, int] = {}
    return all(place(want, agree, given, set()) for want in range(len(expected)))


def place(want: int, agree: list[list[int]], given: dict[int, int], tried: set[int]) -> bool:
    for i in agree[want]:
        if i not in tried:
            tried.add(i)
            if i not in given or place(given[i], agree, given, tried):
                given[i] = want
                return True
    return False


def short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, sort_keys=isinstance(value, dict))
    return text if len(text) <= 300 else f"{text[:300]}…"
