"""What is seen behind a portrait: the trade of the person, lit from behind the head."""

from collections.abc import Callable

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import Paint, Point, circle, leaf, line, num, path, polygon, rect, ring
from parlour.art.motifs import layers


def hang(canvas: Canvas, name: str) -> None:
    """A lit sheet over the whole square, with one of BACKDROPS on it."""
    palette = canvas.palette
    ground = canvas.radial(
        (0, mix(palette.sky_low, palette.light, 0.88), 1),
        (0.45, mix(palette.sky_low, palette.light, 0.45), 1),
        (0.8, mix(palette.sky_low, palette.sky_top, 0.25), 1),
        (1, mix(palette.sky_low, palette.sky_top, 0.6), 1),
        cy=0.45,
        r=0.72,
    )
    canvas.add(rect(0, 0, 200, 200, fill=ground))
    BACKDROPS[name](canvas)


def _far(canvas: Canvas, share: float = 0.5) -> str:
    return mix(canvas.palette.sky_low, canvas.palette.sky_top, share)


def _cut(canvas: Canvas, outline: str, share: float = 0.5, opacity: float = 0.6) -> None:
    canvas.add(path(outline, fill=_far(canvas, share), opacity=opacity, fill_rule="evenodd"))


def _drawn(canvas: Canvas, outline: str, width: float, opacity: float = 0.6) -> None:
    ends: Paint = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    canvas.add(
        path(outline, fill="none", stroke=_far(canvas), stroke_width=width, opacity=opacity, **ends)
    )


def _harbour(canvas: Canvas) -> None:
    """A lighthouse and its beam over water."""
    layers.beam(canvas, (28, 62), (210, 20), 80, power=0.9)
    _cut(canvas, "M18 150L22 74H34L38 150ZM18 74H38V68H18ZM22 68V56L28 48L34 56V68Z", 0.9, 0.95)
    canvas.add(circle(28, 62, 4.5, fill=canvas.palette.light))
    for row, y in enumerate((134, 152, 170)):
        crest = f"M-10 {y}" + "q10 -9 20 0t20 0" * 6 + "V210H-10Z"
        _cut(canvas, crest, 0.4 + row * 0.2, 0.8)


def _chart(canvas: Canvas) -> None:
    """Coasts, rhumb lines, a wind rose and a dotted way."""
    coast = "M-6 30C30 20 44 44 34 66C28 84 50 96 36 118C20 136 0 128 -6 140ZM206 20C176 26 160 50 "
    coast += "172 70C186 86 170 104 182 124C190 140 200 138 206 150Z"
    _cut(canvas, coast, 0.45, 0.55)
    rays = "".join(line([(160, 40), spot]) for spot, _ in ring(160, 40, 230, 16))
    _drawn(canvas, rays, 0.9, 0.55)
    points: list[Point] = []
    for number, (spot, _) in enumerate(ring(160, 40, 22, 8)):
        inner = (160 + (spot[0] - 160) * 0.3, 40 + (spot[1] - 40) * 0.3)
        points.append(spot if number % 2 == 0 else inner)
    _cut(canvas, polygon(points), 0.9, 0.9)
    way = path(
        "M30 80C70 20 110 20 150 60",
        fill="none",
        stroke=canvas.palette.accent,
        stroke_width=3,
        stroke_dasharray="1 7",
        stroke_linecap="round",
    )
    canvas.add(way)


def _summits(canvas: Canvas) -> None:
    """Alps with snow on them, one behind the other."""
    _cut(canvas, "M-10 170L36 60L70 116L120 36L168 110L190 80L214 130V210H-10Z", 0.3, 0.9)
    snow = "M36 60L22 94L34 86L42 98L52 88ZM120 36L98 72L112 66L122 80L134 66L144 72Z"
    canvas.add(path(snow, fill=mix(canvas.palette.light, "#ffffff", 0.5)))
    _cut(canvas, "M-10 200V140L24 106L66 158L150 116L210 160V210Z", 0.75, 0.9)


def _rain(canvas: Canvas) -> None:
    """Clouds that rain aslant."""
    for x, y, size in ((16, 26, 1.0), (88, 10, 1.2), (168, 34, 1.0)):
        cloud = f"M{x - 40 * size} {y}a{18 * size} {18 * size} 0 0 1 {24 * size} {-18 * size}"
        cloud += f"a{22 * size} {22 * size} 0 0 1 {40 * size} 0a{17 * size} {17 * size} 0 0 1 "
        cloud += f"{20 * size} {18 * size}Z"
        _cut(canvas, cloud, 0.75, 0.9)
    drops = ""
    for number in range(46):
        left, top = canvas.chance.uniform(-10, 210), 34 + number * 3.6
        drops += f"M{num(left)} {num(top)}l-7 16"
    _drawn(canvas, drops, 2.2, 0.6)


def _trellis(canvas: Canvas) -> None:
    """Roses on a lattice."""
    grid = "".join(f"M{x} -10L{x - 220} 210M{x - 220} -10L{x} 210" for x in range(0, 460, 34))
    _drawn(canvas, grid, 3, 0.45)
    for x, y, r in ((22, 120, 15), (182, 112, 14), (30, 168, 12), (178, 158, 16), (12, 66, 11)):
        petals = "".join(leaf(px, py, r, r * 0.5, turn) for (px, py), turn in ring(x, y, 2, 6))
        leaves = leaf(x, y, r * 1.7, 6, 130) + leaf(x, y, r * 1.7, 6, 230)
        canvas.add(path(leaves, fill="#55794c", opacity=0.9))
        canvas.add(path(petals, fill=mix(canvas.palette.accent, canvas.palette.light, 0.3)))


def _meridians(canvas: Canvas) -> None:
    """A blackboard with the half of a globe on it."""
    canvas.add(rect(0, 0, 200, 200, fill=canvas.palette.sky_top, opacity=0.55))
    layers.glow(canvas, 100, 96, 100, power=0.8)
    chalk = "".join(
        f"M100 16C{100 + bend} 50 {100 + bend} 142 100 176" for bend in (-112, -60, 0, 60, 112)
    )
    chalk += "".join(
        f"M{100 - half} {y}H{100 + half}" for y, half in ((60, 74), (96, 84), (132, 74))
    )
    ends: Paint = {"stroke": canvas.palette.light, "fill": "none", "opacity": 0.65}
    canvas.add(path(chalk, stroke_width=2, **ends), circle(100, 96, 84, stroke_width=2.6, **ends))


def _cellar(canvas: Canvas) -> None:
    """Barrels on top of each other."""
    for x, y in ((18, 64), (182, 64), (8, 128), (192, 128), (30, 188), (170, 188)):
        wood = mix(_far(canvas, 0.7), "#7a4a22", 0.5)
        canvas.add(
            circle(x, y, 33, fill=wood),
            circle(x, y, 27, fill=mix(_far(canvas, 0.35), "#b07a44", 0.35)),
            path(
                "".join(f"M{x + dx} {y - 24}V{y + 24}" for dx in (-14, 0, 14)),
                stroke=wood,
                stroke_width=2,
            ),
            circle(x, y + 8, 4, fill=wood),
        )


def _sweets(canvas: Canvas) -> None:
    """An awning above, cakes on a shelf."""
    for number in range(9):
        x, light = number * 25 - 12, number % 2 == 0
        fill = mix(canvas.palette.light, "#ffffff", 0.4) if light else canvas.palette.accent
        canvas.add(path(f"M{x} -4h25V26a12.5 12.5 0 0 1 -25 0Z", fill=fill, opacity=0.9))
    _cut(canvas, "M0 150H50V156H0ZM150 150H200V156H150Z", 0.9, 0.9)
    cakes = "M6 150V128H42V150ZM12 128V112H36V128ZM24 100a5 5 0 1 1 -.1 0ZM158 150V134H194V150Z"
    cakes += "M164 134C164 112 188 112 188 134ZM176 108a5 5 0 1 1 -.1 0Z"
    _cut(canvas, cakes, 0.6, 0.9)


def _manuscript(canvas: Canvas) -> None:
    """Lines of a hand that nobody reads, and a blot."""
    script = ""
    for row in range(10):
        x, y = 6.0 + (row % 3) * 3, 16 + row * 19.0
        while x < 190:
            wide = canvas.chance.uniform(5, 9)
            tall = canvas.chance.choice((5, 6, 7, 15))
            script += f"M{num(x)} {num(y)}q{num(wide / 2)} {num(-tall)} {num(wide)} 0"
            x += wide + (7 if canvas.chance.random() < 0.2 else 0)
    _drawn(canvas, script, 1.8, 0.7)
    _cut(
        canvas, "M168 40c12 -8 22 4 14 14c6 8 -6 18 -14 10c-10 6 -18 -6 -10 -12c-4 -8 4 -14 10 -12Z"
    )


def _baize(canvas: Canvas) -> None:
    """A rack of balls under a lamp."""
    layers.glow(canvas, 100, 60, 110, power=0.6)
    _cut(canvas, "M40 -4H160L186 28H14Z", 0.95, 0.95)
    _cut(canvas, "M-4 170H204V204H-4Z", 0.9, 0.9)
    for row in range(4):
        for place in range(row + 1):
            for side in (26, 174):
                x, y = side + (place - row / 2) * 19, 104 + row * 17
                colour = canvas.palette.accent if (row + place) % 2 else _far(canvas, 0.9)
                canvas.add(circle(x, y, 9, fill=colour))
                canvas.add(circle(x - 3, y - 3, 2.6, fill=canvas.palette.light, opacity=0.8))


BACKDROPS: dict[str, Callable[[Canvas], None]] = {
    "baize": _baize,
    "cellar": _cellar,
    "chart": _chart,
    "harbour": _harbour,
    "manuscript": _manuscript,
    "meridians": _meridians,
    "rain": _rain,
    "summits": _summits,
    "sweets": _sweets,
    "trellis": _trellis,
}
