"""What a glance takes in of a picture: its masses, how far they are from another's, its colours."""

import colorsys
import math
from collections.abc import Callable
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

Paint = Callable[[float, float, float], bool]  # hue in degrees, saturation, value

WORDS: dict[str, Paint] = {
    "black": lambda h, s, v: v < 0.25,
    "blue": lambda h, s, v: 195 < h < 252 and s > 0.18,
    "brown": lambda h, s, v: 10 < h < 46 and s > 0.22 and 0.12 < v < 0.75,
    "gold": lambda h, s, v: 30 < h < 58 and s > 0.3 and v > 0.35,
    "green": lambda h, s, v: 75 < h < 172 and s > 0.12,
    "grey": lambda h, s, v: s < 0.28 and 0.2 < v < 0.88,
    "orange": lambda h, s, v: 12 < h < 42 and s > 0.5 and v > 0.5,
    "pink": lambda h, s, v: (h > 310 or h < 22) and 0.1 < s < 0.65 and v > 0.5,
    "red": lambda h, s, v: (h < 16 or h > 338) and s > 0.45 and v > 0.25,
    "silver": lambda h, s, v: s < 0.4 and 0.3 < v < 0.97 and (180 < h < 260 or s < 0.12),
    "teal": lambda h, s, v: 160 < h < 205 and s > 0.12,
    "violet": lambda h, s, v: 245 < h < 322 and s > 0.12,
    "white": lambda h, s, v: s < 0.22 and v > 0.72,
    "yellow": lambda h, s, v: 40 < h < 66 and s > 0.3 and v > 0.6,
}
"""What people call by a colour word; neighbours overlap, as gold and brown do."""


def masses(path: Path, size: tuple[int, int], *, grey: bool = False) -> Image.Image:
    """The picture within its cream mount, so small that no line is left."""
    with Image.open(path) as picture:
        shown = picture.convert("L").convert("RGB") if grey else picture.convert("RGB")
    edge = shown.width // 20
    inner = shown.crop((edge, edge, shown.width - edge, shown.height - edge))
    return inner.resize(size, Image.Resampling.BOX)


def apart(first: Image.Image, second: Image.Image) -> float:
    """How far two pictures are apart: the root mean square of their pixels, 0 to 255."""
    bands: list[float] = ImageStat.Stat(ImageChops.difference(first, second)).rms
    return math.sqrt(sum(band**2 for band in bands) / len(bands))


def shares(picture: Image.Image) -> dict[str, float]:
    """How much of a picture each colour word covers, 0 to 1."""
    data = picture.convert("RGB").tobytes()
    points = [
        colorsys.rgb_to_hsv(*(data[place + band] / 255 for band in range(3)))
        for place in range(0, len(data), 3)
    ]
    return {
        word: sum(covers(hue * 360, strong, bright) for hue, strong, bright in points) / len(points)
        for word, covers in WORDS.items()
    }
