"""The Laboratory: one flask glows, and its vapour has a face."""

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import Paint, circle, num, path, rect, trace
from parlour.art.motifs import calavera, layers
from parlour.art.motifs.figures import Stand, silhouette

PLUME = (
    "M142 184C128 172 132 164 146 160C130 158 112 152 112 136C98 130 98 110 112 104"
    "C110 84 134 74 150 82C166 74 190 84 188 104C202 110 202 130 188 136"
    "C188 152 170 158 154 160C168 166 172 174 160 184Z"
)
GLASS = "M134 172H166V238L222 366Q228 388 206 390H94Q72 388 78 366L134 238Z"
BENCH = 384.0


def scene(canvas: Canvas) -> None:
    """Shelves behind, bench before, the flask between them."""
    palette = canvas.palette
    shelves(canvas)
    vapour(canvas)
    canvas.add(
        rect(0, BENCH, 300, 80, fill=canvas.linear((0, palette.layers[3], 1), (1, palette.ink, 1)))
    )
    canvas.add(rect(0, BENCH, 300, 2, fill=mix(palette.layers[0], palette.light, 0.4)))
    shadow = canvas.shadow(4, 0.75)
    silhouette(canvas, "microscope", Stand(62, BENCH + 8, 104, flip=True), rim=0.7, shadow=shadow)
    silhouette(canvas, "test-tubes", Stand(240, BENCH + 8, 76), rim=0.7, shadow=shadow)
    with canvas.group(transform="translate(12 35) scale(.92)"):
        flask(canvas)


def shelves(canvas: Canvas) -> None:
    """Jars in the half-light."""
    palette, chance = canvas.palette, canvas.chance
    colour = mix(palette.layers[1], palette.layers[2], 0.55)
    for y in (196, 276):
        outline = f"M0 {y}H92V{y + 6}H0ZM208 {y}H300V{y + 6}H208Z"
        for start in (18, 214):
            x = float(start)
            while x < start + 62:
                wide, tall = chance.uniform(13, 21), chance.uniform(26, 46)
                outline += jar(x, y, wide, tall)
                x += wide + 4
        canvas.add(path(outline, fill=colour, filter=canvas.shadow(3, 0.5)))


def jar(x: float, foot: float, wide: float, tall: float) -> str:
    """A bottle with round shoulders and a neck a third as wide."""
    right, neck = x + wide, wide * 0.36
    side, curve, throat, top = (foot - tall * part for part in (0.7, 0.8, 0.84, 1))
    left_of_neck = x + (wide - neck) / 2
    up = trace("M", x, foot, "V", side, "Q", x, curve, left_of_neck, throat, "V", top)
    down = trace("h", neck, "V", throat, "Q", right, curve, right, side, "V", foot, "Z")
    return up + down


def flask(canvas: Canvas) -> None:
    """An Erlenmeyer flask, half full of light."""
    palette = canvas.palette
    layers.glow(canvas, 150, 330, 130, colour=palette.accent, power=0.9)
    pane = canvas.linear((0, palette.light, 0.5), (1, palette.light, 0.16))
    canvas.add(path(GLASS, fill=palette.ink, opacity=0.3, filter=canvas.shadow(5, 0.8)))
    canvas.add(path(GLASS, fill=pane))
    with canvas.inside(GLASS):
        liquid(canvas)
        microbes(canvas)
        gleam: Paint = {"fill": "none", "stroke": "#fff", "stroke_linecap": "round"}
        canvas.add(path("M104 372Q96 366 102 350L140 262", stroke_width=5, opacity=0.55, **gleam))
    edge: Paint = {"fill": "none", "stroke_linejoin": "round"}
    canvas.add(path(GLASS, stroke=palette.ink, stroke_width=7, **edge))
    canvas.add(path(GLASS, stroke=palette.light, stroke_width=2, **edge))
    canvas.add(
        rect(126, 163, 48, 12, rx=5, fill=palette.ink, stroke=palette.light, stroke_width=1.6)
    )


def liquid(canvas: Canvas) -> None:
    """What glows in it, brightest in the middle."""
    accent = canvas.palette.accent
    rim = mix(accent, canvas.palette.layers[1], 0.75)
    light = canvas.radial((0, "#fffde0", 1), (0.45, accent, 1), (1, rim, 1), cy=0.6, r=0.62)
    surface = "M60 302Q105 292 150 302T240 302V308Q195 318 150 308T60 308Z"
    canvas.add(path("M60 302Q105 292 150 302T240 302V400H60Z", fill=light))
    canvas.add(path(surface, fill="#fff", opacity=0.5))


def microbes(canvas: Canvas) -> None:
    """Bubbles, and small things with whiskers among them."""
    ink = mix(canvas.palette.ink, canvas.palette.layers[2], 0.3)
    for x, y, r in (
        (120, 340, 12.0),
        (176, 352, 15.0),
        (148, 322, 7.0),
        (196, 330, 5.0),
        (104, 366, 5.0),
    ):
        canvas.add(circle(x, y, r, fill="none", stroke=ink, stroke_width=3.4))
        canvas.add(circle(x + r * 0.25, y - r * 0.2, r * 0.3, fill=ink))
    for x, y, r in ((150, 284, 5.0), (142, 262, 3.6), (156, 246, 4.4), (148, 224, 3.0)):
        canvas.add(circle(x, y, r, fill="none", stroke=canvas.palette.light, stroke_width=2))


def vapour(canvas: Canvas) -> None:
    """What rises from the neck, and looks at us."""
    light = canvas.palette.light
    layers.glow(canvas, 150, 118, 70, colour=canvas.palette.accent, power=0.5)
    for scale, power in ((1.0, 0.2), (0.8, 0.28)):
        move = f"translate({num(150 * (1 - scale))} {num(130 * (1 - scale))}) scale({scale})"
        canvas.add(path(PLUME, fill=light, opacity=power, transform=move))
    with canvas.group(opacity=0.85):
        calavera.skull(canvas, 150, 116, 0.3, canvas.palette.layers[1], canvas.palette.accent)
