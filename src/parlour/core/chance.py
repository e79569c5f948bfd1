"""Where do shuffles and draws come from? From a stream that the caller hands in.

The same seed gives the same numbers on every Python, interpreted or compiled.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final, TypeVar

from mypy_extensions import i64

from parlour.core.vectors import vec

T = TypeVar("T")

LOW: Final = 0x3FFFFFFF
CARRY: Final = 663609357
"""Multiply with carry (Marsaglia) in words of 30 bits, so that no step leaves the small integers.
`CARRY * 2**30 - 1` is a safe prime, which makes the period about 2**58."""


class Chance:
    """A quick stream, for playouts and search. What it gave betrays what comes; no match may use
    it."""

    def __init__(self, seed: int) -> None:
        digest = blake2b(b"%d" % seed, digest_size=7).digest()
        start = int.from_bytes(digest, "big") or 1
        self.low: i64 = start & LOW
        self.high: i64 = start >> 30

    @property
    def last(self) -> int:
        """Where the stream stands."""
        return self.high << 30 | self.low

    def __reduce__(self) -> tuple[Any, ...]:
        """For copies: by itself a compiled stream knows of none."""
        return standing_at, (self.last,)

    def below(self, n: i64) -> int:
        """A number from 0 to n - 1; n at most 2**30."""
        x = self.low * CARRY + self.high
        self.low = low = x & LOW
        self.high = high = x >> 30
        return (low ^ high) * n >> 30

    def pick(self, things: Sequence[T]) -> T:
        """One of them, all equally likely."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """A new list, every order equally likely."""
        deck = list(things)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return deck

    def shuffle(self, row: vec[i64]) -> None:
        """The same of numbers, in place."""
        last: i64 = len(row) - 1
        for i in range(last, 0, -1):
            j: i64 = self.below(i + 1)
            row[i], row[j] = row[j], row[i]


def standing_at(last: int) -> Chance:
    """The stream that stands there."""
    chance = Chance(0)
    chance.low = last & LOW
    chance.high = last >> 30
    return chance


class SealedChance(Chance):
    """The stream of one ply of a match: who has seen some of its numbers learns nothing of the
    rest."""

    def __init__(self, secret: bytes, ply: int) -> None:
        super().__init__(1)
        self.secret: bytes = secret
        self.ply: int = ply
        self.block: int = 0
        self.words: list[int] = []

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a sealed chance is made anew for each ply")

    def below(self, n: i64) -> int:
        if not self.words:
            self.words = self.next_block()
        word: i64 = self.words.pop()
        return word * n >> 30

    def next_block(self) -> list[int]:
        """Sixteen more numbers of 30 bits, from the secret, the ply and a counter."""
        message = b"%d.%d" % (self.ply, self.block)
        self.block += 1
        digest = blake2b(message, key=self.secret).digest()
        return [int.from_bytes(digest[i : i + 4], "big") & LOW for i in range(0, 64, 4)]
