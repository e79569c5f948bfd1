"""What the Day of the Dead brings along: cut paper flags, marigolds, candles, sugar skulls."""

import math
from collections.abc import Sequence

from parlour.art.canvas import Canvas
from parlour.art.colour import mix
from parlour.art.svg import at, circle, disc, leaf, lozenge, num, path, polygon, ring, scallops, tag

MARIGOLD = ("#c8481c", "#ec8127", "#ffb93f", "#ffdf85")
BONE = "#fff4e2"
DARK = "#1a1128"


def marigold(x: float, y: float, r: float, *, turn: float = 0) -> str:
    """One flower from above: four rings of petals, darker outside."""
    flower = ""
    for step, colour in enumerate(MARIGOLD):
        reach = r * (1 - step * 0.26)
        count = 14 - 2 * step
        points = []
        for number in range(count * 2):
            away = reach * (1 if number % 2 else 0.78)
            angle = math.pi * number / count + turn + step * 0.3
            points.append((x + away * math.cos(angle), y + away * math.sin(angle)))
        flower += path(polygon(points), fill=colour)
    return flower


def bank_of_marigolds(canvas: Canvas, y: float, *, size: float = 13) -> None:
    """A row of flowers along the foot of the card, higher towards both sides."""
    chance, middle = canvas.chance, canvas.width / 2
    flowers = ""
    places = int(canvas.width / (size * 1.35)) + 1
    for row in (0, 1):
        for number in range(places + 1):
            x = (number + row * 0.5) * size * 1.35 + chance.uniform(-3, 3)
            rise = ((x - middle) / middle) ** 2 * size * 1.5
            down = y + row * size * 1.1 - rise + chance.uniform(-3, 3)
            flowers += marigold(x, down, size * chance.uniform(0.75, 1.1), turn=chance.random())
    canvas.add(tag("g", flowers, filter=canvas.shadow(2.5, 0.7)))


def candle(canvas: Canvas, x: float, y: float, height: float, width: float = 9) -> None:
    """A lit candle that stands on y."""
    top, half = y - height, width / 2
    flame = f"M{num(x)} {num(top - 18)}q7 10 0 16q-7 -6 0 -16Z"
    halo = canvas.radial((0, "#ffd98a", 0.85), (0.4, "#ffb347", 0.3), (1, "#ffb347", 0))
    wax = canvas.linear((0, "#fff0cf", 1), (0.5, "#d9b98a", 1), (1, "#8a6a4e", 1))
    canvas.add(
        circle(x, top - 9, 30, fill=halo),
        path(f"M{num(x - half)} {num(y)}V{num(top)}H{num(x + half)}V{num(y)}Z", fill=wax),
        path(flame, fill="#fff3c4"),
    )


def flag(x: float, y: float, width: float, height: float, pattern: int) -> str:
    """The outline of one papel picado sheet with its cut-outs, hanging from (x, y)."""
    sheet = f"M{num(x)} {num(y)}H{num(x + width)}V{num(y + height)}{scallops(width, 5, 9)}Z"
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


def garland(
    canvas: Canvas,
    y: float,
    colours: Sequence[str],
    *,
    count: int,
    height: float,
    sag: float = 8,
    shift: float = 0,
    dim: float = 0,
) -> None:
    """A string of flags across the top, lower in the middle; `dim` sends it into the dark."""
    width = canvas.width / count
    ink, shadow = canvas.palette.ink, canvas.shadow(2.6, 0.7)
    for number in range(-1, count + 1):
        x = (number + shift) * width
        across = (x + width / 2) / canvas.width
        down = y + 4 * sag * across * (1 - across)
        base = mix(colours[number % len(colours)], ink, dim)
        paper = canvas.linear((0, mix(base, ink, 0.3), 1), (1, base, 1))
        turn = (0.5 - across) * sag * 0.7
        outline = flag(-width / 2 + 2, 0, width - 4, height, number)
        canvas.add(
            path(
                outline,
                fill=paper,
                fill_rule="evenodd",
                transform=at(x + width / 2, down, turn=-turn),
                filter=shadow,
            )
        )
    middle = canvas.width / 2
    canvas.add(
        path(
            f"M-5 {num(y)}Q{num(middle)} {num(y + 2 * sag)} {num(canvas.width + 5)} {num(y)}",
            stroke=mix(ink, canvas.palette.light, 0.35),
            stroke_width=1.2,
            fill="none",
        )
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
    ink: dict[str, str | float] = {"stroke": DARK, "stroke_linecap": "round", "fill": "none"}
    return path("M-43 55Q0 70 43 55", stroke_width=3.2, **ink) + path(
        stitches, stroke_width=2.4, **ink
    )


def _brow(petal: str, hot: str) -> str:
    """The forehead's flower, and swirls at temples, cheeks and chin."""
    swirl: dict[str, str | float] = {"stroke": petal, "stroke_linecap": "round", "fill": "none"}
    flower = "".join(
        path(leaf(px, py, 15, 6.5, turn), fill=hot) for (px, py), turn in ring(0, -57, 4, 8)
    )
    dots = "".join(
        circle(side * x, y, r, fill=hot)
        for side in (-1, 1)
        for x, y, r in (
            (27, -66, 2.6),
            (36, -58, 2.2),
            (17, -78, 2.2),
            (58, 30, 2.4),
            (64, 22, 1.9),
        )
    )
    return (
        flower
        + circle(0, -57, 5.5, fill=petal)
        + path(SWIRLS, stroke_width=3.4, **swirl)
        + path("M-10 76Q0 85 10 76", stroke_width=2.4, **swirl)
        + dots
    )


SKULL = (
    "M0 -92C62 -92 90 -52 85 -4C83 20 69 35 60 43C55 58 58 76 44 86C30 93 -30 93 -44 86"
    "C-58 76 -55 58 -60 43C-69 35 -83 20 -85 -4C-90 -52 -62 -92 0 -92Z"
)
CHEEKS = (
    "M-60 43C-50 46 -46 56 -44 66C-52 62 -57 54 -60 43ZM60 43C50 46 46 56 44 66C52 62 57 54 60 43Z"
)
NOSE = "M0 17C-5 20 -13 30 -10 37C-7 42 -2 39 0 34C2 39 7 42 10 37C13 30 5 20 0 17Z"
SWIRLS = (
    "M-62 -40Q-48 -72 -26 -78M62 -40Q48 -72 26 -78"
    "M-76 14Q-74 32 -58 34Q-48 34 -50 26Q-54 20 -60 25"
    "M76 14Q74 32 58 34Q48 34 50 26Q54 20 60 25"
)
