"""The rules as data: one test a case."""

from pathlib import Path
from typing import Any

import pytest

from parlour.cases import CaseError, failures, read_cases
from parlour.games import GAMES

CASES = [
    case
    for path in sorted(Path(__file__).parent.glob("cases/*/*.json"))
    for case in read_cases(path)
]


def name(case: dict[str, Any] | CaseError) -> str:
    return str(case) if isinstance(case, CaseError) else str(case["id"])


@pytest.mark.parametrize("case", CASES, ids=name)
def test_case(case: dict[str, Any] | CaseError) -> None:
    assert not isinstance(case, CaseError), case
    assert failures(case, GAMES) == []


def test_ids_are_unique() -> None:
    ids = [name(case) for case in CASES]
    assert len(set(ids)) == len(ids)
