"""The board: the island at sea by night, and on it the house."""

from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import at, num, path, rect
from parlour.art.composers.island import coast
from parlour.art.composers.island.house import Box, house, inside
from parlour.art.motifs import finish, layers
from parlour.art.motifs.figures import Stand, silhouette

HILL = (
    "M262 748C266 600 272 480 306 446C420 330 560 300 720 300C900 300 1060 384 1130 464"
    "C1180 524 1220 600 1260 690V748Z"
)
SLOPE = (
    "M262 748C266 660 280 560 330 540C480 470 600 500 740 470C900 440 1040 470 1120 520"
    "C1180 560 1230 620 1270 700V748Z"
)
BEACH = (
    "M262 740C300 650 420 628 560 628H980C1130 628 1240 640 1330 700C1240 760 1010 776 700 776"
    "C500 776 300 770 262 740Z"
)
# pines, by where they stand and how tall they are
CREST = tuple(
    (x, 452 - (1 - ((x - 720) / 420) ** 2) * 140, 56 + x % 3 * 12)
    for x in map(float, range(340, 1110, 44))
)
WOODS = (
    *((1128.0, 500.0, 92.0), (1150.0, 540.0, 104.0), (1180.0, 590.0, 96.0)),
    *((1122.0, 580.0, 84.0), (1204.0, 622.0, 84.0), (372.0, 560.0, 92.0), (440.0, 540.0, 110.0)),
    *((520.0, 536.0, 84.0), (690.0, 520.0, 104.0), (850.0, 500.0, 96.0), (1010.0, 516.0, 110.0)),
)

WIDE, TALL, HORIZON = 1400.0, 800.0, 430.0
OUTSIDE: dict[str, Box] = {
    "lighthouse": (96, 84, 170, 340),
    "cliffside": (70, 446, 236, 290),
    "pier": (1126, 430, 250, 290),
}


BOXES = {
    name: (x / WIDE * 100, y / TALL * 100, wide / WIDE * 100, high / TALL * 100)
    for name, (x, y, wide, high) in {**OUTSIDE, **inside()}.items()
}


def board(canvas: Canvas, words: dict[str, Any]) -> None:
    """Words: `house`, whether it stands there."""
    _sky(canvas)
    _water(canvas)
    _headland(canvas)
    _land(canvas)
    _meadow(canvas)
    if words.get("house"):
        house(canvas)
    _shore(canvas)
    finish.vignette(canvas, 0.45)
    finish.grain(canvas, 0.5)


def _sky(canvas: Canvas) -> None:
    coast.night(canvas, WIDE, HORIZON, moon=(1262, 112, 50))
    for x, y, size in ((330, 96, 1.5), (1130, 236, 1.7), (930, 70, 1.1), (70, 60, 1.0)):
        coast.cloud(canvas, x, y, size)


def _water(canvas: Canvas) -> None:
    palette = canvas.palette
    canvas.add(rect(0, HORIZON, WIDE, TALL - HORIZON, fill=palette.layers[0]))
    for number, y in enumerate((440, 474, 516, 566)):
        colour = mix(palette.layers[0], palette.layers[2], number / 4)
        coast.waves(canvas, y, WIDE, TALL + 10, colour, step=40 + number * 8)
    road = "".join(
        f"M{num(1262 - half + canvas.chance.uniform(-8, 8))} {num(y)}h{num(half * 2)}"
        for y, half in zip(range(444, 600, 13), range(14, 60, 4), strict=False)
    )
    canvas.add(
        path(
            road,
            stroke=palette.light,
            stroke_width=3,
            opacity=0.5,
            stroke_linecap="round",
        )
    )
    coast.boat(canvas, 1310, 470, 0.9, flip=True)


def _land(canvas: Canvas) -> None:
    """Two wooded hills behind the house, and sand."""
    palette = canvas.palette
    far, near = mix("#3f6b4a", palette.layers[0], 0.62), mix("#3f6b4a", palette.layers[2], 0.55)
    canvas.add(path(HILL, fill=far, filter=canvas.shadow(5, 0.6)))
    for x, foot, size in CREST:
        silhouette(canvas, "pine-tree", Stand(x, foot, size), fill=palette.layers[1], rim=0.3)
    canvas.add(path(SLOPE, fill=near, filter=canvas.shadow(5, 0.6)))
    for x, foot, size in WOODS:
        silhouette(canvas, "pine-tree", Stand(x, foot, size), fill=palette.layers[2], rim=0.3)
    sand = mix("#d9c08a", palette.layers[1], 0.25)
    canvas.add(path(BEACH, fill=sand, filter=canvas.shadow(6, 0.7)))


def _meadow(canvas: Canvas) -> None:
    """The lawn before the house; it hides where the cliff ends."""
    palette = canvas.palette
    near = mix("#3f6b4a", palette.layers[2], 0.4)
    lawn = (
        "M250 748C262 690 290 640 340 616H970C1110 616 1220 632 1290 686C1190 730 1000 746 250 748Z"
    )
    lit = canvas.linear((0, near, 1), (1, mix(near, palette.ink, 0.4), 1))
    canvas.add(path(lawn, fill=lit, filter=canvas.shadow(5, 0.5)))


def _headland(canvas: Canvas) -> None:
    """The cliff with the lighthouse on it, and its beam over the roof."""
    layers.beam(canvas, (182, 190), (-260, 330), 150, power=0.75)
    layers.beam(canvas, (182, 190), (1000, 10), 210, power=0.6)
    with canvas.group(transform="translate(30 330) scale(1.66 2.06)"):
        coast.cliffs(canvas)
        coast.climb(canvas)
    coast.lighthouse(canvas, 182, 438, 1.92)
    coast.gulls(canvas, (60, 430, 15), (92, 398, 10), (40, 372, 9))


def _shore(canvas: Canvas) -> None:
    """The pier, and the water before everything."""
    palette = canvas.palette
    x, y, _, _ = OUTSIDE["pier"]
    with canvas.group(transform=at(x, y, scale=1.56)):
        coast.jetty(canvas)
    for number, down in enumerate((744, 764, 784)):
        if number == 2:
            coast.boat(canvas, 640, 776, 0.8)
        colour = mix(palette.layers[1], palette.ink, 0.2 + number * 0.25)
        coast.waves(canvas, down, WIDE, TALL + 10, colour, step=44 + number * 10)


def tall(canvas: Canvas, words: dict[str, Any]) -> None:
    """The shore on a screen that stands upright: sky, headland and moon above, then the sea."""
    wide, high = canvas.width, canvas.height
    palette = canvas.palette
    coast.night(canvas, wide, 190, moon=(330, 62, 24))
    coast.cloud(canvas, 200, 40, 0.8)
    layers.beam(canvas, (66, 46), (-60, 76), 50, power=0.75)
    layers.beam(canvas, (66, 46), (420, 0), 90, power=0.6)
    canvas.add(rect(0, 186, wide, high - 186, fill=palette.layers[0]))
    for number in range(12):
        if number == 2:
            with canvas.group(transform="translate(132 100) scale(-.8 .86)"):
                coast.cliffs(canvas)
            coast.lighthouse(canvas, 66, 146, 0.75)
            coast.boat(canvas, 318, 218, 0.6, flip=True)
        y = 190 + number * (14 + number * 3.4)
        colour = mix(palette.layers[0], palette.layers[3], min(1, number / 9))
        coast.waves(canvas, y, wide, high + 10, colour, step=26 + number * 5)
    finish.vignette(canvas, 0.4)
    finish.grain(canvas, 0.5)
