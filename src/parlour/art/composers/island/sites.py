"""The sites of the island: rooms with one lamp, and three places on the coast."""

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.palettes import Palette, palettes
from parlour.art.brush.svg import Paint, leaf, num, path, rect, ring
from parlour.art.composers.island import outdoors
from parlour.art.motifs import finish, layers
from parlour.art.motifs.emblems import BLUE, LAMP, RED

WIDE, TALL, FLOOR = 160.0, 200.0, 168.0


@cache
def rooms() -> dict[str, dict[str, Any]]:
    """What is in every room."""
    return tomllib.loads(Path(__file__).with_name("sites.toml").read_text(encoding="utf-8"))


def site(canvas: Canvas, words: dict[str, Any]) -> None:
    """One site by itself; words: its id as `site`."""
    name = str(words["site"])
    if name in outdoors.PLACES:
        outdoors.PLACES[name](canvas)
    else:
        room(canvas, name)
        _wings(canvas)
    finish.vignette(canvas, 0.4)
    finish.grain(canvas, 0.6)


def room(canvas: Canvas, name: str) -> None:
    """The room in a box of 160 by 200, in its own palette."""
    entry, outer = rooms()[name], canvas.palette
    canvas.palette = palettes()[entry["palette"]]
    colours = _colours(canvas.palette)
    _walls(canvas, entry["pattern"])
    for x, y, reach, power in entry["glows"]:
        layers.glow(canvas, x, y, reach, power=power)
    with canvas.group(filter=canvas.shadow(1.6, 0.5)):
        canvas.add(*(_sheet(colours, *sheet) for sheet in entry["sheets"]))
    for x, y, reach, power in entry["glows"]:
        layers.glow(canvas, x, y, reach * 0.7, power=power * 0.4)
    canvas.palette = outer


def _sheet(colours: dict[str, str], role: str, outline: str, width: float = 0) -> str:
    if not width:
        return path(outline, fill=colours[role], fill_rule="evenodd")
    ends: Paint = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return path(outline, fill="none", stroke=colours[role], stroke_width=width, **ends)


def _colours(palette: Palette) -> dict[str, str]:
    return {
        "far": mix(palette.layers[0], palette.light, 0.3),
        "near": palette.layers[2],
        "dark": palette.layers[3],
        "ink": palette.ink,
        "light": palette.light,
        "pale": mix(palette.light, "#ffffff", 0.35),
        "accent": palette.accent,
        "glow": LAMP,
        "red": RED,
        "blue": BLUE,
        "gold": "#d9a441",
        "wood": "#7a4a26",
        "brick": "#a8552c",
        "glass": "#cfe8ee",
        "leaf": "#3f6b3c",
        "leaf2": "#5a8a4a",
    }


def _walls(canvas: Canvas, pattern: str) -> None:
    palette = canvas.palette
    lit = canvas.radial(
        (0, mix(palette.sky_low, palette.light, 0.7), 1),
        (0.5, mix(palette.sky_low, palette.light, 0.25), 1),
        (1, mix(palette.sky_low, palette.sky_top, 0.5), 1),
        cy=0.55,
        r=0.8,
    )
    boards = canvas.linear((0, palette.layers[1], 1), (1, palette.layers[3], 1))
    cracks = "".join(f"M80 {num(FLOOR - 60)}L{x} 204" for x in range(-120, 290, 34))
    canvas.add(rect(0, 0, WIDE, FLOOR, fill=lit))
    paper = mix(palette.sky_low, palette.sky_top, 0.5)
    strength = 0.8 if pattern == "glass" else 0.26
    canvas.add(path(PATTERNS[pattern](), fill=paper, opacity=strength, fill_rule="evenodd"))
    canvas.add(rect(0, FLOOR, WIDE, TALL - FLOOR, fill=boards))
    with canvas.inside(f"M0 {num(FLOOR)}H160V200H0Z"):
        canvas.add(path(cracks, stroke=palette.ink, stroke_width=0.9, opacity=0.5))
    canvas.add(rect(0, FLOOR - 4, WIDE, 4, fill=palette.layers[2]))
    canvas.add(rect(0, 0, WIDE, 9, fill=palette.layers[3]), rect(0, 9, WIDE, 2.2, fill=paper))


def _wings(canvas: Canvas) -> None:
    """The edge of the stage, when the room is no part of a house."""
    fill = canvas.palette.ink
    canvas.add(path("M0 0H160V200H0ZM4 4V196H156V4Z", fill=fill, fill_rule="evenodd"))


def _stripes() -> str:
    return "".join(f"M{x} 0h8V168h-8Z" for x in range(4, 160, 16))


def _panels() -> str:
    upper = "".join(f"M{x} 18h28V104h-28ZM{x + 3} 21V101h22V21Z" for x in (6, 46, 86, 126))
    return upper + "".join(f"M{x} 112h28v46h-28ZM{x + 3} 115v40h22v-40Z" for x in (6, 46, 86, 126))


def _stones() -> str:
    rows = range(14, 168, 22)
    return "".join(
        f"M{x} {y}h30v19h-30Z" for n, y in enumerate(rows) for x in range(-20 + n % 2 * 17, 160, 34)
    )


def _tiles() -> str:
    return "".join(
        f"M{x} {y}h15v15h-15Z" for y in range(12, 168, 17) for x in range(1, 160, 17) if (x + y) % 2
    )


def _glass() -> str:
    """Ribs of an iron house against the night."""
    ribs = "".join(f"M{x} 60h3V168h-3Z" for x in (10, 42, 78, 114, 146))
    arch = "M10 60A70 56 0 0 1 149 60H145A66 52 0 0 0 14 60ZM8 58H152V62H8ZM8 108H152V111H8Z"
    rays = "M78 6H81V60H78ZM42 60L62 10H66L46 60ZM114 60L96 10H92L110 60Z"
    return ribs + arch + rays


def _damask() -> str:
    outline = ""
    for row in range(9):
        for column in range(7):
            x, y = column * 28 + row % 2 * 14, 22 + row * 18
            petals = (leaf(px, py, 8, 3.4, turn) for (px, py), turn in ring(x, y, 1, 6))
            outline += "".join(petals)
    return outline


PATTERNS: dict[str, Callable[[], str]] = {
    "damask": _damask,
    "glass": _glass,
    "panels": _panels,
    "plain": lambda: "M0 118H160V121H0Z",
    "stones": _stones,
    "stripes": _stripes,
    "tiles": _tiles,
}
