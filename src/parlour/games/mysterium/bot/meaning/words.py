"""How near are two words? By the company that words keep: GloVe 6B, cut small.

The file is made by `tools/word_vectors.py` from vectors in the public domain (PDDL 1.0). It is read
when first needed, and all sums are of whole numbers, so that every machine gets the same.
"""

from array import array
from collections.abc import Iterable
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Final

SIZE: Final = 50
FOLDER: Final = Path(__file__).parent

Vector = tuple[int, ...]
NOTHING: Final[Vector] = (0,) * SIZE


@cache
def numbers() -> dict[str, int]:
    """The row of each word."""
    words = FOLDER.joinpath("words.txt").read_text(encoding="ascii").split()
    return {word: row for row, word in enumerate(words)}


@cache
def rows() -> array:  # type: ignore[type-arg]  # array cannot be subscripted before Python 3.12
    """All vectors, one after the other."""
    return array("b", FOLDER.joinpath("vectors.bin").read_bytes())


def is_known(word: str) -> bool:
    return word in numbers()


def vector(words: Iterable[str]) -> Vector:
    """The sum of the words' vectors; of words nobody knows, nothing."""
    total = NOTHING
    for word in words:
        row = numbers().get(word)
        if row is not None:
            part = rows()[row * SIZE : (row + 1) * SIZE]
            total = tuple([so_far + step for so_far, step in zip(total, part, strict=True)])
    return total


def nearness(one: Vector, other: Vector) -> float:
    """The cosine: 1 for the same direction, about 0 for words that have nothing in common."""
    squares = sum(a * a for a in one) * sum(b * b for b in other)
    if not squares:
        return 0.0
    return sum(a * b for a, b in zip(one, other, strict=True)) / sqrt(squares)
