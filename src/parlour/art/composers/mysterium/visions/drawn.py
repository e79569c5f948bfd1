"""Layers that are drawn by hand: things, outlines, threads."""

from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import num, path
from parlour.art.motifs import layers as sheets
from parlour.art.motifs.dream import things
from parlour.art.motifs.dream.dyes import dye
from parlour.art.motifs.figures import Stand

Said = dict[str, Any]
LOOK = ("tone", "trim", "hollow", "haze", "rim", "shadow", "flat", "pierced", "lamp")
MIDDLE = {"foot": 0.5, "middle": 0.0, "top": -0.5}  # how far above (x, y), in heights


def thing(canvas: Canvas, said: Said) -> None:
    """`is` at each of `at` = [x, y, height, turn]; a negative height turns it round.

    `hold` says whether (x, y) is its foot, middle or top; `glow` is a light behind it, in the tone
    `halo`; `mirror` its reflection in the water it stands in.
    """
    look = things.Look(**{key: said[key] for key in LOOK if key in said})
    for spot in said["at"]:
        stand = _stand(spot, said)
        if "glow" in said:
            tone = dye(canvas, said.get("halo", "lamp")).plain
            y = stand.y - MIDDLE[stand.hold] * stand.height
            sheets.glow(canvas, stand.x, y, said["glow"], colour=tone, power=0.75)
        if "mirror" in said:
            turned = f"translate(0 {num(2 * stand.y)}) scale(1 -1)"
            with canvas.group(transform=turned, opacity=said["mirror"]):
                things.put(canvas, said["is"], stand, look)
        things.put(canvas, said["is"], stand, look)


def _stand(spot: list[float], said: Said) -> Stand:
    x, y, height = spot[:3]
    return Stand(
        x,
        y,
        abs(height),
        widest=said.get("widest", 290),
        turn=spot[3] if len(spot) > 3 else 0,
        flip=height < 0,
        hold=said.get("hold", "foot"),
    )


def shape(canvas: Canvas, said: Said) -> None:
    """The outline `d` in `tone`, `lift`ed off what is below; `rim` draws its edge in light."""
    colours = things.paper(canvas, said["tone"], said.get("haze", 0))
    lift = said.get("lift", 2.6)
    canvas.add(
        path(
            said["d"],
            fill=colours.plain if said.get("plain") else things.lit(canvas, colours, right=False),
            fill_rule="evenodd",
            opacity=said.get("opacity"),
            stroke=mix(colours.light, canvas.palette.light, 0.5) if said.get("rim") else None,
            stroke_width=said.get("rim"),
            filter=canvas.shadow(lift, 0.5) if lift else None,
        )
    )


def stroke(canvas: Canvas, said: Said) -> None:
    """A thread, rope or stalk along `d`: `wide`, in `tone`; perhaps a `dash`, or a lit `core`."""
    colours = things.paper(canvas, said["tone"], said.get("haze", 0))
    wide = said.get("wide", 2)
    paint: dict[str, Any] = {
        "fill": "none",
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
        "stroke_dasharray": said.get("dash"),
        "opacity": said.get("opacity"),
    }
    canvas.add(path(said["d"], stroke=colours.dark, stroke_width=wide + 1.6, **paint))
    canvas.add(path(said["d"], stroke=colours.plain, stroke_width=wide, **paint))
    if said.get("core"):
        canvas.add(path(said["d"], stroke=colours.light, stroke_width=wide * 0.35, **paint))
