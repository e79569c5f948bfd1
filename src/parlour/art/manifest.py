"""What was drawn from what: one manifest.json beside the pictures of a folder."""

import json
from pathlib import Path
from typing import TypedDict

from parlour.art.recipe import Output, Recipe, digest

NAME = "manifest.json"


class Entry(TypedDict):
    """One file: the recipe, the SHA-256 of its SVG and of the file, and what a page must know."""

    recipe: str
    svg: str
    file: str
    bytes: int
    width: int
    height: int
    quality: int | None
    alt: str


Manifest = dict[str, Entry]


def entry(recipe: Recipe, output: Output, svg: str, content: bytes) -> Entry:
    """The entry of an output with this content, drawn from this SVG."""
    width, height = recipe.size
    shown = output.width or width
    return {
        "recipe": recipe.name,
        "svg": digest(svg),
        "file": digest(content),
        "bytes": len(content),
        "width": shown,
        "height": round(height * shown / width),
        "quality": None if output.width is None else output.quality,
        "alt": recipe.alt,
    }


def read(folder: Path) -> Manifest:
    """The manifest of a folder; empty when there is none."""
    path = folder / NAME
    if not path.exists():
        return {}
    found: Manifest = json.loads(path.read_text(encoding="utf-8"))
    return found


def write(folder: Path, manifest: Manifest) -> None:
    """Writes it, sorted by file name."""
    text = json.dumps(dict(sorted(manifest.items())), indent=1, ensure_ascii=False)
    (folder / NAME).write_text(text + "\n", encoding="utf-8")
