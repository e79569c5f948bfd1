"""Paper grain as a tile: specks and fibres that go on over every edge."""

import math
from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.svg import Paint, num, path, rect, tag

SPECKS = "0 0 0 0 .24  0 0 0 0 .16  0 0 0 0 .08  0 0 0 -1.6 0.92"


def grain_tile(canvas: Canvas, words: dict[str, Any]) -> None:
    """Transparent; words: `fibres`, how many of each kind."""
    canvas.add(_specks(canvas))
    for colour, width, opacity in (("#5a3d1c", 0.7, 0.2), ("#fffdf5", 0.8, 0.4)):
        fibres = "".join(_fibre(canvas) for _ in range(int(words["fibres"])))
        paint: Paint = {"fill": "none", "stroke": colour, "stroke_linecap": "round"}
        canvas.add(path(fibres, stroke_width=width, opacity=opacity, **paint))


def _specks(canvas: Canvas) -> str:
    noise = tag(
        "feTurbulence",
        type="fractalNoise",
        baseFrequency=".6",
        numOctaves=3,
        seed=7,
        stitchTiles="stitch",
    )
    brown = tag("feColorMatrix", values=SPECKS)
    all_of_it: Paint = {"x": "0", "y": "0", "width": "100%", "height": "100%"}
    paper = canvas.define("filter", noise + brown, **all_of_it)
    return rect(0, 0, canvas.width, canvas.height, filter=paper, opacity=0.28)


def _fibre(canvas: Canvas) -> str:
    """One fibre, drawn again on the far side where it leaves the tile."""
    chance, side = canvas.chance, canvas.width
    x, y, angle = chance.uniform(0, side), chance.uniform(0, side), chance.uniform(0, 2 * math.pi)
    length = chance.uniform(5, 16)
    dx, dy = length * math.cos(angle), length * math.sin(angle)
    bend = (dx / 2 + chance.uniform(-4, 4), dy / 2 + chance.uniform(-4, 4))
    curve = f"q{num(bend[0])} {num(bend[1])} {num(dx)} {num(dy)}"
    shifts = [(a, b) for a in (-side, 0, side) for b in (-side, 0, side)]
    near = [
        (x + a, y + b) for a, b in shifts if -20 < x + a < side + 20 and -20 < y + b < side + 20
    ]
    return "".join(f"M{num(a)} {num(b)}{curve}" for a, b in near)
