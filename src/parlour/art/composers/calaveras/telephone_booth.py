"""The Telephone Booth: lit, empty, and the receiver hangs from its cord."""

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import circle, num, path, polygon, rect
from parlour.art.motifs import layers
from parlour.art.motifs.figures import Stand, silhouette

FOOT = 396.0


def scene(canvas: Canvas) -> None:
    """A street at night with one lamp: the booth."""
    palette = canvas.palette
    street(canvas)
    wires(canvas)
    layers.hill(canvas, 366, swing=2, colour=palette.layers[2])
    pool = canvas.radial(
        (0, palette.light, 0.75), (0.5, palette.accent, 0.3), (1, palette.accent, 0)
    )
    canvas.add(f'<ellipse cx="150" cy="{FOOT}" rx="128" ry="30" fill="{pool}"/>')
    bystander(canvas)
    booth(canvas)
    phone(canvas)


def street(canvas: Canvas) -> None:
    """Houses behind, dark, one window lit."""
    palette = canvas.palette
    far, near = palette.layers[1], palette.layers[2]
    rows = (
        (far, ((-5, 252, 62), (52, 226, 40), (208, 236, 44), (248, 214, 60))),
        (near, ((-5, 292, 44), (34, 274, 36), (226, 282, 34), (256, 262, 50))),
    )
    for colour, houses in rows:
        outline = "".join(f"M{x} 380V{y}h{width}V380Z" for x, y, width in houses)
        canvas.add(path(outline, fill=colour, filter=canvas.shadow(3, 0.5)))
    lit = mix(palette.accent, palette.layers[1], 0.25)
    for x, y in ((20, 306), (46, 290), (64, 242), (236, 300), (266, 282), (284, 240)):
        canvas.add(rect(x, y, 7, 11, fill=lit))


def wires(canvas: Canvas) -> None:
    """A pole, and telephone wires that leave the booth for somewhere."""
    ink = canvas.palette.ink
    canvas.add(
        path("M247 380V150M230 162H264M234 174H260", stroke=ink, stroke_width=4, fill="none")
    )
    lines = "".join(
        f"M{x} {y}Q120 {y + 40} -10 {y - 8}M{x} {y}Q284 {y + 12} 320 {y - 10}"
        for x, y in ((232, 160), (247, 158), (262, 160))
    )
    canvas.add(path(lines, stroke=ink, stroke_width=1.3, fill="none", opacity=0.9))


def booth(canvas: Canvas) -> None:
    """The box: roof, sign, panes full of light."""
    palette = canvas.palette
    ink = palette.ink
    layers.glow(canvas, 150, 250, 150, colour=palette.accent, power=0.7)
    inside = canvas.linear(
        (0, "#fffdf0", 1), (0.5, palette.light, 1), (1, mix(palette.accent, palette.light, 0.3), 1)
    )
    frame = canvas.linear((0, mix(ink, palette.layers[1], 0.45), 1), (0.5, ink, 1), x2=1, y2=0.2)
    with canvas.group(filter=canvas.shadow(6, 0.8)):
        canvas.add(path("M92 128Q96 104 150 102Q204 104 208 128V136H92Z", fill=frame))
        canvas.add(rect(98, 136, 104, FOOT - 136, fill=frame))
        canvas.add(rect(90, FOOT - 4, 120, 9, fill=ink))
    canvas.add(rect(108, 146, 84, 30, rx=2, fill=palette.accent))
    canvas.add(rect(108, 184, 84, FOOT - 192, fill=inside))
    edge = mix(palette.layers[0], palette.light, 0.5)
    canvas.add(
        path("M92 128Q96 104 150 102Q204 104 208 128", fill="none", stroke=edge, stroke_width=1.5)
    )
    canvas.add(path(f"M98 136V{num(FOOT - 4)}", stroke=edge, stroke_width=1.2, opacity=0.7))
    silhouette(canvas, "rotary-phone", Stand(150, 161, 24, hold="middle"), fill=ink, rim=0)


def phone(canvas: Canvas) -> None:
    """The telephone on the back wall and its receiver on a coiled cord."""
    palette = canvas.palette
    ink = palette.ink
    bars = f"M128 184V{num(FOOT - 8)}M172 184V{num(FOOT - 8)}M108 276H192M108 334H192"
    canvas.add(path(bars, stroke=mix(ink, palette.accent, 0.35), stroke_width=2.6))
    canvas.add(rect(126, 198, 48, 70, rx=5, fill=ink))
    canvas.add(
        circle(
            150,
            238,
            14,
            fill="none",
            stroke=palette.accent,
            stroke_width=4,
            stroke_dasharray="4.4 3",
        )
    )
    canvas.add(path("M134 210H166V217H134Z", fill=palette.accent))
    coil = "M164 268" + "q9 3 0 7q-9 3 0 7" * 4
    canvas.add(path(coil, fill="none", stroke=ink, stroke_width=2.6))
    receiver = (
        "M-26 -8Q-28 -20 -14 -20Q-6 -20 -6 -12H6Q6 -20 14 -20Q28 -20 26 -8Q24 0 0 2Q-24 0 -26 -8Z"
    )
    canvas.add(
        path(
            receiver,
            transform="translate(164 346) rotate(78) scale(1.15)",
            fill="#d8345f",
            stroke=ink,
            stroke_width=1.6,
        )
    )
    shine = polygon([(112, 330), (112, 200), (120, 184), (132, 184)])
    canvas.add(path(shine, fill="#fff", opacity=0.35))


def bystander(canvas: Canvas) -> None:
    """Somebody waits under a hat, and throws a long shadow."""
    ink = canvas.palette.ink
    coat = "M-13 0L-12 -34Q-12 -46 -4 -48H4Q12 -46 12 -34L13 0Z"
    hat = "M-6 -50A6 7 0 0 1 6 -50ZM-5 -60Q0 -64 5 -60L6 -55H11V-52H-11V-55H-6Z"
    canvas.add(path("M44 396L14 418L46 418L72 396Z", fill=ink, opacity=0.45))
    canvas.add(path(coat + hat, transform="translate(58 398) scale(1.3)", fill=ink))
    lit = canvas.palette.accent
    canvas.add(path("M74.5 352Q76 376 75.5 397", stroke=lit, stroke_width=1.8, fill="none"))
