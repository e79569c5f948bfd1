"""The coast by night: what the board and the sites out of doors are built of."""

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import Paint, at, circle, num, path, polygon, rect
from parlour.art.motifs import layers

FACETS = (  # of the cliff, in shade
    "M62 122L86 116L92 150L70 176L52 176L46 150ZM76 70L104 66L98 98L110 128L96 132L86 104L58 96Z"
    "M118 70L140 66L132 110L146 160L128 168L116 120Z"
)
TURF = "M70 56C82 44 98 50 110 46C126 40 150 42 170 44V62C140 58 120 66 100 62C88 60 78 64 70 56Z"
TOWER = "M-20 0L-13 -112H13L20 0Z"
BANDS = "M-18.6 -22L-16.6 -56H16.6L18.6 -22ZM-14.8 -84L-13 -112H13L14.8 -84Z"


def lighthouse(canvas: Canvas, x: float, foot: float, scale: float) -> None:
    """The tower with its lamp lit; 100 units above the foot hangs the gallery."""
    palette = canvas.palette
    white = canvas.linear(
        (0, "#fff6e2", 1), (1, mix("#c9c4b4", palette.sky_low, 0.5), 1), x2=1, y2=0
    )
    with canvas.group(transform=at(x, foot, scale=scale)):
        canvas.add(
            path(TOWER, fill=white),
            path(BANDS, fill=mix(palette.accent, palette.ink, 0.15)),
            path("M-19 -112H19V-118H-19ZM-9 -118V-140H9V-118Z", fill=palette.ink),
            path("M-7 -119V-138H7V-119Z", fill="#ffe08a"),
            path("M-13 -140H13L0 -156ZM-1 -166H1V-154H-1Z", fill=palette.ink),
            path("M-5 0V-14A5 5 0 0 1 5 -14V0ZM-3 -62h6v8h-6Z", fill=palette.ink),
        )
        layers.glow(canvas, 0, -129, 40, colour="#ffe9a8", power=0.95)


def waves(
    canvas: Canvas, y: float, wide: float, down: float, colour: str, *, step: float = 28
) -> None:
    """One sheet of water with a scalloped, lit crest, from y down."""
    count = int(wide / step) + 3
    shift = canvas.chance.uniform(-step, 0)
    crest = f"q{num(step / 2)} {num(-step * 0.3)} {num(step)} 0" * count
    canvas.add(
        path(
            f"M{num(shift)} {num(y)}{crest}V{num(down)}H{num(shift)}Z",
            fill=colour,
            filter=canvas.shadow(2, 0.45),
        ),
        path(
            f"M{num(shift)} {num(y)}{crest}",
            fill="none",
            stroke=mix(colour, canvas.palette.light, 0.5),
            stroke_width=1.2,
            opacity=0.6,
        ),
    )


def night(canvas: Canvas, wide: float, horizon: float, *, moon: tuple[float, float, float]) -> None:
    """Sky with stars, a moon and bands of cloud."""
    palette, (x, y, r) = canvas.palette, moon
    sky = canvas.linear(
        (0, palette.sky_top, 1),
        (0.7, mix(palette.sky_top, palette.sky_low, 0.7), 1),
        (1, mix(palette.sky_low, palette.light, 0.3), 1),
    )
    canvas.add(rect(0, 0, wide, horizon + 4, fill=sky))
    dots = "".join(
        circle(
            canvas.chance.uniform(0, wide),
            canvas.chance.uniform(0, horizon * 0.8),
            canvas.chance.choice((0.6, 0.8, 1.2, 1.6)),
        )
        for _ in range(int(wide / 9))
    )
    canvas.add(f'<g fill="{palette.light}" opacity=".8">{dots}</g>')
    layers.moon(canvas, x, y, r)


def cloud(canvas: Canvas, x: float, y: float, scale: float) -> None:
    """A flat paper cloud."""
    outline = (
        "M-60 0C-60 -16 -40 -20 -32 -14C-28 -34 6 -36 12 -16C24 -26 46 -18 44 -8C60 -10 64 0 60 0Z"
    )
    fill = mix(canvas.palette.sky_low, canvas.palette.sky_top, 0.45)
    canvas.add(
        path(outline, fill=fill, opacity=0.75, transform=at(x, y, scale=scale)),
    )


def boat(canvas: Canvas, x: float, y: float, scale: float, *, flip: bool = False) -> None:
    """A boat with a brown sail."""
    palette = canvas.palette
    with canvas.group(transform=at(x, y, scale=scale, flip=flip)):
        canvas.add(
            path("M-1.5 -4V-66H1.500V-4Z", fill=palette.ink),
            path("M3 -64C26 -48 30 -26 30 -10H3Z", fill=mix(palette.accent, palette.light, 0.25)),
            path("M-3 -56C-18 -40 -22 -24 -22 -10H-3Z", fill=mix(palette.light, "#ffffff", 0.3)),
            path("M-32 -6H36C34 6 26 10 20 10H-18C-26 10 -30 4 -32 -6Z", fill=palette.ink),
            path("M-30 -2H35", stroke=palette.light, stroke_width=1.6, opacity=0.7),
        )


def cliffs(canvas: Canvas) -> None:
    """The cliff in a box of 160 by 200: strata of chalk, a path with rails, gulls, surf below."""
    palette = canvas.palette
    chalk = canvas.linear((0, "#d8cfb4", 1), (1, mix("#6f7a78", palette.ink, 0.4), 1), x2=-0.2)
    face = "M44 204L52 176L46 150L62 122L58 96L76 70L74 52H170V204Z"
    canvas.add(path(face, fill=chalk, filter=canvas.shadow(4, 0.7)))
    canvas.add(path(FACETS, fill=palette.layers[2], opacity=0.35))
    strata = (
        "M54 178Q100 162 170 172M48 152Q100 136 170 148M60 124Q104 110 170 120M60 98Q110 86 170 96"
    )
    canvas.add(path(strata, fill="none", stroke=palette.layers[2], stroke_width=1.6, opacity=0.6))
    grass = mix("#3f6b3c", palette.ink, 0.35)
    canvas.add(path(TURF, fill=grass))


def climb(canvas: Canvas) -> None:
    """The way down the cliff: steps, rails, and a lantern on a hook."""
    palette = canvas.palette
    rope: Paint = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    way = "M148 56L104 84L146 110L96 138L140 166L104 190"
    canvas.add(
        path(way, stroke=palette.ink, stroke_width=7, opacity=0.55, **rope),
        path(way, stroke="#f0e2bc", stroke_width=3.6, stroke_dasharray="3 4", **rope),
    )
    canvas.add(path("M118 46V22H130M130 22V26", stroke=palette.ink, stroke_width=3, **rope))
    layers.glow(canvas, 130, 34, 30, colour="#ffd98a", power=0.9)
    canvas.add(path("M125 27H135L137 42H123Z", fill="#ffd98a", stroke=palette.ink, stroke_width=2))


def gulls(canvas: Canvas, *spots: tuple[float, float, float]) -> None:
    """Gulls as two strokes each: x, y, half a span."""
    wings = "".join(
        f"M{num(x - r)} {num(y - r * 0.3)}Q{num(x - r * 0.4)} {num(y - r * 0.7)} {num(x)} {num(y)}"
        f"Q{num(x + r * 0.4)} {num(y - r * 0.7)} {num(x + r)} {num(y - r * 0.3)}"
        for x, y, r in spots
    )
    pale = mix(canvas.palette.light, "#ffffff", 0.4)
    canvas.add(path(wings, fill="none", stroke=pale, stroke_width=2, stroke_linecap="round"))


def jetty(canvas: Canvas) -> None:
    """The pier in a box of 160 by 200: planks that run out to sea, posts, two lanterns."""
    palette = canvas.palette
    wood, dark = mix("#8a5a34", palette.layers[2], 0.2), mix("#3f2818", palette.ink, 0.4)
    posts = "M24 150H34V204H24ZM126 150H136V204H126ZM50 128H57V168H50ZM103 128H110V168H103Z"
    canvas.add(path(posts, fill=dark))
    deck = polygon([(64, 112), (96, 112), (150, 178), (10, 178)])
    canvas.add(path(deck, fill=wood, filter=canvas.shadow(4, 0.7)))
    planks = "".join(
        f"M{num(64 - (y - 112) * 0.82)} {num(y)}H{num(96 + (y - 112) * 0.82)}"
        for y in (117, 123, 130, 138, 147, 157, 168)
    )
    canvas.add(path(planks, stroke=dark, stroke_width=1.5))
    canvas.add(rect(10, 178, 140, 7, fill=dark))
    for x, foot, tall in ((22, 176, 66), (138, 176, 66)):
        canvas.add(rect(x - 3, foot - tall, 6, tall, fill=dark))
        layers.glow(canvas, x, foot - tall - 8, 30, colour="#ffd98a", power=0.9)
        lamp = f"M{x - 6} {foot - tall - 16}h12l2 16h-16Z"
        canvas.add(path(lamp, fill="#ffd98a", stroke=palette.ink, stroke_width=2))
