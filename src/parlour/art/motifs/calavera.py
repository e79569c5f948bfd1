"""The sugar skull, and everything that is painted on it."""

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.svg import Paint, at, circle, leaf, path, ring

BONE = "#fff4e2"
DARK = "#1a1128"

SKULL = (
    "M0 -92C62 -92 90 -52 85 -4C83 20 69 35 60 43C55 58 58 76 44 86C30 93 -30 93 -44 86"
    "C-58 76 -55 58 -60 43C-69 35 -83 20 -85 -4C-90 -52 -62 -92 0 -92Z"
)
CHEEKS = (
    "M-60 43C-50 46 -46 56 -44 66C-52 62 -57 54 -60 43ZM60 43C50 46 46 56 44 66C52 62 57 54 60 43Z"
)
NOSE = "M0 17C-5 20 -13 30 -10 37C-7 42 -2 39 0 34C2 39 7 42 10 37C13 30 5 20 0 17Z"
DOTS = ((27, -66, 2.6), (36, -58, 2.2), (17, -78, 2.2), (58, 30, 2.4), (64, 22, 1.9))
SWIRLS = (
    "M-62 -40Q-48 -72 -26 -78M62 -40Q48 -72 26 -78"
    "M-76 14Q-74 32 -58 34Q-48 34 -50 26Q-54 20 -60 25"
    "M76 14Q74 32 58 34Q48 34 50 26Q54 20 60 25"
)


def skull(canvas: Canvas, x: float, y: float, scale: float, petal: str, hot: str) -> None:
    """A sugar skull, 170 high and as wide at scale 1, with (x, y) in its middle."""
    bone = canvas.radial((0, "#fffaf0", 1), (0.6, BONE, 1), (1, "#d9bfa6", 1), cy=0.38, r=0.62)
    with canvas.group(transform=at(x, y, scale=scale)):
        canvas.add(
            path(SKULL, fill=bone, filter=canvas.shadow(4, 0.7)),
            path(CHEEKS, fill="#b48f86", opacity=0.35),
        )
        for side in (-1, 1):
            canvas.add(_eye(side * 34, -6, petal, hot))
        canvas.add(path(NOSE, fill=DARK), _mouth(), _brow(petal, hot))


def _eye(x: float, y: float, petal: str, hot: str) -> str:
    petals = "".join(circle(px, py, 11.2, fill=petal) for (px, py), _ in ring(x, y, 23, 9))
    heart = "".join(circle(px, py, 3.6, fill=hot) for (px, py), _ in ring(x, y, 8, 7))
    return petals + circle(x, y, 20.5, fill=DARK) + heart + circle(x, y, 3.6, fill=BONE)


def _mouth() -> str:
    stitches = "".join(f"M{x} {52 - (x / 14) ** 2 * 0.6:.1f}v17" for x in range(-36, 37, 9))
    ink: Paint = {"stroke": DARK, "stroke_linecap": "round", "fill": "none"}
    return path("M-43 55Q0 70 43 55", stroke_width=3.2, **ink) + path(
        stitches, stroke_width=2.4, **ink
    )


def _brow(petal: str, hot: str) -> str:
    """The forehead's flower, and swirls at temples, cheeks and chin."""
    swirl: Paint = {"stroke": petal, "stroke_linecap": "round", "fill": "none"}
    flower = "".join(
        path(leaf(px, py, 15, 6.5, turn), fill=hot) for (px, py), turn in ring(0, -57, 4, 8)
    )
    dots = "".join(circle(side * x, y, r, fill=hot) for side in (-1, 1) for x, y, r in DOTS)
    return (
        flower
        + circle(0, -57, 5.5, fill=petal)
        + path(SWIRLS, stroke_width=3.4, **swirl)
        + path("M-10 76Q0 85 10 76", stroke_width=2.4, **swirl)
        + dots
    )
