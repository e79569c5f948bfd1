"""Cards that join two suspects: loyalty, enmity, marriage."""

from dataclasses import replace

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.svg import circle, disc, leaf, path, ring
from parlour.art.composers.motive import frames, room
from parlour.art.composers.motive.frames import GENTLEMAN, LADY, Frame
from parlour.art.motifs import bust, layers
from parlour.art.motifs.figures import Stand, silhouette

BRIDE = replace(
    LADY,
    clothes=("slender", "white_bodice", "lace_neck"),
    head=("nape_roll", "veil_front", "wreath"),
)
GROOM = replace(GENTLEMAN, head=("cropped", "topper"))


def secret_loyalty(canvas: Canvas) -> None:
    """Two portraits that look at each other; a blue ribbon runs down to one locked heart."""
    frames.hang(canvas, Frame(98, 190, 52), GENTLEMAN)
    frames.hang(canvas, Frame(202, 190, 52), LADY)
    _ribbon(canvas, "M98 256C98 300 120 318 150 318C180 318 202 300 202 256", room.LOVE)
    layers.glow(canvas, 150, 322, 62, colour="#9cc8ff", power=0.7)
    canvas.add(circle(150, 322, 37, fill=frames.gold(canvas), filter=canvas.shadow(4, 0.7)))
    canvas.add(circle(150, 322, 32, fill="#163a74"))
    silhouette(canvas, "locked-heart", Stand(150, 323, 44, hold="middle"), fill="#dcecff", rim=0)


def secret_enemies(canvas: Canvas) -> None:
    """The portraits turn their backs, the wall has a crack, and there is a dagger between."""
    crack = "M150 70L140 112L158 142L142 176L160 214L146 250L152 300"
    canvas.add(path(crack, fill="none", stroke=canvas.palette.ink, stroke_width=6))
    canvas.add(path(crack, fill="none", stroke=room.HATE, stroke_width=2.4))
    frames.hang(canvas, Frame(92, 196, 50, turn=-9), replace(GENTLEMAN, looks_left=True))
    frames.hang(canvas, Frame(208, 196, 50, turn=9), replace(LADY, looks_left=False))
    _ribbon(canvas, "M84 262C90 300 120 320 150 312C180 320 210 300 216 262", room.HATE)
    stand = Stand(150, 322, 134, widest=134, hold="middle", turn=45)
    silhouette(
        canvas,
        "plain-dagger",
        stand,
        fill="#f6e9dc",
        backing=canvas.palette.ink,
        shadow=canvas.shadow(4, 0.8),
    )


def secret_marriage(canvas: Canvas) -> None:
    """Bride and groom before a round window, the rings below."""
    palette = canvas.palette
    layers.glow(canvas, 150, 190, 150, power=0.8)
    canvas.add(circle(150, 196, 106, fill=frames.gold(canvas), filter=canvas.shadow(5, 0.7)))
    window = disc(150, 196, 98)
    with canvas.inside(window):
        canvas.add(path(window, fill=frames.lit(canvas)))
        layers.rays(canvas, 150, 150, count=26, power=0.3)
        bust.portrait(canvas, BRIDE, 204, 306, 176)
        bust.portrait(canvas, GROOM, 100, 306, 184)
    petals = "".join(
        path(leaf(px, py, 17, 7, turn + 60), fill="#5d8a54")
        + circle(px, py, 8, fill="#fff3ee")
        + circle(px, py, 3.4, fill=palette.accent)
        for (px, py), turn in ring(150, 196, 103, 20)
    )
    canvas.add(f'<g filter="{canvas.shadow(2.4, 0.6)}">{petals}</g>')
    layers.glow(canvas, 150, 338, 66, power=0.8)
    silhouette(
        canvas,
        "linked-rings",
        Stand(150, 338, 74, widest=92, hold="middle"),
        fill=frames.gold(canvas),
        rim=0.9,
        shadow=canvas.shadow(3, 0.8),
    )


def _ribbon(canvas: Canvas, outline: str, colour: str) -> None:
    shade = {"fill": "none", "stroke_linecap": "round"}
    canvas.add(
        path(
            outline,
            stroke=canvas.palette.ink,
            stroke_width=8,
            opacity=0.5,
            transform="translate(1 3)",
            **shade,
        ),
        path(outline, stroke=colour, stroke_width=6, **shade),
        path(
            outline,
            stroke="#ffffff",
            stroke_width=1.1,
            opacity=0.6,
            stroke_dasharray="4 4",
            **shade,
        ),
    )
