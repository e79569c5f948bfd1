"""High up and out of the way: observatory, nursery, attic."""

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import circle, num, path, rect
from parlour.art.composers.mysterium.candidates.places import box as stage
from parlour.art.composers.mysterium.candidates.places.box import Box
from parlour.art.motifs import layers
from parlour.art.motifs.still import Place, Still


def observatory(canvas: Canvas, still: Still) -> None:
    """Under the dome: a slit full of stars, and the great tube that points at it."""
    palette = canvas.palette
    canvas.add(rect(0, 0, 300, 450, fill=palette.layers[3]))
    copper = canvas.radial(
        (0, mix(palette.layers[0], palette.light, 0.3), 1),
        (1, palette.layers[3], 1),
        cx=0.6,
        cy=0.5,
        r=0.75,
    )
    canvas.add(path("M-30 330V190C-30 60 60 -10 150 -10C240 -10 330 60 330 190V330Z", fill=copper))
    ribs = "".join(
        f"M{150 + x} 330C{150 + x} 160 {150 + x * 0.6} 40 150 -10"
        for x in (-180, -128, -74, 0, 74, 128, 180)
    )
    canvas.add(path(ribs, stroke=palette.ink, stroke_width=2.4, fill="none", opacity=0.55))
    slit = "M150 -20C214 20 250 110 262 250L214 262C206 150 190 60 128 -20Z"
    canvas.add(path(slit, fill=palette.ink))
    with canvas.inside(slit):
        canvas.add(path(slit, fill=canvas.linear((0, palette.sky_top, 1), (1, palette.sky_low, 1))))
        layers.stars(canvas, 130, down_to=260)
        layers.moon(canvas, 216, 104, 22)
    canvas.add(
        path(slit, fill="none", stroke=mix(palette.layers[0], palette.light, 0.5), stroke_width=2.6)
    )
    canvas.add(
        path(
            "M-5 318H305V342H-5Z",
            fill=mix(palette.layers[2], palette.ink, 0.2),
            filter=canvas.shadow(4),
        )
    )
    canvas.add(
        path(
            "M0 342H300V450H0Z", fill=canvas.linear((0, palette.layers[1], 1), (1, palette.ink, 1))
        )
    )
    layers.beam(canvas, (206, 90), (130, 400), 170, power=0.4)
    _great_telescope(canvas)
    _spiral(canvas)


def _great_telescope(canvas: Canvas) -> None:
    palette = canvas.palette
    brass = canvas.linear((0, "#f6dc92", 1), (0.5, "#c99a3e", 1), (1, "#6a4818", 1), x2=0.4)
    dark = canvas.linear((0, palette.layers[2], 1), (1, palette.ink, 1))
    canvas.add(path("M112 396L132 286H168L188 396Z", fill=dark, filter=canvas.shadow(4)))
    with canvas.group(transform="translate(150 280) rotate(28)", filter=canvas.shadow(4, 0.7)):
        canvas.add(path("M-19 90V-132H19V90Z", fill=brass))
        canvas.add(
            path(
                "M-27 -132V-168H27V-132ZM-23 90H23V104H-23ZM-9 104H9V132H-9ZM-23 -40"
                "H23V-26H-23ZM-23 30H23V44H-23Z",
                fill=dark,
            )
        )
        canvas.add(path("M-13 86V-130", stroke="#fff4cc", stroke_width=3.4, opacity=0.8))
    canvas.add(circle(150, 290, 22, fill=brass), circle(150, 290, 9, fill=palette.ink))


def _spiral(canvas: Canvas) -> None:
    """A stair that winds up the left side."""
    palette = canvas.palette
    edge = mix(palette.layers[0], palette.light, 0.4)
    for step in range(9):
        x, y = 14 + step * 10, 400 - step * 26
        canvas.add(rect(x, y, 44 - step * 2, 7, fill=edge, filter=canvas.shadow(2)))
        canvas.add(path(f"M{x + 4} {y}v-34", stroke=palette.ink, stroke_width=2))
    canvas.add(path("M18 366L100 156", stroke=edge, stroke_width=2.6, fill="none"))


def nursery(canvas: Canvas, still: Still) -> None:
    """A papered room, the moon in its window, and a bed nobody sleeps in."""
    palette, box = canvas.palette, Box(left=54, right=246, top=70, foot=300)
    blue = "#8fb4dc"
    stage.shell(
        canvas,
        box,
        palette.layers[0],
        mix(palette.sky_low, palette.light, 0.3),
        mix(palette.layers[1], "#d89a6a", 0.4),
        palette.layers[1],
    )
    stripes = "".join(f"M{x} 70h8v230h-8Z" for x in range(58, 246, 20))
    canvas.add(path(stripes, fill="#ffffff", opacity=0.28))
    canvas.add(rect(54, 84, 192, 16, fill=blue, opacity=0.8))
    for x in range(66, 246, 24):
        canvas.add(circle(x, 92, 4.4, fill="#fff3c4"))
    stage.boards(canvas, box, 9, 0.25)
    rug = "M60 366Q150 330 240 366Q268 404 150 412Q32 404 60 366Z"
    canvas.add(
        path(rug, fill=blue), path(rug, fill="none", stroke="#fff3dc", stroke_width=5, opacity=0.8)
    )
    canvas.add(
        path(
            "M104 236V150A46 46 0 0 1 196 150V236Z",
            fill=canvas.linear((0, "#22305e", 1), (1, "#6f8fc8", 1)),
        )
    )
    layers.glow(canvas, 164, 150, 60, colour="#fff3cc", power=0.7)
    canvas.add(circle(164, 150, 18, fill="#fff3cc"))
    canvas.add(
        path(
            "M104 236V150A46 46 0 0 1 196 150V236ZM150 104V236M104 170H196",
            fill="none",
            stroke="#fff8ec",
            stroke_width=5,
        )
    )
    for flip, x in ((1, 92), (-1, 208)):
        canvas.add(
            path(
                f"M{x - flip * 6} 98C{x + flip * 34} 120 {x + flip * 24} 180 {x - flip * 2} 250"
                f"H{x - flip * 18}V98Z",
                fill=palette.accent,
                opacity=0.85,
                filter=canvas.shadow(2),
            )
        )
    layers.beam(canvas, (160, 160), (120, 420), 170, power=0.4)
    still.put(Place("bed", 204, 324, 1.3), shadow=3)


def attic(canvas: Canvas, still: Still) -> None:
    """Rafters that meet in the dark, and one round window."""
    palette = canvas.palette
    canvas.add(rect(0, 0, 300, 450, fill=palette.ink))
    canvas.add(
        path(
            "M150 40L300 318V450H0V318Z",
            fill=canvas.linear(
                (0, mix(palette.layers[2], "#5a3c24", 0.4), 1),
                (0.5, mix(palette.layers[0], "#b08458", 0.5), 1),
                (1, palette.layers[2], 1),
            ),
        )
    )
    seams = "".join(f"M{x} 450V{num(40 + abs(x - 150) * 1.85)}" for x in range(10, 300, 20))
    canvas.add(path(seams, stroke=palette.ink, stroke_width=1.8, opacity=0.4))
    layers.glow(canvas, 150, 168, 100, power=0.8)
    canvas.add(circle(150, 168, 36, fill=mix(palette.light, "#ffffff", 0.3)))
    canvas.add(path("M150 132V204M114 168H186", stroke=palette.layers[3], stroke_width=4.4))
    canvas.add(circle(150, 168, 36, fill="none", stroke=palette.layers[3], stroke_width=6))
    canvas.add(
        path(
            "M0 344H300V450H0Z", fill=canvas.linear((0, palette.layers[1], 1), (1, palette.ink, 1))
        )
    )
    for depth, wide in ((0, 18), (1, 13), (2, 9)):
        inset = depth * 40
        beam = (
            f"M150 {20 + depth * 40}L{-30 + inset} {354 + depth * 4}h{-wide * 1.6}"
            f"L150 {-16 + depth * 34}"
            f"L{330 - inset + wide * 1.6} {354 + depth * 4}h{-wide * 1.6}Z"
        )
        colour = mix(mix(palette.layers[3], "#4a3020", 0.5), palette.layers[1], depth * 0.3)
        canvas.add(path(beam, fill=colour, filter=canvas.shadow(4)))
    canvas.add(
        path(
            "M58 222H242V234H58Z",
            fill=mix(palette.layers[3], "#4a3020", 0.5),
            filter=canvas.shadow(3),
        )
    )
    layers.beam(canvas, (150, 168), (186, 440), 220, power=0.9)
