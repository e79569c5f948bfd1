"""The Carnival: a mask before the big wheel."""

from parlour.art import layers
from parlour.art.canvas import Canvas
from parlour.art.colour import mix
from parlour.art.figures import Stand, silhouette
from parlour.art.svg import circle, line, num, path, polygon, ring, scallops

HUB = (150.0, 208.0)
RADIUS = 104


def scene(canvas: Canvas) -> None:
    """Wheel far, tents near, the mask before everything."""
    wheel(canvas)
    palette = canvas.palette
    layers.hill(canvas, 352, swing=4, colour=palette.layers[1])
    layers.fog(canvas, 318, height=60, power=0.3)
    for x, y, size in ((52, 378, 66), (248, 378, 66), (104, 386, 44), (196, 386, 44)):
        tent(canvas, x, y, size)
    layers.hill(canvas, 380, swing=3, colour=palette.layers[3])
    layers.glow(canvas, 150, 285, 120, power=0.55)
    silhouette(
        canvas,
        "carnival-mask",
        Stand(150, 350, 150, widest=222),
        backing=palette.accent,
        rim=0.9,
        shadow=canvas.shadow(5, 0.8),
    )


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
        for (cx, cy), _ in ring(x, y, RADIUS, 16, start=11.25):
            canvas.add(cabin(cx, cy, palette.layers[3], palette.light))
    lamps = "".join(circle(px, py, 1.9) for (px, py), _ in ring(x, y, RADIUS - 6, 32))
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
                f"M{num(x - half * 0.9)} {num(foot)}V{num(eave)}H{num(x + half * 0.9)}V{num(foot)}Z",
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
        door = f"M{num(x - half * 0.25)} {num(foot)}Q{num(x)} {num(eave)} {num(x)} {num(eave + 4)}Q{num(x)} {num(eave)} {num(x + half * 0.25)} {num(foot)}Z"
        canvas.add(path(door, fill=palette.light, opacity=0.9))
