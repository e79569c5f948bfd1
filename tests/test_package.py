"""Does the package ask for what it imports, and for nothing else?"""

import ast
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CALLED = {"PIL": "pillow", "pyspiel": "open_spiel", "resvg_py": "resvg-py"}
"""Libraries that are imported under another name than they are installed by."""
FOR_STARLETTE = {"python-multipart"}
"""Imported by Starlette, for forms that bring files."""


EXTRA: dict[str, tuple[str, ...]] = {
    "art": ("art",),
    "envs": ("learn", "openspiel"),
    "study": ("study", "ray"),
}
"""Packages that need more than is always there, and the extras they need."""


def imported(folder: Path, *, but: Iterable[str] = ()) -> set[str]:
    """The top names of what a package imports from outside the standard library and itself."""
    names = set()
    for path in folder.rglob("*.py"):
        if any(path.is_relative_to(folder / one) for one in but):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.Call) and ast.unparse(node.func) == "import_module":
                names |= {str(one.value) for one in node.args if isinstance(one, ast.Constant)}
            elif isinstance(node, ast.ImportFrom):
                names.add((node.module or "").partition(".")[0])
    names -= sys.stdlib_module_names | {"parlour"}
    return {CALLED.get(name, name) for name in names}


def test_what_is_required_is_imported_and_the_other_way_round() -> None:
    """A library nobody imports is weight; one nobody requires is missing on a fresh machine."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    package = ROOT / "src" / "parlour"
    extras = project["optional-dependencies"]
    required = names_of(project["dependencies"])
    compiled = {"librt"}  # a type for the compiler; the compiled wheel alone requires it
    assert imported(package, but=EXTRA) - compiled | FOR_STARLETTE == required
    for folder, names in EXTRA.items():
        wanted = set().union(*(names_of(extras[name]) for name in names)) - {"parlour[learn]"}
        assert imported(package / folder) - required - compiled == wanted - required, folder


def names_of(requirements: list[str]) -> set[str]:
    return {requirement.partition(">")[0] for requirement in requirements}
