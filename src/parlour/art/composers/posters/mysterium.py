"""Mysterium: the raven in the moon, the manor below, somebody pale at the door."""

from parlour.art import layers, scenery
from parlour.art.canvas import Canvas
from parlour.art.colour import mix
from parlour.art.figures import Stand, silhouette
from parlour.art.svg import path


def bill(canvas: Canvas) -> None:
    """A winter night with a great moon."""
    palette = canvas.palette
    layers.sky(canvas)
    layers.stars(canvas, 90, down_to=300)
    layers.moon(canvas, 150, 160, 104, craters=9)
    branch = "M-10 222C50 228 92 236 150 232C196 229 214 236 240 226L238 231C212 242 196 235 152 239C90 244 48 238 -10 236Z"
    twigs = (
        "M60 230Q78 212 84 190M74 214Q90 208 98 198M190 233Q214 222 226 204M30 228Q36 208 30 190"
    )
    silhouette(canvas, "raven", Stand(158, 236, 132), fill=palette.ink, rim=0)
    canvas.add(
        path(branch, fill=palette.ink),
        path(twigs, stroke=palette.ink, stroke_width=2.6, fill="none", stroke_linecap="round"),
    )
    layers.hill(canvas, 330, swing=10, colour=palette.layers[0])
    layers.fog(canvas, 290, height=70, power=0.4)
    layers.hill(canvas, 362, swing=7, colour=palette.layers[1])
    scenery.manor(canvas, 150, 380, 0.42, wall=palette.layers[3], lit=0.3)
    layers.fog(canvas, 352, height=50, power=0.4)
    snowy = mix(palette.layers[0], "#ffffff", 0.55)
    layers.hill(canvas, 388, swing=5, colour=snowy)
    path_of_light = canvas.linear((0, "#ffcf87", 0.9), (1, "#ffcf87", 0))
    canvas.add(path("M145 380H155L182 440H118Z", fill=path_of_light))
    for x, height, lean in ((34, 170, 6), (266, 190, -6)):
        scenery.bare_tree(canvas, (x, 428), height, palette.ink, lean=lean)
    ghost(canvas)
    layers.hill(canvas, 424, swing=4, colour=mix(snowy, palette.layers[1], 0.35))
    scenery.snow(canvas, 90)


def ghost(canvas: Canvas) -> None:
    """A pale figure on the path."""
    layers.glow(canvas, 150, 394, 46, colour="#dff0ff", power=0.8)
    silhouette(canvas, "spectre", Stand(150, 420, 58), fill="#ffffff", rim=0)
