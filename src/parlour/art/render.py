"""How SVG becomes a WebP file. The only place that needs resvg and Pillow."""

import io

import resvg_py
from PIL import Image


def draw(svg: str, width: int) -> Image.Image:
    """The picture `width` pixels wide, with its transparency."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))
    return Image.open(io.BytesIO(png)).convert("RGBA")


def shrink(picture: Image.Image, width: int) -> Image.Image:
    """The same picture, smaller: one drawing serves every size."""
    if picture.width == width:
        return picture
    return picture.resize(
        (width, round(picture.height * width / picture.width)), Image.Resampling.LANCZOS
    )


def webp(picture: Image.Image, quality: int) -> bytes:
    """A WebP file; without an alpha channel when nothing shines through."""
    solid = picture.getchannel("A").histogram()[255] == picture.width * picture.height
    shown = picture.convert("RGB") if solid else picture
    out = io.BytesIO()
    shown.save(out, "WEBP", quality=quality, method=6)
    return out.getvalue()
