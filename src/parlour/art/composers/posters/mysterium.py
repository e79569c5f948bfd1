"""Mysterium: the raven in the moon, the manor below, somebody pale at the door."""

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import path
from parlour.art.motifs import layers, scenery
from parlour.art.motifs.figures import Stand, silhouette

VEIL = (
    "M150 350C160 350 163 360 161 370C168 374 178 376 188 372"
    "C180 382 170 386 163 385C165 398 172 412 180 424"
    "H122C130 410 136 396 138 382C138 378 139 374 140 370C137 360 140 350 150 350Z"
)


def bill(canvas: Canvas) -> None:
    """A winter night with a great moon."""
    palette = canvas.palette
    layers.sky(canvas)
    layers.stars(canvas, 90, down_to=300)
    layers.moon(canvas, 150, 160, 104, craters=9)
    branch = (
        "M-10 222C50 228 92 236 150 232C196 229 214 236 240 226L238 231"
        "C212 242 196 235 152 239C90 244 48 238 -10 236Z"
    )
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
    """A pale figure on the path, veiled, with one hand held out."""
    layers.glow(canvas, 150, 388, 50, colour="#dff0ff", power=0.85)
    veil = canvas.linear((0, "#ffffff", 0.98), (0.6, "#e6f1ff", 0.85), (1, "#cfe2ff", 0))
    folds = "M147 372Q142 396 136 416M151 374Q152 398 149 418M156 378Q162 398 165 416"
    canvas.add(path(VEIL, fill=veil), path(folds, fill="none", stroke="#9db6d8", stroke_width=1.2))
    canvas.add(path("M146.5 361a3.5 4.5 0 0 1 7 0v4a3.5 4 0 0 1 -7 0Z", fill="#8ea6c8"))
