"""What a recipe says, and the SVG that comes of it."""

import hashlib
import tomllib
from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from parlour.art.brush import library
from parlour.art.brush.canvas import Canvas
from parlour.art.brush.palettes import palettes
from parlour.art.composers import COMPOSERS

ROOT = Path(__file__).parents[1]  # of the package, where the folders of the recipes begin
SHELF = Path(__file__).with_name("recipes")
PLAIN = "midnight"  # for drawings that bring all their colours along

KEYS = {"name", "kind", "composer", "palette", "size", "words"}


class RecipeError(ValueError):
    """A recipe that cannot be read: which file, which picture, what is wrong."""


@dataclass(frozen=True)
class Output:
    """One file of a picture: `width` pixels of WebP, or the SVG itself when that is None."""

    suffix: str = ""
    width: int | None = None
    quality: int = 80
    limit_kb: int = 16


@dataclass(frozen=True)
class Recipe:
    """One picture: who composes it, in which colours, and the words the composer reads."""

    name: str
    root: Path
    folder: str
    composer: str
    palette: str
    size: tuple[int, int]
    outputs: tuple[Output, ...]
    words: dict[str, Any] = field(default_factory=dict)

    @property
    def alt(self) -> str:
        """The key of its spoken description in the catalogues of words."""
        return f"pictures.{self.name}"

    def file(self, output: Output) -> Path:
        """Where an output lies."""
        ending = "svg" if output.width is None else "webp"
        return self.root / self.folder / f"{self.name}{output.suffix}.{ending}"

    def paint(self) -> Canvas:
        """The painted canvas. The name is the seed: the same recipe gives the same picture."""
        width, height = self.size
        canvas = Canvas(width, height, palettes()[self.palette], self.name)
        COMPOSERS[self.composer](canvas, self.words)
        return canvas

    def svg(self) -> str:
        """The picture with the credit of everything it borrows."""
        canvas = self.paint()
        sets = sorted({icon.partition("/")[0] for icon in canvas.borrowed})
        credits = "".join(f" {library.credit(name)}." for name in sets)
        return canvas.svg(f"Parlour: {self.name}.{credits}")


def digest(content: str | bytes) -> str:
    """SHA-256 in hex; of a text, of its UTF-8 bytes."""
    data = content.encode() if isinstance(content, str) else content
    return hashlib.sha256(data).hexdigest()


def recipes(shelf: Path = SHELF, root: Path = ROOT) -> list[Recipe]:
    """All recipes of the shelf, in the order of the files. Raises RecipeError."""
    found: dict[str, Recipe] = {}
    for file in sorted(shelf.glob("*.toml")):
        book = tomllib.loads(file.read_text(encoding="utf-8"))
        for entry in book.get("picture", []):
            where = f"{file.name}: picture {entry.get('name', '(no name)')!r}"
            recipe = _recipe(entry, book, root, where)
            if recipe.name in found:
                raise RecipeError(f"{where}: there is one of this name already")
            found[recipe.name] = recipe
    return list(found.values())


def _recipe(entry: dict[str, Any], book: dict[str, Any], root: Path, where: str) -> Recipe:
    for key in entry:
        _known(where, "word", key, KEYS)
    kind = book["kinds"][_known(where, "kind", entry.get("kind"), book["kinds"])]
    size = entry.get("size", kind.get("size"))
    if not (isinstance(size, list) and len(size) == 2):
        raise RecipeError(f"{where}: size must be [width, height], not {size!r}")
    return Recipe(
        name=entry["name"],
        root=root,
        folder=book["folder"],
        composer=_known(where, "composer", entry.get("composer", kind.get("composer")), COMPOSERS),
        palette=_known(where, "palette", entry.get("palette", PLAIN), palettes()),
        size=(size[0], size[1]),
        outputs=tuple(Output(**output) for output in kind["files"]),
        words=entry.get("words", {}),
    )


def _known(where: str, what: str, name: object, there: Collection[str]) -> str:
    if not isinstance(name, str) or name not in there:
        raise RecipeError(f"{where}: no {what} {name!r}; there are {', '.join(sorted(there))}")
    return name
