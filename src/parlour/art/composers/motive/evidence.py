"""Cards about what was found: a deduction, a second body, an alibi, a false proof."""

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import (
    Paint,
    at,
    circle,
    disc,
    line,
    num,
    path,
    polygon,
    rect,
    ring,
    trace,
)
from parlour.art.composers.motive import frames, room
from parlour.art.composers.motive.frames import GENTLEMAN, LADY
from parlour.art.motifs import bust, layers
from parlour.art.motifs.dyes import GOLD
from parlour.art.motifs.fiesta import candle
from parlour.art.motifs.figures import Stand, silhouette

PAPER = "#f7ecd2"
LENS = (138.0, 196.0, 84.0)  # middle and radius of the magnifying glass
WATCH = (150.0, 210.0)


def brilliant_deduction(canvas: Canvas) -> None:
    """Two tiles at once under the glass."""
    x, y, r = LENS
    wood = canvas.linear((0, "#b5793c", 1), (1, "#5a3114", 1))
    handle = "M192 262L206 250L262 352Q264 372 246 374Q236 374 232 366Z"
    canvas.add(path(handle, fill=wood, filter=canvas.shadow(5, 0.8)))
    layers.glow(canvas, x, y, 140, power=0.9)
    with canvas.inside(disc(x, y, r)):
        canvas.add(circle(x, y, r, fill=frames.lit(canvas)))
        layers.rays(canvas, x, y, count=30, power=0.35)
        _tile(canvas, x - 36, y - 2, -8, love=True)
        _tile(canvas, x + 38, y + 6, 9, love=False)
    _rim(canvas)


def _rim(canvas: Canvas) -> None:
    x, y, r = LENS
    line_only: Paint = {"fill": "none", "stroke_linecap": "round"}
    glint = trace("M", x - 70, y - 40, "A82 82 0 0 1", x - 10, y - 76)
    canvas.add(
        path(glint, stroke="#ffffff", stroke_width=7, opacity=0.8, **line_only),
        circle(
            x,
            y,
            r,
            stroke=frames.gold(canvas),
            stroke_width=13,
            filter=canvas.shadow(5, 0.8),
            **line_only,
        ),
        circle(x, y, r - 7, stroke=canvas.palette.ink, stroke_width=1.6, **line_only),
    )


def _tile(canvas: Canvas, x: float, y: float, turn: float, *, love: bool) -> None:
    ground = mix(canvas.palette.sky_low, canvas.palette.light, 0.3)
    slant = f"rotate({num(turn)} {num(x)} {num(y)})"
    with canvas.group(transform=slant, filter=canvas.shadow(3, 0.6)):
        canvas.add(rect(x - 36, y - 36, 72, 72, rx=4, fill=PAPER))
        canvas.add(circle(x, y, 21, fill=GOLD), circle(x, y, 18, fill=ground))
        with canvas.inside(disc(x, y, 18)):
            bust.portrait(canvas, GENTLEMAN if love else LADY, x, y + 20, 39)
        for (px, py), side in ring(x, y, 28, 4):
            canvas.add(room.sign(px, py, 0.44, love=love == (side % 180 == 0), turn=side))


def second_body(canvas: Canvas) -> None:
    """The first outline has been chalked; and there, nearer, another."""
    _floor(canvas)
    for x, y, size, fade in ((104, 236, 76, 0.5), (162, 336, 168, 1.0)):
        flat = f"translate({x} {y}) scale(1 .78) translate({-x} {-y})"
        stand = Stand(x, y, size, hold="middle", flip=fade < 1)
        with canvas.group(transform=flat, opacity=fade):
            silhouette(canvas, "chalk-outline-murder", stand, fill="#fff9ea", rim=0)
    for number, (x, y) in enumerate(((66, 268), (236, 388)), start=1):
        _flag(canvas, x, y, number)


def _floor(canvas: Canvas) -> None:
    """Boards that run into the dark, under one lamp."""
    palette = canvas.palette
    floor = canvas.linear((0, mix(palette.layers[2], palette.ink, 0.25), 1), (1, palette.ink, 1))
    boards = "".join(line([(150 + dx * 0.28, 196), (150 + dx, 460)]) for dx in range(-420, 421, 60))
    canvas.add(path("M0 196H300V460H0Z", fill=floor))
    canvas.add(path(boards, stroke=palette.ink, stroke_width=1.6, opacity=0.7))
    layers.beam(canvas, (150, 40), (150, 420), 300, power=0.75)
    layers.glow(canvas, 150, 340, 130, power=0.4)
    shade = canvas.linear((0, palette.layers[1], 1), (1, palette.ink, 1))
    lamp = "M122 96Q128 64 150 62Q172 64 178 96Z"
    canvas.add(
        path("M150 0V66", stroke=palette.ink, stroke_width=3),
        path(lamp, fill=shade, filter=canvas.shadow(3, 0.7)),
        circle(150, 96, 11, fill="#fff6d0"),
    )


def _flag(canvas: Canvas, x: float, y: float, number: int) -> None:
    """The constable's marker with as many bars as it counts."""
    tent = polygon([(x - 12, y), (x, y - 26), (x + 12, y)])
    bars = "".join(
        f"M{num(x - 2.5 * number + 2.5 + step * 5)} {y - 13}v9" for step in range(number)
    )
    canvas.add(
        path(tent, fill=GOLD, filter=canvas.shadow(2, 0.6)),
        path(bars, stroke=canvas.palette.ink, stroke_width=2.6),
    )


def alibi(canvas: Canvas) -> None:
    """The watch says when, the tickets say where, the train was far away."""
    palette = canvas.palette
    _ticket(canvas, 88, -24, mix(PAPER, palette.sky_low, 0.16))
    _ticket(canvas, 214, 15, PAPER)
    _watch(canvas)
    stand = Stand(150, 424, 104, widest=150)
    shadow = canvas.shadow(4, 0.7)
    silhouette(
        canvas,
        "steam-locomotive",
        stand,
        fill="#fff0cc",
        backing=palette.ink,
        rim=0,
        shadow=shadow,
    )


def _watch(canvas: Canvas) -> None:
    palette, gold, (x, y) = canvas.palette, frames.gold(canvas), WATCH
    bare: Paint = {"fill": "none", "stroke": gold}
    chain = "M150 112C120 70 92 92 70 60"
    canvas.add(
        path(chain, stroke_width=4, stroke_dasharray="7 3", **bare),
        circle(x, y - 98, 12, stroke_width=5, **bare),
        rect(x - 8, y - 90, 16, 14, fill=gold),
        circle(x, y, 82, fill=gold, filter=canvas.shadow(6, 0.8)),
        circle(x, y, 70, fill="#fffaf0", stroke=palette.ink, stroke_width=2),
    )
    for number, ((px, py), turn) in enumerate(ring(x, y, 59, 12)):
        deep = 14 if number % 3 == 0 else 8
        hour = rect(-1.8, -deep / 2, 3.6, deep, fill=palette.ink, transform=at(px, py, turn=turn))
        canvas.add(hour)
    for turn, long in ((-62, 36), (58, 54)):
        hand = polygon([(-2.8, 13), (0, -long), (2.8, 13)])
        canvas.add(path(hand, fill=palette.ink, transform=at(x, y, turn=turn)))
    canvas.add(circle(x, y, 5, fill=room.HATE))


def _ticket(canvas: Canvas, x: float, turn: float, colour: str) -> None:
    body = "M-46 -62H46V-16A9 9 0 0 0 46 2V62H-46V2A9 9 0 0 0 -46 -16Z"
    print_, tear = "M-30 18H30M-30 30H30M-30 42H8M-30 -46H30", "M-46 -7H46"
    ink = canvas.palette.ink
    with canvas.group(transform=at(x, 264, turn=turn), filter=canvas.shadow(3, 0.6)):
        canvas.add(
            path(body, fill=colour),
            path(tear, stroke=ink, stroke_width=1.4, stroke_dasharray="3 4"),
            path(print_, stroke=ink, stroke_width=3, opacity=0.4),
        )


def false_evidence(canvas: Canvas) -> None:
    """A paper with a fingerprint goes into the candle."""
    palette, chance = canvas.palette, canvas.chance
    layers.glow(canvas, 150, 312, 150, colour="#ffb347", power=0.8)
    edge = [(232.0, 262.0)]
    for step in range(1, 15):
        edge.append((232 - step * 12.4, 262 + step * 3.4 + chance.uniform(-9, 9)))
    sheet = polygon([(66, 96), (222, 78), *edge])
    canvas.add(path(sheet, fill=PAPER, filter=canvas.shadow(5, 0.8)))
    rows = "".join(f"M88 {122 + step * 13}L206 {110 + step * 13}" for step in range(3))
    canvas.add(path(rows, stroke=palette.ink, stroke_width=3, opacity=0.35))
    stand, red = Stand(150, 214, 110, hold="middle", turn=-7), mix(room.HATE, palette.ink, 0.35)
    silhouette(canvas, "finger-print", stand, fill=red, rim=0)
    _fire(canvas, edge)
    candle(canvas, 150, 424, 84, 26)


def _fire(canvas: Canvas, edge: list[tuple[float, float]]) -> None:
    chance = canvas.chance
    for colour, width in (("#2a0f06", 16), ("#e8702a", 7), ("#ffd36e", 2.6)):
        burnt: Paint = {"stroke": colour, "stroke_width": width, "stroke_linejoin": "round"}
        canvas.add(path(line(edge), fill="none", **burnt))
    flame = "M-9 4C-12 -16 2 -22 0 -42C14 -24 14 -8 9 4Z"
    for x, y in edge[1:-1:3]:
        canvas.add(path(flame, fill="#ffb13d", opacity=0.9, transform=at(x, y)))
    sparks = "".join(
        circle(chance.uniform(60, 240), chance.uniform(90, 300), chance.uniform(0.8, 2.2))
        for _ in range(34)
    )
    canvas.add(f'<g fill="#ffd98a">{sparks}</g>')
