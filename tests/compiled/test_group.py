"""Which modules are compiled together, and do they keep to what compiling asks of them?"""

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import NoneType
from typing import Any, get_args, get_type_hints

import pytest

from parlour.games import GAMES
from tools.mypyc_group import modules, sources

PACKAGE = Path(__file__).resolve().parent.parent.parent / "src" / "parlour"
GROUP = modules(PACKAGE)
NAMES = {path.relative_to(PACKAGE).as_posix() for path in GROUP}
PLAIN = {int, str, bool, NoneType}


def test_every_module_of_the_group_exists_once() -> None:
    assert all(path.is_file() for path in GROUP)
    assert len(NAMES) == len(GROUP)


@pytest.mark.parametrize("game", GAMES)
def test_state_rules_and_scoring_of_every_game_are_compiled(game: str) -> None:
    folder = PACKAGE / "games" / game
    for part in ("content", "solver", "state", "law", "scoring", "rules"):
        found = [*folder.glob(f"{part}.py"), *folder.glob(f"{part}/**/*.py")]
        left_out = {path.relative_to(PACKAGE).as_posix() for path in found} - NAMES
        assert left_out <= {"games/island/content/effects.py"}
    assert {f"games/{game}/scoring.py", f"games/{game}/scoring/__init__.py"} & NAMES


def test_the_list_of_sources_holds_what_constants_are_copied_from() -> None:
    """The Island's law holds a number that its options name; they stay interpreted."""
    found = {path.relative_to(PACKAGE).as_posix() for path in sources(PACKAGE)}
    assert found > NAMES
    assert {"games/island/options.py", "games/motive/moves/ready.py"} <= found - NAMES
    assert not any("/table/" in name or name.startswith(("web/", "cli/")) for name in found)


def test_no_module_of_the_group_is_called_like_a_function_of_its_package() -> None:
    """Compiled, the module would win over the function."""
    wrong = [
        path
        for path in GROUP
        if (path.parent / "__init__.py") in GROUP
        and path.stem in functions(path.parent / "__init__.py")
    ]
    assert not wrong


def functions(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("name", GAMES)
def test_what_the_codec_reads_by_its_annotations_is_not_compiled(name: str) -> None:
    """Compiling leaves of `tuple[str, ...]` no more than a tuple; words and numbers survive."""
    game = GAMES[name]
    read = {game.options, game.positions, *game.moves, *game.events}
    while more := {one for kind in read for one in mentioned(kind)} - read:
        read |= more
    for kind in read:
        if module(kind) in NAMES:
            hints = [get_type_hints(kind)[field.name] for field in fields(kind)]
            assert set(hints) <= PLAIN, f"{kind} in {module(kind)}"


def mentioned(kind: Any) -> Iterator[Any]:
    """The dataclasses that the fields of one are made of."""
    parts = list(get_type_hints(kind).values()) if is_dataclass(kind) else []
    while parts:
        part = parts.pop()
        parts += get_args(part)
        if is_dataclass(part):
            yield part


def module(kind: Any) -> str:
    path = kind.__module__.replace(".", "/").removeprefix("parlour/")
    return f"{path}.py" if (PACKAGE / f"{path}.py").exists() else f"{path}/__init__.py"
