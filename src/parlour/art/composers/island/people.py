"""The people of the island: ten guests in front of their trade, six of the staff in a rope."""

from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import circle, disc, num, path, ring
from parlour.art.composers.island import backdrops
from parlour.art.composers.motive.suspect import read_bust
from parlour.art.motifs import bust, finish, grounds, layers

FOOT, TALL = 192.0, 158.0  # of a bust
CENTRE, INNER = 100.0, 80.0


def guest(canvas: Canvas, words: dict[str, Any]) -> None:
    """A full square; words: `backdrop`, `bust` as for a suspect, its middle `x`."""
    person = read_bust(words["bust"])
    backdrops.hang(canvas, str(words["backdrop"]))
    layers.glow(canvas, 100, 92, 84, power=0.55)
    bust.portrait(canvas, person, float(words.get("x", 100)), FOOT, TALL)
    bust.held(canvas, person, float(words.get("x", 100)), FOOT, TALL)
    finish.vignette(canvas, 0.4)
    finish.grain(canvas, 0.6)


def persona(canvas: Canvas, words: dict[str, Any]) -> None:
    """A round frame of rope; words: `ground`, a wall's pattern, `bust`, its middle `x`."""
    person, window = read_bust(words["bust"]), disc(CENTRE, CENTRE + 4, INNER)
    _rope(canvas)
    with canvas.inside(window):
        grounds.wall(canvas, str(words["ground"]))
    y, middle = num(CENTRE + 24), float(words.get("x", 100))
    with canvas.inside(f"M-40 -40V{y}H240V-40Z{window}"):  # above, head and tools leave the frame
        bust.portrait(canvas, person, middle, FOOT, 150)
        bust.held(canvas, person, middle, FOOT, 150)


def _rope(canvas: Canvas) -> None:
    """Twisted strands round the window."""
    x, y, hemp = CENTRE, CENTRE + 4, "#d9b878"
    canvas.add(
        circle(x, y, INNER + 14, fill=mix(hemp, "#3a2410", 0.75)),
        circle(x, y, INNER + 13, fill=hemp),
    )
    strands = ""
    for spot, _ in ring(x, y, INNER + 12.5, 64):
        inner = (x + (spot[0] - x) * 0.87, y + (spot[1] - y) * 0.87)
        turn = ((spot[1] - y) * 0.1, -(spot[0] - x) * 0.1)
        strands += (
            f"M{num(spot[0])} {num(spot[1])}L{num(inner[0] + turn[0])} {num(inner[1] + turn[1])}"
        )
    canvas.add(
        path(strands, stroke=mix(hemp, "#3a2410", 0.6), stroke_width=2, stroke_linecap="round"),
        circle(x, y, INNER + 2.5, fill=finish.PAPER),
        circle(x, y, INNER, fill=canvas.palette.ink),
    )
