"""A location: a scene, and the things that stand about in it."""

from collections.abc import Callable
from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.composers.mysterium.candidates.light import finished, places, still_of
from parlour.art.composers.mysterium.candidates.places import (
    halls,
    outdoors,
    service,
    towers,
    upper,
)
from parlour.art.motifs.still import Still

Scene = Callable[[Canvas, Still], None]

SCENES: dict[str, Scene] = {
    "attic": upper.attic,
    "ballroom": halls.ballroom,
    "bathhouse": service.bathhouse,
    "boathouse": outdoors.boathouse,
    "chapel": towers.chapel,
    "clock_tower": towers.clock_tower,
    "darkroom": service.darkroom,
    "gallery": halls.gallery,
    "greenhouse": outdoors.greenhouse,
    "kitchen": service.kitchen,
    "library": halls.library,
    "nursery": upper.nursery,
    "observatory": upper.observatory,
    "railway_halt": outdoors.railway_halt,
    "rose_garden": outdoors.rose_garden,
    "stables": service.stables,
    "theatre": halls.theatre,
    "wine_cellar": service.wine_cellar,
}


def location(canvas: Canvas, words: dict[str, Any]) -> None:
    """Words: `scene`, one of SCENES; the things `there` in it and `near` us; `accent`, `second`."""
    still = still_of(canvas, words)
    SCENES[str(words["scene"])](canvas, still)
    still.put(*places(words, "there"), shadow=2.4)
    still.put(*places(words, "near"), shadow=3.4)
    finished(canvas, dark=0.55)
