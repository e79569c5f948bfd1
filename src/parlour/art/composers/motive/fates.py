"""Cards about what becomes of somebody: a motive turned, ruin, a better life."""

import math

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import Paint, circle, num, path, polygon
from parlour.art.composers.motive import frames, room
from parlour.art.motifs import layers
from parlour.art.motifs.dyes import GOLD
from parlour.art.motifs.figures import Stand, silhouette

PANE = (150.0, 196.0)  # the middle of the church window


def concealed_motive(canvas: Canvas) -> None:
    """One face, blue on its left and red on its right; the arrow turns."""
    layers.glow(canvas, 150, 206, 150, power=0.7)
    stand, shadow = Stand(150, 196, 196, widest=190, hold="middle"), canvas.shadow(5, 0.8)
    for colour, edge, left in ((room.LOVE, "#bfdcff", 0), (room.HATE, "#ffd0c8", 150)):
        with canvas.inside(f"M{left} 0h150v450h-150Z"):
            silhouette(
                canvas, "duality-mask", stand, fill=colour, backing=edge, rim=0.9, shadow=shadow
            )
    gold, arc = frames.gold(canvas), "M104 330C112 372 188 372 196 330"
    canvas.add(
        path(arc, fill="none", stroke=canvas.palette.ink, stroke_width=11, opacity=0.5),
        path(arc, fill="none", stroke=gold, stroke_width=8),
        path("M88 338L104 306L122 336ZM178 336L196 306L212 338Z", fill=gold),
        room.sign(80, 372, 1.25, love=True),
        room.sign(220, 372, 1.25, love=False),
    )


def destitute(canvas: Canvas) -> None:
    """The pawnbroker's three balls, and somebody who has nothing more to bring."""
    palette = canvas.palette
    _three_balls(canvas)
    _rain(canvas)
    silhouette(canvas, "cobweb", Stand(66, 84, 74, hold="middle"), fill=palette.light, rim=0)
    layers.glow(canvas, 100, 340, 96, power=0.55)
    silhouette(canvas, "person", Stand(100, 420, 166), rim=0.9, shadow=canvas.shadow(4, 0.7))
    sack = mix("#a88450", palette.ink, 0.1)
    silhouette(canvas, "swap-bag", Stand(206, 418, 84), fill=sack, rim=0.8)
    thread: Paint = {"stroke": palette.light, "stroke_width": 1.6, "stroke_dasharray": "3 2.4"}
    canvas.add(path("M204 386l20 -4l4 18l-20 4Z", fill="#6d7f86", **thread))


def _three_balls(canvas: Canvas) -> None:
    iron = mix(canvas.palette.ink, canvas.palette.layers[2], 0.3)
    bracket = "M40 118H224M56 118Q60 166 110 118M224 118V132"
    canvas.add(path(bracket, stroke=iron, stroke_width=6, fill="none"))
    layers.glow(canvas, 176, 190, 120, colour=GOLD, power=0.5)
    ball = canvas.radial(
        (0, "#fff3c4", 1), (0.4, GOLD, 1), (1, "#7a4a12", 1), cx=0.36, cy=0.32, r=0.75
    )
    for x, y in ((142, 172), (210, 172), (176, 226)):
        canvas.add(path(f"M{x} 118V{y}", stroke=iron, stroke_width=2.4))
        canvas.add(circle(x, y, 31, fill=ball, filter=canvas.shadow(4, 0.7)))


def _rain(canvas: Canvas) -> None:
    chance = canvas.chance
    drops = "".join(
        f"M{num(chance.uniform(0, 300))} {num(chance.uniform(60, 400))}l-5 16" for _ in range(60)
    )
    canvas.add(path(drops, stroke=canvas.palette.light, stroke_width=1, opacity=0.4))


def reformed(canvas: Canvas) -> None:
    """The chain is broken and the dove is out, before a church window at dawn."""
    palette = canvas.palette
    _church_window(canvas)
    dove = Stand(154, 202, 150, widest=150, hold="middle")
    shadow = canvas.shadow(5, 0.8)
    silhouette(canvas, "peace-dove", dove, fill="#ffffff", backing="#ffffff", rim=0, shadow=shadow)
    chain = Stand(150, 388, 112, widest=130, hold="middle", turn=42)
    silhouette(
        canvas,
        "breaking-chain",
        chain,
        fill="#dfe4e8",
        backing=palette.ink,
        rim=0.4,
        shadow=canvas.shadow(3, 0.8),
    )


def _church_window(canvas: Canvas) -> None:
    palette, (x, y) = canvas.palette, PANE
    arch = "M70 372V192C70 122 112 84 150 66C188 84 230 122 230 192V372Z"
    glass = "M80 366V194C80 130 116 96 150 80C184 96 220 130 220 194V366Z"
    lead: Paint = {"stroke": palette.ink, "stroke_width": 3}
    layers.glow(canvas, 150, 210, 170, power=0.9)
    canvas.add(path(arch, fill=palette.ink, filter=canvas.shadow(4, 0.7)))
    with canvas.inside(glass):
        canvas.add(path(glass, fill=frames.lit(canvas)))
        _panes(canvas)
        heart = mix(palette.light, "#ffffff", 0.5)
        canvas.add(circle(x, y, 58, fill=heart, **lead))
    canvas.add(path("M150 80V138M150 254V366M80 254H220M80 310H220", **lead))


def _panes(canvas: Canvas) -> None:
    """Wedges of coloured glass round the middle."""
    palette, (x, y) = canvas.palette, PANE
    colours = (palette.accent, "#5fb2e8", "#f0c862", "#7fb56a", palette.sky_low)
    lead: Paint = {"stroke": palette.ink, "stroke_width": 1.6}
    for number in range(20):
        turns = (math.radians(number * 18), math.radians(number * 18 + 18))
        corners = [(x + 184 * math.sin(turn), y - 184 * math.cos(turn)) for turn in turns]
        colour = colours[number % len(colours)]
        canvas.add(path(polygon([PANE, *corners]), fill=colour, opacity=0.5, **lead))
