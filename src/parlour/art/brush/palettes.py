"""Which colours go together: palettes, read from the files of palettes/."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from parlour.art.brush.colour import mix


@dataclass(frozen=True)
class Palette:
    """One light, four layers from far to near, one ink, and a single accent."""

    sky_top: str
    sky_low: str
    light: str
    layers: tuple[str, str, str, str]
    ink: str
    accent: str

    @property
    def pale(self) -> str:
        """The paper that catches the light: what stands before the lamp."""
        return mix(self.light, self.layers[0], 0.2)

    @property
    def ramp(self) -> tuple[str, ...]:
        """Six steps from ink to light, to dye coloured pictures with."""
        far, middle, near, front = self.layers
        return (
            self.ink,
            front,
            mix(near, self.ink, 0.15),
            mix(middle, far, 0.4),
            mix(far, self.light, 0.55),
            self.light,
        )


@cache
def palettes() -> dict[str, Palette]:
    """All palettes by name."""
    files = sorted(Path(__file__).with_name("palettes").glob("*.toml"))
    texts = [file.read_text(encoding="utf-8") for file in files]
    return {name: _read(entry) for text in texts for name, entry in tomllib.loads(text).items()}


def _read(entry: dict[str, Any]) -> Palette:
    return Palette(**{**entry, "layers": tuple(entry["layers"])})
