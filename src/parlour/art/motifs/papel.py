"""Papel picado: paper flags with cut-outs, on strings."""

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import at, disc, leaf, lozenge, path, ring, scallops, trace


def flag(x: float, y: float, width: float, height: float, pattern: int) -> str:
    """The outline of one papel picado sheet with its cut-outs, hanging from (x, y)."""
    sheet = trace("M", x, y, "h", width, "v", height, scallops(width, 5, 9), "Z")
    middle, centre = x + width / 2, y + height * 0.46
    k = width / 60
    holes = (_flower_cut, _diamond_cut, _sun_cut)[pattern % 3](middle, centre, k)
    for number in range(5):
        holes += disc(x + width * (number + 0.5) / 5, y + height - 1.5 * k, 2.1 * k)
    for side in (-1, 1):
        holes += lozenge(middle + side * 22 * k, y + height * 0.2, 3.2 * k)
        holes += lozenge(middle + side * 22 * k, y + height * 0.72, 3.2 * k)
        holes += leaf(middle + side * 24.5 * k, y + height * 0.6, height * 0.26, 1.9 * k, 0)
    return sheet + holes


def _flower_cut(x: float, y: float, k: float) -> str:
    petals = "".join(
        leaf(px, py, 10 * k, 3.4 * k, turn) for (px, py), turn in ring(x, y, 4.6 * k, 8)
    )
    return petals + disc(x, y, 2.6 * k)


def _diamond_cut(x: float, y: float, k: float) -> str:
    cuts = lozenge(x, y, 5 * k, 1.35)
    for side in (-1, 1):
        cuts += lozenge(x + side * 10 * k, y, 3.4 * k) + leaf(
            x, y + side * 8 * k, side * -9 * k, 3 * k, 180
        )
    return cuts


def _sun_cut(x: float, y: float, k: float) -> str:
    beams = "".join(
        leaf(px, py, 6.5 * k, 1.8 * k, turn) for (px, py), turn in ring(x, y, 7.5 * k, 12)
    )
    return beams + disc(x, y, 5 * k)


@dataclass(frozen=True)
class Garland:
    """A string of flags: its colours in turn, how many, how long, how far it sags in the middle.

    `dim` sends it into the dark.
    """

    colours: Sequence[str]
    count: int
    height: float
    sag: float
    dim: float = 0


def hang(canvas: Canvas, y: float, row: Garland) -> None:
    """Hangs a garland across the whole width, from y at both ends."""
    shadow = canvas.shadow(2.6, 0.7)
    for number in range(-1, row.count + 1):
        canvas.add(_hanging(canvas, y, row, number, shadow))
    side, middle = canvas.width + 5, canvas.width / 2
    thread = mix(canvas.palette.ink, canvas.palette.light, 0.35)
    curve = trace("M", -5, y, "Q", middle, y + 2 * row.sag, side, y)
    canvas.add(path(curve, stroke=thread, stroke_width=1.2, fill="none"))


def _hanging(canvas: Canvas, y: float, row: Garland, number: int, shadow: str) -> str:
    width, ink = canvas.width / row.count, canvas.palette.ink
    middle = (number + 0.5) * width
    across = middle / canvas.width
    base = mix(row.colours[number % len(row.colours)], ink, row.dim)
    return path(
        flag(-width / 2 + 2, 0, width - 4, row.height, number),
        fill=canvas.linear((0, mix(base, ink, 0.3), 1), (1, base, 1)),
        fill_rule="evenodd",
        transform=at(
            middle, y + 4 * row.sag * across * (1 - across), turn=(across - 0.5) * row.sag * 0.7
        ),
        filter=shadow,
    )
