"""An object: a still life on a stage of its own, lit from the left, with the shadow it casts."""

from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.composers.mysterium.candidates import grounds
from parlour.art.composers.mysterium.candidates.light import far, finished, places, still_of
from parlour.art.motifs import backdrops, layers

LAMP = (112.0, 196.0)


def still_life(canvas: Canvas, words: dict[str, Any]) -> None:
    """Words: `backdrop`, one of BACKDROPS; `ground`, one of GROUNDS; the things `far`, `wall`,
    `behind` (on the ground), `hero` (these cast shadows) and `near`; `accent`, `second`, colours.
    """
    still = still_of(canvas, words)
    backdrops.backdrop(canvas, str(words["backdrop"]), LAMP)
    far(still, places(words, "far"))
    still.put(*places(words, "wall"), shadow=3)
    grounds.GROUNDS[str(words["ground"])](canvas)
    still.put(*places(words, "behind"), shadow=2)
    layers.glow(canvas, 140, 270, 150, power=0.32)
    heroes = places(words, "hero")
    for place in heroes:
        still.cast(place)
    still.put(*heroes, shadow=2.4)
    still.put(*places(words, "near"), shadow=3.2)
    finished(canvas)
