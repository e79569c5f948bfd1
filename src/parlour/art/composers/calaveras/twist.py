"""The Twist: the skull in the middle of it turns everything round."""

import math

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import num, path, polygon, ring
from parlour.art.motifs import calavera, fiesta, layers

CENTRE = (150.0, 246.0)
HOT = "#ff4d8d"


def scene(canvas: Canvas) -> None:
    """Marigold crown, sugar skull, two arrows that chase each other."""
    x, y = CENTRE
    layers.glow(canvas, x, y, 150, colour=HOT, power=0.55)
    for turn in (0, 180):
        arrow(canvas, turn)
    halo(canvas)
    calavera.skull(canvas, x, y + 4, 0.98, HOT, canvas.palette.accent)
    crown(canvas)


def arrow(canvas: Canvas, turn: float) -> None:
    """A ribbon arrow round the skull."""
    x, y = CENTRE
    outer, inner = 122.0, 106.0

    def spot(radius: float, degrees: float) -> tuple[float, float]:
        angle = math.radians(degrees - 90)
        return (radius * math.cos(angle), radius * math.sin(angle))

    start, end = -62, 58
    head = [spot(outer + 14, end), spot((outer + inner) / 2, end + 24), spot(inner - 14, end)]
    band = (
        "M{} {}A{o} {o} 0 0 1 {} {}".format(
            *map(num, (*spot(outer, start), *spot(outer, end))), o=num(outer)
        )
        + "".join(f"L{num(a)} {num(b)}" for a, b in head)
        + "L{} {}A{i} {i} 0 0 0 {} {}Z".format(
            *map(num, (*spot(inner, end), *spot(inner, start))), i=num(inner)
        )
    )
    accent = canvas.palette.accent
    fill = canvas.linear(
        (0, mix(accent, "#ffffff", 0.3), 1), (1, mix(accent, "#b3541e", 0.5), 1), x2=1
    )
    canvas.add(
        path(
            band,
            fill=fill,
            transform=f"translate({num(x)} {num(y)}) rotate({num(turn)})",
            filter=canvas.shadow(4, 0.7),
        )
    )


def halo(canvas: Canvas) -> None:
    """Cut paper petals behind the skull."""
    x, y = CENTRE
    petals = "".join(
        polygon(
            [
                (px, py),
                (px + 8 * math.cos(math.radians(d)), py + 8 * math.sin(math.radians(d))),
                (x + 104 * math.sin(math.radians(d)), y - 104 * math.cos(math.radians(d))),
                (px - 8 * math.cos(math.radians(d)), py - 8 * math.sin(math.radians(d))),
            ]
        )
        for (px, py), d in ring(x, y, 80, 28)
    )
    canvas.add(
        path(petals, fill=canvas.palette.layers[1], opacity=0.8, filter=canvas.shadow(2, 0.5))
    )


def crown(canvas: Canvas) -> None:
    """Marigolds on the brow."""
    x, y = CENTRE
    flowers = ""
    for degrees, size in ((-46, 14), (46, 14), (-30, 17), (30, 17), (-12, 19), (12, 19), (0, 22)):
        angle = math.radians(degrees - 90)
        flowers += fiesta.marigold(
            x + 92 * math.cos(angle), y + 4 + 90 * math.sin(angle), size, turn=degrees
        )
    canvas.add(f'<g filter="{canvas.shadow(3, 0.7)}">{flowers}</g>')
