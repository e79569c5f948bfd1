"""The backs of cards and tiles: a rosette of hearts and blades; turned round they look the same."""

from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import circle, leaf, lozenge, num, path, ring
from parlour.art.composers.motive import room
from parlour.art.motifs import finish, layers
from parlour.art.motifs.dyes import BRONZE, GOLD


def back(canvas: Canvas, words: dict[str, Any]) -> None:
    """Words: `size`, how far the rosette reaches, and the `margin` of the mount."""
    x, y = canvas.width / 2, canvas.height / 2
    layers.lamp_sky(canvas, x, y)
    for turn in (0, 180):
        with canvas.group(transform=f"rotate({turn} {num(x)} {num(y)})"):
            _half(canvas)
    _rosette(canvas, x, y, float(words["size"]))
    finish.vignette(canvas, 0.5, cy=0.5)
    finish.grain(canvas, 0.7)
    finish.frame(canvas, float(words["margin"]))


def _rosette(canvas: Canvas, x: float, y: float, size: float) -> None:
    palette, metal = canvas.palette, _metal(canvas)
    layers.glow(canvas, x, y, size * 1.5, power=0.5)
    canvas.add(
        circle(x, y, size * 1.04, fill=palette.ink, opacity=0.6),  # a shadow without a side
        circle(x, y, size, fill=metal),
        circle(x, y, size * 0.93, fill=palette.layers[3]),
    )
    rays = (leaf(*spot, size * 0.5, size * 0.1, turn) for spot, turn in ring(x, y, size * 0.3, 24))
    canvas.add(path("".join(rays), fill=mix(palette.layers[1], palette.accent, 0.25)))
    for number, (spot, turn) in enumerate(ring(x, y, size * 0.68, 8)):
        canvas.add(room.sign(*spot, size / 78, love=number % 2 == 0, turn=turn + 180))
    canvas.add(
        circle(x, y, size * 0.4, fill=metal),
        circle(x, y, size * 0.35, fill=palette.ink),
        _flower(x, y, size * 0.27, 0, finish.PAPER),
        _flower(x, y, size * 0.17, 22.5, palette.accent),
    )


def _metal(canvas: Canvas) -> str:
    """Gilt that is lit from both sides, so that nobody can tell which end is up."""
    dark, bright = mix(GOLD, BRONZE, 0.7), mix(GOLD, "#ffffff", 0.35)
    return canvas.linear((0, dark, 1), (0.5, bright, 1), (1, dark, 1), x2=0.6)


def _flower(x: float, y: float, reach: float, start: float, colour: str) -> str:
    petals = ring(x, y, reach * 0.15, 8, start=start)
    outline = (leaf(*spot, reach, reach * 0.32, turn) for spot, turn in petals)
    return path("".join(outline), fill=colour)


def _half(canvas: Canvas) -> None:
    """Damask over the upper half, from the edge to the middle."""
    width, middle = canvas.width, canvas.height / 2
    step = width / 7
    outline = ""
    for row in range(int(middle / (step * 0.8)) + 1):
        for column in range(9):
            px, py = (column - 0.5 + (row % 2) / 2) * step, middle - (row + 0.5) * step * 0.8
            petals = (
                leaf(a, b, step * 0.3, step * 0.12, turn) for (a, b), turn in ring(px, py, 2, 6)
            )
            outline += "".join(petals) + lozenge(px, py - step * 0.4, 2.6, 1.6)
    colour = mix(canvas.palette.layers[1], canvas.palette.light, 0.12)
    canvas.add(path(outline, fill=colour, opacity=0.55))
