"""The Island: a lighthouse on a rock that has come loose; the lantern hangs below."""

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import path, polygon
from parlour.art.motifs import layers, scenery
from parlour.art.motifs.figures import Stand, dyed, silhouette


def bill(canvas: Canvas) -> None:
    """Night sea, floating rock, one beam."""
    palette = canvas.palette
    layers.sky(canvas)
    layers.stars(canvas, 70, down_to=260)
    layers.moon(canvas, 232, 92, 27)
    scenery.sea(canvas, 352, light_x=232)
    layers.fog(canvas, 318, height=70, power=0.45)
    layers.beam(canvas, (150, 108), (-40, 60), 90, power=0.85)
    layers.beam(canvas, (150, 108), (340, 170), 90, power=0.6)
    rock(canvas)
    dyed(canvas, "lighthouse", Stand(150, 272, 196), shadow=canvas.shadow(5, 0.7))
    layers.glow(canvas, 150, 108, 46, power=0.95)
    for x, y, size in ((74, 258, 46), (94, 262, 34), (214, 260, 40), (230, 258, 28)):
        silhouette(canvas, "pine-tree", Stand(x, y, size), fill=palette.layers[3], rim=0.3)
    canvas.add(path("M150 340V372", stroke=palette.ink, stroke_width=1.6))
    layers.glow(canvas, 150, 394, 60, colour=palette.accent, power=0.8)
    silhouette(
        canvas, "old-lantern", Stand(150, 368, 52, hold="top"), fill=palette.ink, backing="#ffd98a"
    )
    silhouette(
        canvas, "sailboat", Stand(56, 408, 40, turn=-6), fill=palette.ink, backing=palette.light
    )


def rock(canvas: Canvas) -> None:
    """The floating rock: grass above, broken stone below."""
    palette, chance = canvas.palette, canvas.chance
    top = [(40.0, 266.0), (84.0, 254.0), (150.0, 258.0), (216.0, 253.0), (262.0, 266.0)]
    low = [
        (x, 270 + (1 - abs(x - 150) / 112) * 84 + chance.uniform(-11, 11))
        for x in range(250, 46, -13)
    ]
    stone = canvas.linear((0, palette.layers[2], 1), (1, palette.ink, 1))
    canvas.add(path(polygon([*top, *low]), fill=stone, filter=canvas.shadow(6, 0.7)))
    facets = "".join(
        polygon([(x, 270), (x + 26, 268), (x + 12, y)])
        for x, y in ((66, 300), (112, 334), (150, 318), (190, 312))
    )
    canvas.add(path(facets, fill=palette.layers[1], opacity=0.45))
    grass = [*top, (236.0, 274.0), (150.0, 268.0), (64.0, 275.0)]
    canvas.add(path(polygon(grass), fill=mix(palette.layers[0], palette.light, 0.1)))
