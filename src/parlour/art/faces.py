"""How a face in profile is cut from numbers: nose, chin, brow, and what is worn."""

from dataclasses import dataclass

from parlour.art import wardrobe
from parlour.art.canvas import Canvas
from parlour.art.colour import mix
from parlour.art.svg import at, circle, num, path

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
    return (
        f"M{num(116 + w)} 244C{num(114 + w)} 222 {num(116 + w)} 210 {num(121 + w / 2)} 199"
        f"C128 200 {num(c - 5)} 199 {num(c - 1)} 193C{num(c + 5)} 189 {num(c + 5)} 180 {num(c + 2)} 174"
        f"C{num(c)} 171 {num(c)} 168 {num(c + 3)} 167C{num(c + 8)} 166 {num(c + 8)} 161 {num(c + 4)} 158"
        f"L{num(c + 1)} 156L{num(c + 5)} 154C{num(c + 10)} 152 {num(c + 9)} 147 {num(c + 5)} 144"
        f"C{num(c + 4)} 142 {num(c + 6)} 140 {num(c + 10)} 139C{num(n + 1)} 138 {num(n + 3)} 133 {num(n)} 129"
        f"C{num(n - 5)} 122 {num(b + 3)} 114 {num(b)} 105C{num(b - 1)} 101 {num(b + 2)} 97 {num(b + 1)} 92"
        f"C{num(b)} 84 {num(b - 3)} 74 136 66C124 48 100 42 82 47C56 55 45 82 49 110"
        f"C52 130 62 146 66 164C69 184 {num(68 - w)} 202 {num(58 - w)} 222L{num(56 - w)} 244Z"
    )


def portrait(canvas: Canvas, face: Face, x: float, foot: float, height: float) -> None:
    """The face from the shoulders up, standing on (x, foot)."""
    scale = height / HEIGHT
    move = at(x, foot, scale=scale, flip=face.looks_left) + f" translate(-98 -{HEIGHT})"
    with canvas.group(transform=move, filter=canvas.shadow(3, 0.6)):
        _dress(canvas, face)
        _head(canvas, face)
        for extra in face.extras:
            canvas.add(_extra(canvas, extra))


def _head(canvas: Canvas, face: Face) -> None:
    palette = canvas.palette
    skin = canvas.linear(
        (0, mix(palette.ink, palette.layers[2], 0.5), 1), (0.7, palette.ink, 1), x2=0.2
    )
    hair = mix(palette.ink, palette.layers[2], 0.42)
    head = outline(face)
    canvas.add(
        path(head, transform="translate(2.6 -1)", fill=palette.light, opacity=0.8),
        path(head, fill=skin),
        path(
            wardrobe.EAR,
            fill="none",
            stroke=mix(palette.ink, palette.layers[1], 0.7),
            stroke_width=2,
        ),
        path(wardrobe.HAIR[face.hair], fill=hair),
        path(
            wardrobe.STRANDS.get(face.hair, ""),
            fill="none",
            stroke=mix(hair, palette.light, 0.32),
            stroke_width=1.5,
            stroke_linecap="round",
            opacity=0.7,
        ),
    )
    if face.hat:
        shape, band = wardrobe.HATS[face.hat]
        felt = canvas.linear(
            (0, mix(palette.layers[2], palette.layers[1], 0.25), 1), (1, palette.layers[3], 1)
        )
        canvas.add(path(shape, fill=felt), path(band, fill=palette.accent))


def _dress(canvas: Canvas, face: Face) -> None:
    palette = canvas.palette
    cloth = mix(palette.accent, palette.ink, 0.45)
    fill = canvas.linear((0, cloth, 1), (1, mix(cloth, palette.ink, 0.4), 1))
    canvas.add(path(wardrobe.SHOULDERS, fill=fill))
    for layer, role in wardrobe.COLLARS[face.collar]:
        colour = {
            "light": palette.light,
            "accent": palette.accent,
            "cloth": mix(cloth, palette.light, 0.18),
            "dark": palette.ink,
        }[role]
        canvas.add(path(layer, fill=colour))


def _extra(canvas: Canvas, name: str) -> str:
    palette = canvas.palette
    if name == "glasses":
        frame = {"fill": "none", "stroke": palette.light}
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
    hair = mix(palette.ink, palette.layers[2], 0.42)
    return path({"beard": wardrobe.BEARD, "moustache": wardrobe.MOUSTACHE}[name], fill=hair)
