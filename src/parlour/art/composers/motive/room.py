"""The drawing room that all cards of the game share: lamp, wallpaper, wainscot, curtains."""

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import at, circle, leaf, lozenge, num, path, polygon, rect, ring
from parlour.art.motifs import finish, layers

LOVE, HATE = "#2f6fc4", "#c4303a"
HEART = "M0 1C-5 8-15 10-15 19.5A8 8 0 0 0 0 22.5A8 8 0 0 0 15 19.5C15 10 5 8 0 1Z"  # points up
BLADE = "M0 1L14.5 15L11 17V28L0 23L-11 28V17L-14.5 15Z"
FLOOR = 358.0


def backdrop(canvas: Canvas, lamp: tuple[float, float] = (150, 214)) -> None:
    """A papered wall with the light behind it, and wainscot below."""
    layers.lamp_sky(canvas, *lamp)
    _wallpaper(canvas)
    layers.rays(canvas, *lamp, count=32, power=0.12)
    _wainscot(canvas)


def foreground(canvas: Canvas) -> None:
    """Curtains at both sides and a valance, then vignette, grain and mount."""
    _curtains(canvas)
    _valance(canvas)
    finish.vignette(canvas, 0.5)
    finish.grain(canvas, 0.8)
    finish.frame(canvas)


def sign(x: float, y: float, scale: float, *, love: bool, turn: float = 0) -> str:
    """The heart or the blade of the arrows, its middle at (x, y); it points up unless turned."""
    colour, outline = (LOVE, HEART) if love else (HATE, BLADE)
    move = f"{at(x, y, turn=turn, scale=scale)} translate(0 -14)"
    return path(outline, fill=colour, stroke="#fff6e4", stroke_width=1.8, transform=move)


def _wallpaper(canvas: Canvas) -> None:
    colour = mix(canvas.palette.sky_low, canvas.palette.ink, 0.45)
    outline = ""
    for row in range(12):
        for column in range(8):
            x, y = column * 44 + (row % 2) * 22 - 4, row * 34 + 12
            petals = (leaf(px, py, 12, 4.6, turn) for (px, py), turn in ring(x, y, 2, 6))
            outline += "".join(petals) + lozenge(x, y + 17, 2.4, 1.6)
    canvas.add(path(outline, fill=colour, opacity=0.3))


def _wainscot(canvas: Canvas) -> None:
    palette = canvas.palette
    wood = canvas.linear((0, palette.layers[3], 1), (1, palette.ink, 1))
    edge = mix(palette.layers[1], palette.light, 0.35)
    canvas.add(rect(0, FLOOR, 300, 100, fill=wood, filter=canvas.shadow(4, 0.7)))
    canvas.add(rect(0, FLOOR, 300, 5, fill=palette.layers[2]), rect(0, FLOOR, 300, 1.4, fill=edge))
    for x in range(-18, 300, 56):
        canvas.add(
            rect(x, FLOOR + 18, 46, 90, fill="none", stroke=edge, stroke_width=1, opacity=0.45)
        )


def _curtains(canvas: Canvas) -> None:
    palette = canvas.palette
    cloth = mix(palette.accent, palette.ink, 0.58)
    dye = canvas.linear((0, mix(cloth, palette.ink, 0.45), 1), (0.6, cloth, 1), (1, palette.ink, 1))
    drape = "M-6 -6H58C60 70 52 150 24 214C20 226 24 236 30 246C38 300 40 380 42 460H-6Z"
    folds = (
        "M14 0C16 80 12 150 6 214M34 0C36 80 30 150 16 214"
        "M10 250C12 320 14 380 14 450M20 250C26 320 28 380 28 450"
    )
    for flip in (False, True):
        with canvas.group(
            transform=at(300 if flip else 0, 0, flip=flip), filter=canvas.shadow(5, 0.75)
        ):
            canvas.add(path(drape, fill=dye))
            light = mix(cloth, palette.light, 0.3)
            canvas.add(path(folds, stroke=light, stroke_width=1.6, fill="none", opacity=0.5))
            canvas.add(path("M-6 216Q14 236 30 222L33 234Q14 250 -6 232Z", fill=palette.accent))


def _valance(canvas: Canvas) -> None:
    palette, width = canvas.palette, 60.0
    cloth = mix(palette.accent, palette.ink, 0.42)
    dye = canvas.linear((0, mix(cloth, palette.ink, 0.5), 1), (1, cloth, 1))
    gold = mix(palette.accent, "#f6d58a", 0.65)
    with canvas.group(filter=canvas.shadow(5, 0.8)):
        canvas.add(
            path("M-6 -6H306V30" + f"q-{num(width / 2)} 34 -{num(width)} 0" * 6 + "Z", fill=dye)
        )
        for number in range(-1, 6):
            x = number * width + 6
            canvas.add(path(f"M{num(x)} 30q30 34 60 0", fill="none", stroke=gold, stroke_width=3))
    for number in range(6):
        x = number * width + 6
        canvas.add(
            tassel(x, gold),
            path(
                f"M{num(x + 12)} 14q18 20 36 0",
                fill="none",
                stroke=gold,
                stroke_width=1,
                opacity=0.4,
            ),
        )


def tassel(x: float, colour: str) -> str:
    """A tassel that hangs between two swags."""
    skirt = polygon([(x - 2.4, 36), (x + 2.4, 36), (x + 4.4, 52), (x - 4.4, 52)])
    return path(skirt, fill=colour) + circle(x, 33, 4, fill=colour)
