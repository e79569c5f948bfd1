"""Where a picture comes together: paint in order, definitions beside it, chance from a seed."""

import random
from collections.abc import Iterator
from contextlib import contextmanager

from parlour.art.brush.palettes import Palette
from parlour.art.brush.svg import Attr, num, tag

Stop = tuple[float, str, float]  # offset, colour, opacity


class Canvas:
    """One picture in the making. Layers are functions that paint on it, back to front."""

    def __init__(self, width: float, height: float, palette: Palette, seed: str) -> None:
        self.width, self.height = width, height
        self.palette = palette
        self.chance = random.Random(seed)  # a text seed: the same on every machine and hash seed
        self.borrowed: set[str] = set()  # icons, as set/name, to be credited
        self._defs: list[str] = []
        self._body: list[str] = []
        self._count = 0

    def add(self, *elements: str) -> None:
        """Paint over what is there."""
        self._body.extend(elements)

    def name(self) -> str:
        """A name for a definition that the picture has not used yet."""
        self._count += 1
        return f"d{self._count}"

    def define(self, name: str, content: str, /, **attrs: Attr) -> str:
        """A definition (gradient, clip, filter); the answer is what refers to it: `url(#d1)`."""
        key = self.name()
        self._defs.append(tag(name, content, id_=key, **attrs))
        return f"url(#{key})"

    def linear(self, *stops: Stop, x2: float = 0, y2: float = 1) -> str:
        """A gradient downwards, unless (x2, y2) says otherwise; in fractions of the shape."""
        return self.define("linearGradient", _stops(stops), x1=0, y1=0, x2=x2, y2=y2)

    def radial(self, *stops: Stop, cx: float = 0.5, cy: float = 0.5, r: float = 0.5) -> str:
        """A gradient from a point outwards; in fractions of the shape."""
        return self.define("radialGradient", _stops(stops), cx=cx, cy=cy, r=r)

    def shadow(self, lift: float = 2.2, strength: float = 0.55) -> str:
        """The shadow that a sheet throws which lies `lift` above the next one."""
        drop = tag(
            "feDropShadow",
            dx=0,
            dy=lift * 0.7,
            stdDeviation=lift,
            flood_color=self.palette.ink,
            flood_opacity=strength,
        )
        return self.define("filter", drop, x="-20%", y="-20%", width="140%", height="140%")

    @contextmanager
    def group(self, **attrs: Attr) -> Iterator[None]:
        """What is painted inside becomes one group with these attributes."""
        outer, self._body = self._body, []
        try:
            yield
        finally:
            content = "".join(self._body)
            self._body = outer
            self.add(tag("g", content, **attrs))

    @contextmanager
    def inside(self, outline: str) -> Iterator[None]:
        """What is painted inside shows only within the outline."""
        clip = self.define("clipPath", tag("path", d=outline))
        with self.group(clip_path=clip):
            yield

    def svg(self, metadata: str) -> str:
        """The whole picture, `metadata` being the credit."""
        box = f"0 0 {num(self.width)} {num(self.height)}"
        parts = [tag("metadata", metadata), tag("defs", "".join(self._defs)), *self._body]
        return tag(
            "svg",
            "".join(part for part in parts if part != "<defs/>"),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=box,
            width=self.width,
            height=self.height,
        )


def _stops(stops: tuple[Stop, ...]) -> str:
    return "".join(
        tag(
            "stop",
            offset=offset,
            stop_color=colour,
            stop_opacity=None if opacity == 1 else opacity,
        )
        for offset, colour, opacity in stops
    )
