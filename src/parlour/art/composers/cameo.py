"""A cameo: a face in a disc, its ring in the colour of a team or a guest."""

from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import circle, disc
from parlour.art.motifs import faces, finish, layers


def cameo(canvas: Canvas, words: dict[str, Any]) -> None:
    """Words: `ring`, a colour; `face`, the fields of faces.Face."""
    middle, ring = canvas.width / 2, str(words["ring"])
    outer, inner = middle - 4, middle - 15
    metal = canvas.linear(
        (0, mix(ring, "#ffffff", 0.45), 1),
        (0.5, ring, 1),
        (1, mix(ring, "#000000", 0.35), 1),
        x2=0.4,
    )
    canvas.add(
        circle(middle, middle, outer, fill=metal),
        circle(middle, middle, inner + 2.5, fill=finish.PAPER),
        circle(middle, middle, inner, fill=canvas.palette.ink),
    )
    with canvas.inside(disc(middle, middle, inner - 1.2)):
        _ground(canvas)
        faces.portrait(
            canvas, read_face(words["face"]), middle, canvas.height - 2, canvas.height * 0.94
        )
        finish.grain(canvas, 0.9)


def _ground(canvas: Canvas) -> None:
    palette, middle = canvas.palette, canvas.width / 2
    ground = canvas.radial(
        (0, mix(palette.sky_low, palette.light, 0.75), 1),
        (0.6, mix(palette.sky_low, palette.light, 0.25), 1),
        (1, mix(palette.sky_low, palette.sky_top, 0.65), 1),
        cy=0.42,
        r=0.6,
    )
    canvas.add(circle(middle, middle, middle, fill=ground))
    layers.rays(canvas, middle, middle * 0.9, count=28, power=0.22)


def read_face(words: dict[str, Any]) -> faces.Face:
    """The face that a recipe describes."""
    extras = tuple(words.get("extras", ()))
    return faces.Face(**{**words, "extras": extras})
