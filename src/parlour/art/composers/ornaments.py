"""Ornaments of the pages: valance, flags, wallpaper, flourish, the sign of the house."""

from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import circle, leaf, lozenge, num, path, polygon, rect, ring
from parlour.art.motifs import papel


def valance(canvas: Canvas, words: dict[str, Any]) -> None:
    """Theatre cloth in swags with a gold hem; one swag wide."""
    folds = canvas.define(
        "linearGradient",
        '<stop stop-color="#3d0a18"/><stop offset=".5" stop-color="#8f1f33"/>'
        '<stop offset="1" stop-color="#bb4250"/>',
        spreadMethod="reflect",
        gradientUnits="userSpaceOnUse",
        x1=0,
        x2=10,
    )
    dusk = canvas.linear((0, "#14060c", 0.65), (0.5, "#14060c", 0), (1, "#14060c", 0.35))
    cloth = "M0 0H160V22Q120 62 80 22Q40 62 0 22Z"
    hem = "M0 22Q40 62 80 22Q120 62 160 22"
    canvas.add(path(cloth, fill=folds), path(cloth, fill=dusk))
    canvas.add(
        path(
            "M0 9Q40 44 80 9Q120 44 160 9",
            fill="none",
            stroke="#14060c",
            stroke_width=2,
            opacity=0.35,
        )
    )
    canvas.add(
        path(hem, fill="none", stroke="#8a5a14", stroke_width=5),
        path(hem, fill="none", stroke="#e7b24a", stroke_width=3),
    )
    for x in (0, 80, 160):
        canvas.add(path(f"M{x - 3.5} 24L{x - 5} 44H{x + 5}L{x + 3.5} 24Z", fill="#c98f2e"))
        canvas.add(
            path(f"M{x - 2} 27L{x - 3} 44M{x + 2} 27L{x + 3} 44", stroke="#7a4a10", stroke_width=1)
        )
        canvas.add(circle(x, 22, 5, fill="#ffd36e"), circle(x - 1.2, 20.8, 1.6, fill="#fff3cf"))


def bunting(canvas: Canvas, words: dict[str, Any]) -> None:
    """Papel picado on a string; words: `colours`, one a flag."""
    colours = [str(colour) for colour in words["colours"]]
    width = canvas.width / len(colours)
    for number, colour in enumerate(colours):
        outline = papel.flag(number * width + 3, 3, width - 6, canvas.height - 18, number)
        paper = canvas.linear((0, mix(colour, "#1a0a2a", 0.28), 1), (0.6, colour, 1))
        canvas.add(path(outline, fill=paper, fill_rule="evenodd"))
    canvas.add(path(f"M0 3H{num(canvas.width)}", stroke="#f6ecd8", stroke_width=1.6, opacity=0.7))


def wallpaper(canvas: Canvas, words: dict[str, Any]) -> None:
    """A damask tile: a flower between leaves, and again half a step aside.

    Words: `colour` and its `opacity`.
    """
    width, height = canvas.width, canvas.height
    spots = [(width / 2, height / 2), (0, 0), (width, 0), (0, height), (width, height)]
    for x, y in spots:
        flower = "".join(leaf(px, py, 15, 5, turn) for (px, py), turn in ring(x, y, 4, 8))
        sprigs = "".join(leaf(x + side * 5, y + 26, 17, 4, side * 42) for side in (-1, 1))
        sprigs += "".join(leaf(x + side * 4, y - 24, 14, 3.5, side * 150) for side in (-1, 1))
        canvas.add(
            path(
                flower + sprigs + lozenge(x, y - 42, 3, 1.6) + lozenge(x, y + 38, 3, 1.6),
                fill=str(words["colour"]),
                opacity=words["opacity"],
            )
        )


def flourish(canvas: Canvas, words: dict[str, Any]) -> None:
    """A line with a flower in its middle, to part two things; words: `colour`."""
    middle, y, colour = canvas.width / 2, canvas.height / 2, str(words["colour"])
    flower = "".join(leaf(px, py, 7, 2.6, turn) for (px, py), turn in ring(middle, y, 1.5, 8))
    for side in (-1, 1):
        flower += leaf(middle + side * 14, y, 22, 3, side * 90) + lozenge(middle + side * 44, y, 3)
        flower += polygon(
            [
                (middle + side * 52, y - 1),
                (middle + side * (middle - 2), y),
                (middle + side * 52, y + 1),
            ]
        )
    canvas.add(path(flower, fill=colour))


def emblem(canvas: Canvas, words: dict[str, Any]) -> None:
    """The sign of the house, for tabs and home screens: a candle on a small stage."""
    night = canvas.radial((0, "#7a2a3e", 1), (0.6, "#3a1626", 1), (1, "#170b18", 1), cy=0.55, r=0.7)
    canvas.add(rect(0, 0, 64, 64, rx=13, fill=night))
    canvas.add(path("M10 60V30A22 22 0 0 1 54 30V60Z", fill="#f6ecd8"))
    canvas.add(path("M14 60V30A18 18 0 0 1 50 30V60Z", fill="#2a1233"))
    halo = canvas.radial((0, "#ffe9b0", 1), (0.4, "#ffc64d", 0.55), (1, "#ffc64d", 0))
    canvas.add(circle(32, 32, 19, fill=halo))
    canvas.add(path("M32 18Q42 30 32 39Q22 30 32 18Z", fill="#fff6d8"))
    canvas.add(rect(27.5, 40, 9, 20, fill="#f6ecd8"), rect(10, 57, 44, 5, rx=1.5, fill="#c9701a"))
