"""Which paper a thing is cut from: a colour word, or a layer of the scene."""

from dataclasses import dataclass

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix

COLOURS = {  # in the shade, as it is, in the light
    "black": ("#08070c", "#1d1a24", "#454050"),
    "blue": ("#132a5e", "#2f5fae", "#86b4e6"),
    "brown": ("#3a2012", "#774626", "#b98a55"),
    "gold": ("#6d4510", "#cf9a2d", "#ffe08a"),
    "green": ("#12381f", "#3b7d43", "#9cc877"),
    "grey": ("#3c3f45", "#7d8188", "#bfc2c4"),
    "orange": ("#7a2c0a", "#dd6a1e", "#ffb45c"),
    "pink": ("#8a3358", "#dd7d9b", "#ffcdd4"),
    "red": ("#5c0c16", "#bb2430", "#ee6a58"),
    "silver": ("#4b5a70", "#a3b1c4", "#eef3f8"),
    "teal": ("#0c3d44", "#218086", "#7fcabd"),
    "violet": ("#2c1a5a", "#6a49ae", "#b79be6"),
    "white": ("#9a948c", "#e6ded0", "#fffdf6"),
    "yellow": ("#8a6a10", "#efc22f", "#fff0a0"),
}
LAYERS = {"far": 0, "mid": 1, "near": 2, "front": 3}


@dataclass(frozen=True)
class Dye:
    """A paper in three lights."""

    dark: str
    plain: str
    light: str

    def hazed(self, colour: str, share: float) -> "Dye":
        """The same paper, seen through so much air of this colour."""
        return Dye(*(mix(one, colour, share) for one in (self.dark, self.plain, self.light)))

    @property
    def ramp(self) -> tuple[str, ...]:
        """Six steps from dark to light, to dye coloured pictures with."""
        steps = (self.dark, self.plain, self.light)
        deep = mix(self.dark, "#0a0810", 0.5)
        half = (mix(steps[0], steps[1], 0.5), mix(steps[1], steps[2], 0.5))
        return (deep, steps[0], half[0], steps[1], half[1], steps[2])


def dye(canvas: Canvas, tone: str) -> Dye:
    """A colour word of COLOURS, a layer (`far` to `front`), `ink`, `lamp` or `accent`.

    `gold-dark` and `gold-pale` are a step down and up.
    """
    word, _, step = tone.partition("-")
    found = Dye(*COLOURS[word]) if word in COLOURS else _of_scene(canvas, word)
    if step == "dark":
        return Dye(mix(found.dark, "#0a0810", 0.5), mix(found.dark, found.plain, 0.25), found.plain)
    if step == "pale":
        return Dye(found.plain, mix(found.plain, found.light, 0.75), mix(found.light, "#fff", 0.6))
    return found


def _of_scene(canvas: Canvas, word: str) -> Dye:
    palette = canvas.palette
    if word == "ink":
        return Dye(palette.ink, mix(palette.ink, palette.layers[3], 0.4), palette.layers[2])
    if word == "lamp":
        return Dye(mix(palette.light, palette.layers[1], 0.5), palette.light, "#ffffff")
    plain = palette.accent if word == "accent" else palette.layers[LAYERS[word]]
    return Dye(mix(plain, palette.ink, 0.5), plain, mix(plain, palette.light, 0.45))
