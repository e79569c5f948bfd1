"""What the Day of the Dead lays down: marigolds and candles."""

import math

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.svg import circle, num, path, polygon, tag

MARIGOLD = ("#c8481c", "#ec8127", "#ffb93f", "#ffdf85")


def marigold(x: float, y: float, r: float, *, turn: float = 0) -> str:
    """One flower from above: four rings of petals, darker outside."""
    flower = ""
    for step, colour in enumerate(MARIGOLD):
        reach = r * (1 - step * 0.26)
        count = 14 - 2 * step
        points = []
        for number in range(count * 2):
            away = reach * (1 if number % 2 else 0.78)
            angle = math.pi * number / count + turn + step * 0.3
            points.append((x + away * math.cos(angle), y + away * math.sin(angle)))
        flower += path(polygon(points), fill=colour)
    return flower


def bank_of_marigolds(canvas: Canvas, y: float, *, size: float = 13) -> None:
    """A row of flowers along the foot of the card, higher towards both sides."""
    chance, middle = canvas.chance, canvas.width / 2
    flowers = ""
    places = int(canvas.width / (size * 1.35)) + 1
    for row in (0, 1):
        for number in range(places + 1):
            x = (number + row * 0.5) * size * 1.35 + chance.uniform(-3, 3)
            rise = ((x - middle) / middle) ** 2 * size * 1.5
            down = y + row * size * 1.1 - rise + chance.uniform(-3, 3)
            flowers += marigold(x, down, size * chance.uniform(0.75, 1.1), turn=chance.random())
    canvas.add(tag("g", flowers, filter=canvas.shadow(2.5, 0.7)))


def candle(canvas: Canvas, x: float, y: float, height: float, width: float = 9) -> None:
    """A lit candle that stands on y."""
    top, half = y - height, width / 2
    flame = f"M{num(x)} {num(top - 18)}q7 10 0 16q-7 -6 0 -16Z"
    halo = canvas.radial((0, "#ffd98a", 0.85), (0.4, "#ffb347", 0.3), (1, "#ffb347", 0))
    wax = canvas.linear((0, "#fff0cf", 1), (0.5, "#d9b98a", 1), (1, "#8a6a4e", 1))
    canvas.add(
        circle(x, top - 9, 30, fill=halo),
        path(f"M{num(x - half)} {num(y)}V{num(top)}H{num(x + half)}V{num(y)}Z", fill=wax),
        path(flame, fill="#fff3c4"),
    )
