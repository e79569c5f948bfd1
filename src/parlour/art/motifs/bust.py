"""A bust in profile: a head cut from numbers, dressed from the wardrobe of garments/."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import at, num, path
from parlour.art.motifs import faces, wardrobe
from parlour.art.motifs.dyes import dyes
from parlour.art.motifs.faces import Face
from parlour.art.motifs.garments import garments

NECK = (92, 205)  # where a head turns when it is tilted
SOFT = {
    "fold": ("ink", 0.3),
    "shade": ("ink", 0.6),
    "curl": ("light", 0.3),
    "smoke": ("sky_top", 0.55),
}


@dataclass(frozen=True)
class Bust:
    """One person, from the shoulders up. The lists name garments, each painted from below.

    `behind` and `props` stand upright, `nape` (under the head) and `head` (over it) tilt with it.
    `tilt` is in degrees, forwards positive.
    """

    face: Face = field(default_factory=Face)
    tilt: float = 0
    behind: tuple[str, ...] = ()
    nape: tuple[str, ...] = ()
    clothes: tuple[str, ...] = ("broad",)
    head: tuple[str, ...] = ()
    props: tuple[str, ...] = ()
    hair: str = "dark"
    accent2: str | None = None
    looks_left: bool = False


class Dresser:
    """Paints the sheets of garments in the dyes of one canvas."""

    def __init__(self, canvas: Canvas, bust: Bust) -> None:
        self.canvas = canvas
        self.dyes = dyes(canvas, bust.hair, bust.accent2)

    def put_on(self, names: Iterable[str]) -> None:
        for name in names:
            self.canvas.add(*(self._sheet(*sheet) for sheet in garments()[name]))

    def _sheet(self, role: str, outline: str, width: float) -> str:
        colour, opacity = self._paint(role)
        if not width:
            return path(outline, fill=colour, opacity=opacity)
        return path(
            outline,
            fill="none",
            stroke=colour,
            stroke_width=width,
            stroke_linecap="round",
            stroke_linejoin="round",
            opacity=opacity,
        )

    def _paint(self, role: str) -> tuple[str, float | None]:
        if role not in SOFT:
            return self.dyes[role], None
        tone, opacity = SOFT[role]
        return getattr(self.canvas.palette, tone), opacity


def portrait(canvas: Canvas, bust: Bust, x: float, foot: float, height: float) -> None:
    """The bust without its props, its middle at x, standing on `foot`."""
    dresser = Dresser(canvas, bust)
    tilt = f"rotate({num(bust.tilt)} {NECK[0]} {NECK[1]})" if bust.tilt else None
    with canvas.group(transform=_stand(bust, x, foot, height), filter=canvas.shadow(3, 0.6)):
        dresser.put_on(bust.behind)
        with canvas.group(transform=tilt):
            dresser.put_on(bust.nape)
        dresser.put_on(bust.clothes[:1])
        with canvas.group(transform=tilt):
            _skull(canvas, bust, dresser)
        dresser.put_on(bust.clothes[1:])
        with canvas.group(transform=tilt):
            dresser.put_on(bust.head)


def held(canvas: Canvas, bust: Bust, x: float, foot: float, height: float) -> None:
    """The props of the same bust, in front of everything."""
    if not bust.props:
        return
    with canvas.group(transform=_stand(bust, x, foot, height), filter=canvas.shadow(2.4, 0.55)):
        Dresser(canvas, bust).put_on(bust.props)


def _stand(bust: Bust, x: float, foot: float, height: float) -> str:
    move = at(x, foot, scale=height / faces.HEIGHT, flip=bust.looks_left)
    return f"{move} translate(-98 -{faces.HEIGHT})"


def _skull(canvas: Canvas, bust: Bust, dresser: Dresser) -> None:
    palette, outline = canvas.palette, faces.outline(bust.face)
    ear = mix(palette.ink, palette.layers[1], 0.7)
    canvas.add(
        path(outline, transform="translate(2.8 -1)", fill=palette.light, opacity=0.85),
        path(outline, fill=dresser.dyes["skin"]),
        path(wardrobe.EAR, fill="none", stroke=ear, stroke_width=2),
    )
