"""The Airport: a plane climbs over the runway lamps; the tower looks for it."""

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import Paint, at, circle, path, polygon, trace
from parlour.art.motifs import layers

BODY = (
    "M0 -120C9 -113 13 -99 13 -79V72C13 92 7 110 0 122"
    "C-7 110 -13 92 -13 72V-79C-13 -99 -9 -113 0 -120Z"
)
WINGS = (
    "M11 -36L104 42Q110 50 107 58L100 62L11 28ZM-11 -36L-104 42Q-110 50 -107 58L-100 62L-11 28Z"
    "M5 84L42 110V121L3 112ZM-5 84L-42 110V121L-3 112Z"
)
ENGINES = "".join(
    f"M{x - 6} {y}q0 -6 6 -6t6 6v24h-12Z" for x, y in ((-44, -22), (44, -22), (-76, 6), (76, 6))
)
FLAPS = "M22 24L58 38L60 43L22 28ZM-22 24L-58 38L-60 43L-22 28Z"
COCKPIT = "M-8.5 -96Q0 -106 8.5 -96L6 -89Q0 -93 -6 -89Z"
FIN = "M-2.4 66H2.4L1.6 120H-1.6Z"
VANISH = (150.0, 318.0)


def scene(canvas: Canvas) -> None:
    """Volcano, tower and its beam, the runway in line with us, the plane above."""
    palette = canvas.palette
    volcano(canvas)
    layers.fog(canvas, 280, height=60, power=0.4)
    tower(canvas)
    layers.glow(canvas, *VANISH, 120, colour=palette.accent, power=0.75)
    field = mix(palette.layers[3], palette.ink, 0.35)
    layers.hill(canvas, 322, swing=2, colour=field)
    runway(canvas)
    trail(canvas)
    plane(canvas)


def plane(canvas: Canvas) -> None:
    """An airliner from above, cut from four sheets."""
    palette = canvas.palette
    ink, lit = palette.ink, mix(palette.layers[3], palette.layers[1], 0.35)
    sheet = canvas.linear((0, lit, 1), (1, ink, 1), x2=1, y2=0.4)
    rim: Paint = {"stroke": palette.light, "stroke_width": 1.5, "stroke_linejoin": "round"}
    with canvas.group(transform=at(156, 196, turn=42), filter=canvas.shadow(7, 0.85)):
        canvas.add(path(ENGINES, fill=ink, **rim), path(WINGS, fill=sheet, **rim))
        canvas.add(path(FLAPS, fill=palette.layers[1]), path(BODY, fill=sheet, **rim))
        canvas.add(path(COCKPIT, fill=palette.light), path(FIN, fill=palette.accent))
        panes = "".join(circle(x, y, 1.5) for y in range(-74, 66, 9) for x in (-8, 8))
        canvas.add(f'<g fill="{palette.light}" opacity=".9">{panes}</g>')
        for x, colour in ((-106, "#ff6a4d"), (106, palette.accent)):
            layers.glow(canvas, x, 54, 16, colour=colour, power=0.95)
            canvas.add(circle(x, 54, 2.6, fill=colour))


def volcano(canvas: Canvas) -> None:
    """A snowy cone on the horizon."""
    palette = canvas.palette
    crater = "Q228 254 234 256Q240 258 246 254Q254 254 260 264"
    cone = f"M120 330Q196 300 222 262{crater}Q276 296 320 322V340H120Z"
    snow = f"M222 262{crater}L264 272L254 268L248 280L240 268L232 278L227 266L216 271Z"
    canvas.add(path(cone, fill=palette.layers[1], filter=canvas.shadow(2, 0.4)))
    canvas.add(path(snow, fill=palette.light, opacity=0.85))
    layers.hill(
        canvas, 310, swing=7, colour=mix(palette.layers[1], palette.layers[2], 0.5), rough=2
    )


def tower(canvas: Canvas) -> None:
    """The control tower and its beam of light."""
    palette = canvas.palette
    layers.beam(canvas, (54, 262), (330, 120), 110, power=0.5)
    shaft = "M46 372L49 278H59L62 372Z"
    cab = "M36 254L72 254L66 280H42Z"
    with canvas.group(filter=canvas.shadow(3, 0.7)):
        canvas.add(
            path(shaft + "M32 246H76V254H32ZM44 240H64V246H44ZM53 214H55V240H53Z", fill=palette.ink)
        )
        canvas.add(path(cab, fill=palette.accent))
    canvas.add(
        path("M46 254L49 280M54 254V280M62 254L59 280", stroke=palette.ink, stroke_width=1.8)
    )
    layers.glow(canvas, 54, 266, 34, colour=palette.accent, power=0.7)
    canvas.add(circle(54, 212, 2.6, fill="#ff6a4d"))
    layers.glow(canvas, 54, 212, 14, colour="#ff6a4d", power=0.8)


def runway(canvas: Canvas) -> None:
    """Asphalt that runs to the horizon, with lamps along both edges."""
    palette, (x, y) = canvas.palette, VANISH
    strip = polygon([(x - 5, y + 4), (x + 5, y + 4), (x + 132, 460), (x - 132, 460)])
    far = mix(palette.layers[1], palette.accent, 0.3)
    asphalt = canvas.linear((0, far, 1), (0.5, palette.layers[2], 1), (1, palette.layers[3], 1))
    canvas.add(path(strip, fill=asphalt))
    for step in range(9):
        near = 0.06 + 0.94 * (step / 8) ** 2
        down = y + 6 + near * 130
        size = 0.8 + near * 3.6
        for side in (-1, 1):
            lamp = x + side * (6 + near * 126)
            layers.glow(canvas, lamp, down, size * 4.5, colour=palette.accent, power=0.8)
            canvas.add(circle(lamp, down, size, fill=palette.light))
        dash = near * 5
        canvas.add(
            path(
                polygon(
                    [
                        (x - dash * 0.6, down),
                        (x + dash * 0.6, down),
                        (x + dash, down + near * 13),
                        (x - dash, down + near * 13),
                    ]
                ),
                fill=palette.light,
                opacity=0.75,
            )
        )


def trail(canvas: Canvas) -> None:
    """Two thin trails behind the plane, back to the runway."""
    light, (x, y) = canvas.palette.light, VANISH
    for start, bend in ((96, 128), (112, 146)):
        canvas.add(
            path(
                trace("M", start, 262 + (start - 96) * 1.2, "Q", bend, 316, x, y + 6),
                fill="none",
                stroke=light,
                stroke_width=1.6,
                opacity=0.45,
                stroke_linecap="round",
            )
        )
