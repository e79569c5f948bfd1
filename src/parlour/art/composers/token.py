"""A token: a cut paper seal with its value, as a drawing that needs no font."""

from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import circle, num, path, polygon, ring
from parlour.art.motifs.finish import PAPER

NUMERALS = {
    1: "M44 36L54 30H58V70H64V75H42V70H48V39L44 41Z",
    3: (
        "M37 38C39 31 45 28 51 28C60 28 65 33 65 40C65 45 62 49 57 51C63 53 67 57 67 63"
        "C67 71 60 76 51 76C43 76 37 72 35 65L42 62C43 67 46 70 51 70C56 70 59 67 59 62"
        "C59 57 56 54 50 54H46V48H50C55 48 57 45 57 41C57 37 55 34 51 34C47 34 45 36 44 40Z"
    ),
}


def token(canvas: Canvas, words: dict[str, Any]) -> None:
    """Words: `value`, 1 or 3; `colour` of the seal."""
    colour = str(words["colour"])
    edge = []
    for (x, y), turn in ring(50, 50, 46, 36):
        away = 1.0 if round(turn / 10) % 2 else 0.91
        edge.append((50 + (x - 50) * away, 50 + (y - 50) * away))
    seal = canvas.linear(
        (0, mix(colour, "#ffffff", 0.22), 1), (1, mix(colour, "#000000", 0.25), 1), x2=0.5
    )
    canvas.add(
        path(polygon(edge), fill=seal),
        circle(50, 50, 36, fill=PAPER),
        circle(50, 50, 32.5, fill="none", stroke=colour, stroke_width=1.4),
        path(NUMERALS[int(words["value"])], fill=mix(colour, "#000000", 0.2)),
    )
    for (x, y), turn in ring(50, 50, 32.5, 4, start=45):
        diamond = f"M{num(x)} {num(y - 3.4)}l3.4 3.4l-3.4 3.4l-3.4 -3.4Z"
        canvas.add(path(diamond, fill=colour, transform=f"rotate({num(turn)} {num(x)} {num(y)})"))
