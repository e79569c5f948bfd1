"""The cards of The Island: scenes of setbacks and ruses, faces without words, and backs."""

from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import circle, num, path, polygon, rect, ring
from parlour.art.composers.island import coast
from parlour.art.composers.motive.suspect import read_bust
from parlour.art.motifs import bust, emblems, finish, layers

LETTERS = {"P": "one", "T": "all_round", "G": "three"}
WIDE, TALL, BOARDS = 240.0, 180.0, 152.0


def scene(canvas: Canvas, words: dict[str, Any]) -> None:
    """Words: `props`, from the back, each [emblem, x, y, size, turn, mirrored]; `letter` of a ruse;
    `outdoors` for the sea instead of a stage."""
    if words.get("outdoors"):
        _sea(canvas)
    else:
        _stage(canvas)
    roles, shadow = emblems.staged(canvas), canvas.shadow(3, 0.7)
    for name, x, y, size, *rest in words["props"]:
        turn, mirrored = [*rest, 0, False][:2]
        emblems.show(canvas, name, x, y, size, roles, turn=turn, flip=bool(mirrored), shadow=shadow)
    finish.vignette(canvas, 0.5)
    finish.grain(canvas, 0.7)
    if "letter" in words:
        _seal(canvas, LETTERS[words["letter"]])


def _stage(canvas: Canvas) -> None:
    palette = canvas.palette
    layers.lamp_sky(canvas, 120, 82)
    layers.rays(canvas, 120, 82, count=28, power=0.14)
    layers.glow(canvas, 120, 82, 96, power=0.7)
    boards = canvas.linear((0, palette.layers[2], 1), (1, palette.ink, 1))
    canvas.add(rect(0, BOARDS, WIDE, TALL - BOARDS, fill=boards, filter=canvas.shadow(3, 0.6)))
    cracks = "".join(f"M120 96L{x} 184" for x in range(-200, 460, 40))
    with canvas.inside(f"M0 {num(BOARDS)}H240V180H0Z"):
        canvas.add(path(cracks, stroke=palette.ink, stroke_width=1, opacity=0.6))
    cloth = mix(palette.accent, palette.ink, 0.62)
    drape = "M-4 -4H34C36 60 30 120 16 150C22 166 20 176 20 186H-4Z"
    for move in ("", "translate(240 0) scale(-1 1)"):
        with canvas.group(transform=move or None, filter=canvas.shadow(4, 0.7)):
            canvas.add(path(drape, fill=canvas.linear((0, palette.ink, 1), (1, cloth, 1))))
            folds = "M10 0C12 60 8 110 4 150M22 0C24 60 18 110 12 150"
            canvas.add(path(folds, fill="none", stroke=palette.layers[1], opacity=0.5))


def _sea(canvas: Canvas) -> None:
    coast.night(canvas, WIDE, 120, moon=(196, 40, 15))
    for x, y, size in ((50, 40, 0.8), (150, 62, 0.9)):
        coast.cloud(canvas, x, y, size)
    layers.glow(canvas, 120, 90, 90, power=0.5)
    for number, colour in enumerate(canvas.palette.layers):
        coast.waves(canvas, 118 + number * 16, WIDE, 190, colour, step=24 + number * 5)


def _seal(canvas: Canvas, sign: str) -> None:
    """Whom a ruse hits, as a seal in the corner."""
    canvas.add(
        circle(213, 28, 21, fill=finish.PAPER, filter=canvas.shadow(2, 0.6)),
        circle(213, 28, 18.5, fill="none", stroke="#5c1210", stroke_width=1.6),
    )
    emblems.show(canvas, sign, 213, 28, 25, emblems.on_paper(ink="#5c1210"))


def back(canvas: Canvas, words: dict[str, Any]) -> None:
    """The back of a card, the same upside down; words: what it `shows`."""
    x, y = canvas.width / 2, canvas.height / 2
    layers.lamp_sky(canvas, x, y)
    for turn in (0, 180):
        with canvas.group(transform=f"rotate({turn} {num(x)} {num(y)})"):
            _scales(canvas)
    gilt = mix("#d9a441", canvas.palette.light, 0.3)
    canvas.add(
        circle(x, y, 72, fill=canvas.palette.ink, opacity=0.55),
        circle(x, y, 69, fill=gilt),
        circle(x, y, 65, fill=canvas.palette.layers[3]),
        circle(x, y, 60, fill="none", stroke=gilt, stroke_width=1.2),
        path(f"M{num(x - 60)} {num(y)}H{num(x + 60)}", stroke=gilt, stroke_width=1.6),
    )
    roles = emblems.at_night(paper=canvas.palette.light, ground=canvas.palette.layers[3])
    for turn in (0, 180):
        with canvas.group(transform=f"rotate({turn} {num(x)} {num(y)})"):
            emblems.show(canvas, str(words["shows"]), x, y - 30, 44, roles)
    finish.vignette(canvas, 0.5, cy=0.5)
    finish.grain(canvas, 0.6)
    finish.frame(canvas, 8)


def _scales(canvas: Canvas) -> None:
    """Waves as fish scales over the upper half."""
    outline = ""
    for row in range(9):
        y = canvas.height / 2 - row * 17
        for column in range(-1, 8):
            x = column * 30 + row % 2 * 15
            outline += f"M{num(x)} {num(y)}a15 15 0 0 1 30 0M{num(x + 6)} {num(y)}a9 9 0 0 1 18 0"
    light = mix(canvas.palette.layers[1], canvas.palette.light, 0.25)
    canvas.add(path(outline, fill="none", stroke=light, stroke_width=1.5, opacity=0.6))


def decision(canvas: Canvas, words: dict[str, Any]) -> None:
    """How somebody votes; words: `shows` plus or minus, `colour`, `star` for a splintered plate."""
    colour = str(words["colour"])
    pale = mix(colour, "#fff6e2", 0.88)
    canvas.add(
        rect(0, 0, 200, 300, fill=finish.PAPER),
        rect(10, 10, 180, 280, rx=8, fill=pale, stroke=colour, stroke_width=5),
        rect(19, 19, 162, 262, rx=4, fill="none", stroke=colour, stroke_width=1.6),
    )
    spikes = [
        (100 + (px - 100) * away, 120 + (py - 120) * away)
        for number, ((px, py), _) in enumerate(ring(100, 120, 66, 28))
        for away in ((1.0 if number % 2 == 0 else 0.84) if words.get("star") else 0.94,)
    ]
    plate = polygon(spikes) if words.get("star") else None
    shape = path(plate, fill=colour) if plate else circle(100, 120, 62, fill=colour)
    canvas.add(shape)
    roles = emblems.at_night(paper="#fff6e2", ground=colour)
    emblems.show(canvas, str(words["shows"]), 100, 120, 72, roles)
    emblems.show(canvas, str(words["hand"]), 100, 234, 64, emblems.on_paper(ink=colour))
    finish.grain(canvas, 0.5)


def role(canvas: Canvas, words: dict[str, Any]) -> None:
    """Who somebody is; words: `bust`, perhaps its middle `x`, its `foot` and how `tall`."""
    person = read_bust(words["bust"])
    layers.lamp_sky(canvas, 100, 130)
    layers.rays(canvas, 100, 130, count=28, power=0.16)
    layers.glow(canvas, 100, 130, 120, power=0.7)
    x, foot = float(words.get("x", 98)), float(words.get("foot", 300))
    tall = float(words.get("tall", 230))
    bust.portrait(canvas, person, x, foot, tall)
    bust.held(canvas, person, x, foot, tall)
    finish.vignette(canvas, 0.5)
    finish.grain(canvas, 0.7)
    finish.frame(canvas, 8)
