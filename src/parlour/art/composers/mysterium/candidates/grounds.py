"""What a still life stands on. Each paints from its far edge down to the foot of the card."""

from collections.abc import Callable

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import num, path, polygon, rect

EDGE = 318.0  # where the ground meets what is behind it


def _top(canvas: Canvas, near: str, far: str) -> None:
    """A surface that runs away from us, lighter in the middle where the lamp falls."""
    palette = canvas.palette
    canvas.add(
        rect(
            -5,
            EDGE,
            310,
            140,
            fill=canvas.linear((0, far, 1), (1, near, 1)),
            filter=canvas.shadow(4, 0.6),
        )
    )
    pool = canvas.radial((0, palette.light, 0.62), (1, palette.light, 0), cx=0.42, cy=0.3, r=0.6)
    canvas.add(rect(-5, EDGE, 310, 140, fill=pool))
    canvas.add(rect(-5, EDGE, 310, 1.6, fill=mix(palette.layers[0], palette.light, 0.55)))


def table(canvas: Canvas) -> None:
    """A polished table with a runner in the accent."""
    palette = canvas.palette
    _top(canvas, palette.ink, mix(palette.layers[2], palette.accent, 0.12))
    cloth = mix(palette.accent, palette.ink, 0.28)
    runner = canvas.linear(
        (0, mix(cloth, palette.light, 0.2), 1), (1, mix(cloth, palette.ink, 0.4), 1)
    )
    canvas.add(path(polygon([(64, 328), (236, 328), (268, 410), (32, 410)]), fill=runner))
    fringe = "".join(f"M{x} 410v11" for x in range(34, 268, 6))
    gold = mix(palette.accent, "#f0d080", 0.55)
    canvas.add(
        path("M64 328H236L268 410H32Z", fill="none", stroke=gold, stroke_width=1.4, opacity=0.8),
        path(fringe, stroke=gold, stroke_width=1.6, opacity=0.85),
    )


def linen(canvas: Canvas) -> None:
    """A white cloth with folds and a scalloped edge."""
    palette = canvas.palette
    _top(canvas, palette.layers[2], palette.layers[1])
    white = canvas.linear((0, "#fffaf0", 1), (1, mix("#e4d8c4", palette.layers[0], 0.35), 1))
    edge = "M-5 322H305V406" + "q-12.900 20 -25.800 0" * 12 + "Z"
    canvas.add(path(edge, fill=white, filter=canvas.shadow(3, 0.5)))
    folds = "M40 326L22 410M118 326L110 414M196 326L204 414M262 326L284 410"
    canvas.add(path(folds, stroke=palette.layers[1], stroke_width=1.6, opacity=0.45))
    canvas.add(path("M0 392H300", stroke=palette.accent, stroke_width=2.4, opacity=0.55))


def boards(canvas: Canvas) -> None:
    """Floorboards that run towards us."""
    palette = canvas.palette
    _top(canvas, palette.layers[3], palette.layers[1])
    seams = "".join(
        f"M{num(150 + (x - 150) * 0.55)} {EDGE}L{num(150 + (x - 150) * 1.6)} 450"
        for x in range(-60, 380, 40)
    )
    canvas.add(path(seams, stroke=palette.ink, stroke_width=1.8, opacity=0.5))


def velvet(canvas: Canvas) -> None:
    """An open case lined with velvet; its lid stands behind."""
    palette = canvas.palette
    lining = mix(palette.accent, palette.ink, 0.2)
    dye = canvas.linear(
        (0, mix(lining, palette.ink, 0.35), 1), (1, mix(lining, palette.light, 0.1), 1)
    )
    leather = canvas.linear((0, "#5a3a2c", 1), (1, "#2a1812", 1))
    _top(canvas, palette.layers[3], palette.layers[2])
    canvas.add(
        path("M34 312L46 190Q150 176 254 190L266 312Z", fill=leather, filter=canvas.shadow(4))
    )
    canvas.add(path("M46 306L57 200Q150 188 243 200L254 306Z", fill=dye))
    canvas.add(path("M34 312H266L288 420H12Z", fill=leather, filter=canvas.shadow(4)))
    canvas.add(path("M46 320H254L272 404H28Z", fill=dye))
    quilt = (
        "M57 250L110 196M70 302L170 192M130 304L232 198M190 304L250 240M60 216L140 304"
        "M110 194L210 304M170 192L252 290"
    )
    canvas.add(path(quilt, stroke=palette.ink, stroke_width=1.4, opacity=0.22))
    canvas.add(path("M34 312H266", stroke="#e0b860", stroke_width=3))


def grass(canvas: Canvas) -> None:
    """A lawn in mown bands."""
    palette = canvas.palette
    _top(canvas, mix("#2d5a34", palette.ink, 0.4), "#7aa860")
    bands = "".join(
        polygon(
            [
                (150 + (x - 150) * 0.6, EDGE),
                (150 + (x - 108) * 0.6, EDGE),
                (150 + (x - 108) * 1.9, 450),
                (150 + (x - 150) * 1.9, 450),
            ]
        )
        for x in range(-90, 400, 84)
    )
    canvas.add(path(bands, fill="#f4f3b0", opacity=0.13))
    blades = "".join(
        f"M{num(canvas.chance.uniform(0, 300))} {num(canvas.chance.uniform(326, 440))}l2 -8l2 8"
        for _ in range(90)
    )
    canvas.add(
        path(
            blades,
            stroke=mix("#2d5a34", palette.ink, 0.3),
            stroke_width=1.2,
            fill="none",
            opacity=0.6,
        )
    )


def quay(canvas: Canvas) -> None:
    """Wet planks across the view, with water that shines between them."""
    palette = canvas.palette
    _top(canvas, palette.layers[3], palette.layers[1])
    y, step = EDGE, 15.0
    while y < 450:
        canvas.add(rect(-5, y + step - 3, 310, 3, fill=palette.ink, opacity=0.7))
        step *= 1.22
        y += step
    shine = "".join(
        f"M{num(canvas.chance.uniform(10, 240))} {num(canvas.chance.uniform(330, 420))}"
        f"h{num(canvas.chance.uniform(12, 40))}"
        for _ in range(22)
    )
    canvas.add(path(shine, stroke=palette.light, stroke_width=1.4, opacity=0.4))


def hearth(canvas: Canvas) -> None:
    """A hearthstone before an open grate."""
    palette = canvas.palette
    canvas.add(path("M62 330V178Q150 112 238 178V330Z", fill=palette.ink, filter=canvas.shadow(4)))
    glow = canvas.radial(
        (0, "#ffd070", 0.95), (0.5, "#e8641c", 0.6), (1, "#e8641c", 0), cy=0.85, r=0.7
    )
    canvas.add(path("M62 330V178Q150 112 238 178V330Z", fill=glow))
    stone = mix(palette.layers[1], palette.light, 0.2)
    canvas.add(
        path(
            "M62 330V178Q150 112 238 178V330H252V170Q150 94 48 170V330Z",
            fill=stone,
            filter=canvas.shadow(3),
        ),
        rect(20, 92, 260, 22, fill=stone, filter=canvas.shadow(4)),
    )
    _top(canvas, palette.layers[3], palette.layers[1])


def puddle(canvas: Canvas) -> None:
    """A kitchen slab with a puddle on it."""
    palette = canvas.palette
    _top(canvas, palette.layers[2], mix(palette.layers[0], palette.light, 0.4))
    water = canvas.linear(
        (0, mix("#dff2f8", palette.sky_low, 0.2), 0.95),
        (1, mix("#5d93b8", palette.layers[1], 0.3), 0.9),
    )
    pool = (
        "M40 372C30 350 80 338 130 342C170 330 240 338 262 358C284 384 230 398 190 394"
        "C150 410 60 408 40 372Z"
    )
    canvas.add(path(pool, fill=water, filter=canvas.shadow(1.4, 0.4)))
    canvas.add(
        path(
            "M62 372Q80 352 128 352M196 384Q236 382 250 368",
            stroke="#ffffff",
            stroke_width=2.4,
            fill="none",
            opacity=0.75,
        )
    )


def marble(canvas: Canvas) -> None:
    """A plinth with a moulded edge."""
    palette = canvas.palette
    _top(canvas, palette.layers[3], palette.layers[2])
    stone = canvas.linear(
        (0, "#fbf6ea", 1), (1, mix("#b8b0a4", palette.layers[1], 0.35), 1), x2=0.5
    )
    canvas.add(rect(44, 330, 212, 18, rx=3, fill=stone, filter=canvas.shadow(4)))
    canvas.add(rect(58, 348, 184, 110, fill=stone))
    canvas.add(
        path(
            "M90 450Q110 400 96 348M190 450Q176 410 214 348",
            stroke=palette.layers[1],
            stroke_width=1.2,
            fill="none",
            opacity=0.5,
        )
    )
    canvas.add(
        rect(76, 366, 148, 60, fill="none", stroke=palette.layers[1], stroke_width=1.4, opacity=0.6)
    )


GROUNDS: dict[str, Callable[[Canvas], None]] = {
    "boards": boards,
    "grass": grass,
    "hearth": hearth,
    "linen": linen,
    "marble": marble,
    "puddle": puddle,
    "quay": quay,
    "table": table,
    "velvet": velvet,
}
