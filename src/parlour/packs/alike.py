"""Which pictures are nearly the same? Two that nobody could tell apart across a table spoil a game.

A picture is told by two things: where it grows lighter from left to right and from top to bottom,
and its colours on a coarse grid. Only where both agree are two called alike.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from PIL import Image

SIDE: Final = 12
STEPS: Final = 2 * SIDE * SIDE
GRID: Final = (6, 9)
FEW: Final = STEPS // 8
"""Steps that may differ. Of the 138 pictures of our own box the nearest two differ in 54."""
CLOSE: Final = 20
"""By how much colours may differ on average, of 255: another camera, another day's light."""


@dataclass(frozen=True)
class Print:
    """What a picture is known by."""

    steps: int
    colours: bytes


def print_of(image: Image.Image) -> Print:
    grey = image.convert("L")
    across = grey.resize((SIDE + 1, SIDE), Image.Resampling.BOX).tobytes()
    down = grey.resize((SIDE, SIDE + 1), Image.Resampling.BOX).tobytes()
    steps = 0
    for row in range(SIDE):
        for column in range(SIDE):
            at = row * (SIDE + 1) + column
            steps = steps << 1 | (across[at] < across[at + 1])
            at = row * SIDE + column
            steps = steps << 1 | (down[at] < down[at + SIDE])
    return Print(steps, image.resize(GRID, Image.Resampling.BOX).tobytes())


def are_alike(one: Print, other: Print) -> bool:
    if (one.steps ^ other.steps).bit_count() > FEW:
        return False
    apart = sum(abs(a - b) for a, b in zip(one.colours, other.colours, strict=True))
    return apart <= CLOSE * len(one.colours)


def twins(prints: Sequence[tuple[str, Print]]) -> list[tuple[str, str]]:
    """Every pair of names whose pictures are alike."""
    return [
        (name, other)
        for (name, one), (other, two) in combinations(prints, 2)
        if are_alike(one, two)
    ]
