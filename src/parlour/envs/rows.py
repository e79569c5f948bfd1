"""What does a learner see? A view as numbers: rows of a fixed layout, one after the other."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int16]
See = Callable[[Any], Any]
"""From a view to what a row writes down."""


@dataclass(frozen=True)
class Row:
    """A stretch of the array: its numbers lie between `low` and `high`."""

    name: str
    meaning: str
    size: int
    high: int
    write: Callable[[Any], Iterable[int]]
    low: int = 0
    words: tuple[str, ...] = ()
    """What each number counts, where it counts something."""


def flag(name: str, meaning: str, see: See) -> Row:
    return Row(name, meaning, 1, 1, lambda view: (int(bool(see(view))),))


def number(name: str, meaning: str, high: int, see: See, low: int = 0) -> Row:
    return Row(name, meaning, 1, high, lambda view: (see(view) or 0,), low)


def numbers(name: str, meaning: str, size: int, high: int, see: See, low: int = 0) -> Row:
    """One number each; what is missing is 0."""

    def write(view: Any) -> Iterable[int]:
        found = list(see(view) or ())
        return found + [0] * (size - len(found))

    return Row(name, meaning, size, high, write, low)


def one_of(name: str, meaning: str, words: Sequence[Any], see: See) -> Row:
    """A one at the place of the word, all zeros if it is none of them."""

    def write(view: Any) -> Iterable[int]:
        seen = see(view)
        return [int(word == seen) for word in words]

    return Row(name, meaning, len(words), 1, write, words=tuple(map(str, words)))


def counts(name: str, meaning: str, words: Sequence[Any], high: int, see: See) -> Row:
    """How often each word lies in a pile; a pile that lies face down counts nothing."""

    def write(view: Any) -> Iterable[int]:
        pile = see(view)
        return [0] * len(words) if isinstance(pile, int) else [pile.count(word) for word in words]

    return Row(name, meaning, len(words), high, write, words=tuple(map(str, words)))


def size_of(pile: Any) -> int:
    return pile if isinstance(pile, int) else len(pile)


class Layout:
    """The rows of one game at one table, and what they make of a view."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = tuple(rows)
        self.size = sum(row.size for row in rows)
        self.low = self.spread([row.low for row in rows])
        self.high = self.spread([row.high for row in rows])

    def spread(self, ends: Sequence[int]) -> Numbers:
        sizes = [row.size for row in self.rows]
        return np.repeat(np.array(ends, np.int16), sizes)

    def encode(self, view: Any, more: Iterable[int] = ()) -> Numbers:
        """The view as an array of shape (size,), int16; `more` goes to the end."""
        found: list[int] = []
        for row in self.rows:
            found += row.write(view)
        return np.array([*found, *more], np.int16)

    def table(self) -> list[tuple[int, int, Row]]:
        """Where each row begins and ends."""
        found, start = [], 0
        for row in self.rows:
            found.append((start, start + row.size, row))
            start += row.size
        return found
