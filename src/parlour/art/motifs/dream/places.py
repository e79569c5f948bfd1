"""Where dreams play: land, water, rooms, woods. Each paints one or a few sheets of paper."""

import math

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import Point, circle, line, num, path, polygon, rect
from parlour.art.motifs.dream.dyes import dye
from parlour.art.motifs.grounds import PATTERNS


def land(canvas: Canvas, y: float, *, tone: str, swing: float) -> None:
    """A sheet of torn paper: a pale fibre edge, a lit crest, dark below, a shadow behind."""
    points = _ridge(canvas, y, swing)
    torn = [(x, height - canvas.chance.uniform(0.6, 3.4)) for x, height in points]
    colours = dye(canvas, tone)
    fibre = mix(colours.plain, canvas.palette.light, 0.5)
    canvas.add(path(_below(canvas, torn), fill=fibre, filter=canvas.shadow(3.2, 0.5)))
    fill = canvas.linear((0, colours.plain, 1), (1, mix(colours.plain, colours.dark, 0.7), 1))
    canvas.add(path(_below(canvas, points), fill=fill))
    _furrows(canvas, points, mix(colours.plain, canvas.palette.light, 0.5))


def _ridge(canvas: Canvas, y: float, swing: float) -> list[Point]:
    a, b = (canvas.chance.uniform(0, 2 * math.pi) for _ in range(2))
    points = []
    for x in range(-6, int(canvas.width) + 7, 6):
        wave = math.sin(x / 88 + a) + 0.45 * math.sin(x / 37 + b)
        points.append((float(x), y + swing * wave))
    return points


def _below(canvas: Canvas, points: list[Point]) -> str:
    low = canvas.height + 9
    return polygon([(points[0][0], low), *points, (points[-1][0], low)])


def _furrows(canvas: Canvas, points: list[Point], colour: str) -> None:
    strokes = ""
    for row in range(1, 7):
        for first, second in zip(points[::2], points[1::2], strict=False):
            if canvas.chance.random() < 0.5 - row * 0.06:
                down = row * 6 + canvas.chance.uniform(-1.5, 1.5)
                strokes += line([(first[0], first[1] + down), (second[0] + 4, second[1] + down)])
    paint = {"stroke": colour, "stroke_linecap": "round", "fill": "none"}
    canvas.add(path(strokes, stroke_width=0.9, opacity=0.3, **paint))


def water(canvas: Canvas, y: float, *, shine: float, tone: str) -> None:
    """The sea in strips of paper, each with a curled edge; a road of light at `shine`."""
    colours, light = dye(canvas, tone), canvas.palette.light
    top = mix(colours.light, light, 0.25)
    bands = 9
    for band in range(bands):
        share = band / (bands - 1)
        down = y + (canvas.height - y) * share**1.5 * 0.96
        colour = mix(mix(top, colours.plain, min(1, share * 2)), colours.dark, max(0, share - 0.3))
        canvas.add(path(_swell(canvas, down, 1 + 5 * share), fill=colour))
    road = ""
    down, step = y + 3, 3.4
    while down < canvas.height:
        wide = canvas.chance.uniform(0.4, 1) * (10 + (down - y) * 0.32)
        road += f"M{num(shine - wide / 2 + canvas.chance.uniform(-5, 5))} {num(down)}h{num(wide)}"
        down, step = down + step, step * 1.06
    paint = {"stroke": light, "stroke_linecap": "round", "fill": "none"}
    canvas.add(path(road, stroke_width=1.8, opacity=0.6, **paint))


def _swell(canvas: Canvas, y: float, depth: float) -> str:
    wide = 16 + depth * 9
    start = -canvas.chance.uniform(0, wide)
    count = int((canvas.width + 2 * wide) / wide) + 1
    waves = f"q{num(wide / 2)} {num(-depth * 1.7)} {num(wide)} 0" * count
    low = num(canvas.height + 9)
    return f"M{num(start)} {num(y)}{waves}V{low}H{num(start)}Z"


def wave(canvas: Canvas, y: float, *, tone: str, depth: float) -> None:
    """One strip of water before what floats in it."""
    colours = dye(canvas, tone)
    swell = _swell(canvas, y, depth)
    canvas.add(path(swell, fill=canvas.linear((0, colours.plain, 1), (1, colours.dark, 1))))
    edge = swell.partition("V")[0]
    paint = {"stroke": mix(colours.light, canvas.palette.light, 0.5), "fill": "none"}
    canvas.add(path(edge, stroke_width=1.4, opacity=0.75, **paint))


def deep(canvas: Canvas, y: float, *, tone: str) -> None:
    """Under water: the surface at `y`, shafts of light, weeds."""
    colours, light = dye(canvas, tone), canvas.palette.light
    stops = ((0, mix(colours.light, light, 0.3), 1), (0.4, colours.plain, 1), (1, colours.dark, 1))
    canvas.add(path(_swell(canvas, y, 3), fill=canvas.linear(*stops)))
    edge = _swell(canvas, y, 3).partition("V")[0]
    canvas.add(path(edge, stroke=light, stroke_width=2, fill="none", opacity=0.6))
    for _ in range(6):
        x, wide = canvas.chance.uniform(-20, 260), canvas.chance.uniform(14, 40)
        shaft = [(x, y), (x + wide, y), (x + wide * 2.2 + 40, 470), (x + 30, 470)]
        fill = canvas.linear((0, light, 0.28), (1, light, 0))
        canvas.add(path(polygon(shaft), fill=fill))
    bubbles = "".join(
        circle(canvas.chance.uniform(20, 280), canvas.chance.uniform(y + 20, 420), r)
        for r in (1.5, 2, 2.4, 3, 1.4, 2, 3.4, 1.8, 2.2)
    )
    canvas.add(f'<g fill="none" stroke="{light}" stroke-width="1" opacity=".6">{bubbles}</g>')


def weeds(canvas: Canvas, y: float, *, tone: str, count: int) -> None:
    """Long leaves that sway, at both sides."""
    colours = dye(canvas, tone)
    outline = ""
    for number in range(count):
        side = number % 2
        x = canvas.chance.uniform(10, 74) + side * 216
        tall, bend = canvas.chance.uniform(40, 110), canvas.chance.uniform(-26, 26)
        outline += (
            f"M{num(x - 4)} {num(y)}q{num(bend)} {num(-tall / 2)} {num(bend / 3 + 4)} {num(-tall)}"
            f"q{num(bend + 8)} {num(tall / 2)} {num(4 - bend / 3)} {num(tall)}Z"
        )
    canvas.add(path(outline, fill=colours.plain, filter=canvas.shadow(2, 0.4)))


def room(canvas: Canvas, floor: float, *, pattern: str, boards: str, lamp: Point) -> None:
    """A papered wall lit by a lamp, a skirting board, a floor of `boards`, `checks` or `plain`."""
    palette = canvas.palette
    ground = canvas.radial(
        (0, mix(palette.sky_low, palette.light, 0.6), 1),
        (0.5, palette.sky_low, 1),
        (1, palette.sky_top, 1),
        cx=lamp[0] / canvas.width,
        cy=lamp[1] / canvas.height,
        r=0.72,
    )
    canvas.add(rect(0, 0, canvas.width, canvas.height, fill=ground))
    if pattern:
        with canvas.group(opacity=0.8), canvas.inside(f"M0 0H300V{num(floor)}H0Z"):
            PATTERNS[pattern](canvas)
    near, front = palette.layers[2], palette.layers[3]
    fill = canvas.linear((0, mix(palette.layers[1], palette.light, 0.18), 1), (1, front, 1))
    canvas.add(rect(-9, floor, 318, 470 - floor, fill=fill))
    FLOORS[boards](canvas, floor)
    canvas.add(
        rect(-9, floor - 12, 318, 12, fill=near, filter=canvas.shadow(2, 0.5)),
        rect(-9, floor - 12, 318, 1.4, fill=mix(near, palette.light, 0.5)),
    )


def _boards(canvas: Canvas, floor: float) -> None:
    seams = "".join(
        f"M{num(150 + (x - 150) * 0.8)} {num(floor)}L{num(150 + (x - 150) * 2.6)} 460"
        for x in range(-60, 361, 30)
    )
    canvas.add(path(seams, stroke=canvas.palette.ink, stroke_width=1.2, opacity=0.4, fill="none"))


def _checks(canvas: Canvas, floor: float) -> None:
    rows = [floor + (460 - floor) * share for share in (0, 0.1, 0.24, 0.42, 0.66, 1)]
    tiles = ""
    for row in range(5):
        top, low = rows[row], rows[row + 1]
        for column in range(-8, 8):
            if (row + column) % 2:
                continue
            a, b = (1 + (y - floor) / 90 for y in (top, low))
            left, right = column * 30, column * 30 + 30
            tiles += polygon(
                [
                    (150 + left * a, top),
                    (150 + right * a, top),
                    (150 + right * b, low),
                    (150 + left * b, low),
                ]
            )
    canvas.add(path(tiles, fill=canvas.palette.ink, opacity=0.55))


def _plain(canvas: Canvas, floor: float) -> None:
    fill = canvas.linear((0, canvas.palette.light, 0.2), (1, canvas.palette.light, 0))
    canvas.add(rect(-9, floor, 318, 50, fill=fill))


FLOORS = {"boards": _boards, "checks": _checks, "plain": _plain}
