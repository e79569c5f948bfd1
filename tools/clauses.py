"""Which test proves which clause? A table per game: every numbered clause and what names it.

A clause is proved by a rules case that lists it (tests/cases/<game>/*.json, `clauses`), or by a
test function whose docstring or marks name it. The table is made on demand and not kept in the
repository: it would change with every test, and be wrong between two changes.

    python -m tools.clauses calaveras     writes build/clauses/calaveras.md, says what is missing
"""

import ast
import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEFINED = re.compile(r"^- \*{0,2}([A-Z]{3}-\d+\.\d+[a-z]?)\*{0,2} (.*)$", re.MULTILINE)
NAMED = re.compile(r"\b[A-Z]{3}-\d+\.\d+[a-z]?\b")


def clauses(game: str) -> dict[str, str]:
    """Every clause of a game's specification and what it says, in its order."""
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return dict(DEFINED.findall(text))


def games() -> list[str]:
    """The games that have a specification here."""
    return sorted(path.stem for path in (ROOT / "docs" / "rules").glob("*.md"))


def cases_naming(game: str) -> Iterator[tuple[str, str]]:
    """Clause and case id, for each rules case of a game."""
    for path in sorted((ROOT / "tests" / "cases" / game).glob("*.json")):
        for case in json.loads(path.read_text(encoding="utf-8")):
            for clause in case["clauses"]:
                yield clause, f"case {case['id']}"


def tests_naming() -> Iterator[tuple[str, str]]:
    """Clause and test, for each test function that names a clause in its docstring or marks."""
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                said = " ".join([ast.get_docstring(node) or "", *map(ast.unparse, marks(node))])
                where = f"{path.relative_to(ROOT).as_posix()}::{node.name}"
                yield from ((clause, where) for clause in dict.fromkeys(NAMED.findall(said)))


def marks(node: ast.FunctionDef) -> list[ast.expr]:
    """The marks above a test; the values of a parametrized one count as well."""
    return [mark for mark in node.decorator_list if "mark" in ast.unparse(mark)]


def proofs(game: str) -> dict[str, list[str]]:
    """For each clause that anything names: the cases and tests that do."""
    found: dict[str, list[str]] = defaultdict(list)
    for clause, where in (*cases_naming(game), *tests_naming()):
        found[clause].append(where)
    return found


def missing(game: str) -> list[str]:
    """The clauses that no case and no test names."""
    proved = proofs(game)
    return [clause for clause in clauses(game) if clause not in proved]


def table(game: str) -> str:
    """The whole table in Markdown."""
    proved = proofs(game)
    lines = [f"# {game}: clause x test", "", "| clause | says | proved by |", "| --- | --- | --- |"]
    for clause, text in clauses(game).items():
        says = text.replace("|", "\\|")
        lines.append(f"| {clause} | {says} | {'<br>'.join(proved.get(clause, ['**nothing**']))} |")
    return "\n".join(lines) + "\n"


def main(game: str) -> int:
    """Write the table, say what is missing; 1 if anything is."""
    if game not in games():
        print(f"There is no docs/rules/{game}.md.", file=sys.stderr)
        return 2
    path = ROOT / "build" / "clauses" / f"{game}.md"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(table(game), encoding="utf-8")
    unproved = missing(game)
    print(f"{path.relative_to(ROOT)}: {len(clauses(game))} clauses, {len(unproved)} without a test")
    print("\n".join(f"  {clause} {clauses(game)[clause]}" for clause in unproved), end="")
    return 1 if unproved else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
