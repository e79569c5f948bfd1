"""`parlour cases FILE…`: does what is written down as cases hold?"""

import argparse
from pathlib import Path
from typing import Any

from parlour.cases import CaseError, failures, read_cases
from parlour.games import GAMES


def add_parser(commands: Any) -> None:
    command = commands.add_parser(
        "cases",
        help="run rules cases from files",
        description="Lay out each case, play its moves and compare what it says; what differs is"
        " told. 1 if any fails. A case is written as tests/cases/FORMAT.md says.",
    )
    command.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="a JSON array of cases"
    )
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print each failing case and the sum; 1 if any failed."""
    passed = failed = 0
    for path in args.files:
        good, bad = run_file(path)
        passed += good
        failed += bad
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def run_file(path: Path) -> tuple[int, int]:
    """How many cases of a file passed and failed; a file that cannot be read is one failure."""
    results = []
    try:
        for case in read_cases(path):
            results.append(run_case(case))
    except CaseError as mistake:
        print(f"FAILED {mistake}")
        results.append(False)
    return results.count(True), results.count(False)


def run_case(case: dict[str, Any] | CaseError) -> bool:
    if isinstance(case, CaseError):
        print(f"FAILED {case}")
        return False
    found = failures(case, GAMES)
    if found:
        print(f"FAILED {case['id']} ({', '.join(map(str, case.get('clauses', [])))})")
        for line in found:
            print(f"    {line}")
    return not found
