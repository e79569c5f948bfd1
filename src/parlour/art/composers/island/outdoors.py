"""The three sites out of doors, each by itself."""

from collections.abc import Callable

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.svg import path, polygon
from parlour.art.composers.island.coast import (
    boat,
    cliffs,
    climb,
    cloud,
    gulls,
    jetty,
    lighthouse,
    night,
    waves,
)
from parlour.art.motifs import layers


def _sea(canvas: Canvas, y: float) -> None:
    palette = canvas.palette
    for number, colour in enumerate(palette.layers):
        waves(canvas, y + number * 22, 160, 210, colour, step=20 + number * 5)


def _cliffside(canvas: Canvas) -> None:
    night(canvas, 160, 120, moon=(30, 50, 13))
    gulls(canvas, (34, 92, 10), (58, 74, 7), (20, 108, 6))
    _sea(canvas, 122)
    cliffs(canvas)
    climb(canvas)
    waves(canvas, 190, 160, 210, canvas.palette.layers[3], step=18)


def _pier(canvas: Canvas) -> None:
    night(canvas, 160, 104, moon=(122, 46, 14))
    cloud(canvas, 40, 70, 0.6)
    _sea(canvas, 104)
    boat(canvas, 118, 116, 0.5)
    jetty(canvas)
    waves(canvas, 192, 160, 210, canvas.palette.layers[3], step=22)


def _lighthouse(canvas: Canvas) -> None:
    palette = canvas.palette
    night(canvas, 160, 124, moon=(30, 40, 10))
    layers.beam(canvas, (84, 68), (-60, 100), 60, power=0.85)
    layers.beam(canvas, (84, 68), (220, 20), 70, power=0.85)
    _sea(canvas, 130)
    stone = canvas.linear((0, "#8d9a96", 1), (1, palette.layers[2], 1))
    rock = polygon(
        [(34, 206), (44, 174), (60, 166), (66, 154), (104, 152), (112, 168), (130, 178), (140, 206)]
    )
    canvas.add(path(rock, fill=stone, filter=canvas.shadow(4, 0.7)))
    canvas.add(
        path(
            "M66 154L78 176L60 190L60 166ZM104 152L98 180L116 194L112 168Z",
            fill=palette.ink,
            opacity=0.4,
        )
    )
    lighthouse(canvas, 84, 156, 0.72)
    waves(canvas, 190, 160, 210, palette.layers[3], step=20)


PLACES: dict[str, Callable[[Canvas], None]] = {
    "cliffside": _cliffside,
    "lighthouse": _lighthouse,
    "pier": _pier,
}
