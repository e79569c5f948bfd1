"""Does the tree keep its shape? Imports, the files of a game, names, sizes, templates."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "parlour"
RULES = [PACKAGE / "core", PACKAGE / "games"]

GAME_FILES = {
    *("__init__.py", "content.toml", "content.py", "options.py", "moves.py", "events.py"),
    *("position.py", "state.py", "law.py", "scoring.py", "rules.py", "view.py", "bot.py"),
    *("table.py", "templates/table.html", "static/table.css", "text/en.toml"),
}
SPECIAL = {"solver.py"}  # sums that only one game has to do
# Puzzles that rules, pages and bots all ask about, and many matches at once, where a game has them.
MAY_HAVE = {"solver.py", "batch.py"}

# Rules take chance and time from outside and speak to nobody.
NOT_IN_RULES = {
    *("asyncio", "concurrent", "datetime", "http", "io", "logging", "multiprocessing", "os"),
    *("random", "secrets", "socket", "sqlite3", "subprocess", "sys", "threading", "time"),
}
# Sealed chance, the secret it starts from, and the hash of a record's content.
HASHES = {"core/chance.py", "core/match.py", "core/record.py"}
READS_A_FILE = re.compile(
    r"games/\w+/content(/box)?\.py"  # its content.toml, once
    r"|games/mysterium/bot/meaning/words\.py"  # the vectors of its bots, when they first think
)
FORBIDDEN_CALLS = {"print", "open", "input", "eval", "exec", "__import__", "breakpoint"}
FORBIDDEN_METHODS = {"open", "read_text", "read_bytes", "write_text", "write_bytes"}

LONGEST = 300
WIDEST_RULE = 150
NO_LIMIT = {"content.py"}  # what is in a box may be long
LONGEST_TEMPLATE = 150


def inside(folder: Path, *patterns: str) -> list[Path]:
    return sorted(path for pattern in patterns for path in folder.rglob(pattern))


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def rule_files() -> list[Path]:
    return [path for folder in RULES for path in inside(folder, "*.py")]


def game_folders() -> list[Path]:
    return [path.parent for path in sorted((PACKAGE / "games").glob("*/__init__.py"))]


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of everything a file imports, also inside functions."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: imports are written in full"
            yield node.lineno, node.module or ""


def may_import(file: str, module: str) -> bool:
    top = module.partition(".")[0]
    if top == "hashlib":
        return file in HASHES
    if top == "librt":
        return file == "core/vectors.py"  # a type for the compiler
    if top in NOT_IN_RULES:
        return False
    return top in ("parlour", "mypy_extensions") or top in sys.stdlib_module_names


def tracked(*patterns: str) -> list[Path]:
    command = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z", "--", *patterns]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def test_rules_import_the_standard_library_and_nothing_that_reaches_outside() -> None:
    """Chance is an argument, the clock is a seat, and sentences live in catalogues."""
    wrong = [
        f"{name_of(path)}:{line} imports {module}"
        for path in rule_files()
        for line, module in imports(path)
        if not may_import(name_of(path), module)
    ]
    assert not wrong, "\n".join(wrong)


def test_rules_do_not_print_open_or_evaluate() -> None:
    """Only a game's content module reads a file, its own content.toml; and bots their vectors."""
    wrong = []
    for path in rule_files():
        for node in ast.walk(parsed(path)):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(called, ast.Name) and called.id in FORBIDDEN_CALLS:
                wrong.append(f"{name_of(path)}:{called.lineno} calls {called.id}")
            if isinstance(called, ast.Attribute) and called.attr in FORBIDDEN_METHODS:
                wrong.append(f"{name_of(path)}:{called.lineno} calls .{called.attr}")
    wrong = [line for line in wrong if not READS_A_FILE.match(line)]
    assert not wrong, "\n".join(wrong)


def test_a_game_imports_no_other_game() -> None:
    wrong = [
        f"{name_of(path)}:{line} imports {module}"
        for folder in game_folders()
        for path in inside(folder, "*.py")
        for line, module in imports(path)
        if re.match(r"parlour\.games(?!\.)", module)
        or (module.startswith("parlour.games.") and module.split(".")[2] != folder.name)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("folder", game_folders(), ids=lambda folder: folder.name)
def test_every_game_has_the_same_files(folder: Path) -> None:
    """Who knows one game finds the way in all; a file that grew long is a folder of its name."""
    found = {path.relative_to(folder).as_posix() for path in inside(folder, "*.*")}
    as_files = {re.sub(r"/__init__\.py$", ".py", name) for name in found}
    lacking = GAME_FILES - as_files
    assert not lacking, f"{folder.name} lacks {', '.join(sorted(lacking))}"
    own = {name for name in as_files - GAME_FILES - MAY_HAVE if re.fullmatch(r"\w+\.py", name)}
    assert not own, f"{folder.name} has files no other game has: {', '.join(sorted(own))}"


def test_no_file_is_too_long() -> None:
    """Past 300 lines a file holds more than one idea: split it."""
    files = [path for name in ("src", "tests", "tools") for path in inside(ROOT / name, "*.py")]
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    wrong = [
        f"{path.relative_to(ROOT)}: {length} lines, at most {LONGEST}"
        for path, length in lengths.items()
        if length > LONGEST and path.name not in NO_LIMIT
    ]
    assert not wrong, "\n".join(wrong)


def test_a_style_sheet_is_read_rule_by_rule() -> None:
    """Lines so long that nobody reads them hide what a rule says."""
    wrong = [
        f"{name_of(path)}:{number} has {len(line)} characters"
        for path in inside(PACKAGE, "*.css")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > WIDEST_RULE or line.count("{") > 1 + line.startswith("@")
    ]
    assert not wrong, "\n".join(wrong)


def templates() -> list[Path]:
    return inside(PACKAGE, "*.html")


def test_no_template_is_too_long() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in templates()}
    wrong = [
        f"{name_of(path)}: {length} lines, at most {LONGEST_TEMPLATE}"
        for path, length in lengths.items()
        if length > LONGEST_TEMPLATE
    ]
    assert not wrong, "\n".join(wrong)


INLINE = {
    "an inline style": re.compile(r"<[^>]*\sstyle\s*=|<style\b", re.IGNORECASE),
    "an inline script": re.compile(r"<script(?![^>]*\bsrc\s*=)", re.IGNORECASE),
    "a handler in an attribute": re.compile(r"<[^>]*\s(on[a-z]+|hx-on[:\w-]*)\s*=", re.IGNORECASE),
    "an address that runs script": re.compile(r"javascript:|[\"']js:", re.IGNORECASE),
    "something that htmx evaluates": re.compile(r"hx-(live|vars)\b|hx-trigger=\"[^\"]*\["),
    "text that is not escaped": re.compile(r"\|\s*safe\b"),
}


def test_templates_hold_no_inline_style_or_script() -> None:
    """The content security policy forbids them, and htmx must not evaluate strings."""
    wrong = [
        f"{name_of(path)} has {what}"
        for path in templates()
        for what, pattern in INLINE.items()
        if pattern.search(re.sub(r"{#.*?#}", "", path.read_text(encoding="utf-8"), flags=re.S))
    ]
    assert not wrong, "\n".join(wrong)


# Put together here, so that this file does not hold what it looks for.
FOREIGN = re.compile(
    "|".join(
        [
            r"(?<![\w.])/(?:work|root|home|Users)/\w",
            r"(?<![\w.])/tmp/\w",
            "pypi" + r"\.org",
            "files\\." + "pythonhosted",
            "npm" + r"js\.(?:org|com)",
            "--(?:extra-)?index" + "-url",
        ]
    )
)
BINARY = {".webp", ".png", ".woff2", ".jpg", ".ico", ".gz", ".bin"}


def test_no_tracked_file_names_a_machine_or_a_registry() -> None:
    """The repository is the same everywhere: no paths of one machine, no package hosts."""
    wrong = [
        f"{path.relative_to(ROOT)}:{number} {match.group()}"
        for path in tracked()
        if path.suffix not in BINARY
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if (match := FOREIGN.search(line))
    ]
    assert not wrong, "\n".join(wrong)
