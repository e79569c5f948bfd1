"""How an SVG element is written down: numbers, attributes, outlines."""

import math
from collections.abc import Iterable, Iterator

Point = tuple[float, float]
Attr = str | float | int | None
Paint = dict[str, Attr]  # attributes that several shapes share


def num(value: float, digits: int = 1) -> str:
    """A number as short as it goes; never `-0`."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def tag(name: str, content: str = "", /, **attrs: Attr) -> str:
    """An element. `stroke_width` is written stroke-width, `id_` id; None is left out."""
    parts = [name]
    for key, value in attrs.items():
        if value is None:
            continue
        text = value if isinstance(value, str) else num(value, 3)
        parts.append(f'{key.rstrip("_").replace("_", "-")}="{text}"')
    head = " ".join(parts)
    return f"<{head}>{content}</{name}>" if content else f"<{head}/>"


def path(d: str, /, **attrs: Attr) -> str:
    """A path; the outline comes last so that the paint is read first."""
    return tag("path", **attrs, d=d)


def circle(x: float, y: float, r: float, /, **attrs: Attr) -> str:
    """A disc."""
    return tag("circle", cx=num(x), cy=num(y), r=num(r, 2), **attrs)


def rect(x: float, y: float, width: float, height: float, /, **attrs: Attr) -> str:
    """An upright rectangle."""
    return tag("rect", x=num(x), y=num(y), width=num(width), height=num(height), **attrs)


def at(x: float, y: float, *, turn: float = 0, scale: float = 1, flip: bool = False) -> str:
    """The value of `transform`: first mirrored and scaled, then turned, then moved to (x, y)."""
    steps = [f"translate({num(x)} {num(y)})"]
    if turn:
        steps.append(f"rotate({num(turn)})")
    if flip or scale != 1:
        steps.append(f"scale({num(-scale if flip else scale, 4)} {num(scale, 4)})")
    return " ".join(steps)


def trace(*steps: str | float) -> str:
    """An outline from its letters and numbers: numbers get the spaces they need.

    >>> trace("M", 1, 2.25, "h", 3, "Z")
    'M1 2.2h3Z'
    """
    text = ""
    for step in steps:
        if isinstance(step, str):
            text += step
        else:
            text += (" " if text[-1:].isdigit() else "") + num(step)
    return text


def line(points: Iterable[Point]) -> str:
    """An open outline through the points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)


def polygon(points: Iterable[Point]) -> str:
    """A closed outline through the points."""
    return line(points) + "Z"


def disc(x: float, y: float, r: float) -> str:
    """A circle as an outline, so that it can be a hole in another."""
    a, b = num(r), num(2 * r)
    return f"M{num(x - r)} {num(y)}a{a} {a} 0 1 0 {b} 0a{a} {a} 0 1 0 -{b} 0Z"


def lozenge(x: float, y: float, half: float, tall: float = 1) -> str:
    """A square on its tip, `tall` times as high as wide."""
    up = half * tall
    return polygon([(x, y - up), (x + half, y), (x, y + up), (x - half, y)])


def leaf(x: float, y: float, length: float, width: float, turn: float) -> str:
    """A pointed petal that starts at (x, y) and grows in direction `turn` (degrees, 0 is up)."""
    angle = math.radians(turn - 90)
    ux, uy = math.cos(angle), math.sin(angle)
    tip = (x + ux * length, y + uy * length)
    mid = (x + ux * length * 0.5, y + uy * length * 0.5)
    left = (mid[0] - uy * width, mid[1] + ux * width)
    right = (mid[0] + uy * width, mid[1] - ux * width)
    return (
        f"M{num(x)} {num(y)}Q{num(left[0])} {num(left[1])} {num(tip[0])} {num(tip[1])}"
        f"Q{num(right[0])} {num(right[1])} {num(x)} {num(y)}Z"
    )


def ring(
    x: float, y: float, r: float, count: int, start: float = 0
) -> Iterator[tuple[Point, float]]:
    """`count` points round a circle with their angle in degrees, 0 at the top, clockwise."""
    for number in range(count):
        degrees = start + 360 * number / count
        angle = math.radians(degrees - 90)
        yield (x + r * math.cos(angle), y + r * math.sin(angle)), degrees


def scallops(width: float, count: int, depth: float) -> str:
    """A hanging edge of arcs, drawn from right to left, to go on from an outline."""
    half, step = num(-width / count / 2), num(-width / count)
    return f"q{half} {num(depth)} {step} 0" * count


def teeth(width: float, count: int, depth: float) -> str:
    """A zigzag edge, drawn from right to left, to go on from an outline."""
    half = num(-width / count / 2, 2)
    return f"l{half} {num(depth)}l{half} {num(-depth)}" * count
