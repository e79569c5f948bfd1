"""How a face in profile is cut from numbers: nose, chin, brow, and what is worn over it."""

from dataclasses import dataclass

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import Paint, at, circle, path, trace
from parlour.art.motifs import wardrobe

WIDTH, HEIGHT = 200, 262  # the box a face is drawn in; it looks to the right


@dataclass(frozen=True)
class Face:
    """One person. Numbers move a point outwards (positive) or back, in units of the box."""

    hair: str = "short"
    hat: str = ""
    collar: str = "plain"
    extras: tuple[str, ...] = ()
    nose: float = 0
    chin: float = 0
    brow: float = 0
    neck: float = 0  # wider
    looks_left: bool = False


def outline(face: Face) -> str:
    """The bare head and neck."""
    c, n, b, w = 140 + face.chin, 158 + face.nose, 143 + face.brow, face.neck
    neck = trace("M", 117 + w, 226, "C", 115 + w, 216, 117 + w, 208, 121 + w / 2, 199)
    chin = trace("C128 200", c - 5, 199, c - 1, 193, "C", c + 5, 189, c + 5, 180, c + 2, 174)
    low_lip = trace("C", c, 171, c, 168, c + 3, 167, "C", c + 8, 166, c + 8, 161, c + 4, 158)
    lip = trace("L", c + 1, 156, "L", c + 5, 154, "C", c + 10, 152, c + 9, 147, c + 5, 144)
    nostril = trace("C", c + 4, 142, c + 6, 140, c + 10, 139, "C", n + 1, 138, n + 3, 133, n, 129)
    nose = trace("C", n - 5, 122, b + 3, 114, b, 105, "C", b - 1, 101, b + 2, 97, b + 1, 92)
    crown = trace("C", b, 84, b - 3, 74, 136, 66, "C124 48 100 42 82 47C56 55 45 82 49 110")
    nape = trace("C52 130 62 146 66 164C69 184", 68 - w, 202, 60 - w, 218)
    throat = trace("Q", 88, 252, 117 + w, 226, "Z")
    return neck + chin + low_lip + lip + nostril + nose + crown + nape + throat


def portrait(canvas: Canvas, face: Face, x: float, foot: float, height: float) -> None:
    """The face from the shoulders up, standing on (x, foot)."""
    scale = height / HEIGHT
    move = at(x, foot, scale=scale, flip=face.looks_left) + f" translate(-98 -{HEIGHT})"
    with canvas.group(transform=move, filter=canvas.shadow(3, 0.6)):
        for sheet in (_head, _collar, _hair, _hat):  # from below
            sheet(canvas, face)
        canvas.add(*(_extra(canvas, extra) for extra in face.extras))


def _head(canvas: Canvas, face: Face) -> None:
    palette, head, cloth = canvas.palette, outline(face), _cloth(canvas)
    lit = mix(palette.ink, palette.layers[2], 0.5)
    skin = canvas.linear((0, lit, 1), (0.7, palette.ink, 1), x2=0.2)
    coat = canvas.linear((0, cloth, 1), (1, mix(cloth, palette.ink, 0.4), 1))
    ear = mix(palette.ink, palette.layers[1], 0.7)
    canvas.add(
        path(wardrobe.SHOULDERS, fill=coat),
        path(head, transform="translate(2.6 -1)", fill=palette.light, opacity=0.8),
        path(head, fill=skin),
        path(wardrobe.EAR, fill="none", stroke=ear, stroke_width=2),
    )


def _collar(canvas: Canvas, face: Face) -> None:
    palette = canvas.palette
    colours = {
        "light": palette.light,
        "accent": palette.accent,
        "cloth": mix(_cloth(canvas), palette.light, 0.18),
        "dark": palette.ink,
    }
    canvas.add(*(path(d, fill=colours[role]) for d, role in wardrobe.COLLARS[face.collar]))


def _hair(canvas: Canvas, face: Face) -> None:
    colour = _hair_colour(canvas)
    strands = mix(colour, canvas.palette.light, 0.32)
    canvas.add(path(wardrobe.HAIR[face.hair], fill=colour))
    if face.hair in wardrobe.STRANDS:
        canvas.add(
            path(
                wardrobe.STRANDS[face.hair],
                fill="none",
                stroke=strands,
                stroke_width=1.5,
                stroke_linecap="round",
                opacity=0.7,
            )
        )


def _hat(canvas: Canvas, face: Face) -> None:
    if not face.hat:
        return
    palette, (shape, band) = canvas.palette, wardrobe.HATS[face.hat]
    lit = mix(palette.layers[2], palette.layers[1], 0.25)
    felt = canvas.linear((0, lit, 1), (1, palette.layers[3], 1))
    canvas.add(path(shape, fill=felt), path(band, fill=palette.accent))


def _cloth(canvas: Canvas) -> str:
    return mix(canvas.palette.accent, canvas.palette.ink, 0.45)


def _hair_colour(canvas: Canvas) -> str:
    return mix(canvas.palette.ink, canvas.palette.layers[2], 0.42)


def _extra(canvas: Canvas, name: str) -> str:
    palette = canvas.palette
    if name == "glasses":
        frame: Paint = {"fill": "none", "stroke": palette.light}
        return circle(134, 108, 11.5, stroke_width=2.8, **frame) + path(
            "M122.5 107L88 104", stroke_width=2.4, **frame
        )
    if name == "pearls":
        beads = ((62, 208), (70, 213), (79, 217), (88, 219), (97, 219), (106, 217), (115, 212))
        return "".join(circle(x, y, 4.4, fill=palette.light) for x, y in beads)
    if name == "earring":
        return circle(93, 136, 4, fill=palette.accent)
    if name == "pipe":
        return path(wardrobe.PIPE, fill=palette.accent)
    hair = _hair_colour(canvas)
    return path({"beard": wardrobe.BEARD, "moustache": wardrobe.MOUSTACHE}[name], fill=hair)
