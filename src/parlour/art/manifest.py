"""What was drawn from what: one manifest.json beside the pictures of a folder."""

import json
from pathlib import Path
from typing import TypedDict

from parlour.art.recipes import ROOT, Output, Recipe

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


def entry(recipe: Recipe, output: Output, svg_digest: str, file_digest: str, size: int) -> Entry:
    """The entry of an output."""
    width, height = recipe.size
    shown = output.width or width
    return {
        "recipe": recipe.name,
        "svg": svg_digest,
        "file": file_digest,
        "bytes": size,
        "width": shown,
        "height": round(height * shown / width),
        "quality": None if output.width is None else output.quality,
        "alt": recipe.alt,
    }


def read(folder: str) -> Manifest:
    """The manifest of a folder; empty when there is none."""
    path = ROOT / folder / NAME
    if not path.exists():
        return {}
    found: Manifest = json.loads(path.read_text(encoding="utf-8"))
    return found


def write(folder: str, manifest: Manifest) -> Path:
    """Writes it, sorted by file name."""
    path = ROOT / folder / NAME
    text = json.dumps(dict(sorted(manifest.items())), indent=1, ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf-8")
    return path
