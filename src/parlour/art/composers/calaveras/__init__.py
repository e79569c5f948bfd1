"""The cards of Mission Calaveras: a paper stage, and what stands on it at each Location."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.composers.calaveras import (
    airport,
    carnival,
    hotel,
    laboratory,
    stage,
    telephone_booth,
    twist,
)


@dataclass(frozen=True)
class Scene:
    """What stands on the stage, and what would be in its way before it."""

    paint: Callable[[Canvas], None]
    agaves: bool = True
    candles: bool = True


SCENES = {
    "carnival": Scene(carnival.scene),
    "hotel": Scene(hotel.scene),
    "airport": Scene(airport.scene),
    "telephone_booth": Scene(telephone_booth.scene, candles=False),
    "laboratory": Scene(laboratory.scene, agaves=False, candles=False),
    "twist": Scene(twist.scene, candles=False),
}


def card(canvas: Canvas, words: dict[str, Any]) -> None:
    """Words: `scene`, one of SCENES."""
    scene = SCENES[str(words["scene"])]
    stage.backdrop(canvas)
    scene.paint(canvas)
    stage.foreground(canvas, agaves=scene.agaves, candles=scene.candles)
    stage.finished(canvas)
