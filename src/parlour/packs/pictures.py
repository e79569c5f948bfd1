"""How does a file become a picture of the table? Judged by what is in it, drawn anew, and stripped.

Only the pixels go on: a file of ours holds no camera, no place, no date and no name.
"""

import struct
import warnings
from dataclasses import dataclass
from io import BytesIO
from typing import Final

from PIL import Image, ImageFilter, ImageOps, UnidentifiedImageError

from parlour.packs.limits import MOST_PIXELS, SHORTEST_SIDE
from parlour.packs.problems import Refused

LARGE: Final = (480, 720)
SMALL: Final = (240, 360)
"""The two sizes in which the table shows a vision."""
HEAVIEST: Final = {LARGE: 60_000, SMALL: 20_000}
"""Bytes."""
QUALITIES: Final = (82, 74, 66, 56, 44, 32, 20, 8, 0)
"""Tried one after the other, until the picture is light enough."""
KINDS: Final = ("JPEG", "PNG", "WEBP")
ONE_OF_SEVERAL: Final = "MPO"
"""A JPEG with a second view behind it, as some telephones write them; the first is the picture."""
NEAR: Final = 0.2
"""How far from the shape of a card a picture may be and still lose no more than its edges."""
PAPER: Final = (238, 230, 212)
"""Shines through what is transparent."""
ORIENTATION: Final = 0x0112
UPRIGHT: Final = 1
BROKEN: Final = (OSError, ValueError, SyntaxError, EOFError, struct.error, IndexError, KeyError)
"""What Pillow may raise over a file that is damaged or lies."""


@dataclass(frozen=True)
class Picture:
    """A picture for the table, in both sizes, as WebP."""

    file: str
    """What its owner calls it; never stored."""
    small: bytes
    large: bytes
    caption: str = ""
    colours: tuple[str, ...] = ()


def image_of(data: bytes, name: str) -> Image.Image:
    """The picture in a file, upright, in the size of a card; raises Refused."""
    image = recognized(data, name)
    width, height = image.size
    if min(width, height) < SHORTEST_SIDE:
        raise Refused("small", name, width=width, height=height, fewest=SHORTEST_SIDE)
    if width * height > MOST_PIXELS:
        raise Refused("pixels", name, width=width, height=height, most=MOST_PIXELS // 1_000_000)
    if image.format != ONE_OF_SEVERAL and getattr(image, "n_frames", 1) > 1:
        raise Refused("moves", name)
    try:
        image.draft("RGB", (2 * LARGE[1], 2 * LARGE[1]))
        return card(flat(ImageOps.exif_transpose(smaller(image))))
    except BROKEN as damage:
        raise Refused("broken", name) from damage
    except MemoryError as greed:
        raise Refused("greedy", name) from greed


def smaller(image: Image.Image) -> Image.Image:
    """A large picture nearer to the size it will have, so that what follows takes little memory."""
    times = min(image.size) // (2 * LARGE[0])
    if times < 2 or image.mode not in ("L", "LA", "RGB", "RGBA", "CMYK"):
        return image
    whole = image.getexif()
    less = image.reduce(times)
    less.info = image.info
    less.getexif()[ORIENTATION] = whole.get(ORIENTATION, UPRIGHT)
    return less


def recognized(data: bytes, name: str) -> Image.Image:
    """The file opened by its content, whatever it is called."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", Image.DecompressionBombWarning)
        try:
            return Image.open(BytesIO(data), formats=KINDS)
        except UnidentifiedImageError as unknown:
            raise Refused(kind_of(data), name) from unknown
        except (Image.DecompressionBombWarning, Image.DecompressionBombError) as bomb:
            most = MOST_PIXELS // 1_000_000
            raise Refused("pixels", name, width="?", height="?", most=most) from bomb
        except BROKEN as damage:
            raise Refused("broken", name) from damage


def kind_of(data: bytes) -> str:
    """Why a file that is none of our kinds is refused."""
    if data.startswith(b"PK"):
        return "nested"
    if data[4:8] == b"ftyp":
        return "heic"
    return "type"


def flat(image: Image.Image) -> Image.Image:
    """In plain colours, on paper where it was transparent."""
    if image.mode.startswith("I;16"):
        image = image.point(lambda value: value / 256).convert("L")
    if image.mode in ("RGBA", "LA", "PA", "RGBa") or "transparency" in image.info:
        seen = image.convert("RGBA")
        paper = Image.new("RGBA", seen.size, PAPER)
        return Image.alpha_composite(paper, seen).convert("RGB")
    return image.convert("RGB")


def card(image: Image.Image) -> Image.Image:
    """The picture on a card: cut at the edges if it nearly fits, else whole before its own blur."""
    wanted = LARGE[0] / LARGE[1]
    ground = Image.new("RGB", LARGE)
    if abs(image.width / image.height / wanted - 1) <= NEAR:
        ground.paste(ImageOps.fit(image, LARGE))
        return ground
    blur = ImageOps.fit(image, (48, 72)).filter(ImageFilter.GaussianBlur(3)).resize(LARGE)
    ground.paste(blur.point(lambda value: int(value * 0.45)))
    whole = ImageOps.contain(image, LARGE)
    ground.paste(whole, ((LARGE[0] - whole.width) // 2, (LARGE[1] - whole.height) // 2))
    return ground


def encoded(image: Image.Image, size: tuple[int, int]) -> bytes:
    """As WebP in this size, as well as its weight allows."""
    sized = image if image.size == size else image.resize(size, Image.Resampling.LANCZOS)
    data = b""
    for quality in QUALITIES:
        out = BytesIO()
        sized.save(out, "WEBP", quality=quality, method=2)
        data = out.getvalue()
        if len(data) <= HEAVIEST[size]:
            return data
    return data
