"""The cards of Mission Calaveras: a paper stage, and what stands on it at each Location."""

from collections.abc import Callable
from typing import Any

from parlour.art.canvas import Canvas
from parlour.art.composers.calaveras import (
    airport,
    carnival,
    hotel,
    laboratory,
    stage,
    telephone_booth,
    twist,
)

SCENES: dict[str, Callable[[Canvas], None]] = {
    "carnival": carnival.scene,
    "hotel": hotel.scene,
    "airport": airport.scene,
    "telephone_booth": telephone_booth.scene,
    "laboratory": laboratory.scene,
    "twist": twist.scene,
}


def card(canvas: Canvas, words: dict[str, Any]) -> None:
    """Words: `scene`, one of SCENES."""
    scene = str(words["scene"])
    stage.backdrop(canvas)
    SCENES[scene](canvas)
    stage.foreground(canvas, candles=scene != "twist")
    stage.finished(canvas)
