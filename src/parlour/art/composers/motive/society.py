"""Cards on which people show themselves, or a mask: the party, the disguise, the door."""

from dataclasses import replace

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import at, circle, path, polygon, rect, trace
from parlour.art.composers.motive import frames, room
from parlour.art.composers.motive.frames import GENTLEMAN, LADY
from parlour.art.motifs import bust, layers
from parlour.art.motifs.bust import Bust
from parlour.art.motifs.faces import Face
from parlour.art.motifs.fiesta import candle
from parlour.art.motifs.figures import Stand, silhouette

PEER = replace(
    GENTLEMAN,
    hair="silver",
    head=("cropped", "whiskers", "topper"),
    clothes=("black_coat", "cravat", "sash", "lapels"),
)
DUCHESS = replace(
    LADY, hair="fair", nape=("aigrette",), head=("pompadour", "tiara", "drop_earring")
)
YOUNG_LORD = replace(GENTLEMAN, head=("tousled",), looks_left=True)
MASKED = replace(
    LADY, looks_left=False, hair="auburn", head=("coils", "dancer_plume", "drop_earring")
)
STRANGER = Bust(
    face=Face(nose=4, chin=3, brow=2, neck=4),
    clothes=("light_coat", "trench"),
    head=("cropped", "fedora"),
    looks_left=True,
)
FIST = (
    "M-24 48C-32 34 -32 16 -24 8L-22 -46C-22 -58 -6 -58 -6 -46L-5 0C0 -6 8 -6 10 0"
    "C16 -4 22 0 22 6C28 4 32 8 32 16C34 28 30 40 24 50Z"
)
FOLDS = "M-5 0V18M10 2V18M22 8V20M-24 10C-16 22 4 26 14 22"


def hobnob(canvas: Canvas) -> None:
    """Good society under the chandelier, glasses raised."""
    _chandelier(canvas, 150, 132)
    bust.portrait(canvas, DUCHESS, 150, 356, 172)
    bust.portrait(canvas, PEER, 88, 402, 178)
    bust.portrait(canvas, YOUNG_LORD, 218, 402, 166)
    layers.glow(canvas, 152, 356, 70, power=0.75)
    wine, shadow = mix(canvas.palette.accent, "#7a4a10", 0.3), canvas.shadow(3, 0.8)
    stand = Stand(152, 420, 104, widest=130)
    silhouette(canvas, "glass-celebration", stand, fill="#fff3cc", backing=wine, shadow=shadow)


def _chandelier(canvas: Canvas, x: float, y: float) -> None:
    gold, arms = frames.gold(canvas), (-78, -44, 44, 78)
    layers.glow(canvas, x, y - 10, 120, power=0.7)
    curves = "".join(trace("M", x, y + 14, "Q", x + dx / 2, y + 36, x + dx, y) for dx in arms)
    drop = polygon([(x - 5, y + 24), (x, y + 38), (x + 5, y + 24)])
    canvas.add(
        path(trace("M", x, 20, "V", y), stroke=gold, stroke_width=3),
        path(curves, fill="none", stroke=gold, stroke_width=3.4),
        circle(x, y + 16, 8, fill=gold),
        path(drop, fill=gold),
    )
    for dx in (*arms, 0):
        candle(canvas, x + dx, y + 2, 15, 6)


def disguise(canvas: Canvas) -> None:
    """A mask on a stick before a face."""
    layers.glow(canvas, 150, 190, 150, power=0.6)
    bust.portrait(canvas, MASKED, 136, 404, 282)
    bow = "M246 330q26 14 16 46q-18 -10 -16 -46ZM246 330q-30 12 -22 50q20 -14 22 -50Z"
    canvas.add(
        path("M226 262L262 410L270 408L236 258Z", fill=frames.gold(canvas)),
        path(bow, fill=room.HATE),
    )
    stand, shadow = Stand(194, 248, 66, widest=120, hold="middle", turn=-8), canvas.shadow(4, 0.8)
    silhouette(
        canvas,
        "domino-mask",
        stand,
        fill=canvas.palette.accent,
        backing="#fff6e0",
        rim=0.9,
        shadow=shadow,
    )


def one_more_thing(canvas: Canvas) -> None:
    """He was at the door already, and turns round."""
    _doorway(canvas)
    bust.portrait(canvas, STRANGER, 178, 412, 262)
    _door(canvas)
    _raised_finger(canvas, 84, 314)


def _doorway(canvas: Canvas) -> None:
    palette = canvas.palette
    bright, dim = mix(palette.light, "#ffffff", 0.3), mix(palette.light, palette.sky_low, 0.4)
    carpet = polygon([(88, 424), (220, 424), (290, 460), (20, 460)])
    layers.glow(canvas, 170, 220, 150, power=0.8)
    canvas.add(
        rect(78, 84, 152, 340, fill=palette.ink, filter=canvas.shadow(4, 0.7)),
        rect(88, 94, 132, 330, fill=canvas.linear((0, bright, 1), (1, dim, 1))),
        path(carpet, fill=palette.light, opacity=0.35),
    )


def _door(canvas: Canvas) -> None:
    palette = canvas.palette
    wood = canvas.linear((0, palette.layers[2], 1), (1, palette.ink, 1), x2=1, y2=0)
    leaf = polygon([(224, 90), (282, 66), (282, 448), (224, 424)])
    canvas.add(path(leaf, fill=wood, filter=canvas.shadow(5, 0.8)))
    edge = mix(palette.layers[1], palette.light, 0.3)
    for y in (110, 262):
        panel = polygon([(234, y), (272, y - 12), (272, y + 120), (234, y + 116)])
        canvas.add(path(panel, fill="none", stroke=edge, stroke_width=1.6))
    canvas.add(circle(232, 256, 6, fill=frames.gold(canvas)))


def _raised_finger(canvas: Canvas, x: float, y: float) -> None:
    sleeve = canvas.linear((0, "#e8cf94", 1), (1, "#8f6c34", 1))
    lit = mix(canvas.palette.light, "#ffffff", 0.2)
    with canvas.group(transform=at(x, y), filter=canvas.shadow(3, 0.7)):
        canvas.add(
            path("M-32 50H32L44 150H-46Z", fill=sleeve),
            path(FIST, fill=canvas.palette.ink, stroke=lit, stroke_width=2),
            path(FOLDS, fill="none", stroke=lit, stroke_width=1.8, opacity=0.8),
            path("M-33 44H33V58H-33Z", fill="#fff6e4"),
        )
