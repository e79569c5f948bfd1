"""How a thing of a dream stands in the light: lit from the lamp, with an edge and a shadow."""

import re
from dataclasses import dataclass

from parlour.art.brush import library
from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import dye as dyed
from parlour.art.brush.colour import mix
from parlour.art.brush.outlines import Box
from parlour.art.brush.svg import at, num, path, tag
from parlour.art.motifs.dream.dyes import Dye, dye
from parlour.art.motifs.dream.shapes import Shape, shapes
from parlour.art.motifs.figures import NAMED, PAINT, Stand

EDGE = 1.2  # pixels of light on the edge towards the lamp
ANY_PAINT = re.compile(r'\b(fill|stroke|stop-color)="(?!none)[^"]+"')


@dataclass(frozen=True)
class Look:
    """The paper of a thing (`tone`), of its trimmings, and what shows through its holes."""

    tone: str = "ink"
    trim: str = "gold"
    hollow: str = ""
    haze: float = 0
    rim: float = 0.7
    shadow: bool = True
    pierced: bool = False  # nothing behind the holes
    flat: bool = False  # an emoji as one silhouette
    lamp: float = 80  # where the light is, across


def put(canvas: Canvas, name: str, stand: Stand, look: Look) -> None:
    """A shape of our own, a game-icon, or (`n:name`) an emoji dyed in the tone."""
    with canvas.group(filter=canvas.shadow(2.4, 0.5) if look.shadow else None):
        if name.startswith("n:"):
            _emoji(canvas, name[2:], stand, look)
        elif name in shapes():
            _own(canvas, shapes()[name], stand, look)
        else:
            _icon(canvas, name, stand, look)


def paper(canvas: Canvas, tone: str, haze: float) -> Dye:
    """The dye of a tone, behind so much haze."""
    return dye(canvas, tone).hazed(canvas.palette.sky_low, haze)


def lit(canvas: Canvas, colours: Dye, *, right: bool) -> str:
    """A fill that is light towards the lamp and dark away from it."""
    bright = mix(colours.plain, colours.light, 0.8)
    deep = mix(colours.plain, colours.dark, 0.75)
    if right:
        stops = _stop(0, deep) + _stop(0.55, colours.plain) + _stop(1, bright)
        return canvas.define("linearGradient", stops, x1=0, y1=0.6, x2=1, y2=0)
    stops = _stop(0, bright) + _stop(0.45, colours.plain) + _stop(1, deep)
    return canvas.define("linearGradient", stops, x1=0, y1=0, x2=0.8, y2=1)


def _stop(offset: float, colour: str) -> str:
    return tag("stop", offset=offset, stop_color=colour)


def _move(stand: Stand, box: Box) -> tuple[str, float]:
    left, top, right, bottom = box
    scale = min(stand.height / (bottom - top), stand.widest / (right - left))
    foot = {"foot": bottom, "middle": (top + bottom) / 2, "top": top}[stand.hold]
    move = at(stand.x, stand.y, turn=stand.turn, scale=scale, flip=stand.flip)
    return f"{move} translate({num(-(left + right) / 2)} {num(-foot)})", scale


def _edge(canvas: Canvas, contour: str, scale: float, stand: Stand, look: Look) -> None:
    """The light on the edge towards the lamp, painted below the thing itself."""
    if look.rim <= 0:
        return
    right = stand.x < look.lamp
    aside = EDGE / scale * (1 if right != stand.flip else -1)
    shift = f"translate({num(aside)} {num(-EDGE / scale)})"
    light = canvas.palette.light
    canvas.add(path(contour, transform=shift, fill=light, opacity=look.rim))


def _icon(canvas: Canvas, icon: str, stand: Stand, look: Look) -> None:
    shape = library.outline(icon)
    canvas.borrowed.add(f"game-icons/{icon}")
    move, scale = _move(stand, shape.box)
    colours = paper(canvas, look.tone, look.haze)
    hollow = paper(canvas, look.hollow, look.haze).plain if look.hollow else colours.dark
    right = (stand.x < look.lamp) != stand.flip
    with canvas.group(transform=move):
        _edge(canvas, shape.contour, scale, stand, look)
        if not look.pierced:
            canvas.add(path(shape.contour, fill=hollow))
        canvas.add(path(shape.full, fill=lit(canvas, colours, right=right)))


def _own(canvas: Canvas, shape: Shape, stand: Stand, look: Look) -> None:
    move, scale = _move(stand, shape.box)
    inks = _roles(canvas, look, right=(stand.x < look.lamp) != stand.flip)
    with canvas.group(transform=move):
        if not shape.sheets[0].width:
            _edge(canvas, shape.sheets[0].d, scale, stand, look)
        for sheet in shape.sheets:
            if sheet.width:
                canvas.add(_stroke(sheet.d, inks[sheet.role], sheet.width))
            else:
                canvas.add(path(sheet.d, fill=inks[sheet.role]))


def _stroke(d: str, colour: str, width: float) -> str:
    return path(
        d,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _roles(canvas: Canvas, look: Look, *, right: bool) -> dict[str, str]:
    body = paper(canvas, look.tone, look.haze)
    trim = paper(canvas, look.trim, look.haze)
    hollow = paper(canvas, look.hollow or "ink", look.haze)
    return {
        "body": lit(canvas, body, right=right),
        "plain": body.plain,
        "dark": body.dark,
        "light": body.light,
        "trim": lit(canvas, trim, right=right),
        "trimplain": trim.plain,
        "trimdark": trim.dark,
        "trimlight": trim.light,
        "hollow": hollow.plain,
        "lamp": canvas.palette.light,
        "ink": mix(canvas.palette.ink, canvas.palette.sky_low, look.haze),
    }


def _emoji(canvas: Canvas, name: str, stand: Stand, look: Look) -> None:
    picture = library.emoji(name)
    canvas.borrowed.add(f"noto/{name}")
    colours, trim = paper(canvas, look.tone, look.haze), paper(canvas, look.trim, look.haze)
    if look.flat:
        body = ANY_PAINT.sub(lambda hit: f'{hit[1]}="{colours.plain}"', picture.body)
    else:
        body = PAINT.sub(
            lambda hit: f'{hit[1]}="{dyed(hit[2], colours.ramp, trim.plain)}"', picture.body
        )
    for key in NAMED.findall(body):  # two emoji in one picture must not share a gradient
        body = body.replace(key, canvas.name())
    side = (0.0, 0.0, picture.size, picture.size)
    move, _ = _move(stand, side)
    canvas.add(tag("g", body, transform=move))
