"""A suspect: half a figure in an arched window, the trade behind it and its tools on the sill."""

from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import leaf, path, rect
from parlour.art.composers.motive.suspect import read_bust
from parlour.art.composers.mysterium.candidates.light import far, places, still_of
from parlour.art.motifs import backdrops, bust, finish, layers

FOOT, TALL = 374.0, 266.0  # of the bust
SILL = 384.0
LEAVES = ((44, 7, 97), (36, 7, 116), (30, 6, 135), (36, 7, 154), (44, 7, 173))  # of a corner
ARCH = "M15 436V146C15 56 74 14 150 14C226 14 285 56 285 146V436Z"


def suspect(canvas: Canvas, words: dict[str, Any]) -> None:
    """Words: `backdrop`, one of BACKDROPS; `bust`, with the fields of bust.Bust; the things `far`,
    `wall` and `sill`; where the middle of the bust stands, `x`; `accent` and `second`, colours.
    """
    still, x = still_of(canvas, words), float(words.get("x", 150))
    person = read_bust(words["bust"])
    backdrops.backdrop(canvas, str(words["backdrop"]))
    far(still, places(words, "far"))
    still.put(*places(words, "wall"))
    layers.glow(canvas, x, 190, 150, power=0.5)
    bust.portrait(canvas, person, x, FOOT, TALL)
    bust.held(canvas, person, x, FOOT, TALL)
    _sill(canvas)
    still.put(*places(words, "sill"), shadow=2.6)
    finish.vignette(canvas, 0.42)
    finish.grain(canvas, 0.7)
    _mount(canvas)


def _sill(canvas: Canvas) -> None:
    """A shelf with a cloth that hangs over its edge."""
    palette = canvas.palette
    wood = canvas.linear((0, palette.layers[2], 1), (1, palette.ink, 1))
    cloth = mix(palette.accent, palette.ink, 0.16)
    dye = canvas.linear(
        (0, mix(cloth, palette.light, 0.16), 1), (1, mix(cloth, palette.ink, 0.5), 1)
    )
    hem = "M52 388H248V420" + "l-9.8 9l-9.8 -9" * 10 + "Z"
    canvas.add(rect(-5, SILL, 310, 80, fill=wood, filter=canvas.shadow(5, 0.7)))
    canvas.add(rect(-5, SILL, 310, 2, fill=mix(palette.layers[0], palette.light, 0.5)))
    canvas.add(path(hem, fill=dye, filter=canvas.shadow(2, 0.5)))
    canvas.add(rect(52, 388, 196, 1.4, fill=palette.light, opacity=0.5))


def _mount(canvas: Canvas) -> None:
    """Cream card with an arched window, a gilt line, and a leaf in each upper corner."""
    palette = canvas.palette
    gilt = mix(palette.accent, "#b08a3e", 0.5)
    canvas.add(
        path(
            f"M-20 -20H320V470H-20Z{ARCH}",
            fill=finish.PAPER,
            fill_rule="evenodd",
            filter=canvas.shadow(3.4, 0.8),
        ),
        path(ARCH, fill="none", stroke=gilt, stroke_width=2.2),
    )
    for side in (0, 1):
        x, turn = (288, -1) if side else (12, 1)
        sprig = "".join(leaf(x, 12, long, wide, turn * lean) for long, wide, lean in LEAVES)
        canvas.add(path(sprig, fill=gilt, opacity=0.7))
