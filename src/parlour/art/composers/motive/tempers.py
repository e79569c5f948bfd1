"""Cards about what goes on in somebody: obsession, madness, pity."""

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import Paint, at, circle, path
from parlour.art.composers.motive import frames, room
from parlour.art.composers.motive.frames import LADY, Frame
from parlour.art.motifs import bust, layers
from parlour.art.motifs.bust import Bust
from parlour.art.motifs.faces import Face
from parlour.art.motifs.fiesta import candle
from parlour.art.motifs.figures import Stand, silhouette

MOURNER = Bust(
    face=Face(nose=-3, chin=-4, neck=-3),
    tilt=16,
    clothes=("slender", "lace_neck"),
    head=("nape_roll", "drop_earring"),
    hair="auburn",
)
MADMAN = Bust(
    face=Face(nose=1, chin=3, neck=2),
    clothes=("black_coat", "shirt_tie", "lapels"),
    head=("combed",),
)
WALL = (  # small frames about the large one: middle, half width, slant
    (88, 122, 25, -5),
    (212, 122, 25, 4),
    (74, 216, 23, 3),
    (226, 216, 23, -4),
    (96, 306, 25, -3),
    (204, 306, 25, 6),
)
CRACKS = (
    "M172 176L128 96M172 176L236 132M172 176L82 190M172 176L226 262M172 176L138 322M172 176L96 260"
    "M150 136L196 158L214 218M126 184L134 238L176 262M138 112L120 140M104 218L118 262"
)


def obsession(canvas: Canvas) -> None:
    """The same face in every frame, and every thread leads to it."""
    for x, y, half, turn in WALL:
        frames.hang(canvas, Frame(x, y, half, turn=turn), LADY)
    threads = "".join(f"M{x} {y}L150 206" for x, y, _, _ in WALL)
    canvas.add(path(threads, stroke=room.HATE, stroke_width=2.2, fill="none"))
    frames.hang(canvas, Frame(150, 206, 54), LADY)
    canvas.add(*(circle(x, y - half * 1.1, 4, fill=room.HATE) for x, y, half, _ in WALL))
    for x, height in ((84, 30), (112, 46), (188, 46), (216, 30)):
        candle(canvas, x, 410, height)
    _rose(canvas, Stand(150, 412, 70))


def psychopath(canvas: Canvas) -> None:
    """A pleasant gentleman in a cracked mirror; what the mirror shows is not pleasant."""
    palette = canvas.palette
    frames.hang(canvas, Frame(150, 214, 92, tall=1.3), MADMAN)
    dark: Paint = {"stroke": palette.ink, "stroke_width": 3.2, "opacity": 0.55}
    canvas.add(path(CRACKS, fill="none", transform="translate(1.4 1.4)", **dark))
    pale = mix(palette.light, "#ffffff", 0.5)
    canvas.add(path(CRACKS, fill="none", stroke=pale, stroke_width=1.7))
    layers.glow(canvas, 178, 200, 26, colour="#ff3b30", power=0.95)
    canvas.add(circle(178, 200, 4, fill="#ffd8c8"))
    silhouette(canvas, "raven", Stand(206, 108, 62), rim=0.6, shadow=canvas.shadow(3, 0.7))
    stand = Stand(150, 360, 108, widest=108, hold="middle", turn=-135)
    silhouette(
        canvas,
        "plain-dagger",
        stand,
        fill="#efe2d6",
        backing=palette.ink,
        shadow=canvas.shadow(4, 0.8),
    )


def sympathetic(canvas: Canvas) -> None:
    """Somebody weeps; somebody has left a rose."""
    layers.glow(canvas, 150, 200, 140, power=0.6)
    bust.portrait(canvas, MOURNER, 142, 392, 270)
    tear = "M0 -12C9 0 7 9 0 9C-7 9 -9 0 0 -12Z"
    water: Paint = {"fill": "#eaf6ff", "stroke": "#5fa3d8", "stroke_width": 1.2}
    shadow = canvas.shadow(1.6, 0.5)
    for x, y, size in ((212, 258, 1.0), (206, 296, 1.35), (216, 340, 1.7)):
        canvas.add(path(tear, transform=at(x, y, scale=size), filter=shadow, **water))
    _rose(canvas, Stand(232, 424, 76, flip=True))


def _rose(canvas: Canvas, stand: Stand) -> None:
    shadow = canvas.shadow(3, 0.8)
    silhouette(canvas, "rose", stand, fill="#c82842", backing="#ffdcd8", shadow=shadow)
