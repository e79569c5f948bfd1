"""What scenery is made of: sky, moon, hills, fog, rays. Each paints one sheet of paper."""

import math
from collections.abc import Callable
from itertools import pairwise

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import Point, circle, line, num, path, polygon, rect

Height = Callable[[float], float]


def sky(canvas: Canvas) -> None:
    """From the dark top to the lit horizon."""
    palette = canvas.palette
    glow = mix(palette.sky_low, palette.light, 0.35)
    fill = canvas.linear((0, palette.sky_top, 1), (0.72, palette.sky_low, 1), (1, glow, 1))
    canvas.add(rect(0, 0, canvas.width, canvas.height, fill=fill))


def lamp_sky(canvas: Canvas, x: float, y: float) -> None:
    """A dark stage with one lamp behind the paper at (x, y)."""
    palette = canvas.palette
    heart = mix(palette.sky_low, palette.light, 0.55)
    fill = canvas.radial(
        (0, heart, 1),
        (0.3, mix(palette.sky_low, palette.light, 0.12), 1),
        (0.62, mix(palette.sky_low, palette.sky_top, 0.5), 1),
        (1, palette.sky_top, 1),
        cx=x / canvas.width,
        cy=y / canvas.height,
        r=0.66,
    )
    canvas.add(rect(0, 0, canvas.width, canvas.height, fill=fill))


def stars(canvas: Canvas, count: int, *, down_to: float) -> None:
    """Stars of a few sizes above the line `down_to`."""
    chance = canvas.chance
    dots = "".join(
        circle(
            chance.uniform(0, canvas.width),
            chance.uniform(0, down_to),
            chance.choice((0.5, 0.6, 0.8, 1.2)),
        )
        for _ in range(count)
    )
    canvas.add(f'<g fill="{canvas.palette.light}" opacity=".85">{dots}</g>')


def glow(
    canvas: Canvas, x: float, y: float, r: float, *, colour: str | None = None, power: float = 0.8
) -> None:
    """Light in the air round (x, y)."""
    light = colour or canvas.palette.light
    fill = canvas.radial((0, light, power), (0.35, light, power * 0.35), (1, light, 0))
    canvas.add(circle(x, y, r, fill=fill))


def rays(canvas: Canvas, x: float, y: float, *, count: int = 36, power: float = 0.13) -> None:
    """Paper rays that fan out from (x, y)."""
    reach, step = 1.2 * math.hypot(canvas.width, canvas.height), 2 * math.pi / count
    outline = ""
    for number in range(count):
        first, second = number * step, (number + 0.5) * step
        outline += polygon(
            [
                (x, y),
                (x + reach * math.cos(first), y + reach * math.sin(first)),
                (x + reach * math.cos(second), y + reach * math.sin(second)),
            ]
        )
    light = canvas.palette.light
    fill = canvas.define(
        "radialGradient",
        f'<stop offset="0" stop-color="{light}"/>'
        f'<stop offset="1" stop-color="{light}" stop-opacity=".15"/>',
        gradientUnits="userSpaceOnUse",
        cx=x,
        cy=y,
        r=reach * 0.6,
    )
    canvas.add(path(outline, fill=fill, opacity=power))


def moon(canvas: Canvas, x: float, y: float, r: float, *, craters: int = 7) -> None:
    """A full moon with its halo."""
    palette, chance = canvas.palette, canvas.chance
    glow(canvas, x, y, r * 2.4, power=0.6)
    canvas.add(circle(x, y, r, fill=palette.light))
    for _ in range(craters):
        angle, away = chance.uniform(0, 2 * math.pi), r * math.sqrt(chance.uniform(0, 0.6))
        canvas.add(
            circle(
                x + away * math.cos(angle),
                y + away * math.sin(angle),
                r * chance.uniform(0.05, 0.17),
                fill=palette.sky_low,
                opacity=0.16,
            )
        )


def hill(
    canvas: Canvas, y: float, *, swing: float, colour: str, rough: float = 0, shadow: str = ""
) -> Height:
    """A sheet of land about the line `y`, engraved along its edge; answers how high it is at x."""
    points = _ridge(canvas, y, swing, rough)
    low, side = canvas.height + 9, canvas.width + 9
    edge = [(-9, low), (-9, points[0][1]), *points, (side, points[-1][1]), (side, low)]
    canvas.add(path(polygon(edge), fill=colour, filter=shadow or canvas.shadow()))
    canvas.add(
        path(
            _engraving(canvas, points),
            stroke=mix(colour, canvas.palette.light, 0.5),
            stroke_width=0.9,
            stroke_linecap="round",
            fill="none",
            opacity=0.26,
        )
    )
    return lambda x: points[max(0, min(len(points) - 1, round(x / 10)))][1]


def _ridge(canvas: Canvas, y: float, swing: float, rough: float) -> list[Point]:
    a, b, c, d = (canvas.chance.uniform(0, 2 * math.pi) for _ in range(4))
    points = []
    for x in range(0, int(canvas.width) + 1, 10):
        wave = math.sin(x / 95 + a) + 0.5 * math.sin(x / 41 + b)
        stubble = 0.5 * (math.sin(x / 11 + c) + math.sin(x / 6.1 + d))
        points.append((float(x), y + swing * wave + rough * stubble))
    return points


def _engraving(canvas: Canvas, points: list[Point]) -> str:
    """Short strokes below the edge, fewer further down."""
    chance, strokes = canvas.chance, ""
    for row in range(1, 8):
        for (x1, y1), (x2, y2) in pairwise(points):
            if chance.random() < 0.55 - row * 0.05:
                down = row * 5.5 + chance.uniform(-1.2, 1.2)
                strokes += line([(x1, y1 + down), (x2 - chance.uniform(0, 5), y2 + down)])
    return strokes


def fog(canvas: Canvas, y: float, *, height: float = 40, power: float = 0.35) -> None:
    """A band of haze from `y` down."""
    light = canvas.palette.light
    fill = canvas.linear((0, light, 0), (0.5, light, power), (1, light, 0))
    canvas.add(rect(0, y, canvas.width, height, fill=fill))


def beam(canvas: Canvas, start: Point, end: Point, spread: float, *, power: float = 0.35) -> None:
    """A cone of light from `start` that is `spread` wide at `end`."""
    (x1, y1), (x2, y2) = start, end
    length = math.hypot(x2 - x1, y2 - y1)
    across = (-(y2 - y1) / length * spread / 2, (x2 - x1) / length * spread / 2)
    light = canvas.palette.light
    fill = canvas.define(
        "linearGradient",
        f'<stop offset="0" stop-color="{light}" stop-opacity="{num(power, 2)}"/>'
        f'<stop offset="1" stop-color="{light}" stop-opacity="0"/>',
        gradientUnits="userSpaceOnUse",
        x1=x1,
        y1=y1,
        x2=x2,
        y2=y2,
    )
    edge = [start, (x2 + across[0], y2 + across[1]), (x2 - across[0], y2 - across[1])]
    canvas.add(path(polygon(edge), fill=fill))


def sheen(canvas: Canvas, colour: str, points: list[Point], width: float = 1) -> None:
    """A thin line of light along an edge."""
    canvas.add(
        path(
            line(points),
            stroke=colour,
            stroke_width=width,
            fill="none",
            stroke_linecap="round",
            stroke_linejoin="round",
        )
    )
