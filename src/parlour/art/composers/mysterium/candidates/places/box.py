"""The room of a stage set in one-point perspective: floor, walls and ceiling, as outlines."""

from dataclasses import dataclass

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.svg import Point, path, polygon

WIDTH, HEIGHT = 300.0, 450.0


@dataclass(frozen=True)
class Box:
    """The far wall as a rectangle; the near one is the card.

    Depth runs from 0 (here) to 1 (the far wall), across from the left, height from the floor.
    """

    left: float = 78
    right: float = 222
    top: float = 96
    foot: float = 300

    def point(self, across: float, height: float, depth: float) -> Point:
        """Where a point of the room is on the card."""
        near = 1 - 1 / (1 + 2.4 * depth)
        share = near / (1 - 1 / 3.4)
        x = (WIDTH * across) * (1 - share) + (self.left + (self.right - self.left) * across) * share
        low = HEIGHT * (1 - share) + self.foot * share
        high = self.top * share
        return (x, low + (high - low) * height)

    def floor(self, a: float, b: float, near: float, deep: float) -> str:
        """A piece of the floor, from across a to b."""
        corners = ((a, near), (b, near), (b, deep), (a, deep))
        return polygon([self.point(across, 0, depth) for across, depth in corners])

    def ceiling(self, a: float, b: float, near: float, deep: float) -> str:
        """A piece of the ceiling."""
        corners = ((a, near), (b, near), (b, deep), (a, deep))
        return polygon([self.point(across, 1, depth) for across, depth in corners])

    def wall(self, side: int, near: float, deep: float, low: float = 0, high: float = 1) -> str:
        """A piece of the left (0) or right (1) wall."""
        corners = ((low, near), (low, deep), (high, deep), (high, near))
        return polygon([self.point(side, height, depth) for height, depth in corners])

    def back(self, a: float = 0, b: float = 1, low: float = 0, high: float = 1) -> str:
        """A piece of the far wall."""
        corners = ((a, low), (b, low), (b, high), (a, high))
        return polygon([self.point(across, height, 1) for across, height in corners])

    def rib(self, depth: float, thick: float) -> str:
        """An upright rectangle round the room at a depth, as the edge of a frame `thick` wide."""
        (x0, y0), (x1, y1) = self.point(0, 0, depth), self.point(1, 1, depth)
        outer = polygon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
        t = thick
        inner = polygon([(x0 + t, y0), (x1 - t, y0), (x1 - t, y1 + t), (x0 + t, y1 + t)])
        return outer + inner


def shell(canvas: Canvas, box: Box, wall: str, far: str, floor: str, ceiling: str) -> None:
    """The five sheets of a room, each darker towards us; the light is at the far wall."""
    ink = canvas.palette.ink
    canvas.add(path(box.back(), fill=far))
    for side in (0, 1):
        x1, x2 = (0, 1) if side == 0 else (1, 0)
        shade = canvas.define(
            "linearGradient",
            f'<stop offset="0" stop-color="{ink}"/><stop offset="1" stop-color="{wall}"/>',
            x1=x1,
            y1=0,
            x2=x2,
            y2=0,
        )
        canvas.add(path(box.wall(side, 0, 1), fill=shade))
    canvas.add(
        path(box.floor(0, 1, 0, 1), fill=canvas.linear((0, floor, 1), (1, ink, 1))),
        path(box.ceiling(0, 1, 0, 1), fill=canvas.linear((0, ink, 1), (1, ceiling, 1))),
    )


def boards(canvas: Canvas, box: Box, count: int = 9, power: float = 0.45) -> None:
    """Seams of floorboards that run back."""
    lines = ""
    for number in range(1, count):
        (x1, y1), (x2, y2) = (box.point(number / count, 0, depth) for depth in (0, 1))
        lines += f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"
    canvas.add(path(lines, stroke=canvas.palette.ink, stroke_width=1.6, opacity=power))


def chequers(canvas: Canvas, box: Box, colour: str, across: int = 8, deep: int = 8) -> None:
    """Every other tile of a floor."""
    outline = "".join(
        box.floor(a / across, (a + 1) / across, d / deep, (d + 1) / deep)
        for a in range(across)
        for d in range(deep)
        if (a + d) % 2
    )
    canvas.add(path(outline, fill=colour, opacity=0.8))
