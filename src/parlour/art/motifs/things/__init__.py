"""What a still life is set up from, as data: one file a corner of the house, one entry a thing.

A thing stands on its foot at (0, 0) and grows upwards. An outline is that of an SVG path, in which
`@x,y,r` is a disc, `%x,y,rx,ry` an oval and `#x,y,w,h` a rectangle.
"""

import re
import tomllib
from functools import cache
from pathlib import Path

from parlour.art.brush.svg import disc, num

Sheet = tuple[str, str, float]  # colour role, outline, width of the stroke (0: filled)

SHORT = re.compile(r"([@%#])(-?[\d.]+(?:,-?[\d.]+)+)")


@cache
def things() -> dict[str, tuple[Sheet, ...]]:
    """Every thing by name, its sheets from below; the first is the contour that catches light."""
    found: dict[str, tuple[Sheet, ...]] = {}
    for file in sorted(Path(__file__).parent.glob("*.toml")):
        book = tomllib.loads(file.read_text(encoding="utf-8"))
        found |= {name: tuple(map(_sheet, sheets)) for name, sheets in book.items()}
    return found


def _sheet(entry: list[str | float]) -> Sheet:
    role, outline, width = [*entry, 0][:3]
    return str(role), SHORT.sub(_whole, str(outline)), float(width)


def _whole(short: re.Match[str]) -> str:
    sign, numbers = short[1], [float(value) for value in short[2].split(",")]
    if sign == "@":
        x, y, r = numbers
        return disc(x, y, r)
    x, y, w, h = numbers
    if sign == "#":
        return f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}Z"
    side = f"a{num(w)} {num(h)} 0 1 0"
    return f"M{num(x - w)} {num(y)}{side} {num(2 * w)} 0{side} {num(-2 * w)} 0Z"
