"""Skylines that stand at the foot of a page; they meet themselves at both ends."""

import math
from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.svg import num, path, polygon, rect, trace
from parlour.art.motifs import scenery


def town(canvas: Canvas, words: dict[str, Any]) -> None:
    """Roofs of a southern town at night, with lit windows."""
    canvas.add(path(_land(canvas, 92, 16, 0.4), fill=canvas.palette.layers[0]))
    canvas.add(path(_land(canvas, 128, 9, 1.7), fill=canvas.palette.layers[1]))
    _houses(canvas, 190, 70, canvas.palette.layers[2], 0.3)
    _church(canvas, 604, 196, canvas.palette.layers[2])
    _houses(canvas, 214, 44, canvas.palette.layers[3], 0.45)
    canvas.add(path(_land(canvas, 222, 7, 3.1), fill=canvas.palette.ink))


def country_house(canvas: Canvas, words: dict[str, Any]) -> None:
    """The manor among winter trees."""
    palette, width = canvas.palette, canvas.width
    canvas.add(path(_land(canvas, 96, 14, 0.9), fill=palette.layers[0]))
    canvas.add(path(_land(canvas, 140, 8, 2.3), fill=palette.layers[1]))
    scenery.manor(canvas, width / 2, 212, 0.72, wall=palette.layers[2], lit=0.35)
    for x, height, lean in (
        (90, 150, 4),
        (236, 112, -5),
        (368, 84, 3),
        (846, 88, -3),
        (980, 124, 5),
        (1108, 156, -4),
    ):
        scenery.bare_tree(canvas, (x, 216), height, palette.layers[3], lean=lean)
    canvas.add(path(_land(canvas, 210, 6, 4.0), fill=palette.ink))


def _land(canvas: Canvas, y: float, swing: float, phase: float) -> str:
    """A ridge that meets itself at both ends."""
    width = canvas.width
    points = [(0.0, canvas.height)]
    for step in range(61):
        x = width * step / 60
        turn = 2 * math.pi * x / width
        wave = (
            math.sin(2 * turn + phase)
            + 0.5 * math.sin(5 * turn + phase * 2)
            + 0.25 * math.sin(11 * turn + phase)
        )
        points.append((x, y + swing * wave))
    return polygon([*points, (width, canvas.height)])


def _houses(canvas: Canvas, foot: float, tallest: float, colour: str, lit: float) -> None:
    chance, x = canvas.chance, 4.0
    walls, windows = "", ""
    while x < canvas.width - 32:
        wide, tall = (
            min(chance.uniform(28, 54), canvas.width - 4 - x),
            chance.uniform(tallest * 0.5, tallest),
        )
        top = foot - tall
        walls += f"M{num(x)} {num(foot + 40)}V{num(top)}"
        roof = chance.randrange(3)
        walls += (
            f"H{num(x + wide)}",
            f"l{num(wide / 2)} {num(-wide * 0.28)}l{num(wide / 2)} {num(wide * 0.28)}",
            f"v-6h6v6H{num(x + wide - 6)}v-6h6v6",
        )[roof] + f"V{num(foot + 40)}Z"
        for column in range(int(wide // 15)):
            for row in range(max(1, int(tall // 24))):
                if chance.random() < lit:
                    corner = trace("M", x + 7 + column * 15, top + 12 + row * 22)
                    windows += corner + "v8h5v-8a2.5 2.5 0 0 0 -5 0Z"
        x += wide + chance.choice((0, 0, 6, 14))
    canvas.add(path(walls, fill=colour), path(windows, fill=canvas.palette.accent, opacity=0.75))


def _church(canvas: Canvas, x: float, foot: float, colour: str) -> None:
    towers = "".join(
        f"M{x + side * 52 - 15} {foot}V{foot - 98}h4v-26a11 13 0 0 1 22 0v26h4V{foot}Z"
        for side in (-1, 1)
    )
    dome = f"M{x - 38} {foot}V{foot - 84}A38 42 0 0 1 {x + 38} {foot - 84}V{foot}Z"
    crosses = "".join(
        rect(a - 1.2, b, 2.4, 16, fill=colour) + rect(a - 5, b + 4, 10, 2.4, fill=colour)
        for a, b in ((x, foot - 142), (x - 52, foot - 152), (x + 52, foot - 152))
    )
    bells = "".join(f"M{x + side * 52 - 5} {foot - 98}v-16a5 6 0 0 1 10 0v16Z" for side in (-1, 1))
    canvas.add(path(towers + dome, fill=colour), crosses)
    canvas.add(
        path(
            bells + f"M{x - 6} {foot - 60}a6 6 0 1 1 12 0a6 6 0 1 1 -12 0Z",
            fill=canvas.palette.accent,
            opacity=0.8,
        )
    )
