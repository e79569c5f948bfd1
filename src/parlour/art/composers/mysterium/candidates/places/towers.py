"""Where the bells hang: clock tower and chapel."""

import math

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import circle, num, path, rect, ring, trace
from parlour.art.motifs import layers
from parlour.art.motifs.still import Place, Still


def clock_tower(canvas: Canvas, still: Still) -> None:
    """Behind the dial: seen from inside, a quarter past one is on its left."""
    palette = canvas.palette
    canvas.add(
        rect(0, 0, 300, 450, fill=canvas.linear((0, palette.layers[3], 1), (1, palette.ink, 1)))
    )
    joints = "".join(
        f"M{-20 + row % 2 * 24 + column * 48} {row * 24}v24M0 {row * 24}H300"
        for row in range(19)
        for column in range(8)
    )
    canvas.add(path(joints, stroke=palette.layers[1], stroke_width=1.2, opacity=0.4, fill="none"))
    x, y, r = 150.0, 168.0, 118.0
    layers.glow(canvas, x, y, 190, power=0.7)
    glass = canvas.radial(
        (0, "#fff6d8", 1),
        (0.7, mix(palette.light, palette.sky_low, 0.3), 1),
        (1, palette.sky_low, 1),
    )
    canvas.add(circle(x, y, r + 10, fill=palette.ink), circle(x, y, r, fill=glass))
    marks = ""
    for (a, b), turn in ring(x, y, r - 18, 12):
        long = 20 if round(turn) % 90 == 0 else 13
        ux, uy = math.sin(math.radians(turn)), -math.cos(math.radians(turn))
        marks += trace("M", a - ux * long / 2, b - uy * long / 2, "l", ux * long, uy * long)
    canvas.add(path(marks, stroke=palette.ink, stroke_width=6))
    canvas.add(
        circle(x, y, r - 36, fill="none", stroke=palette.ink, stroke_width=2),
        circle(x, y, r, fill="none", stroke=palette.layers[3], stroke_width=8),
    )
    for turn, long, wide in ((-37.5, 62, 11), (-90, 92, 8)):
        hand = (
            f"M{-wide / 2} 14L{-wide} {-long * 0.55}L0 {-long}L{wide} {-long * 0.55}L{wide / 2} 14Z"
        )
        canvas.add(
            path(
                hand,
                fill=palette.ink,
                transform=f"translate(150 168) rotate({turn})",
                filter=canvas.shadow(3),
            )
        )
    canvas.add(circle(x, y, 11, fill="#d8a844"))
    layers.beam(canvas, (150, 168), (150, 450), 250, power=0.35)
    canvas.add(
        path(
            "M-5 330H305V350H-5Z",
            fill=mix(palette.layers[3], palette.ink, 0.3),
            filter=canvas.shadow(5),
        )
    )
    for gx, gy, scale, turn in ((70, 392, 1.9, 10), (150, 430, 1.5, 24), (238, 400, 2.2, 0)):
        still.put(Place("brass_gear", gx, gy + 26 * scale, scale, turn), shadow=4)


def chapel(canvas: Canvas, still: Still) -> None:
    """A nave of pointed ribs that leads to one coloured window."""
    palette = canvas.palette
    canvas.add(rect(0, 0, 300, 450, fill=palette.ink))
    for number, (wide, peak) in enumerate(((280, 6), (226, 44), (178, 78), (136, 104))):
        left, right, spring = 150 - wide / 2, 150 + wide / 2, peak + wide * 0.62
        foot = 436 - number * 38
        arch = (
            f"M{num(left)} {foot}V{num(spring)}Q{num(left)} {num(peak + wide * 0.2)} 150 {peak}"
            f"Q{num(right)} {num(peak + wide * 0.2)} {num(right)} {num(spring)}V{foot}Z"
        )
        colour = mix(palette.layers[3], mix(palette.sky_low, palette.light, 0.2), number / 3.2)
        canvas.add(path(arch, fill=colour))
        canvas.add(
            path(
                arch,
                fill="none",
                stroke=mix(colour, palette.light, 0.35),
                stroke_width=6 - number,
                opacity=0.75,
            )
        )
    layers.glow(canvas, 150, 200, 120, power=0.7)
    still.put(Place("stained", 150, 290, 1.12), shadow=1)
    floor = "M0 450V436L82 322H218L300 436V450Z"
    canvas.add(
        path(
            floor,
            fill=canvas.linear(
                (0, mix(palette.layers[1], palette.light, 0.2), 1), (1, palette.ink, 1)
            ),
        )
    )
    carpet = "M138 322H162L192 450H108Z"
    canvas.add(path(carpet, fill=mix(palette.accent, "#8a2440", 0.7), opacity=0.9))
    colours = ("#f0bf50", "#b0487a", "#5f7fd0")
    for colour, x in zip(colours, (120, 150, 180), strict=True):
        layers.beam(canvas, (x, 210), (x * 1.5 - 60, 440), 60, power=0.3)
        canvas.add(path(f"M{x - 14} 372h28l10 34h-48Z", fill=colour, opacity=0.22))
    canvas.add(rect(112, 300, 76, 26, fill="#efe4d0", filter=canvas.shadow(3)))
    still.put(
        Place("cross", 150, 300, 0.7),
        Place("candle", 124, 300, 0.5),
        Place("candle", 176, 300, 0.5),
        shadow=1,
    )
    for row, size in ((0, 0.5), (1, 0.75), (2, 1.1)):
        y = 348 + row * 36
        for flip in (-1, 1):
            a, b = 150 + flip * (34 + row * 12), 150 + flip * (96 + row * 40)
            canvas.add(
                rect(
                    min(a, b),
                    y - 20 * size,
                    abs(b - a),
                    30 * size,
                    fill=mix(palette.ink, "#5a3a2a", 0.4),
                    filter=canvas.shadow(2),
                )
            )
            canvas.add(
                rect(min(a, b), y - 20 * size, abs(b - a), 2, fill=palette.light, opacity=0.5)
            )
