"""Investigation tokens: one wooden disc for all, so that the edge tells nothing; then its face."""

from collections.abc import Callable
from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import Point, circle, num, path, polygon, rect, ring
from parlour.art.composers.island.numerals import figures
from parlour.art.motifs import emblems
from parlour.art.motifs.finish import PAPER

WOOD, TEAL, INK, RED, BLUE = "#8a5a2c", "#16414a", "#1c2428", "#a3211c", "#2f6a8f"


def token(canvas: Canvas, words: dict[str, Any]) -> None:
    """Words: `face`, one of FACES or `back`; `value`, `cards` or `shows`, as the face needs it."""
    _disc(canvas)
    FACES[str(words["face"])](canvas, words)


def _disc(canvas: Canvas) -> None:
    canvas.add(
        circle(50, 52, 47, fill=mix(WOOD, "#000000", 0.62)),
        circle(50, 48.5, 47, fill=mix(WOOD, "#ffffff", 0.35)),
        circle(50, 48.5, 45, fill=WOOD),
    )


def _back(canvas: Canvas, words: dict[str, Any]) -> None:
    """Night water and a question."""
    canvas.add(circle(50, 48.5, 41, fill=TEAL))
    wave = "".join(f"M{x} {y}q4 -5 8 0t8 0" for x, y in ((16, 36), (68, 36), (16, 62), (68, 62)))
    canvas.add(
        path(wave, fill="none", stroke="#8cc0ac", stroke_width=2.4, stroke_linecap="round"),
        circle(50, 48.5, 37.5, fill="none", stroke="#8cc0ac", stroke_width=1.4, opacity=0.6),
    )
    emblems.show(canvas, "question", 50, 49, 46, emblems.at_night())


def _number(canvas: Canvas, words: dict[str, Any]) -> None:
    """A number in a double ring."""
    canvas.add(
        circle(50, 48.5, 41, fill=RED),
        circle(50, 48.5, 36, fill="#fffaf0"),
        circle(50, 48.5, 33, fill="none", stroke=RED, stroke_width=1.4),
    )
    figures(canvas, int(words["value"]), 50, 48.5, 36, INK, 15)


def _accomplice(canvas: Canvas, words: dict[str, Any]) -> None:
    """A mask on a splintered star."""
    spikes = []
    for number, ((x, y), _) in enumerate(ring(50, 48.5, 40, 24)):
        away = 1.0 if number % 2 == 0 else 0.78
        spikes.append((50 + (x - 50) * away, 48.5 + (y - 48.5) * away))
    canvas.add(circle(50, 48.5, 41, fill=INK), path(polygon(spikes), fill=RED))
    emblems.show(canvas, "mask", 50, 47, 50, emblems.at_night(ground="#5c1210"))


def _cards(canvas: Canvas, words: dict[str, Any]) -> None:
    """As many cards as it brings: white ones plain, blue ones with waves upon them."""
    white, blue = (int(number) for number in words["cards"])
    canvas.add(circle(50, 48.5, 41, fill="#d9c391"))
    cards = [False] * white + [True] * blue
    wide = {1: 34.0, 2: 27.0}.get(len(cards), 20.0)
    tall, step = wide * 1.45, wide + 3
    left = 50 - (step * len(cards) - 3) / 2
    for place, dark in enumerate(cards):
        _card(canvas, left + place * step, 48.5 - tall / 2, wide, tall, dark=dark)


def _card(canvas: Canvas, x: float, y: float, wide: float, tall: float, *, dark: bool) -> None:
    fill = BLUE if dark else "#fffaf0"
    canvas.add(rect(x, y, wide, tall, rx=3, fill=fill, stroke=INK, stroke_width=2.4))
    if dark:
        waves = "".join(
            f"M{num(x + 3)} {num(y + tall * part)}q{num(wide / 8)} -5 {num(wide / 4 - 1)} 0"
            f"t{num(wide / 4 - 1)} 0t{num(wide / 4 - 1)} 0"
            for part in (0.26, 0.5, 0.74)
        )
        canvas.add(path(waves, fill="none", stroke="#fffaf0", stroke_width=2.2))
    else:
        middle = (x + wide / 2, y + tall / 2)
        star = [
            spot if number % 2 == 0 else _notch(spot, middle)
            for number, (spot, _) in enumerate(ring(*middle, wide * 0.3, 10))
        ]
        canvas.add(path(polygon(star), fill=INK))


def _notch(spot: Point, middle: Point) -> Point:
    """More than half way in, where a star has its notches."""
    return (middle[0] + (spot[0] - middle[0]) * 0.42, middle[1] + (spot[1] - middle[1]) * 0.42)


def _ability(canvas: Canvas, words: dict[str, Any]) -> None:
    """A tool on a six-sided plate."""
    canvas.add(circle(50, 48.5, 41, fill="#2e4a2c"))
    plate = polygon([spot for spot, _ in ring(50, 48.5, 40, 6)])
    canvas.add(path(plate, fill=PAPER, stroke="#e0b04a", stroke_width=2.4))
    roles = emblems.on_paper(accent="#a8501e")
    emblems.show(canvas, str(words["shows"]), 50, 48.5, 46, roles)


FACES: dict[str, Callable[[Canvas, dict[str, Any]], None]] = {
    "ability": _ability,
    "accomplice": _accomplice,
    "back": _back,
    "cards": _cards,
    "number": _number,
}
