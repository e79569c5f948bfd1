"""What a bust can wear, as data: one file a part of the body, one table entry a garment."""

import tomllib
from functools import cache
from pathlib import Path

Sheet = tuple[str, str, float]  # colour role, outline, width of the stroke (0: filled)


@cache
def garments() -> dict[str, tuple[Sheet, ...]]:
    """Every garment by name, its sheets from below."""
    found: dict[str, tuple[Sheet, ...]] = {}
    for file in sorted(Path(__file__).parent.glob("*.toml")):
        book = tomllib.loads(file.read_text(encoding="utf-8"))
        found |= {name: tuple(map(_sheet, sheets)) for name, sheets in book.items()}
    return found


def _sheet(entry: list[str | float]) -> Sheet:
    role, outline, width = [*entry, 0][:3]
    return str(role), str(outline), float(width)
