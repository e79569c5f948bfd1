"""What a recipe says, and the SVG that comes of it."""

import hashlib
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from parlour.art import library
from parlour.art.canvas import Canvas
from parlour.art.composers import COMPOSERS
from parlour.art.palettes import palettes

ROOT = Path(__file__).parents[1]  # of the package, where the folders of the recipes begin
SHELF = Path(__file__).with_name("recipes")


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
        return ROOT / self.folder / f"{self.name}{output.suffix}.{ending}"

    def svg(self) -> str:
        """The picture. The name is the seed: the same recipe gives the same bytes."""
        width, height = self.size
        canvas = Canvas(width, height, palettes()[self.palette], self.name)
        COMPOSERS[self.composer](canvas, self.words)
        credits = "".join(f" {library.credit(name)}." for name in sorted(canvas.borrowed))
        return canvas.svg(f"Parlour: {self.name}.{credits}")


def digest(content: str | bytes) -> str:
    """SHA-256 in hex; of a text, of its UTF-8 bytes."""
    data = content.encode() if isinstance(content, str) else content
    return hashlib.sha256(data).hexdigest()


def recipes() -> list[Recipe]:
    """All recipes of the shelf, in the order of the files."""
    found = []
    for file in sorted(SHELF.glob("*.toml")):
        book = tomllib.loads(file.read_text(encoding="utf-8"))
        found += [_recipe(entry, book) for entry in book["picture"]]
    return found


def _recipe(entry: dict[str, Any], book: dict[str, Any]) -> Recipe:
    kind = book["kinds"][entry["kind"]]
    width, height = entry.get("size", kind.get("size"))
    return Recipe(
        name=entry["name"],
        folder=book["folder"],
        composer=entry.get("composer", kind.get("composer")),
        palette=entry.get("palette", "midnight"),
        size=(width, height),
        outputs=tuple(Output(**output) for output in kind.get("files", [{}])),
        words=entry.get("words", {}),
    )
