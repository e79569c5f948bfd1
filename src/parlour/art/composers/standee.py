"""A standee: a paper figure in an arch, on a wooden foot, to walk about the table."""

from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import path
from parlour.art.composers.cameo import read_face
from parlour.art.motifs import faces, fiesta, finish, layers

ARCH = "M30 204V92A50 54 0 0 1 130 92V204Z"
BOARD = "M20 210V92A60 64 0 0 1 140 92V210Z"
FOOT = "M8 208H152L144 234H16Z"


def standee(canvas: Canvas, words: dict[str, Any]) -> None:
    """Words: `face`; marigolds in the hair. Transparent round the figure."""
    palette = canvas.palette
    canvas.add(path(BOARD, fill=finish.PAPER))
    ground = canvas.radial(
        (0, mix(palette.light, "#ffffff", 0.2), 1),
        (0.55, palette.sky_low, 1),
        (1, palette.sky_top, 1),
        cy=0.4,
        r=0.75,
    )
    with canvas.inside(ARCH):
        canvas.add(path(ARCH, fill=ground))
        layers.rays(canvas, 80, 96, count=24, power=0.2)
        faces.portrait(canvas, read_face(words["face"]), 76, 208, 164)
        for x, y, r in ((54, 88, 13), (65, 70, 15), (86, 62, 12)):
            canvas.add(fiesta.marigold(x, y, r, turn=x))
    canvas.add(
        path(ARCH, fill="none", stroke=mix(palette.sky_top, "#000000", 0.3), stroke_width=2.5)
    )
    wood = canvas.linear((0, "#c98a3e", 1), (0.35, "#9a5f22", 1), (1, "#6b3d14", 1))
    canvas.add(
        path(FOOT, fill=wood),
        path("M9 209.5H151", stroke="#f0c27a", stroke_width=2),
    )
