"""What the wall behind a portrait is papered with. Each paints over the whole square."""

import math
from collections.abc import Callable

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import circle, leaf, lozenge, num, path, polygon, rect, ring
from parlour.art.motifs import layers


def wall(canvas: Canvas, pattern: str) -> None:
    """A lit wall with one of PATTERNS on it."""
    palette, width = canvas.palette, canvas.width
    ground = canvas.radial(
        (0, mix(palette.sky_low, palette.light, 0.82), 1),
        (0.5, mix(palette.sky_low, palette.light, 0.4), 1),
        (1, mix(palette.sky_low, palette.sky_top, 0.35), 1),
        cy=0.44,
        r=0.6,
    )
    canvas.add(rect(0, 0, width, canvas.height, fill=ground))
    PATTERNS[pattern](canvas)


def _rays(canvas: Canvas) -> None:
    layers.rays(canvas, canvas.width / 2, canvas.height * 0.48, count=28, power=0.28)


def _pattern(canvas: Canvas, outline: str, power: float = 0.26) -> None:
    colour = mix(canvas.palette.sky_low, canvas.palette.sky_top, 0.5)
    canvas.add(path(outline, fill=colour, opacity=power, fill_rule="evenodd"))


def _stripes(canvas: Canvas) -> None:
    steps = range(0, int(canvas.width), 20)
    _pattern(canvas, "".join(f"M{x} 0h10V{num(canvas.height)}h-10Z" for x in steps))


def _pinstripes(canvas: Canvas) -> None:
    steps = range(4, int(canvas.width), 13)
    _pattern(canvas, "".join(f"M{x} 0h2.6V{num(canvas.height)}h-2.6Z" for x in steps), 0.45)


def _lattice(canvas: Canvas, step: int, cut: Callable[[float, float], str]) -> None:
    spots = (
        (column * step + (row % 2) * step / 2, row * step / 2)
        for row in range(int(2 * canvas.height / step) + 2)
        for column in range(int(canvas.width / step) + 2)
    )
    _pattern(canvas, "".join(cut(x, y) for x, y in spots))


def _damask(canvas: Canvas) -> None:
    def flower(x: float, y: float) -> str:
        petals = (leaf(px, py, 11, 4.4, turn) for (px, py), turn in ring(x, y, 2, 6))
        return "".join(petals)

    _lattice(canvas, 36, flower)


def _sprigs(canvas: Canvas) -> None:
    def sprig(x: float, y: float) -> str:
        return leaf(x, y, 12, 4, -38) + leaf(x, y, 14, 4, 0) + leaf(x, y, 12, 4, 38)

    _lattice(canvas, 34, sprig)


def _diamonds(canvas: Canvas) -> None:
    _lattice(canvas, 28, lambda x, y: lozenge(x, y, 6.6, 1.3))


def _harlequin(canvas: Canvas) -> None:
    _lattice(canvas, 40, lambda x, y: lozenge(x, y, 20, 1) if round(y / 20) % 2 else "")


def _spots(canvas: Canvas) -> None:
    _lattice(
        canvas,
        26,
        lambda x, y: f"M{num(x - 3.4)} {num(y)}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z",
    )


def _tiles(canvas: Canvas) -> None:
    step = 20
    squares = "".join(
        f"M{x} {y}h{step}v{step}h-{step}Z"
        for x in range(0, 200, step)
        for y in range(0, 200, step)
        if (x + y) // step % 2
    )
    _pattern(canvas, squares)


def _suits(canvas: Canvas) -> None:
    heart = "c-16 -11 -5 -20 0 -12c5 -8 16 1 0 12Z"

    def pip(x: float, y: float) -> str:
        if round(y / 18) % 2:
            return lozenge(x, y, 6, 1.35)
        return f"M{num(x)} {num(y + 8)}{heart}"

    _lattice(canvas, 36, pip)


def _shells(canvas: Canvas) -> None:
    """Fans of a picture palace."""
    outline = ""
    for row in range(12):
        for column in range(7):
            x, y = column * 34 + (row % 2) * 17, row * 17 + 17
            outline += f"M{num(x - 17)} {num(y)}a17 17 0 0 1 34 0h-4a13 13 0 0 0 -26 0Z"
            outline += f"M{num(x - 8)} {num(y)}a8 8 0 0 1 16 0h-4a4 4 0 0 0 -8 0Z"
    _pattern(canvas, outline, 0.34)


def _weave(canvas: Canvas) -> None:
    outline = "".join(
        f"M{x} 0l200 200h3l-200 -200ZM{x + 200} 0l-200 200h3l200 -200Z"
        for x in range(-200, 200, 18)
    )
    _pattern(canvas, outline, 0.4)


def _night(canvas: Canvas) -> None:
    """Stars, and the moon behind the head."""
    palette = canvas.palette
    canvas.add(rect(0, 0, canvas.width, canvas.height, fill=palette.sky_top, opacity=0.72))
    layers.stars(canvas, 60, down_to=180)
    for x, y, r in ((32, 62, 7), (172, 84, 6), (24, 118, 5), (158, 40, 5)):
        canvas.add(path(_star(x, y, r), fill=palette.light))
    layers.glow(canvas, 104, 92, 92, power=0.7)
    canvas.add(circle(104, 92, 56, fill=palette.light))


def _star(x: float, y: float, r: float) -> str:
    points = []
    for number in range(8):
        away, angle = r if number % 2 == 0 else r * 0.34, math.pi * number / 4
        points.append((x + away * math.sin(angle), y - away * math.cos(angle)))
    return polygon(points)


def _peaks(canvas: Canvas) -> None:
    """Alps with snow on them."""
    palette = canvas.palette
    layers.rays(canvas, 100, 60, count=28, power=0.2)
    far, near = (
        mix(palette.sky_low, palette.sky_top, 0.35),
        mix(palette.sky_low, palette.sky_top, 0.75),
    )
    canvas.add(path("M-10 170L28 92L52 128L96 60L140 122L166 84L214 170Z", fill=far))
    canvas.add(
        path(
            "M28 92L16 117L26 112L34 118L40 110ZM96 60L78 88L90 84L98 94L106 84L116 88Z"
            "M166 84L154 101L164 98L170 106L178 106Z",
            fill=palette.light,
        )
    )
    canvas.add(path("M-10 200V150L26 124L70 168L150 132L210 160V200Z", fill=near, opacity=0.8))


def _pyramids(canvas: Canvas) -> None:
    palette = canvas.palette
    layers.rays(canvas, 100, 96, count=24, power=0.3)
    far = mix(palette.sky_low, palette.sky_top, 0.45)
    canvas.add(path("M-10 166L36 96L82 166ZM112 166L164 104L216 166Z", fill=far, opacity=0.75))
    canvas.add(path("M36 96L82 166H52ZM164 104L216 166H184Z", fill=palette.sky_top, opacity=0.5))


def _curtain(canvas: Canvas) -> None:
    """A stage curtain in folds."""
    palette = canvas.palette
    dark, lit = mix(palette.sky_low, palette.ink, 0.55), mix(palette.sky_low, palette.light, 0.35)
    for x in range(0, 200, 25):
        fold = canvas.linear((0, dark, 0.85), (0.45, lit, 0.35), (1, dark, 0.85), x2=1, y2=0)
        canvas.add(rect(x, 0, 25, canvas.height, fill=fold))
    layers.glow(canvas, 104, 92, 88, power=0.8)


def _flames(canvas: Canvas) -> None:
    """Tongues that rise behind a temper."""
    tongues = "".join(
        f"M{x} 200C{x + 4} 150 {x - 12} 120 {x + 8} {y}C{x + 14} 120 {x + 34} 140 {x + 26} 200Z"
        for x, y in ((-14, 70), (14, 44), (44, 62), (76, 30), (106, 60), (136, 40), (166, 72))
    )
    _pattern(canvas, tongues, 0.4)


PATTERNS: dict[str, Callable[[Canvas], None]] = {
    "curtain": _curtain,
    "damask": _damask,
    "diamonds": _diamonds,
    "flames": _flames,
    "harlequin": _harlequin,
    "night": _night,
    "peaks": _peaks,
    "pinstripes": _pinstripes,
    "pyramids": _pyramids,
    "rays": _rays,
    "shells": _shells,
    "spots": _spots,
    "sprigs": _sprigs,
    "stripes": _stripes,
    "suits": _suits,
    "tiles": _tiles,
    "weave": _weave,
}
