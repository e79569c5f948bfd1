"""What stands in more than one picture: the manor, bare trees, the sea."""

import math

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import Point, at, circle, num, path, rect, trace
from parlour.art.motifs import layers

MANOR = (  # 440 wide, foot at 0, middle at 0
    "M-220 0V-104H-170V-140L-128 -170L-86 -140V-104H-38V-150L0 -186L38 -150V-104H86V-140"
    "L128 -170L170 -140V-104H220V0Z"
    "M-142 -158V-196H-128V-160ZM130 -160V-196H144V-158Z"
    "M-30 -150V-206H-17V-165ZM18 -166V-206H31V-150Z"
)


def manor(canvas: Canvas, x: float, foot: float, scale: float, *, wall: str, lit: float) -> None:
    """The country house; `lit` is the share of windows with light in them."""
    light = mix(canvas.palette.light, "#ffb347", 0.4)
    dark = mix(wall, canvas.palette.sky_low, 0.16)
    spots = [
        (bay, row) for row in (0, 1) for bay in (-196, -158, -128, -98, -66, 66, 98, 128, 158, 196)
    ]
    spots += [(bay, 2) for bay in (-128, 0, 128)] + [(-18, 1), (18, 1)]
    with canvas.group(transform=at(x, foot, scale=scale)):
        canvas.add(path(MANOR, fill=wall))
        for bay, row in spots:
            bright = canvas.chance.random() < lit
            pane = f"M{bay - 7} {-20 - row * 48}v-18a7 8 0 0 1 14 0v18Z"
            if bright:
                layers.glow(canvas, bay, -36 - row * 48, 28, colour="#ffb347", power=0.5)
            canvas.add(path(pane, fill=light if bright else dark))
        canvas.add(path("M-12 0V-30A12 14 0 0 1 12 -30V0Z", fill=light))


def bare_tree(canvas: Canvas, foot: Point, height: float, colour: str, *, lean: float = 0) -> None:
    """A winter tree: every branch forks until it is a twig."""
    twigs = _branch(canvas, foot, height * 0.34, lean, 6)
    for width, outline in sorted(twigs.items(), reverse=True):
        canvas.add(
            path(
                outline,
                stroke=colour,
                stroke_width=max(0.7, height * 0.045 * 0.66 ** (6 - width)),
                stroke_linecap="round",
                fill="none",
            )
        )


def _branch(canvas: Canvas, start: Point, length: float, lean: float, age: int) -> dict[int, str]:
    (x, y), angle = start, math.radians(lean - 90)
    end = (x + length * math.cos(angle), y + length * math.sin(angle))
    found = {age: f"M{num(x)} {num(y)}L{num(end[0])} {num(end[1])}"}
    if age == 1:
        return found
    for side in (-1, 1):
        bend = lean + side * canvas.chance.uniform(14, 34) - lean * 0.08
        part = _branch(canvas, end, length * canvas.chance.uniform(0.66, 0.82), bend, age - 1)
        for key, outline in part.items():
            found[key] = found.get(key, "") + outline
    return found


def sea(canvas: Canvas, y: float, *, light_x: float) -> None:
    """Water from y down, with waves and the moon's road upon it."""
    palette, chance = canvas.palette, canvas.chance
    far = mix(palette.layers[0], palette.light, 0.25)
    fill = canvas.linear((0, far, 1), (0.35, palette.layers[1], 1), (1, palette.layers[3], 1))
    canvas.add(rect(0, y, canvas.width, canvas.height - y, fill=fill))
    waves, road, row, down = "", "", 0, y + 3.0
    while down < canvas.height:
        row += 1
        for _ in range(5):
            x, wide = chance.uniform(-30, canvas.width), chance.uniform(8, 30) * (1 + row / 9)
            crest = trace("q", wide / 2, -1 - row * 0.16, wide, 0)
            waves += trace("M", x, down + chance.uniform(-1, 1), crest)
        glint = chance.uniform(0.5, 1) * (12 + row * 3)
        road += (
            f"M{num(light_x - glint / 2 + chance.uniform(-4, 4), 0)} {num(down, 0)}h{num(glint, 0)}"
        )
        down += 4 + row * 0.9
    paint = {"fill": "none", "stroke": palette.light, "stroke_linecap": "round"}
    canvas.add(path(waves, stroke_width=1, opacity=0.28, **paint))
    canvas.add(path(road, stroke_width=2, opacity=0.75, **paint))


def snow(canvas: Canvas, count: int) -> None:
    """Flakes of a few sizes over everything."""
    chance = canvas.chance
    flakes = "".join(
        circle(
            chance.uniform(0, canvas.width),
            chance.uniform(0, canvas.height),
            chance.choice((0.7, 0.9, 1.3, 1.9)),
            opacity=chance.choice((0.35, 0.5, 0.75)),
        )
        for _ in range(count)
    )
    canvas.add(f'<g fill="#ffffff">{flakes}</g>')
