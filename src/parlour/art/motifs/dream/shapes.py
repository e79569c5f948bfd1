"""Outlines of our own, for what the icon sets have not or have as clip art."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from parlour.art.brush.outlines import Box, around, parts

SHELF = Path(__file__).with_name("shapes")


@dataclass(frozen=True)
class Sheet:
    """One sheet of a shape: which light of which dye, the outline, and its width if a stroke."""

    role: str
    d: str
    width: float = 0


@dataclass(frozen=True)
class Shape:
    """A thing cut from several sheets, from below, and how far they reach."""

    sheets: tuple[Sheet, ...]
    box: Box


@cache
def shapes() -> dict[str, Shape]:
    """All shapes by name."""
    found: dict[str, Shape] = {}
    for file in sorted(SHELF.glob("*.toml")):
        for name, sheets in tomllib.loads(file.read_text(encoding="utf-8")).items():
            found[name] = _shape(tuple(Sheet(*sheet) for sheet in sheets))
    return found


def _shape(sheets: tuple[Sheet, ...]) -> Shape:
    boxes = [part.box for sheet in sheets for part in parts(sheet.d)]
    return Shape(sheets, around(boxes))
