"""How a thing is set up in a picture: in its dyes, as a far cut-out, or as its shadow."""

from dataclasses import dataclass
from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import at, path
from parlour.art.motifs.dyes import BLUSH, BRONZE, GOLD, SHELL, STEEL, WOOD
from parlour.art.motifs.things import things

SOFT = {"fold": ("ink", 0.3), "shade": ("ink", 0.42), "gleam": ("light", 0.62)}
UNLIT = {"glow", "smoke", "line", "shade", "fold", "gleam", "light"}  # no lit edge of their own


@dataclass(frozen=True)
class Place:
    """Where a thing stands and how large it is; mirrored when `scale` is below 0."""

    thing: str
    x: float
    y: float
    scale: float = 1
    turn: float = 0


def read_place(entry: dict[str, Any] | list[Any]) -> Place:
    """The place of a recipe: [thing, x, y, scale, turn]; the last two may be left out."""
    thing, *numbers = entry
    return Place(str(thing), *(float(number) for number in numbers))


class Still:
    """Sets up things on one canvas, in dyes mixed once from its palette."""

    def __init__(self, canvas: Canvas, second: str) -> None:
        self.canvas = canvas
        self.dyes = dyes(canvas, second)

    def put(self, *places: Place, shadow: float = 2) -> None:
        """Each thing with a lit edge, above the shadow of its sheet."""
        for place in places:
            sheets = things()[place.thing]
            with self.canvas.group(transform=_stand(place), filter=self.canvas.shadow(shadow, 0.5)):
                self.canvas.add(*self._rim(sheets[0], place.scale))
                self.canvas.add(*(self._sheet(*sheet) for sheet in sheets))

    def cast(self, place: Place, slant: float = 0.6, length: float = 0.3) -> None:
        """The shadow of a thing on the table it stands on, away from the lamp."""
        outlines = "".join(
            path(outline, fill="#000" if not width else "none", stroke="#000", stroke_width=width)
            for role, outline, width in things()[place.thing]
            if role not in UNLIT
        )
        fall = f"translate({place.x:g} {place.y:g}) matrix(1 0 {-slant:g} {-length:g} 0 0)"
        flat = f"{fall} {_stand(place, at_foot=True)}"
        with self.canvas.group(transform=flat, opacity=0.34):
            self.canvas.add(outlines)

    def far(self, *places: Place, colour: str, opacity: float = 1) -> None:
        """Cut-outs of one colour, for what stands further back."""
        for place in places:
            with self.canvas.group(transform=_stand(place), opacity=opacity):
                self.canvas.add(
                    *(
                        path(outline, fill="none", stroke=colour, stroke_width=width)
                        if width
                        else path(outline, fill=colour)
                        for role, outline, width in things()[place.thing]
                        if role not in UNLIT
                    )
                )

    def _rim(self, sheet: tuple[str, str, float], scale: float) -> list[str]:
        role, outline, width = sheet
        if width or role in UNLIT:
            return []
        aside = f"translate({-1.1 / scale:.2f} {-1.1 / abs(scale):.2f})"
        return [path(outline, transform=aside, fill=self.canvas.palette.light, opacity=0.75)]

    def _sheet(self, role: str, outline: str, width: float) -> str:
        colour, opacity = self.dyes.get(role, ""), None
        if role in SOFT:
            tone, opacity = SOFT[role]
            colour = getattr(self.canvas.palette, tone)
        elif role == "smoke" or role == "smokeline":
            opacity = 0.6
        if not width:
            return path(outline, fill=colour, opacity=opacity)
        paint = {"stroke_linecap": "round", "stroke_linejoin": "round"}
        return path(
            outline, fill="none", stroke=colour, stroke_width=width, opacity=opacity, **paint
        )


def _stand(place: Place, *, at_foot: bool = False) -> str:
    x, y = (0.0, 0.0) if at_foot else (place.x, place.y)
    return at(x, y, turn=place.turn, scale=abs(place.scale), flip=place.scale < 0)


def dyes(canvas: Canvas, second: str) -> dict[str, str]:
    """Role to paint; `second` is the colour beside the accent."""
    palette = canvas.palette
    ink, light, accent = palette.ink, palette.light, palette.accent
    far, middle, near, front = palette.layers
    flat = {
        "light": mix(light, "#ffffff", 0.3),
        "line": mix(ink, near, 0.35),
        "deep": mix(accent, ink, 0.5),
        "boneline": "#f2e6d0",
        "furline": mix(ink, SHELL, 0.5),
        "foldline": mix(accent, ink, 0.62),
        "inkline": mix(ink, front, 0.3),
        "goldline": mix(GOLD, BRONZE, 0.1),
        "bronzeline": BRONZE,
        "copperline": "#a85a2a",
        "woodline": mix(WOOD, ink, 0.25),
        "metalline": mix(STEEL, ink, 0.18),
        "strawline": "#d8b671",
        "leafline": mix("#4d7a4a", ink, 0.2),
        "lightline": mix(light, "#ffffff", 0.4),
        "accentline": accent,
        "smokeline": mix(light, "#ffffff", 0.3),
        "blush": BLUSH,
        "rough": mix("#8a7c6c", far, 0.3),
        "curl": mix(SHELL, light, 0.4),
    }
    shaded = {
        "ink": (mix(ink, middle, 0.4), ink),
        "dark": (mix(front, near, 0.6), mix(front, ink, 0.5)),
        "body": (mix(middle, light, 0.14), near),
        "mid": (mix(far, light, 0.25), middle),
        "pale": (mix(light, far, 0.15), mix(light, far, 0.45)),
        "felt": (mix(near, middle, 0.5), front),
        "paper": ("#fff8e8", mix("#efe0c0", far, 0.12)),
        "bone": ("#fffaf0", mix("#e8d8bc", far, 0.2)),
        "accent": (mix(accent, "#ffffff", 0.14), mix(accent, ink, 0.26)),
        "accent2": (mix(second, "#ffffff", 0.14), mix(second, ink, 0.26)),
        "rose": ("#e0607a", "#a22a48"),
        "leaf": ("#7aa86a", mix("#38603c", ink, 0.25)),
        "gold": (mix(GOLD, "#ffffff", 0.25), mix(GOLD, BRONZE, 0.6)),
        "copper": ("#e89a5c", "#8c4420"),
        "metal": (mix(STEEL, "#ffffff", 0.2), mix(STEEL, ink, 0.5)),
        "wood": (mix(WOOD, "#ffffff", 0.14), mix(WOOD, ink, 0.45)),
        "straw": ("#f2dca4", "#c0924c"),
        "fur": (mix(ink, SHELL, 0.62), mix(ink, SHELL, 0.3)),
        "hairs": ("#8a5a30", "#5a3418"),
        "glass": ("#e4f4f4", mix("#7fb0bc", near, 0.3)),
        "water": (mix("#7fc0cc", light, 0.2), mix("#2f6f86", near, 0.3)),
        "sky": (palette.sky_top, palette.sky_low),
        "flame": ("#ffe9a0", "#f0912c"),
        "blaze": ("#f0802c", "#a83214"),
        "smoke": (mix(light, "#ffffff", 0.3), mix(light, far, 0.5)),
    }
    slopes = {name: canvas.linear((0, a, 1), (1, b, 1), x2=0.25) for name, (a, b) in shaded.items()}
    glow = canvas.radial((0, "#ffe9b0", 0.8), (0.4, "#ffcf70", 0.3), (1, "#ffcf70", 0))
    return flat | slopes | {"glow": glow}
