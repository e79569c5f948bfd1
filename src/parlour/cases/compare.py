"""How does what is expected differ from what is? Told with the path, in words a person can read.

Objects are partial: only the keys that are named count, at every depth. Lists are multisets unless
the game says that their order counts; objects inside a multiset are matched, each to one.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any

Path = tuple[str, ...]
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
    if ordered(path, in_order):
        if len(expected) == len(actual):
            for i, (want, have) in enumerate(zip(expected, actual, strict=True)):
                yield from differences(want, have, in_order, (*path, str(i)))
            return
    elif matched(expected, actual, in_order, path):
        return
    yield told(expected, actual, path)


def ordered(path: Path, in_order: Sequence[str]) -> bool:
    """Whether a line of the game's table names this path."""
    return any(fits(path, tuple(line.split("."))) for line in in_order)


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
