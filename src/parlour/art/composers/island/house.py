"""The house: cut open like a doll's house, with a scene in each room."""

from typing import Any

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.colour import mix
from parlour.art.brush.svg import Paint, at, circle, num, path, polygon, rect
from parlour.art.composers.island import sites
from parlour.art.motifs import layers

Box = tuple[float, float, float, float]

LEFT, TOP, ROOM, HIGH, WALL = 308.0, 236.0, 148.0, 185.0, 9.0  # of the house; of one room
FLOORS = (
    ("bedroom", "servants_quarters", "library", "study", "safe"),
    ("greenhouse", "kitchen", "dining_room", "game_room", "entrance"),
)


def inside() -> dict[str, Box]:
    """Where each room is: left, top, width, height."""
    return {
        name: (LEFT + WALL + column * (ROOM + WALL), TOP + row * (HIGH + WALL), ROOM, HIGH)
        for row, floor in enumerate(FLOORS)
        for column, name in enumerate(floor)
    }


def roof(canvas: Canvas, words: dict[str, Any]) -> None:
    """The roof alone, to be laid over rooms: as wide as the eaves."""
    _roof(canvas, 42, canvas.width - 42, canvas.height - 6)


def house(canvas: Canvas) -> None:
    """Roof, chimneys, walls, and a scene in each room."""
    palette, ink = canvas.palette, canvas.palette.ink
    wide, high = 5 * (ROOM + WALL) + WALL, 2 * (HIGH + WALL)
    right, eaves = LEFT + wide, TOP - WALL
    wall = mix("#6a4a34", palette.layers[2], 0.35)
    canvas.add(
        rect(LEFT, eaves, wide, high + WALL, fill=wall, filter=canvas.shadow(8, 0.8)),
    )
    _roof(canvas, LEFT, right, eaves)
    for name, (x, y, across, down) in inside().items():
        window = f"M{num(x)} {num(y)}h{num(across)}v{num(down)}h-{num(across)}Z"
        moved = at(x, y, scale=ROOM / sites.WIDE)
        with canvas.inside(window), canvas.group(transform=moved):
            sites.room(canvas, name)
        canvas.add(rect(x, y, across, down, fill="none", stroke=ink, stroke_width=3))
    foot = TOP + high
    steps = polygon(
        [(LEFT - 16, foot), (right + 16, foot), (right + 26, foot + 14), (LEFT - 26, foot + 14)]
    )
    canvas.add(path(steps, fill=mix(wall, ink, 0.4)))


def _roof(canvas: Canvas, left: float, right: float, eaves: float) -> None:
    palette, ridge = canvas.palette, eaves - 92
    slate = mix(palette.accent, palette.layers[2], 0.62)
    for x in (left + 110, right - 170):
        _chimney(canvas, x, ridge, mix(slate, palette.ink, 0.5))
    outline = polygon(
        [(left - 34, eaves), (left + 74, ridge), (right - 74, ridge), (right + 34, eaves)]
    )
    lit = canvas.linear(
        (0, mix(slate, palette.light, 0.16), 1), (1, mix(slate, palette.ink, 0.3), 1)
    )
    canvas.add(path(outline, fill=lit, filter=canvas.shadow(6, 0.7)))
    rows = ""
    for number in range(1, 5):
        y, edge = ridge + number * 18.4, 74 - number * 21.6
        rows += f"M{num(left + edge)} {num(y)}H{num(right - edge)}"
    canvas.add(path(rows, stroke=palette.ink, stroke_width=2, opacity=0.35))
    for x in (left + 250, (left + right) / 2, right - 250):
        _gable(canvas, x, eaves, mix(slate, palette.ink, 0.45))
    canvas.add(rect(left - 40, eaves - 6, right - left + 80, 9, fill=palette.ink))
    canvas.add(circle((left + right) / 2, ridge - 8, 5, fill="#e0b04a"))


def _chimney(canvas: Canvas, x: float, ridge: float, brick: str) -> None:
    palette = canvas.palette
    smoke = f"M{num(x + 24)} {num(ridge - 54)}c-14 -18 16 -26 2 -46c-12 -18 12 -26 6 -40"
    paint: Paint = {"fill": "none", "stroke_width": 9, "stroke_linecap": "round"}
    canvas.add(
        rect(x, ridge - 44, 50, 90, fill=brick),
        rect(x - 5, ridge - 50, 60, 10, fill=palette.ink),
        path(smoke, stroke=palette.layers[0], opacity=0.6, **paint),
    )


def _gable(canvas: Canvas, x: float, eaves: float, slate: str) -> None:
    """A small roof with a lit window."""
    with canvas.group(transform=at(x, eaves)):
        canvas.add(path("M-46 -12V-50L0 -88L46 -50V-12Z", fill=slate))
        layers.glow(canvas, 0, -40, 50, colour="#ffcf7a", power=0.5)
        canvas.add(
            path("M-16 -16V-48a16 16 0 0 1 32 0V-16Z", fill="#ffdf94"),
            path("M0 -64V-16M-16 -40h32", stroke=canvas.palette.ink, stroke_width=3),
        )
