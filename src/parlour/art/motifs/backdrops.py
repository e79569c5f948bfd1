"""What stands behind a sitter or a still life: each paints the whole card, lit from one lamp."""

import math
from collections.abc import Callable

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import leaf, lozenge, num, path, polygon, rect, ring, trace
from parlour.art.motifs import layers, scenery

Lamp = tuple[float, float]


def backdrop(canvas: Canvas, name: str, lamp: Lamp = (150, 170)) -> None:
    """One of BACKDROPS, with the light in the air before it."""
    BACKDROPS[name](canvas, lamp)
    layers.glow(canvas, *lamp, 190, power=0.42)


def _dark(canvas: Canvas, share: float = 0.5) -> str:
    return mix(canvas.palette.sky_low, canvas.palette.sky_top, share)


def _pattern(canvas: Canvas, outline: str, power: float = 0.3) -> None:
    canvas.add(path(outline, fill=_dark(canvas, 0.65), opacity=power))


def _lattice(canvas: Canvas, step: int, cut: Callable[[float, float], str]) -> None:
    outline = ""
    for row in range(int(2 * canvas.height / step) + 2):
        for column in range(int(canvas.width / step) + 2):
            outline += cut(column * step + row % 2 * step / 2, row * step / 2)
    _pattern(canvas, outline)


def damask(canvas: Canvas, lamp: Lamp) -> None:
    """Paper with flowers of six petals."""
    layers.lamp_sky(canvas, *lamp)
    _lattice(
        canvas,
        52,
        lambda x, y: "".join(leaf(a, b, 15, 5.6, turn) for (a, b), turn in ring(x, y, 3, 6)),
    )


def diamonds(canvas: Canvas, lamp: Lamp) -> None:
    """Paper with lozenges."""
    layers.lamp_sky(canvas, *lamp)
    _lattice(canvas, 42, lambda x, y: lozenge(x, y, 10, 1.5))


def stripes(canvas: Canvas, lamp: Lamp) -> None:
    """Broad stripes with a thin one beside each."""
    layers.lamp_sky(canvas, *lamp)
    _pattern(
        canvas, "".join(f"M{x} 0h18v450h-18ZM{x + 23} 0h2.4v450h-2.4Z" for x in range(-8, 300, 38))
    )


def sprigs(canvas: Canvas, lamp: Lamp) -> None:
    """Paper with three leaves on a stalk."""
    layers.lamp_sky(canvas, *lamp)
    _lattice(canvas, 48, lambda x, y: "".join(leaf(x, y, 17, 5, turn) for turn in (-42, 0, 42)))


def panels(canvas: Canvas, lamp: Lamp) -> None:
    """Dark wainscot up to the ceiling."""
    layers.lamp_sky(canvas, *lamp)
    edge = mix(canvas.palette.layers[1], canvas.palette.light, 0.3)
    for x in (-34, 50, 134, 218):
        for y, tall in ((-30, 160), (146, 170)):
            canvas.add(
                rect(x, y, 68, tall, fill=_dark(canvas, 0.8), opacity=0.34),
                rect(x, y, 68, tall, fill="none", stroke=edge, stroke_width=1.4, opacity=0.5),
            )


def tiles(canvas: Canvas, lamp: Lamp) -> None:
    """Glazed squares with light in their joints."""
    layers.lamp_sky(canvas, *lamp)
    joint = mix(canvas.palette.sky_low, canvas.palette.light, 0.6)
    lines = "".join(f"M{x} 0V450" for x in range(6, 300, 36))
    lines += "".join(f"M0 {y}H300" for y in range(14, 450, 36))
    canvas.add(path(lines, stroke=joint, stroke_width=1.3, opacity=0.5))
    dark = "".join(
        f"M{x} {y}h34v34h-34Z"
        for x in range(7, 300, 36)
        for y in range(15, 450, 36)
        if canvas.chance.random() < 0.16
    )
    _pattern(canvas, dark, 0.22)


def bricks(canvas: Canvas, lamp: Lamp) -> None:
    """Courses of brick, some darker."""
    layers.lamp_sky(canvas, *lamp)
    joints, dark = "", ""
    for row in range(24):
        y = row * 20
        joints += f"M0 {y}H300"
        for x in range(-20 + row % 2 * 22, 300, 44):
            joints += f"M{x} {y}v20"
            if canvas.chance.random() < 0.3:
                dark += f"M{x + 1} {y + 1}h42v18h-42Z"
    _pattern(canvas, dark, 0.4)
    canvas.add(path(joints, stroke=_dark(canvas, 0.9), stroke_width=1.8, opacity=0.5))


def planks(canvas: Canvas, lamp: Lamp) -> None:
    """Upright boards with knots."""
    layers.lamp_sky(canvas, *lamp)
    seams = "".join(f"M{x} 0V450" for x in range(14, 300, 34))
    canvas.add(path(seams, stroke=canvas.palette.ink, stroke_width=2.4, opacity=0.5))
    grain, some = "", canvas.chance.uniform
    for x in range(14, 300, 34):
        for _ in range(3):
            y, long = some(0, 430), some(40, 90)
            grain += trace("M", x + some(6, 28), y, "q", 3, long / 2, 0, long)
    canvas.add(path(grain, stroke=canvas.palette.ink, stroke_width=1, fill="none", opacity=0.3))


def night(canvas: Canvas, lamp: Lamp) -> None:
    """A starry sky over low hills."""
    layers.sky(canvas)
    layers.stars(canvas, 70, down_to=280)
    _hills(canvas)


def day(canvas: Canvas, lamp: Lamp) -> None:
    """A wide sky with rays."""
    layers.lamp_sky(canvas, *lamp)
    layers.rays(canvas, *lamp, count=30, power=0.22)
    _hills(canvas)


def _hills(canvas: Canvas) -> None:
    palette = canvas.palette
    layers.hill(canvas, 300, swing=12, colour=palette.layers[0])
    layers.hill(canvas, 334, swing=9, colour=palette.layers[1])


def sea(canvas: Canvas, lamp: Lamp) -> None:
    """Water up to a low horizon."""
    layers.sky(canvas)
    layers.stars(canvas, 40, down_to=200)
    scenery.sea(canvas, 262, light_x=lamp[0])


def drapes(canvas: Canvas, lamp: Lamp) -> None:
    """A stage curtain in folds, lit in the middle."""
    palette = canvas.palette
    dark, lit = mix(palette.sky_low, palette.ink, 0.62), mix(palette.sky_low, palette.light, 0.22)
    canvas.add(rect(0, 0, 300, 450, fill=mix(palette.sky_low, palette.ink, 0.2)))
    for x in range(0, 300, 30):
        fold = canvas.linear((0, dark, 0.9), (0.4, lit, 0.6), (1, dark, 0.9), x2=1, y2=0)
        canvas.add(rect(x, 0, 30, 450, fill=fold))


def arches(canvas: Canvas, lamp: Lamp) -> None:
    """A cloister: three openings with the sky behind."""
    layers.sky(canvas)
    layers.stars(canvas, 30, down_to=200)
    layers.hill(canvas, 250, swing=8, colour=canvas.palette.layers[0])
    wall, holes = "M0 0H300V450H0Z", ""
    for x in (54, 150, 246):
        holes += f"M{x - 36} 400V150A36 52 0 0 1 {x + 36} 150V400Z"
    stone = canvas.linear((0, canvas.palette.layers[2], 1), (1, canvas.palette.layers[1], 1))
    canvas.add(path(wall + holes, fill=stone, fill_rule="evenodd", filter=canvas.shadow(4, 0.6)))
    edge = mix(canvas.palette.layers[0], canvas.palette.light, 0.4)
    canvas.add(path(holes, fill="none", stroke=edge, stroke_width=2, opacity=0.7))


def tent(canvas: Canvas, lamp: Lamp) -> None:
    """Canvas that hangs in stripes from one point."""
    layers.lamp_sky(canvas, *lamp)
    outline = ""
    for number in range(0, 24, 2):
        first, second = math.pi * number / 24, math.pi * (number + 1) / 24
        outline += polygon(
            [(150, -60)]
            + [(150 + 620 * math.cos(turn), -60 + 620 * math.sin(turn)) for turn in (first, second)]
        )
    canvas.add(path(outline, fill=canvas.palette.layers[2], opacity=0.55))
    hem = "M0 60" + "q19 34 37.5 0" * 8 + "V0H0Z"
    canvas.add(path(hem, fill=canvas.palette.layers[3], filter=canvas.shadow(3, 0.6)))
    gold = mix(canvas.palette.accent, "#f0d080", 0.5)
    canvas.add(path("M0 60" + "q19 34 37.5 0" * 8, fill="none", stroke=gold, stroke_width=2.4))


def hedge(canvas: Canvas, lamp: Lamp) -> None:
    """A clipped hedge under the evening sky."""
    layers.lamp_sky(canvas, *lamp)
    layers.rays(canvas, *lamp, count=26, power=0.16)
    for y, shade, size in ((250, 0, 17), (296, 1, 20)):
        edge = "M-20 450V" + num(y)
        x = -20.0
        while x < 320:
            wide = canvas.chance.uniform(0.7, 1.3) * size
            edge += f"q{num(wide / 2)} {num(-size)} {num(wide)} 0"
            x += wide
        canvas.add(
            path(edge + "V450Z", fill=canvas.palette.layers[shade + 1], filter=canvas.shadow(3))
        )


BACKDROPS: dict[str, Callable[[Canvas, Lamp], None]] = {
    "arches": arches,
    "bricks": bricks,
    "damask": damask,
    "day": day,
    "diamonds": diamonds,
    "drapes": drapes,
    "hedge": hedge,
    "night": night,
    "panels": panels,
    "planks": planks,
    "sea": sea,
    "sprigs": sprigs,
    "stripes": stripes,
    "tent": tent,
    "tiles": tiles,
}
