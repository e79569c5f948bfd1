"""Ornaments of the pages: valance, flags, skylines, wallpaper; drawings that repeat sideways."""

import math
from typing import Any

from parlour.art import fiesta, scenery
from parlour.art.canvas import Canvas
from parlour.art.colour import mix
from parlour.art.svg import circle, leaf, lozenge, num, path, polygon, rect, ring, trace


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
        outline = fiesta.flag(number * width + 3, 3, width - 6, canvas.height - 18, number)
        paper = canvas.linear((0, mix(colour, "#1a0a2a", 0.28), 1), (0.6, colour, 1))
        canvas.add(path(outline, fill=paper, fill_rule="evenodd"))
    canvas.add(path(f"M0 3H{num(canvas.width)}", stroke="#f6ecd8", stroke_width=1.6, opacity=0.7))


def town(canvas: Canvas, words: dict[str, Any]) -> None:
    """Roofs of a southern town at night, with lit windows."""
    canvas.add(path(_land(canvas, 92, 16, 0.4), fill=canvas.palette.layers[0]))
    canvas.add(path(_land(canvas, 128, 9, 1.7), fill=canvas.palette.layers[1]))
    _houses(canvas, 190, 70, canvas.palette.layers[2], 0.3)
    _church(canvas, 604, 196, canvas.palette.layers[2])
    _houses(canvas, 214, 44, canvas.palette.layers[3], 0.45)
    canvas.add(path(_land(canvas, 222, 7, 3.1), fill=canvas.palette.ink))


def country_house(canvas: Canvas, words: dict[str, Any]) -> None:
    """The manor among winter trees."""
    palette, width = canvas.palette, canvas.width
    canvas.add(path(_land(canvas, 96, 14, 0.9), fill=palette.layers[0]))
    canvas.add(path(_land(canvas, 140, 8, 2.3), fill=palette.layers[1]))
    scenery.manor(canvas, width / 2, 212, 0.72, wall=palette.layers[2], lit=0.35)
    for x, height, lean in (
        (90, 150, 4),
        (236, 112, -5),
        (368, 84, 3),
        (846, 88, -3),
        (980, 124, 5),
        (1108, 156, -4),
    ):
        scenery.bare_tree(canvas, (x, 216), height, palette.layers[3], lean=lean)
    canvas.add(path(_land(canvas, 210, 6, 4.0), fill=palette.ink))


def wallpaper(canvas: Canvas, words: dict[str, Any]) -> None:
    """A damask tile: a flower between leaves, and again half a step aside."""
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
            )
        )


def flourish(canvas: Canvas, words: dict[str, Any]) -> None:
    """A line with a flower in its middle, to part two things."""
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


def _land(canvas: Canvas, y: float, swing: float, phase: float) -> str:
    """A ridge that meets itself at both ends."""
    width = canvas.width
    points = [(0.0, canvas.height)]
    for step in range(61):
        x = width * step / 60
        turn = 2 * math.pi * x / width
        wave = (
            math.sin(2 * turn + phase)
            + 0.5 * math.sin(5 * turn + phase * 2)
            + 0.25 * math.sin(11 * turn + phase)
        )
        points.append((x, y + swing * wave))
    return polygon([*points, (width, canvas.height)])


def _houses(canvas: Canvas, foot: float, tallest: float, colour: str, lit: float) -> None:
    chance, x = canvas.chance, 4.0
    walls, windows = "", ""
    while x < canvas.width - 32:
        wide, tall = (
            min(chance.uniform(28, 54), canvas.width - 4 - x),
            chance.uniform(tallest * 0.5, tallest),
        )
        top = foot - tall
        walls += f"M{num(x)} {num(foot + 40)}V{num(top)}"
        roof = chance.randrange(3)
        walls += (
            f"H{num(x + wide)}",
            f"l{num(wide / 2)} {num(-wide * 0.28)}l{num(wide / 2)} {num(wide * 0.28)}",
            f"v-6h6v6H{num(x + wide - 6)}v-6h6v6",
        )[roof] + f"V{num(foot + 40)}Z"
        for column in range(int(wide // 15)):
            for row in range(max(1, int(tall // 24))):
                if chance.random() < lit:
                    corner = trace("M", x + 7 + column * 15, top + 12 + row * 22)
                    windows += corner + "v8h5v-8a2.5 2.5 0 0 0 -5 0Z"
        x += wide + chance.choice((0, 0, 6, 14))
    canvas.add(path(walls, fill=colour), path(windows, fill=canvas.palette.accent, opacity=0.75))


def _church(canvas: Canvas, x: float, foot: float, colour: str) -> None:
    towers = "".join(
        f"M{x + side * 52 - 15} {foot}V{foot - 98}h4v-26a11 13 0 0 1 22 0v26h4V{foot}Z"
        for side in (-1, 1)
    )
    dome = f"M{x - 38} {foot}V{foot - 84}A38 42 0 0 1 {x + 38} {foot - 84}V{foot}Z"
    crosses = "".join(
        rect(a - 1.2, b, 2.4, 16, fill=colour) + rect(a - 5, b + 4, 10, 2.4, fill=colour)
        for a, b in ((x, foot - 142), (x - 52, foot - 152), (x + 52, foot - 152))
    )
    bells = "".join(f"M{x + side * 52 - 5} {foot - 98}v-16a5 6 0 0 1 10 0v16Z" for side in (-1, 1))
    canvas.add(path(towers + dome, fill=colour), crosses)
    canvas.add(
        path(
            bells + f"M{x - 6} {foot - 60}a6 6 0 1 1 12 0a6 6 0 1 1 -12 0Z",
            fill=canvas.palette.accent,
            opacity=0.8,
        )
    )
