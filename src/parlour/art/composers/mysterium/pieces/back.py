"""The backs of the four decks; turned round they look the same."""

from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import circle, leaf, path, ring
from parlour.art.motifs import finish, layers
from parlour.art.motifs.dyes import BRONZE, GOLD
from parlour.art.motifs.things import things

CRESCENT = "M142 56A36 36 0 1 0 176 108A30 30 0 1 1 142 56Z"
EYE = "M62 225Q150 148 238 225Q150 302 62 225Z"


def back(canvas: Canvas, words: dict[str, Any]) -> None:
    """Words: `sign`, a thing, above and upside down below; the deck of visions has none."""
    palette = canvas.palette
    gilt = canvas.linear(
        (0, mix(GOLD, BRONZE, 0.6), 1),
        (0.5, mix(GOLD, "#ffffff", 0.3), 1),
        (1, mix(GOLD, BRONZE, 0.6), 1),
    )
    layers.lamp_sky(canvas, 150, 225)
    layers.rays(canvas, 150, 225, count=40, power=0.16)
    for turn in (0, 180):
        with canvas.group(transform=f"rotate({turn} 150 225)"):
            _half(canvas, gilt, words.get("sign"))
    lashes = "".join(leaf(x, y, 30, 5, turn) for (x, y), turn in ring(150, 225, 92, 36))
    canvas.add(path(lashes, fill=gilt, opacity=0.8))
    canvas.add(path(EYE, fill=palette.ink), path(EYE, fill="none", stroke=gilt, stroke_width=4))
    iris = canvas.radial(
        (0, mix(palette.light, palette.sky_low, 0.1), 1),
        (0.5, palette.sky_low, 1),
        (1, palette.layers[2], 1),
    )
    canvas.add(
        circle(150, 225, 34, fill=iris),
        circle(150, 225, 34, fill="none", stroke=gilt, stroke_width=2),
    )
    canvas.add(circle(150, 225, 13, fill=palette.ink))
    finish.vignette(canvas, 0.5, cy=0.5)
    finish.grain(canvas, 0.6)
    finish.frame(canvas, 11)


def _half(canvas: Canvas, gilt: str, sign: object) -> None:
    """The upper half: phases of the moon in an arch, and the sign of the deck."""
    palette = canvas.palette
    canvas.add(
        path(
            "M34 190V112A116 92 0 0 1 266 112V190",
            fill="none",
            stroke=gilt,
            stroke_width=2.4,
            opacity=0.8,
        )
    )
    canvas.add(
        path(
            "M42 190V114A108 84 0 0 1 258 114V190",
            fill="none",
            stroke=gilt,
            stroke_width=1,
            opacity=0.6,
        )
    )
    for x, y, r, full in ((48, 60, 11, 0.3), (252, 60, 11, 0.3)):
        canvas.add(
            circle(x, y, r, fill=gilt),
            circle(x + (r * full if x < 150 else -r * full), y, r * 0.86, fill=palette.sky_top),
        )
    if sign is None:
        canvas.add(path(CRESCENT, fill=gilt))
        return
    with canvas.group(transform="translate(150 128)"):
        for role, outline, width in things()[str(sign)]:
            if role in ("glow", "gleam", "shade", "fold", "line"):
                continue
            colour = palette.ink if role in ("ink", "dark", "deep") else gilt
            canvas.add(
                path(
                    outline,
                    fill="none" if width else colour,
                    stroke=colour if width else None,
                    stroke_width=width or None,
                )
            )
