"""Things cut from paper, as data: one file a kind, one table entry a thing, in a box of 100.

Each sheet names a role of the light it lies in, an outline, and a width when it is a stroke.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import Paint, at, path

Sheet = tuple[str, str, float]  # role, outline, width of the stroke (0: filled)
Roles = Mapping[str, str]

RED, LAMP, BLUE = "#b3261e", "#ffcf5c", "#2f6a8f"


@cache
def emblems() -> dict[str, tuple[Sheet, ...]]:
    """Every thing by name, its sheets from below."""
    found: dict[str, tuple[Sheet, ...]] = {}
    for file in sorted(Path(__file__).parent.glob("*.toml")):
        book = tomllib.loads(file.read_text(encoding="utf-8"))
        found |= {name: tuple(map(_sheet, sheets)) for name, sheets in book.items()}
    return found


def _sheet(entry: list[str | float]) -> Sheet:
    role, outline, width = [*entry, 0][:3]
    return str(role), str(outline), float(width)


def on_paper(ink: str = "#1c2428", accent: str = "#a8501e") -> Roles:
    """Roles for a thing that is printed on light paper."""
    return {
        "ink": ink,
        "cut": "#fff6e2",
        "tint": mix(ink, "#fff6e2", 0.42),
        "accent": accent,
        "glow": "#e9a93a",
        "red": RED,
        "blue": BLUE,
    }


def at_night(paper: str = "#fff1d2", ground: str = "#10262c") -> Roles:
    """Roles for a thing that is cut from light paper and lies on a dark ground."""
    return {
        "ink": paper,
        "cut": ground,
        "tint": mix(paper, ground, 0.42),
        "accent": "#f0a860",
        "glow": LAMP,
        "red": "#ff8a78",
        "blue": "#8fd0f0",
    }


def staged(canvas: Canvas) -> Roles:
    """Roles for a thing that stands on the stage of a picture, in the light of its palette."""
    palette = canvas.palette
    return {
        "ink": canvas.linear(
            (0, mix(palette.ink, palette.layers[1], 0.35), 1), (1, palette.ink, 1)
        ),
        "cut": mix(palette.light, "#ffffff", 0.35),
        "tint": mix(palette.layers[1], palette.light, 0.25),
        "accent": palette.accent,
        "glow": LAMP,
        "red": RED,
        "blue": BLUE,
    }


def show(
    canvas: Canvas,
    name: str,
    x: float,
    y: float,
    size: float,
    roles: Roles,
    *,
    turn: float = 0,
    flip: bool = False,
    shadow: str | None = None,
) -> None:
    """The thing with its middle at (x, y)."""
    move = at(x, y, turn=turn, scale=size / 100, flip=flip)
    with canvas.group(transform=f"{move} translate(-50 -50)", filter=shadow):
        canvas.add(
            *(_paint(roles[role], outline, width) for role, outline, width in emblems()[name])
        )


def _paint(colour: str, outline: str, width: float) -> str:
    if not width:
        return path(outline, fill=colour, fill_rule="evenodd")
    round_ends: Paint = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return path(outline, fill="none", stroke=colour, stroke_width=width, **round_ends)
