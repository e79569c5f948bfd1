"""The Hotel: a house that is a lock; somebody stands in the keyhole's light."""

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import circle, num, path, polygon, rect, trace
from parlour.art.motifs import layers
from parlour.art.motifs.figures import Stand, silhouette

FOOT = 388.0


def scene(canvas: Canvas) -> None:
    """A lit front with a keyhole for a door, and a key at the porter's hook."""
    palette = canvas.palette
    layers.hill(canvas, 330, swing=8, colour=palette.layers[1])
    layers.fog(canvas, 290, height=70, power=0.35)
    wing(canvas, 34, 86, 196)
    wing(canvas, 214, 266, 196)
    front(canvas)
    keyhole(canvas)
    steps(canvas)


def wing(canvas: Canvas, left: float, right: float, top: float) -> None:
    """A side wing, further back."""
    palette = canvas.palette
    wall = canvas.linear((0, palette.layers[2], 1), (1, palette.layers[3], 1))
    with canvas.group(filter=canvas.shadow(3, 0.6)):
        canvas.add(rect(left, top, right - left, FOOT - top, fill=wall))
        canvas.add(rect(left - 4, top - 7, right - left + 8, 9, fill=palette.layers[3]))
    for row in range(4):
        for column in range(2):
            x = left + 10 + column * (right - left - 20 - 11)
            window(canvas, x, top + 18 + row * 42, 11, 22)


def front(canvas: Canvas) -> None:
    """The middle house with its gable and cornices."""
    palette = canvas.palette
    wall = canvas.linear((0, palette.layers[3], 1), (1, palette.ink, 1))
    gable = (
        "M70 168Q78 168 80 158Q84 140 108 138Q112 118 150 114"
        "Q188 118 192 138Q216 140 220 158Q222 168 230 168Z"
    )
    with canvas.group(filter=canvas.shadow(5, 0.75)):
        canvas.add(rect(76, 160, 148, FOOT - 160, fill=wall), path(gable, fill=palette.layers[3]))
        canvas.add(rect(66, 166, 168, 8, fill=palette.ink))
    edge = mix(palette.layers[0], palette.light, 0.35)
    canvas.add(
        path(gable, fill="none", stroke=edge, stroke_width=1.6, opacity=0.8),
        path("M66 166H234", stroke=edge, stroke_width=1.4, opacity=0.8),
    )
    canvas.add(circle(150, 143, 15, fill=palette.light, stroke=palette.ink, stroke_width=2))
    emblem = Stand(150, 143, 20, hold="middle", turn=-45)
    silhouette(canvas, "skeleton-key", emblem, fill=palette.ink, rim=0)
    for row in range(4):
        for x in (88, 200):
            window(canvas, x, 186 + row * 48, 13, 28, arch=True)


def window(
    canvas: Canvas, x: float, y: float, width: float, height: float, *, arch: bool = False
) -> None:
    """A window, lit or dark by chance, with a crossbar."""
    palette, lit = canvas.palette, canvas.chance.random() < 0.62
    colour = (
        mix(palette.accent, palette.light, 0.35)
        if lit
        else mix(palette.ink, palette.layers[2], 0.55)
    )
    half = width / 2
    top = (
        f"V{num(y + half)}A{num(half)} {num(half)} 0 0 1 {num(x + width)} {num(y + half)}"
        if arch
        else f"V{num(y)}H{num(x + width)}"
    )
    if lit:
        layers.glow(
            canvas, x + half, y + height / 2, height * 0.95, colour=palette.accent, power=0.4
        )
    canvas.add(path(f"M{num(x)} {num(y + height)}{top}V{num(y + height)}Z", fill=colour))
    canvas.add(
        path(
            trace("M", x + half, y, "v", height, "M", x, y + height * 0.5, "h", width),
            stroke=palette.ink,
            stroke_width=1.3,
            opacity=0.75,
        )
    )


def keyhole(canvas: Canvas) -> None:
    """The glowing door in the shape of a keyhole, and the guest who stands in it."""
    palette = canvas.palette
    hole = "M150 190A37 37 0 0 1 168 259L184 372H116L132 259A37 37 0 0 1 150 190Z"
    layers.glow(canvas, 150, 280, 150, colour=palette.accent, power=0.75)
    light = canvas.radial(
        (0, "#fffbe8", 1), (0.5, palette.light, 1), (1, palette.accent, 1), cy=0.62, r=0.7
    )
    canvas.add(path(hole, fill=light, stroke=palette.ink, stroke_width=5, stroke_linejoin="round"))
    rim = mix(palette.accent, palette.light, 0.3)
    canvas.add(path(hole, fill="none", stroke=rim, stroke_width=1.6, stroke_linejoin="round"))
    silhouette(canvas, "person", Stand(150, 373, 66), fill=palette.ink, rim=0)
    canvas.add(
        path(
            "M161 348h15v17h-15ZM165 348v-4h7v4",
            fill=palette.ink,
            stroke=palette.ink,
            stroke_width=1.5,
        )
    )


def steps(canvas: Canvas) -> None:
    """Three steps down, with the light upon them."""
    palette = canvas.palette
    for number in range(3):
        half, y = 44 + number * 11, 372 + number * 9
        colour = mix(palette.layers[3], palette.ink, 0.3 * number)
        canvas.add(rect(150 - half, y, half * 2, 10, fill=colour))
        canvas.add(rect(150 - half, y, half * 2, 1.6, fill=palette.accent, opacity=0.7))
    glow = canvas.linear((0, palette.accent, 0.75), (1, palette.accent, 0))
    canvas.add(path(polygon([(118, 372), (182, 372), (226, 440), (74, 440)]), fill=glow))
