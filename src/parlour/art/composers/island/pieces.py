"""Small signs of the table: objects, the schedule, the tracks, the belongings of the dead."""

from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.svg import circle, line, path, rect
from parlour.art.composers.island.numerals import figures
from parlour.art.motifs import emblems

NIGHT, PALE, EDGE = "#10262c", "#fff1d2", "#6f9a98"
POSTS = (3, 5)  # after so many accomplice tokens something becomes possible


def thing(canvas: Canvas, words: dict[str, Any]) -> None:
    """One emblem; words: what it `shows`, `night` for a dark ground, perhaps its `accent`."""
    roles = emblems.at_night() if words.get("night") else emblems.on_paper()
    roles = {**roles, **words.get("roles", {})}
    middle = canvas.width / 2
    emblems.show(canvas, str(words["shows"]), middle, middle, canvas.width * 0.94, roles)


def clues(canvas: Canvas, words: dict[str, Any]) -> None:
    """Nine places in a row; words: how many are `found`. A found one has a lens on it."""
    found, roles = int(words["found"]), emblems.on_paper()
    for place in range(9):
        x = place * 50 + 3
        done = place < found
        canvas.add(
            rect(
                x,
                3,
                44,
                44,
                rx=5,
                fill=PALE if done else NIGHT,
                stroke=PALE if done else EDGE,
                stroke_width=2,
                stroke_dasharray=None if done else "5 4",
            )
        )
        if done:
            emblems.show(canvas, "found", x + 22, 25, 36, roles)
        else:
            figures(canvas, place + 1, x + 22, 25, 18, EDGE, 13)


def accomplices(canvas: Canvas, words: dict[str, Any]) -> None:
    """Seven places for masks, with posts after the third and the fifth; words: how many `found`."""
    x, lit = 2.0, {**emblems.at_night(ground="#5c1210"), "ink": "#ffb3a6"}
    for place in range(7):
        if place in POSTS:
            canvas.add(path(line([(x + 6, 4), (x + 6, 46)]), stroke=PALE, stroke_width=3))
            x += 12
        if place < int(words["found"]):
            emblems.show(canvas, "mask", x + 25, 25, 42, lit)
        else:
            canvas.add(
                circle(
                    x + 25,
                    25,
                    15,
                    fill="none",
                    stroke=EDGE,
                    stroke_width=2.4,
                    stroke_dasharray="5 4",
                )
            )
        x += 50


def card_back(canvas: Canvas, words: dict[str, Any]) -> None:
    """An object card face down, small enough for a line of text."""
    canvas.add(
        rect(2, 2, 44, 68, rx=5, fill="#fff6e2"),
        rect(5, 5, 38, 62, rx=3.5, fill="#16414a"),
        rect(8, 8, 32, 56, rx=2, fill="none", stroke="#8cc0ac", stroke_width=1.2),
    )
    emblems.show(canvas, "question", 24, 36, 26, emblems.at_night())
