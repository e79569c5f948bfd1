"""Paper grain as a tile: specks and fibres that go on over every edge."""

import math
from typing import Any

from parlour.art.canvas import Canvas
from parlour.art.svg import num, path, rect, tag


def grain_tile(canvas: Canvas, words: dict[str, Any]) -> None:
    """Transparent; words: `fibres`, how many."""
    noise = tag(
        "feTurbulence",
        type="fractalNoise",
        baseFrequency=".6",
        numOctaves=3,
        seed=7,
        stitchTiles="stitch",
    )
    values = "0 0 0 0 .24  0 0 0 0 .16  0 0 0 0 .08  0 0 0 -1.6 0.92"
    specks = canvas.define(
        "filter",
        noise + tag("feColorMatrix", values=values),
        x="0",
        y="0",
        width="100%",
        height="100%",
    )
    canvas.add(rect(0, 0, canvas.width, canvas.height, filter=specks, opacity=0.34))
    outlines = "".join(_fibre(canvas) for _ in range(int(words["fibres"])))
    canvas.add(
        path(
            outlines,
            fill="none",
            stroke="#5a3d1c",
            stroke_width=0.7,
            opacity=0.2,
            stroke_linecap="round",
        )
    )
    outlines = "".join(_fibre(canvas) for _ in range(int(words["fibres"])))
    canvas.add(
        path(
            outlines,
            fill="none",
            stroke="#fffdf5",
            stroke_width=0.8,
            opacity=0.4,
            stroke_linecap="round",
        )
    )


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
