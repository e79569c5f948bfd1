"""Which colours has a picture? The few that fill most of it, in the words that bots know."""

from collections import Counter
from typing import Final

from PIL import Image

from parlour.games.mysterium.bot.meaning.captions import COLOURS, colour_of

WORDS: Final = tuple(COLOURS)
GRID: Final = (12, 18)
MOST: Final = 3
LEAST: Final = 0.12
"""The share of a picture that a colour must fill, unless it is the first."""


def colours_of(image: Image.Image) -> tuple[str, ...]:
    """The main colours, the first first."""
    raw = image.resize(GRID, Image.Resampling.BOX).tobytes()
    found = Counter(colour_of((raw[at], raw[at + 1], raw[at + 2])) for at in range(0, len(raw), 3))
    first, *rest = found.most_common(MOST)
    pixels = GRID[0] * GRID[1]
    return (first[0], *[word for word, count in rest if count >= LEAST * pixels])
