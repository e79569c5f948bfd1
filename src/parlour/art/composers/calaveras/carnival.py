"""The Carnival: a mask before the big wheel."""

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import (
    Paint,
    at,
    circle,
    leaf,
    line,
    num,
    path,
    polygon,
    ring,
    scallops,
    trace,
)
from parlour.art.motifs import fiesta, layers
from parlour.art.motifs.figures import inked

MASK = (
    "M-106 -24C-94 -42 -62 -46 -36 -40C-18 -36 -8 -30 0 -28"
    "C8 -30 18 -36 36 -40C62 -46 94 -42 106 -24"
    "C114 2 102 36 74 50C48 62 26 54 14 33C8 23 4 19 0 19C-4 19 -8 23 -14 33C-26 54 -48 62 -74 50"
    "C-102 36 -114 2 -106 -24Z"
)
EYES = (
    "M-86 -6C-72 -20 -40 -20 -22 2C-36 16 -70 16 -86 -6Z"
    "M86 -6C72 -20 40 -20 22 2C36 16 70 16 86 -6Z"
)
HUB = (150.0, 208.0)
RADIUS = 104


def scene(canvas: Canvas) -> None:
    """Wheel far, tents near, the mask before everything."""
    wheel(canvas)
    palette = canvas.palette
    layers.hill(canvas, 352, swing=4, colour=palette.layers[1])
    layers.fog(canvas, 318, height=60, power=0.3)
    for x, y, size in ((44, 388, 84), (256, 388, 84)):
        tent(canvas, x, y, size)
    layers.hill(canvas, 380, swing=3, colour=palette.layers[3])
    layers.glow(canvas, 150, 300, 130, power=0.6)
    mask(canvas)


def mask(canvas: Canvas) -> None:
    """A half mask with plumes, gold trim, and nobody behind it."""
    palette = canvas.palette
    with canvas.group(transform=at(150, 312, scale=0.96)):
        with canvas.group(filter=canvas.shadow(4, 0.75)):
            for number, turn in enumerate((-74, 74, -58, 58, -42, 42, -27, 27, -13, 13, 0)):
                long = 92 - abs(turn) * 0.32
                colour = (palette.layers[2], palette.layers[3], palette.accent)[number // 2 % 3]
                plume = leaf(turn * 0.95, -22 + abs(turn) * 0.1, long, 17, turn * 0.9)
                quill = leaf(turn * 0.95, -22 + abs(turn) * 0.1, long * 0.9, 1.6, turn * 0.9)
                canvas.add(path(plume, fill=colour), path(quill, fill=palette.light, opacity=0.55))
        canvas.add(path(MASK, fill=palette.light, transform="translate(-1.6 -1.8)"))
        canvas.add(path(MASK + EYES, fill=inked(canvas), fill_rule="evenodd"))
        canvas.add(path(EYES, fill=canvas.linear((0, palette.light, 1), (1, palette.accent, 1))))
        trim: Paint = {"fill": "none", "stroke": palette.accent}
        canvas.add(path(MASK, stroke_width=1.8, transform="scale(.91 .88)", **trim))
        canvas.add(path(EYES, stroke_width=2.2, **trim))
        canvas.add(fiesta.marigold(0, -22, 15))


def wheel(canvas: Canvas) -> None:
    """The big wheel with its lamps and cabins."""
    palette = canvas.palette
    (x, y), far = HUB, mix(palette.layers[2], palette.sky_low, 0.25)
    spokes = "".join(line([(x, y), point]) for point, _ in ring(x, y, RADIUS, 16))
    legs = polygon(
        [
            (x - 5, y),
            (x + 5, y),
            (x + 62, 372),
            (x + 50, 372),
            (x, y + 22),
            (x - 50, 372),
            (x - 62, 372),
        ]
    )
    shadow = canvas.shadow(3, 0.5)
    with canvas.group(filter=shadow):
        canvas.add(
            path(legs, fill=far),
            path(spokes, stroke=far, stroke_width=2.2, fill="none"),
            circle(x, y, RADIUS, fill="none", stroke=far, stroke_width=5),
            circle(x, y, RADIUS - 12, fill="none", stroke=far, stroke_width=2),
            circle(x, y, RADIUS * 0.42, fill="none", stroke=far, stroke_width=2),
            circle(x, y, 9, fill=far),
        )
        for (cx, cy), _ in ring(x, y, RADIUS, 16):
            canvas.add(cabin(cx, cy, palette.layers[3], palette.light))
    lamps = "".join(circle(px, py, 2.4) for (px, py), _ in ring(x, y, RADIUS, 16, start=11.25))
    canvas.add(f'<g fill="{palette.light}">{lamps}</g>')


def cabin(x: float, y: float, colour: str, light: str) -> str:
    """A hanging cabin with a lit window."""
    body = f"M{num(x - 8)} {num(y + 4)}H{num(x + 8)}L{num(x + 6)} {num(y + 15)}H{num(x - 6)}Z"
    roof = f"M{num(x)} {num(y - 2)}L{num(x + 9)} {num(y + 4)}H{num(x - 9)}Z"
    return path(body + roof, fill=colour) + path(
        f"M{num(x - 4)} {num(y + 6)}h8v4h-8Z", fill=light, opacity=0.85
    )


def tent(canvas: Canvas, x: float, foot: float, width: float) -> None:
    """A striped pavilion with a pennant."""
    palette = canvas.palette
    eave, top, half = foot - width * 0.55, foot - width * 1.15, width / 2
    light, dark = mix(palette.light, palette.layers[0], 0.45), palette.layers[2]
    shadow = canvas.shadow(2.5, 0.6)
    with canvas.group(filter=shadow):
        canvas.add(
            path(
                trace("M", x - half * 0.9, foot, "V", eave, "H", x + half * 0.9, "V", foot, "Z"),
                fill=dark,
            )
        )
        roof = ""
        for number in range(6):
            left, right = x - half + width * number / 6, x - half + width * (number + 1) / 6
            canvas.add(
                path(
                    polygon([(x, top), (right, eave), (left, eave)]), fill=(light, dark)[number % 2]
                )
            )
            roof += f"M{num(right)} {num(eave)}{scallops(right - left, 1, 8)}Z"
        canvas.add(path(roof, fill=light))
        canvas.add(
            path(
                f"M{num(x)} {num(top + 2)}v-17l12 4l-12 4",
                fill=palette.accent,
                stroke=palette.accent,
                stroke_width=1,
            )
        )
        side = half * 0.25
        flap = trace("Q", x, eave, x, eave + 4, "Q", x, eave, x + side, foot)
        door = trace("M", x - side, foot, flap, "Z")
        canvas.add(path(door, fill=palette.light, opacity=0.9))
