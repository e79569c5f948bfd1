"""The layers a recipe may ask for, by the word it uses, and what each reads."""

from collections.abc import Callable
from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import num, path, ring
from parlour.art.motifs import layers as sheets
from parlour.art.motifs import scenery
from parlour.art.motifs.dream import air, places, things
from parlour.art.motifs.dream.dyes import dye
from parlour.art.motifs.figures import Stand

Said = dict[str, Any]
LOOK = ("tone", "trim", "hollow", "haze", "rim", "shadow", "flat", "pierced", "lamp")


def thing(canvas: Canvas, said: Said) -> None:
    """`is` at each of `at` = [x, y, height, turn]; a negative height turns it round.

    `hold` is foot, middle or top; `glow` a light behind it, in the tone `halo`; `ground` a shadow
    below it; `mirror` its reflection in the water it stands in.
    """
    look = things.Look(**{key: said[key] for key in LOOK if key in said})
    for x, y, height, *turn in said["at"]:
        stand = Stand(
            x,
            y,
            abs(height),
            said.get("widest", 290),
            *turn[:1] or (0,),
            flip=height < 0,
            hold=said.get("hold", "foot"),
        )
        if "glow" in said:
            lift = {"foot": abs(height) / 2, "middle": 0, "top": -abs(height) / 2}[stand.hold]
            tone = dye(canvas, said.get("halo", "lamp")).plain
            sheets.glow(canvas, x, y - lift, said["glow"], colour=tone, power=0.75)
        if said.get("ground"):
            wide = abs(height) * said["ground"]
            canvas.add(
                f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(wide)}" '
                f'ry="{num(wide * 0.16)}" fill="{canvas.palette.ink}" opacity=".45"/>'
            )
        if "mirror" in said:
            turned = f"translate(0 {num(2 * y)}) scale(1 -1)"
            with canvas.group(transform=turned, opacity=said["mirror"]):
                things.put(canvas, said["is"], stand, look)
        things.put(canvas, said["is"], stand, look)


def circle_of(canvas: Canvas, said: Said) -> None:
    """`count` things round (`x`, `y`) at `r`, each `h` high, turned outwards by `turn`."""
    spots = ring(said["x"], said["y"], said["r"], said["count"], said.get("start", 0))
    turn = said.get("turn")
    at = [[x, y, said["h"], 0 if turn is None else angle + turn] for (x, y), angle in spots]
    thing(canvas, {"hold": "middle", **said, "at": at})


def shape(canvas: Canvas, said: Said) -> None:
    """The outline `d` in `tone`: lit, or `plain`; `rim` draws its edge in light."""
    colours = things.paper(canvas, said["tone"], said.get("haze", 0))
    fill = things.lit(canvas, colours, right=said.get("right", False))
    lift = canvas.shadow(said.get("lift", 2.6), 0.5) if said.get("lift", 2.6) else None
    edge = mix(colours.light, canvas.palette.light, 0.5) if said.get("rim") else None
    canvas.add(
        path(
            said["d"],
            fill=colours.plain if said.get("plain") else fill,
            fill_rule="evenodd",
            opacity=said.get("opacity"),
            stroke=edge,
            stroke_width=said.get("rim"),
            filter=lift,
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


def moon(canvas: Canvas, said: Said) -> None:
    """A full moon at (`x`, `y`), `r` wide; with `turn` a crescent in `tone`."""
    if "turn" in said:
        spot = (said["x"], said["y"], said["r"])
        air.crescent(canvas, *spot, tone=said.get("tone", "lamp"), turn=said["turn"])
    else:
        sheets.moon(canvas, said["x"], said["y"], said["r"])


def clouds(canvas: Canvas, said: Said) -> None:
    """Clouds in `tone` at each of `at` = [x, y, width]."""
    for x, y, wide in said["at"]:
        air.cloud(canvas, x, y, wide, tone=said.get("tone", "lamp"))


def room(canvas: Canvas, said: Said) -> None:
    """A room with its `floor`, `paper` on the wall, `boards`; lit from `light` = [x, y]."""
    places.room(
        canvas,
        said["floor"],
        pattern=said.get("paper", ""),
        boards=said.get("boards", "plain"),
        lamp=tuple(said.get("light", (150, 170))),
    )


LAYERS: dict[str, Callable[[Canvas, Said], None]] = {
    "clouds": clouds,
    "cone": lambda canvas, said: air.cone(
        canvas, said["x"], said["y"], said["low"], said["spread"], power=said.get("power", 0.4)
    ),
    "curtains": lambda canvas, said: air.curtains(canvas, tone=said["tone"], wide=said["wide"]),
    "deep": lambda canvas, said: places.deep(canvas, said["y"], tone=said["tone"]),
    "fog": lambda canvas, said: sheets.fog(
        canvas, said["y"], height=said.get("h", 60), power=said.get("power", 0.45)
    ),
    "glow": lambda canvas, said: sheets.glow(
        canvas,
        said["x"],
        said["y"],
        said["r"],
        colour=dye(canvas, said.get("tone", "lamp")).plain,
        power=said.get("power", 0.8),
    ),
    "land": lambda canvas, said: places.land(
        canvas, said["y"], tone=said["tone"], swing=said.get("swing", 8), slope=said.get("slope", 0)
    ),
    "lamp_sky": lambda canvas, said: sheets.lamp_sky(canvas, said["x"], said["y"]),
    "moon": moon,
    "rain": lambda canvas, said: air.rain(canvas, said["count"], slant=said.get("slant", -10)),
    "rays": lambda canvas, said: sheets.rays(
        canvas, said["x"], said["y"], count=said.get("count", 30), power=said.get("power", 0.16)
    ),
    "ring": circle_of,
    "room": room,
    "shape": shape,
    "sky": lambda canvas, said: sheets.sky(canvas),
    "snow": lambda canvas, said: scenery.snow(canvas, said["count"]),
    "sparks": lambda canvas, said: air.sparks(
        canvas, said["x"], said["y"], said["r"], said["count"]
    ),
    "stars": lambda canvas, said: sheets.stars(
        canvas, said.get("count", 50), down_to=said.get("to", 220)
    ),
    "stroke": stroke,
    "thing": thing,
    "trunks": lambda canvas, said: places.trunks(
        canvas,
        said["foot"],
        tone=said["tone"],
        count=said["count"],
        width=said.get("wide", 20),
        clear=said.get("clear", 0),
    ),
    "tunnel": lambda canvas, said: air.tunnel(
        canvas, tone=said["tone"], count=said.get("count", 4), top=said.get("top", 90)
    ),
    "veil": lambda canvas, said: air.panel(canvas, power=said["power"]),
    "water": lambda canvas, said: places.water(
        canvas, said["y"], shine=said.get("shine", 150), tone=said["tone"]
    ),
    "wave": lambda canvas, said: places.wave(
        canvas, said["y"], tone=said["tone"], depth=said.get("depth", 5)
    ),
    "weeds": lambda canvas, said: places.weeds(
        canvas, said["y"], tone=said["tone"], count=said.get("count", 8)
    ),
    "wings": lambda canvas, said: air.wings(canvas, tone=said["tone"], wide=said.get("wide", 22)),
}
