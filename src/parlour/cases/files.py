"""How is a file of cases read? As a JSON array; a mistake is told with the case and the place."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Case = dict[str, Any]

KINDS: dict[str, type | tuple[type, ...]] = {
    "id": str,
    "clauses": list,
    "game": str,
    "seats": int,
    "expect": dict,
    "moves": list,
    "options": (dict, type(None)),
    "position": (dict, type(None)),
    "why": str,
}
NEEDED = ("id", "game", "seats", "expect")
EXPECTED: dict[str, type | tuple[type, ...]] = {
    "position": dict,
    "to_act": list,
    "legal_includes": list,
    "legal_excludes": list,
    "legal_count": int,
    "error": (str, type(None)),
    "outcome": (dict, type(None)),
    "view": dict,
    "value": dict,
}


class CaseError(Exception):
    """A case, or a whole file, that cannot be read; the text says where."""


def read_cases(path: Path) -> Iterator[Case | CaseError]:
    """The cases of a file in order; in the place of one that cannot be read, its error.

    Raises CaseError when the file as a whole cannot be read.
    """
    for number, data in enumerate(array(path)):
        try:
            yield checked(data, f"{path.name}[{number}]")
        except CaseError as mistake:
            yield mistake


def array(path: Path) -> list[Any]:
    try:
        data = json.loads(path.read_bytes().decode("utf-8"))
    except OSError as mistake:
        raise CaseError(f"{path}: cannot be opened: {mistake.strerror}") from mistake
    except UnicodeDecodeError as mistake:
        raise CaseError(f"{path}: is no UTF-8 at byte {mistake.start}") from mistake
    except json.JSONDecodeError as mistake:
        where = f"line {mistake.lineno}, column {mistake.colno}"
        raise CaseError(f"{path}: is no JSON at {where}: {mistake.msg}") from mistake
    except RecursionError as mistake:
        raise CaseError(f"{path}: is nested too deeply") from mistake
    if not isinstance(data, list):
        raise CaseError(f"{path}: is no array of cases")
    return data


def checked(data: Any, place: str) -> Case:
    """The case itself, if its keys are of the right kinds."""
    if not isinstance(data, dict):
        raise CaseError(f"{place}: is no object")
    name = f"{place} {data.get('id', '(no id)')}"
    for key in NEEDED:
        if key not in data:
            raise CaseError(f"{name}: {key} is missing")
    check_kinds(data, KINDS, f"{name}: ")
    surplus = data["expect"].keys() - EXPECTED.keys()
    if surplus or not data["expect"]:
        problem = f"expect.{min(surplus)} is not known" if surplus else "expect is empty"
        raise CaseError(f"{name}: {problem}")
    check_kinds(data["expect"], EXPECTED, f"{name}: expect.")
    return data


def check_kinds(data: dict[str, Any], kinds: dict[str, Any], place: str) -> None:
    for key, kind in kinds.items():
        if key in data and (not isinstance(data[key], kind) or isinstance(data[key], bool)):
            raise CaseError(f"{place}{key} is of the wrong kind")
