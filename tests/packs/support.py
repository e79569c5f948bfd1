"""Pictures of nobody: made from numbers, all different, in any kind of file."""

from collections.abc import Iterable, Mapping
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

from PIL import Image, ImageDraw

FEW = 6
"""Pictures that make a pack in most tests: they look at every one."""
PLACE = "52.37403 N, 4.88969 E"
"""Stands in the files' metadata, and nowhere after."""


def drawn(number: int, size: tuple[int, int] = (320, 480)) -> Image.Image:
    """Nine rectangles that no other number draws."""
    luck = Random(number)
    image = Image.new("RGB", size, colour(luck))
    pen = ImageDraw.Draw(image)
    for _ in range(9):
        left, top = luck.randrange(size[0]), luck.randrange(size[1])
        right, low = left + size[0] // 8 + luck.randrange(99), top + size[1] // 8
        pen.rectangle((left, top, right, low + luck.randrange(99)), fill=colour(luck))
    return image


def colour(luck: Random) -> tuple[int, int, int]:
    return luck.randrange(256), luck.randrange(256), luck.randrange(256)


def file_of(image: Image.Image, kind: str = "JPEG", **more: Any) -> bytes:
    out = BytesIO()
    image.save(out, kind, **more)
    return out.getvalue()


def a_picture(number: int, kind: str = "JPEG", **more: Any) -> bytes:
    return file_of(drawn(number), kind, **more)


def taken_somewhere(number: int, orientation: int = 1) -> bytes:
    """A photograph that says where it was taken, and how the camera was held."""
    exif = Image.Exif()
    exif[0x0112] = orientation
    exif[0x010E] = PLACE
    return a_picture(number, exif=exif, comment=PLACE.encode())


def pictures(count: int = FEW) -> dict[str, bytes]:
    return {f"holiday-{number:03}.jpg": a_picture(number) for number in range(count)}


def folder(path: Path, files: Mapping[str, bytes]) -> Path:
    for name, data in files.items():
        (path / name).parent.mkdir(parents=True, exist_ok=True)
        (path / name).write_bytes(data)
    return path


def zipped(path: Path, files: Mapping[str, bytes]) -> Path:
    with ZipFile(path, "w") as packed:
        for name, data in files.items():
            packed.writestr(name, data)
    return path


def codes(problems: Iterable[Any]) -> set[tuple[str, str]]:
    return {(problem.code, problem.file) for problem in problems}
