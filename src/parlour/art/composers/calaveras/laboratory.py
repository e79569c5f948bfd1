"""The Laboratory: one flask glows, and its vapour has a face."""

from parlour.art import fiesta, layers
from parlour.art.canvas import Canvas
from parlour.art.colour import mix
from parlour.art.figures import Stand, silhouette
from parlour.art.svg import circle, num, path, rect

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
    silhouette(canvas, "test-tubes", Stand(246, BENCH + 8, 78), rim=0.7, shadow=shadow)
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
                neck = wide * 0.36
                outline += (
                    f"M{num(x)} {y}V{num(y - tall * 0.7)}Q{num(x)} {num(y - tall * 0.8)} {num(x + wide / 2 - neck / 2)} {num(y - tall * 0.84)}"
                    f"V{num(y - tall)}h{num(neck)}V{num(y - tall * 0.84)}Q{num(x + wide)} {num(y - tall * 0.8)} {num(x + wide)} {num(y - tall * 0.7)}V{y}Z"
                )
                x += wide + 4
        canvas.add(path(outline, fill=colour, filter=canvas.shadow(3, 0.5)))


def flask(canvas: Canvas) -> None:
    """An Erlenmeyer flask, more than half full of light."""
    palette = canvas.palette
    glass = "M134 172H166V238L222 366Q228 388 206 390H94Q72 388 78 366L134 238Z"
    layers.glow(canvas, 150, 330, 130, colour=palette.accent, power=0.9)
    pane = canvas.linear((0, palette.light, 0.5), (1, palette.light, 0.16))
    canvas.add(path(glass, fill=palette.ink, opacity=0.55, filter=canvas.shadow(5, 0.8)))
    canvas.add(path(glass, fill=pane))
    with canvas.inside(glass):
        liquid = canvas.radial(
            (0, "#fffde0", 1),
            (0.45, palette.accent, 1),
            (1, mix(palette.accent, palette.layers[1], 0.75), 1),
            cy=0.6,
            r=0.62,
        )
        canvas.add(path("M60 302Q105 292 150 302T240 302V400H60Z", fill=liquid))
        canvas.add(
            path(
                "M60 302Q105 292 150 302T240 302V308Q195 318 150 308T60 308Z",
                fill="#fff",
                opacity=0.5,
            )
        )
        microbes(canvas)
        canvas.add(
            path(
                "M104 372Q96 366 102 350L140 262",
                fill="none",
                stroke="#fff",
                stroke_width=5,
                stroke_linecap="round",
                opacity=0.55,
            )
        )
    canvas.add(
        path(glass, fill="none", stroke=palette.ink, stroke_width=7, stroke_linejoin="round")
    )
    canvas.add(
        path(glass, fill="none", stroke=palette.light, stroke_width=2, stroke_linejoin="round")
    )
    canvas.add(
        rect(126, 163, 48, 12, rx=5, fill=palette.ink, stroke=palette.light, stroke_width=1.6)
    )


def microbes(canvas: Canvas) -> None:
    """Bubbles, and small things with whiskers among them."""
    ink = mix(canvas.palette.ink, canvas.palette.layers[2], 0.3)
    for x, y, r in ((120, 340, 12), (176, 352, 15), (148, 322, 7), (196, 330, 5), (104, 366, 5)):
        canvas.add(circle(x, y, r, fill="none", stroke=ink, stroke_width=3.4))
        canvas.add(circle(x + r * 0.25, y - r * 0.2, r * 0.3, fill=ink))
    for x, y, r in ((150, 284, 5), (142, 262, 3.6), (156, 246, 4.4), (148, 224, 3)):
        canvas.add(circle(x, y, r, fill="none", stroke=canvas.palette.light, stroke_width=2))


def vapour(canvas: Canvas) -> None:
    """What rises from the neck, and looks at us."""
    light = canvas.palette.light
    plume = "M146 160C120 148 118 132 134 124C112 116 110 98 128 90L172 90C190 98 188 116 166 124C182 132 180 148 154 160Z"
    canvas.add(path(plume, fill=light, opacity=0.22))
    with canvas.group(opacity=0.6):
        fiesta.skull(canvas, 150, 122, 0.3, canvas.palette.layers[0], canvas.palette.accent)
