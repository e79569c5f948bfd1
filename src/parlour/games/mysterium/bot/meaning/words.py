"""How near are two words? By the company that words keep: GloVe 6B, cut small.

The file is made by `tools/word_vectors.py` from vectors in the public domain (PDDL 1.0). It is read
when first needed, and all sums are of whole numbers, so that every machine gets the same.
"""

from array import array
from collections.abc import Iterable
from functools import cache
from math import sqrt
from operator import add, mul
from pathlib import Path
from typing import Final, NamedTuple

SIZE: Final = 50
FOLDER: Final = Path(__file__).parent


class Vector(NamedTuple):
    """A direction in the space of words; of words that nobody knows, none."""

    steps: tuple[int, ...]
    length: float


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
    """The sum of the words' vectors."""
    total = (0,) * SIZE
    for word in words:
        row = numbers().get(word)
        if row is not None:
            total = tuple(map(add, total, rows()[row * SIZE : (row + 1) * SIZE]))
    return Vector(total, sqrt(sum(map(mul, total, total))))


def nearness(one: Vector, other: Vector) -> float:
    """The cosine: 1 for the same direction, about 0 for words that have nothing in common."""
    if not one.length or not other.length:
        return 0.0
    common: int = sum(map(mul, one.steps, other.steps))
    return common / (one.length * other.length)
