"""A vision of the ghost: a list of layers, back to front, and the finish of all pictures."""

from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.composers.mysterium.visions.layers import LAYERS
from parlour.art.motifs import finish
from parlour.art.motifs.dream import air

Layer = dict[str, Any]


def vision(canvas: Canvas, words: dict[str, Any]) -> None:
    """Words: `layers`, each with `do` (a name of LAYERS; `thing` when left out); `lamp` across."""
    lamp = words.get("lamp", 90)
    paint(canvas, words["layers"], lamp)
    finish.vignette(canvas, words.get("dark", 0.42))
    air.fibre(canvas)
    finish.frame(canvas)


def paint(canvas: Canvas, layers: list[Layer], lamp: float) -> None:
    """Paints the layers; a layer `inside` holds layers of its own."""
    for layer in layers:
        said = {"lamp": lamp, **layer}
        kind = said.pop("do", "thing")
        if kind == "inside":
            with canvas.inside(said["d"]):
                paint(canvas, said["layers"], lamp)
        else:
            LAYERS[kind](canvas, said)
