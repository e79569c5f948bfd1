"""What every candidate is painted with: its two colours, its things, and the finish of a card."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.motifs import finish
from parlour.art.motifs.still import Place, Still, read_place


def still_of(canvas: Canvas, words: dict[str, Any]) -> Still:
    """Sets the accent of the canvas to the card's own, and mixes the dyes of its things."""
    accent = str(words.get("accent", canvas.palette.accent))
    canvas.palette = replace(canvas.palette, accent=accent)
    return Still(canvas, str(words.get("second", canvas.palette.sky_low)))


def places(words: dict[str, Any], key: str) -> list[Place]:
    """The things of one list of a recipe, in the order they are set up."""
    return [read_place(entry) for entry in words.get(key, ())]


def far(still: Still, things: Iterable[Place], *, depth: float = 0.5) -> None:
    """Cut-outs between the wall and the lamp: the deeper, the nearer to the wall's colour."""
    palette = still.canvas.palette
    still.far(*things, colour=mix(palette.layers[2], palette.sky_low, depth), opacity=0.85)


def finished(canvas: Canvas, *, margin: float = 11, dark: float = 0.5) -> None:
    """Vignette, grain and mount."""
    finish.vignette(canvas, dark)
    finish.grain(canvas, 0.7)
    finish.frame(canvas, margin)
