"""Below stairs and behind the house: kitchen, wine cellar, darkroom, stables, bathhouse."""

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import circle, num, path, rect, trace
from parlour.art.composers.mysterium.candidates.places import box as stage
from parlour.art.composers.mysterium.candidates.places.box import Box
from parlour.art.motifs import layers
from parlour.art.motifs.still import Place, Still


def kitchen(canvas: Canvas, still: Still) -> None:
    """A tiled wall, a range under its hood, and copper on a rail."""
    palette, box = canvas.palette, Box(left=48, right=252, top=60, foot=306)
    wall = mix(palette.layers[0], palette.light, 0.35)
    stage.shell(canvas, box, palette.layers[1], wall, palette.layers[0], palette.layers[1])
    joints = "".join(f"M{x} 60V306" for x in range(65, 252, 17)) + "".join(
        f"M48 {y}H252" for y in range(77, 306, 17)
    )
    canvas.add(path(joints, stroke="#ffffff", stroke_width=1.2, opacity=0.6))
    stage.chequers(canvas, box, mix(palette.accent, palette.layers[1], 0.45), 7, 6)
    hood = "M88 168L112 72H188L212 168Z"
    canvas.add(
        path(hood, fill=mix(palette.layers[2], palette.layers[1], 0.4), filter=canvas.shadow(3))
    )
    canvas.add(rect(82, 166, 136, 9, fill="#d98c4a"))
    still.put(
        Place("stove", 150, 306, 1.5),
        Place("kettle", 128, 202, 0.72),
        Place("pan", 178, 202, 0.66),
        shadow=2,
    )
    layers.glow(canvas, 150, 262, 70, colour="#ff9a3c", power=0.6)
    canvas.add(rect(-5, 56, 310, 4, fill=palette.ink))
    for x, scale in ((24, 1.25), (66, 1.0), (238, 1.0), (278, 1.25)):
        canvas.add(path(f"M{x} 58v14", stroke=palette.ink, stroke_width=2))
        still.put(Place("hung_pan", x, 106 * scale, scale), shadow=2)
    bench = canvas.linear((0, "#c08a54", 1), (1, "#5c3820", 1))
    canvas.add(rect(-5, 372, 310, 90, fill=bench, filter=canvas.shadow(5)))
    canvas.add(rect(-5, 372, 310, 3, fill="#f0cf9a"))


def wine_cellar(canvas: Canvas, still: Still) -> None:
    """Vaults that go back to a stair, casks on both sides."""
    palette = canvas.palette
    canvas.add(rect(0, 0, 300, 450, fill=palette.ink))
    for number, (wide, top) in enumerate(((196, 40), (150, 86), (112, 122), (82, 150))):
        share = number / 3
        left, right = 150 - wide / 2, 150 + wide / 2
        foot = 432 - number * 42
        vault = (
            f"M{left} {foot}V{top + wide / 2}A{wide / 2} {wide / 2} 0 0 1 {right} {top + wide / 2}"
            f"V{foot}Z"
        )
        colour = mix(palette.layers[3], mix(palette.sky_low, palette.light, 0.35), share)
        canvas.add(path(vault, fill=colour))
        edge = mix(colour, palette.light, 0.35)
        canvas.add(path(vault, fill="none", stroke=edge, stroke_width=5 - number, opacity=0.6))
    layers.glow(canvas, 150, 236, 96, colour="#ffce7a", power=0.85)
    steps = "".join(
        f"M{124 + s * 3} {304 - s * 17}h{52 - s * 6}v-9h{-52 + s * 6}Z" for s in range(7)
    )
    canvas.add(path(steps, fill=mix(palette.layers[1], palette.light, 0.35)))
    canvas.add(
        path(
            "M0 450V420L104 306H196L300 420V450Z",
            fill=canvas.linear((0, palette.layers[1], 1), (1, palette.ink, 1)),
        )
    )
    for x, y, scale in ((92, 330, 0.62), (70, 362, 0.9), (40, 410, 1.3)):
        for flip in (1, -1):
            side = 150 + flip * (150 - x)
            still.put(
                Place("cask", side, y - 60 * scale, scale * 0.94),
                Place("cask", side - flip * 2, y, scale),
                shadow=3,
            )


def darkroom(canvas: Canvas, still: Still) -> None:
    """Everything red, and prints that drip from a line."""
    palette, box = canvas.palette, Box(left=40, right=260, top=40, foot=290)
    stage.shell(canvas, box, palette.layers[2], palette.layers[1], palette.layers[2], palette.ink)
    canvas.add(
        path(
            box.back(),
            fill=canvas.radial(
                (0, "#ff5a3c", 0.95), (0.6, "#9c1a20", 0.8), (1, "#3a0a10", 0.9), cy=0.1, r=0.95
            ),
        )
    )
    still_lamp(canvas, 150, 40)
    for y, sag in ((118, 14), (176, 18)):
        canvas.add(
            path(
                f"M-5 {y}Q150 {y + 2 * sag} 305 {y - 6}",
                stroke="#1a0508",
                stroke_width=2,
                fill="none",
            )
        )
    for x, y, turn in (
        (34, 192, -4),
        (92, 203, 3),
        (208, 204, -3),
        (264, 192, 5),
        (58, 256, 4),
        (118, 265, -3),
        (182, 266, 4),
        (240, 256, -4),
    ):
        still.put(Place("photograph", x, y, 0.92, turn), shadow=2)
    bench = canvas.linear((0, "#6a1c1c", 1), (1, "#180507", 1))
    canvas.add(rect(-5, 330, 310, 130, fill=bench, filter=canvas.shadow(5)))
    canvas.add(rect(-5, 330, 310, 2.4, fill="#ff8a6a"))
    for x, colour in ((34, "#c03a30"), (122, "#d8623c"), (210, "#a02828")):
        canvas.add(
            path(
                f"M{x - 14} 372L{x} 346H{x + 62}L{x + 72} 372Z",
                fill="#2a0a0c",
                filter=canvas.shadow(2),
            )
        )
        canvas.add(path(f"M{x - 6} 368L{x + 5} 350H{x + 57}L{x + 64} 368Z", fill=colour))
        canvas.add(
            path(f"M{x + 10} 362L{x + 17} 352H{x + 44}L{x + 48} 362Z", fill="#f4d8c0", opacity=0.85)
        )


def still_lamp(canvas: Canvas, x: float, y: float) -> None:
    """A red lamp that hangs from the ceiling."""
    layers.glow(canvas, x, y + 46, 120, colour="#ff4a30", power=0.9)
    canvas.add(path(f"M{num(x)} 0V{num(y)}", stroke="#1a0508", stroke_width=3))
    canvas.add(
        path(
            trace("M", x - 34, y + 34, "q", 8, -34, 34, -34, "q", 26, 0, 34, 34, "Z"),
            fill="#2a0a0c",
        )
    )
    canvas.add(circle(x, y + 38, 13, fill="#ffb09a"))


def stables(canvas: Canvas, still: Still) -> None:
    """Two stalls with a head over each door, and beams under a hay loft."""
    palette, box = canvas.palette, Box(left=60, right=240, top=84, foot=300)
    wood = mix(palette.layers[1], "#c58a4a", 0.35)
    stage.shell(
        canvas,
        box,
        palette.layers[2],
        wood,
        mix(palette.layers[0], "#e0b860", 0.4),
        palette.layers[3],
    )
    layers.glow(canvas, 150, 150, 120, colour="#ffcf7a", power=0.8)
    seams = "".join(f"M{x} 84V300" for x in range(72, 240, 13))
    canvas.add(path(seams, stroke=palette.ink, stroke_width=1.4, opacity=0.35))
    for x in (104, 196):
        canvas.add(path(f"M{x - 38} 300V160Q{x} 122 {x + 38} 160V300Z", fill=palette.ink))
    still.put(Place("horse", 86, 262, 1.08), Place("horse", 214, 262, -1.08), shadow=2)
    for x in (104, 196):
        canvas.add(
            rect(x - 40, 246, 80, 58, fill=mix(wood, palette.ink, 0.25), filter=canvas.shadow(2))
        )
        canvas.add(
            path(
                f"M{x - 40} 246h80M{x - 36} 250l72 50M{x + 36} 250l-72 50",
                stroke=mix(wood, palette.light, 0.35),
                stroke_width=4,
                fill="none",
            )
        )
    canvas.add(
        path(
            "M-5 60H305V84H-5ZM-5 0H20V420H-5ZM280 0H305V420H280ZM20 84L70 84L20 150Z"
            "M280 84L230 84L280 150Z",
            fill=mix(palette.layers[3], palette.ink, 0.3),
            filter=canvas.shadow(4),
        )
    )
    some = canvas.chance.uniform
    straw = "".join(
        trace("M", some(20, 280), some(52, 64), "l", some(-9, 9), some(10, 26)) for _ in range(60)
    )
    canvas.add(path(straw, stroke="#e6bf6a", stroke_width=1.8, opacity=0.9))
    still.put(Place("lantern", 150, 176, 0.9), shadow=2)


def bathhouse(canvas: Canvas, still: Still) -> None:
    """A pool between pillars, with the window in it."""
    palette, box = canvas.palette, Box(left=86, right=214, top=110, foot=286)
    pale = mix(palette.layers[0], palette.light, 0.4)
    stage.shell(
        canvas,
        box,
        palette.layers[0],
        pale,
        mix(palette.light, palette.layers[0], 0.35),
        palette.layers[1],
    )
    for side in (0, 1):
        for row in range(7):
            for column in range(8):
                if (row + column) % 2:
                    tile = box.wall(
                        side, column / 8, (column + 1) / 8, row * 0.09, row * 0.09 + 0.085
                    )
                    canvas.add(path(tile, fill=palette.layers[1], opacity=0.5))
    canvas.add(
        path("M112 272V176A38 42 0 0 1 188 176V272Z", fill=mix(palette.light, "#ffffff", 0.4))
    )
    canvas.add(
        path("M150 134V272M112 204H188M116 168H184", stroke=palette.layers[1], stroke_width=2.4)
    )
    water = canvas.linear((0, mix("#bfeee6", palette.light, 0.3), 1), (1, palette.layers[2], 1))
    canvas.add(path(box.floor(0.16, 0.84, 0.1, 0.92), fill=water, filter=canvas.shadow(2)))
    canvas.add(
        path(
            box.floor(0.16, 0.84, 0.1, 0.92),
            fill="none",
            stroke="#ffffff",
            stroke_width=3,
            opacity=0.7,
        )
    )
    canvas.add(
        path(
            "M136 302Q140 340 124 392M150 302Q152 350 150 400M164 302Q160 340 176 392",
            stroke="#ffffff",
            stroke_width=5,
            opacity=0.35,
            fill="none",
        )
    )
    for depth, thick in ((0.0, 0.08), (0.3, 0.06), (0.64, 0.05)):
        for side in (0, 1):
            (x, low), (_, high) = box.point(side, 0, depth + 0.02), box.point(side, 1, depth + 0.02)
            half = thick * 190
            stone = canvas.linear((0, "#fdf8ea", 1), (1, palette.layers[1], 1), x2=1, y2=0)
            canvas.add(
                rect(x - half, high, 2 * half, low - high, fill=stone, filter=canvas.shadow(3))
            )
            canvas.add(rect(x - half * 1.3, low - half, half * 2.6, half, fill=pale))
    for x, y, r in ((90, 250, 70), (210, 232, 80), (150, 180, 90)):
        layers.glow(canvas, x, y, r, colour="#ffffff", power=0.5)
