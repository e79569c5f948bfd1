"""The layers a recipe may ask for, by the word it uses, and what each reads."""

from collections.abc import Callable

from parlour.art.brush.canvas import Canvas
from parlour.art.composers.mysterium.visions.drawn import Said, shape, stroke, thing
from parlour.art.motifs import layers as sheets
from parlour.art.motifs import scenery
from parlour.art.motifs.dream import air, places
from parlour.art.motifs.dream.dyes import dye


def clouds(canvas: Canvas, said: Said) -> None:
    """Clouds in `tone` at each of `at` = [x, y, width]."""
    for x, y, wide in said["at"]:
        air.cloud(canvas, x, y, wide, tone=said.get("tone", "lamp"))


def cone(canvas: Canvas, said: Said) -> None:
    """Stage light from (`x`, `y`) down to `low`, where it is `spread` wide."""
    spot = (said["x"], said["y"], said["low"], said["spread"])
    air.cone(canvas, *spot, power=said.get("power", 0.4))


def curtains(canvas: Canvas, said: Said) -> None:
    """Stage curtains in `tone`, `wide` at the top."""
    air.curtains(canvas, tone=said["tone"], wide=said["wide"])


def deep(canvas: Canvas, said: Said) -> None:
    """Under water, whose surface is at `y`."""
    places.deep(canvas, said["y"], tone=said["tone"])


def fog(canvas: Canvas, said: Said) -> None:
    """Haze from `y`, `h` high."""
    sheets.fog(canvas, said["y"], height=said.get("h", 60), power=said.get("power", 0.45))


def glow(canvas: Canvas, said: Said) -> None:
    """Light round (`x`, `y`), `r` wide, in `tone`."""
    colour = dye(canvas, said.get("tone", "lamp")).plain
    spot = (said["x"], said["y"], said["r"])
    sheets.glow(canvas, *spot, colour=colour, power=said.get("power", 0.8))


def lamp_sky(canvas: Canvas, said: Said) -> None:
    """Darkness with one lamp behind the paper at (`x`, `y`)."""
    sheets.lamp_sky(canvas, said["x"], said["y"])


def land(canvas: Canvas, said: Said) -> None:
    """A sheet of torn paper in `tone` about the height `y`."""
    places.land(canvas, said["y"], tone=said["tone"], swing=said.get("swing", 8))


def moon(canvas: Canvas, said: Said) -> None:
    """A full moon at (`x`, `y`), `r` wide; with `turn` a crescent in `tone`."""
    spot = (said["x"], said["y"], said["r"])
    if "turn" in said:
        air.crescent(canvas, *spot, tone=said.get("tone", "lamp"), turn=said["turn"])
    else:
        sheets.moon(canvas, *spot)


def rain(canvas: Canvas, said: Said) -> None:
    """`count` strokes of rain."""
    air.rain(canvas, said["count"], slant=said.get("slant", -10))


def rays(canvas: Canvas, said: Said) -> None:
    """Paper rays out of (`x`, `y`)."""
    look = {"count": said.get("count", 30), "power": said.get("power", 0.16)}
    sheets.rays(canvas, said["x"], said["y"], **look)


def room(canvas: Canvas, said: Said) -> None:
    """A room with its `floor`, `paper` on the wall, `boards`; lit from `light` = [x, y]."""
    x, y = said.get("light", (150, 170))
    look = {"pattern": said.get("paper", ""), "boards": said.get("boards", "plain")}
    places.room(canvas, said["floor"], lamp=(x, y), **look)


def sky(canvas: Canvas, _: Said) -> None:
    """The sky of the palette."""
    sheets.sky(canvas)


def snow(canvas: Canvas, said: Said) -> None:
    """`count` flakes."""
    scenery.snow(canvas, said["count"])


def stars(canvas: Canvas, said: Said) -> None:
    """`count` stars above the height `to`."""
    sheets.stars(canvas, said.get("count", 50), down_to=said.get("to", 220))


def tunnel(canvas: Canvas, said: Said) -> None:
    """`count` arches in `tone` one behind the other, the furthest `top` high."""
    look = {"count": said.get("count", 4), "top": said.get("top", 90)}
    air.tunnel(canvas, tone=said["tone"], **look)


def water(canvas: Canvas, said: Said) -> None:
    """The sea from `y` down, with a road of light at `shine`."""
    places.water(canvas, said["y"], shine=said.get("shine", 150), tone=said["tone"])


def wave(canvas: Canvas, said: Said) -> None:
    """One strip of water at `y` before what floats."""
    places.wave(canvas, said["y"], tone=said["tone"], depth=said.get("depth", 5))


def weeds(canvas: Canvas, said: Said) -> None:
    """`count` long leaves that grow up from `y` at both sides."""
    places.weeds(canvas, said["y"], tone=said["tone"], count=said.get("count", 8))


LAYERS: dict[str, Callable[[Canvas, Said], None]] = {
    one.__name__: one
    for one in (clouds, cone, curtains, deep, fog, glow, lamp_sky, land, moon, rain, rays, room)
} | {
    one.__name__: one
    for one in (shape, sky, snow, stars, stroke, thing, tunnel, water, wave, weeds)
}
