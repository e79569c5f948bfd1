"""How an icon stands in a picture: a paper silhouette with a lit edge, or a dyed emoji."""

import re
from dataclasses import dataclass
from typing import Literal

from parlour.art.brush import library
from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import dye, mix
from parlour.art.brush.svg import at, num, path, tag

Hold = Literal["foot", "middle", "top"]  # which point of the figure stands at (x, y)

NAMED = re.compile(r'\bid="([^"]+)"')
PAINT = re.compile(r'(fill|stroke|stop-color)="(#[0-9a-fA-F]{3,8})"')


@dataclass(frozen=True)
class Stand:
    """Where a figure stands, and how large it may be."""

    x: float
    y: float
    height: float
    widest: float = 240
    turn: float = 0
    flip: bool = False
    hold: Hold = "foot"


def silhouette(
    canvas: Canvas,
    icon: str,
    stand: Stand,
    *,
    fill: str | None = None,
    backing: str | None = None,
    rim: float = 0.6,
    shadow: str | None = None,
) -> None:
    """An icon cut from paper. `backing` shows through its holes; `rim` is the light on its edge.

    Without `fill` it is the palette's ink, a little lighter towards the light.
    """
    shape = library.outline(icon)
    canvas.borrowed.add(f"game-icons/{icon}")
    left, top, right, bottom = shape.box
    scale = min(stand.height / (bottom - top), stand.widest / (right - left))
    foot = {"foot": bottom, "middle": (top + bottom) / 2, "top": top}[stand.hold]
    move = at(stand.x, stand.y, turn=stand.turn, scale=scale, flip=stand.flip)
    with canvas.group(
        transform=f"{move} translate({num(-(left + right) / 2)} {num(-foot)})", filter=shadow
    ):
        if rim:
            aside = 1.3 / scale
            lit = f"translate({num(aside if stand.flip else -aside)} {num(-aside)})"
            light = canvas.palette.light
            canvas.add(path(shape.contour, transform=lit, fill=light, opacity=rim))
        if backing:
            canvas.add(path(shape.contour, fill=backing))
        canvas.add(path(shape.full, fill=fill or inked(canvas)))


def inked(canvas: Canvas) -> str:
    """Ink that is a little lighter where the light comes from."""
    palette = canvas.palette
    lit = mix(palette.ink, palette.layers[1], 0.6)
    return canvas.linear((0, lit, 1), (0.6, palette.ink, 1), x2=0.3)


def dyed(canvas: Canvas, emoji: str, stand: Stand, *, shadow: str | None = None) -> None:
    """A coloured emoji in the colours of the palette."""
    picture, palette = library.emoji(emoji), canvas.palette
    canvas.borrowed.add(f"noto/{emoji}")
    scale = stand.height / picture.size
    drop = {"foot": 1.0, "middle": 0.5, "top": 0.0}[stand.hold] * picture.size
    body = PAINT.sub(
        lambda hit: f'{hit[1]}="{dye(hit[2], palette.ramp, palette.accent)}"', picture.body
    )
    for name in NAMED.findall(body):  # two emoji in one picture must not share a gradient
        body = body.replace(name, canvas.name())
    move = at(stand.x, stand.y, turn=stand.turn, scale=scale, flip=stand.flip)
    shift = f"translate({num(-picture.size / 2)} {num(-drop)})"
    canvas.add(tag("g", body, transform=f"{move} {shift}", filter=shadow))
