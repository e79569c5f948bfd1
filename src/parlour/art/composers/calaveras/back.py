"""The back of the cards: the same upside down, so that no card can be told by how it lies."""

from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import circle, disc, leaf, lozenge, path, ring
from parlour.art.motifs import finish, layers
from parlour.art.motifs.fiesta import marigold

MIDDLE = (150.0, 225.0)


def back(canvas: Canvas, words: dict[str, Any]) -> None:
    """An eye in a marigold on cut paper; takes no words."""
    layers.lamp_sky(canvas, *MIDDLE)
    layers.rays(canvas, *MIDDLE, power=0.1)
    _half(canvas)
    with canvas.group(transform="rotate(180 150 225)"):
        _half(canvas)
    _medallion(canvas)
    finish.vignette(canvas, 0.5)
    finish.grain(canvas)
    finish.frame(canvas)


def _half(canvas: Canvas) -> None:
    """The upper half: a sheet of papel picado and the corners' flowers."""
    palette = canvas.palette
    paper = mix(palette.layers[1], palette.layers[0], 0.5)
    sheet = "M0 0H300V112" + "q-15 16 -30 0" * 10 + "Z"
    holes = ""
    for row, y in enumerate((30, 58, 86)):
        for number in range(7 + row % 2):
            x = 150 + (number - (6 + row % 2) / 2) * 38
            holes += _cut(x, y) if (number + row) % 2 else lozenge(x, y, 7, 1.25)
    holes += "".join(disc(15 + 30 * number, 109, 3.4) for number in range(10))
    canvas.add(path(sheet + holes, fill=paper, fill_rule="evenodd", filter=canvas.shadow(4, 0.8)))
    second = "M0 0H300V24" + "q-10 12 -20 0" * 15 + "Z"
    second += "".join(disc(10 + 20 * number, 22, 2.4) for number in range(15))
    canvas.add(path(second, fill=palette.accent, fill_rule="evenodd", filter=canvas.shadow(3, 0.8)))


def _cut(x: float, y: float) -> str:
    return "".join(leaf(px, py, 8.5, 3, turn) for (px, py), turn in ring(x, y, 3, 8)) + disc(
        x, y, 2
    )


def _medallion(canvas: Canvas) -> None:
    with canvas.group(transform="translate(150 225) scale(1.2) translate(-150 -225)"):
        _eye(canvas)


def _eye(canvas: Canvas) -> None:
    palette, (x, y) = canvas.palette, MIDDLE
    layers.glow(canvas, x, y, 130, colour="#ff4d8d", power=0.6)
    shadow = canvas.shadow(4, 0.8)
    flowers = "".join(marigold(px, py, 15, turn=turn) for (px, py), turn in ring(x, y, 76, 18))
    with canvas.group(filter=shadow):
        canvas.add(circle(x, y, 78, fill=palette.layers[3]), flowers)
    canvas.add(circle(x, y, 62, fill=palette.ink, filter=shadow))
    canvas.add(circle(x, y, 58, fill="none", stroke=palette.accent, stroke_width=1.6))
    lashes = "".join(leaf(px, py, 13, 2.6, turn) for (px, py), turn in ring(x, y, 38, 24))
    canvas.add(path(lashes, fill=palette.accent))
    lens = f"M{x - 46} {y}Q{x} {y - 50} {x + 46} {y}Q{x} {y + 50} {x - 46} {y}Z"
    canvas.add(path(lens, fill=finish.PAPER, filter=shadow))
    iris = canvas.radial((0, "#ff9bc0", 1), (0.6, "#e0337a", 1), (1, "#7a1450", 1))
    canvas.add(circle(x, y, 21, fill=iris), circle(x, y, 9.5, fill=palette.ink))
    for side in (-1, 1):
        canvas.add(circle(x + side * 6, y - side * 7, 3.4, fill="#ffffff", opacity=0.85))
