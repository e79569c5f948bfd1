"""Glass, water, roses and rails: greenhouse, boathouse, railway halt, rose garden."""

import math

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import circle, num, path, rect, trace
from parlour.art.motifs import layers, scenery
from parlour.art.motifs.still import Place, Still


def greenhouse(canvas: Canvas, still: Still) -> None:
    """An iron vault of glass, with leaves that press against it."""
    palette = canvas.palette
    sky = canvas.linear(
        (0, mix(palette.sky_low, palette.light, 0.35), 1),
        (1, mix(palette.light, "#ffffff", 0.3), 1),
    )
    canvas.add(rect(0, 0, 300, 450, fill=sky))
    layers.rays(canvas, 150, 210, count=34, power=0.35)
    still.far(
        *(
            Place("palm", x, 300, scale)
            for x, scale in ((60, 1.3), (120, 1.0), (190, 1.1), (248, 1.4))
        ),
        colour=mix(palette.layers[0], palette.light, 0.4),
    )
    iron = mix(palette.layers[2], palette.ink, 0.15)
    for number, (wide, top, thick) in enumerate(
        ((120, 96, 2.4), (176, 66, 3.2), (244, 28, 4.4), (330, -24, 6))
    ):
        left, right, foot = 150 - wide / 2, 150 + wide / 2, 290 + number * 24
        rib = (
            f"M{left} {foot}V{top + wide / 2}A{wide / 2} {wide / 2} 0 0 1 {right} {top + wide / 2}"
            f"V{foot}"
        )
        canvas.add(path(rib, stroke=iron, stroke_width=thick, fill="none"))
    struts = (
        "M150 96V-24M108 114L32 22M192 114L268 22M92 150L-14 100M208 150L314 100M90 200"
        "H-20M210 200H320M90 244H-20M210 244H320M90 156V290M120 290V104M150 290V96"
        "M180 290V104M210 156V290M90 244H210M90 200H210"
    )
    canvas.add(path(struts, stroke=iron, stroke_width=1.8, fill="none"))
    panes = "M108 114L32 22Q90 -20 150 -24V96Q124 96 108 114ZM210 200H320V244H210Z"
    canvas.add(path(panes, fill="#ffffff", opacity=0.3))
    canvas.add(
        path(
            "M0 450L108 288H192L300 450Z",
            fill=canvas.linear((0, "#f1e4c2", 1), (1, mix("#a08a5c", palette.ink, 0.3), 1)),
        )
    )
    for flip in (1, -1):
        for x, y, name, scale in (
            (122, 300, "fern", 0.5),
            (92, 320, "palm", 0.9),
            (66, 352, "orchid", 0.9),
            (34, 372, "palm", 1.5),
            (78, 384, "fern", 0.9),
        ):
            side = 150 - flip * (150 - x)
            still.put(
                Place("pot", side, y + 12 * scale, 0.5 * scale),
                Place(name, side, y - 6 * scale, flip * scale),
                shadow=2,
            )


def boathouse(canvas: Canvas, still: Still) -> None:
    """From inside: black water that runs out through the gate to the moon."""
    palette = canvas.palette
    layers.sky(canvas)
    layers.stars(canvas, 60, down_to=200)
    layers.moon(canvas, 172, 150, 24)
    canvas.add(path("M0 214Q70 196 140 210T300 204V240H0Z", fill=palette.layers[1]))
    scenery.sea(canvas, 222, light_x=172)
    still.far(Place("sailboat", 112, 232, 0.4), colour=palette.layers[3])
    dark, lit = palette.ink, mix(palette.layers[1], palette.light, 0.35)
    frame = "M-5 -5H305V455H-5ZM62 330V128L150 62L238 128V330Z"
    walls = canvas.linear((0, mix(palette.layers[3], dark, 0.4), 1), (1, dark, 1))
    canvas.add(path(frame, fill=walls, fill_rule="evenodd", filter=canvas.shadow(5, 0.8)))
    canvas.add(path("M62 330V128L150 62L238 128V330", fill="none", stroke=lit, stroke_width=3))
    canvas.add(
        path(
            "M40 340V116L150 34L260 116V340",
            fill="none",
            stroke=mix("#7a5230", dark, 0.3),
            stroke_width=10,
        )
    )
    planks = (
        "".join(f"M{x} 0V450" for x in (14, 34, 266, 286))
        + "M0 20L150 -70M300 20L150 -70M0 70L110 4M300 70L190 4"
    )
    canvas.add(path(planks, stroke="#0a0806", stroke_width=2, opacity=0.6))
    canvas.add(
        path(
            "M62 330L0 420V455H300V420L238 330Z",
            fill=canvas.linear(
                (0, palette.layers[2], 1), (1, mix(palette.ink, palette.layers[3], 0.3), 1)
            ),
        )
    )
    ripples = (
        "M90 352Q120 346 150 352T210 352M70 380Q110 372 150 380T240 378M96 404Q130 398 170 404"
    )
    canvas.add(path(ripples, stroke=palette.light, stroke_width=1.8, fill="none", opacity=0.45))
    for flip in (1, -1):
        shift = f"translate({0 if flip == 1 else 300} 0) scale({flip} 1)"
        canvas.add(
            path(
                "M62 330L0 366V455H24L84 338Z",
                fill=mix("#7a5230", dark, 0.35),
                transform=shift,
                filter=canvas.shadow(3),
            )
        )
        canvas.add(path("M62 330L0 366", stroke=lit, stroke_width=2.4, transform=shift))


def railway_halt(canvas: Canvas, still: Still) -> None:
    """One platform, one lamp, and the train that comes in under its smoke."""
    palette = canvas.palette
    layers.sky(canvas)
    layers.stars(canvas, 50, down_to=160)
    layers.hill(canvas, 236, swing=10, colour=palette.layers[0])
    for x, tall in ((22, 60), (52, 44), (250, 50), (282, 66)):
        canvas.add(
            path(
                f"M{x} 250l-14 0l8 -{tall * 0.4}l-4 0l10 -{tall * 0.6}l10 {tall * 0.6}"
                f"l-4 0l8 {tall * 0.4}Z",
                fill=palette.layers[1],
            )
        )
    still.put(
        Place("steam", 60, 96, 1.5),
        Place("steam", 116, 126, 1.2),
        Place("steam", 160, 150, 0.9),
        shadow=2,
    )
    rails = canvas.linear((0, palette.layers[1], 1), (1, palette.ink, 1))
    canvas.add(rect(-5, 286, 310, 60, fill=rails))
    canvas.add(path("M0 302H300M0 310H300", stroke=palette.light, stroke_width=1.6, opacity=0.6))
    still.put(Place("train", 126, 302, 1.7), shadow=4)
    layers.beam(canvas, (238, 240), (330, 262), 70, power=0.75)
    canvas.add(
        path(
            "M-5 330H305V460H-5Z",
            fill=canvas.linear((0, mix(palette.layers[0], "#c8b490", 0.5), 1), (1, palette.ink, 1)),
            filter=canvas.shadow(4),
        )
    )
    canvas.add(path("M-5 330H305V336H-5Z", fill="#f4e6c0"))
    slabs = "".join(
        f"M{150 + (x - 150) * 0.8} 338L{150 + (x - 150) * 1.5} 450" for x in range(-60, 380, 44)
    )
    canvas.add(path(slabs, stroke=palette.ink, stroke_width=1.4, opacity=0.4))
    post, roof = mix(palette.layers[3], palette.ink, 0.4), "M120 20L300 2V40H120Z"
    canvas.add(
        path("M262 30H272V420H262ZM262 90L226 40H236L268 80Z", fill=post, filter=canvas.shadow(4))
    )
    canvas.add(path(roof, fill=post, filter=canvas.shadow(4)))
    canvas.add(
        path("M120 40" + "l10 14l10 -14" * 9 + "Z", fill=mix(palette.layers[1], "#e8d8b0", 0.4))
    )
    canvas.add(
        path("M186 44V72", stroke=post, stroke_width=4),
        circle(186, 94, 24, fill=post),
        circle(186, 94, 20, fill="#fff4d4"),
    )
    canvas.add(
        path(
            "M186 94V80M186 94L196 100", stroke=palette.ink, stroke_width=3, stroke_linecap="round"
        )
    )


def rose_garden(canvas: Canvas, still: Still) -> None:
    """Hedges that turn out of sight behind an arch of roses."""
    palette = canvas.palette
    layers.lamp_sky(canvas, 150, 170)
    layers.rays(canvas, 150, 170, count=28, power=0.22)
    green = (mix("#7fae6a", palette.light, 0.3), "#5d9454", "#3f7444", "#285235")
    for y, inset, colour in ((214, 88, green[0]), (232, 64, green[1]), (252, 30, green[2])):
        for flip in (1, -1):
            shift = f"translate({0 if flip == 1 else 300} 0) scale({flip} 1)"
            end = 150 - (150 - inset) * 0.4
            hedge = f"M-10 {y + 110}V{y - 24}H{num(end)}V{y + 20}L{num(end - 22)} {y + 110}Z"
            canvas.add(path(hedge, fill=colour, transform=shift, filter=canvas.shadow(3)))
            canvas.add(
                path(
                    f"M-10 {y - 24}H{150 - (150 - inset) * 0.4}",
                    stroke="#e8f0b8",
                    stroke_width=2,
                    opacity=0.7,
                    transform=shift,
                )
            )
    path_of = (
        "M128 236H172C176 280 220 300 200 340C190 370 250 400 280 450H20"
        "C60 400 120 376 116 336C112 300 126 270 128 236Z"
    )
    canvas.add(
        path(
            path_of,
            fill=canvas.linear((0, "#fbeed2", 1), (1, mix("#d0a894", palette.layers[2], 0.4), 1)),
        )
    )
    layers.glow(canvas, 150, 250, 70, power=0.6)
    still.put(Place("fountain", 150, 320, 1.15), shadow=3)
    canvas.add(
        path(
            "M18 450V150A132 132 0 0 1 282 150V450H262V152A112 112 0 0 0 38 152V450Z",
            fill=green[3],
            filter=canvas.shadow(5),
        )
    )
    for degrees in range(0, 181, 9):
        _bloom(canvas, degrees)
    for flip in (1, -1):
        for y in range(170, 400, 34):
            x = 150 - flip * (122 + canvas.chance.uniform(-7, 7))
            _rose(canvas, x, y, canvas.chance.uniform(8, 13))


def _bloom(canvas: Canvas, degrees: int) -> None:
    angle, away = math.radians(degrees), 122 + canvas.chance.uniform(-9, 9)
    _rose(
        canvas,
        150 - away * math.cos(angle),
        150 - away * math.sin(angle),
        canvas.chance.uniform(8, 14),
    )


def _rose(canvas: Canvas, x: float, y: float, r: float) -> None:
    colour = canvas.chance.choice(("#e8889c", "#d85c7c", "#f4b4bc", "#b83c60"))
    swirl = trace("M", x - r * 0.5, y, "q", r * 0.5, -r * 0.8, r, 0)
    swirl += trace("q", -r * 0.3, r * 0.7, -r * 0.7, r * 0.1)
    canvas.add(circle(x, y, r, fill=colour, filter=canvas.shadow(1.4, 0.5)))
    canvas.add(path(swirl, stroke=mix(colour, "#5a1028", 0.5), stroke_width=1.6, fill="none"))
