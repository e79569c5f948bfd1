"""The four bills of the lobby, one a game."""

from collections.abc import Callable
from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.composers.posters import calaveras, island, motive, mysterium
from parlour.art.motifs import finish

BILLS: dict[str, Callable[[Canvas], None]] = {
    "calaveras": calaveras.bill,
    "motive": motive.bill,
    "mysterium": mysterium.bill,
    "island": island.bill,
}


def poster(canvas: Canvas, words: dict[str, Any]) -> None:
    """Words: `game`."""
    BILLS[str(words["game"])](canvas)
    finish.vignette(canvas, 0.6)
    finish.grain(canvas)
    finish.frame(canvas)
