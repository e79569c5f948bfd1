"""What do the owners say of their pictures? A list beside them: `captions.csv` or `captions.toml`.

name,caption,colours                        ["boat.jpg"]
boat.jpg,A boat in the snow,blue white      caption = "A boat in the snow"
                                            colours = ["blue", "white"]
"""

import csv
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from io import StringIO
from pathlib import PurePosixPath
from typing import Any, Final
from unicodedata import category

from parlour.packs.colours import WORDS
from parlour.packs.limits import LARGEST_LIST, LONGEST_CAPTION
from parlour.packs.problems import Problem, Refused

HEAD: Final = ("name", "caption", "colours")


@dataclass(frozen=True)
class Caption:
    """A line of the list. No colours: they are taken from the picture."""

    name: str
    text: str
    colours: tuple[str, ...]


def is_list(name: str) -> bool:
    return PurePosixPath(name).name.casefold() in READERS


def read_list(data: bytes, name: str) -> tuple[list[Caption], list[Problem]]:
    """The lines that can be used, and what is wrong with the others; raises Refused."""
    if len(data) > LARGEST_LIST:
        raise Refused("list_long", name, most=LARGEST_LIST // 1000)
    try:
        text = data.decode("utf-8-sig")
        lines = list(READERS[PurePosixPath(name).name.casefold()](text))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, csv.Error) as mistake:
        raise Refused("list_unreadable", name) from mistake
    return judged(lines, name)


def of_csv(text: str) -> Iterator[tuple[str, Any, Any]]:
    """Commas or semicolons, with or without a first line that names the columns."""
    first = text.partition("\n")[0]
    mark = ";" if first.count(";") > first.count(",") else ","
    for number, row in enumerate(csv.reader(StringIO(text), delimiter=mark, strict=True)):
        cells = [cell.strip() for cell in row]
        if not any(cells) or (number == 0 and cells[0].casefold() in ("name", "file")):
            continue
        yield cells[0], cells[1] if len(cells) > 1 else "", " ".join(cells[2:])


def of_toml(text: str) -> Iterator[tuple[str, Any, Any]]:
    for name, entry in tomllib.loads(text).items():
        if isinstance(entry, dict):
            yield name, entry.get("caption", ""), entry.get("colours", [])
        else:
            yield name, entry, []


READERS: Final[dict[str, Callable[[str], Iterable[tuple[str, Any, Any]]]]] = {
    "captions.csv": of_csv,
    "captions.toml": of_toml,
}


def judged(lines: Iterable[tuple[str, Any, Any]], name: str) -> tuple[list[Caption], list[Problem]]:
    found: dict[str, Caption] = {}
    problems: list[Problem] = []
    for file, caption, colours in lines:
        try:
            one = Caption(file, text_of(caption, file), colours_of(colours, file))
        except Refused as refused:
            problems.append(refused.problem)
            continue
        if file.casefold() in found:
            problems.append(Problem("caption_twice", file, {"list": name}))
        found[file.casefold()] = one
    return list(found.values()), problems


def text_of(caption: Any, file: str) -> str:
    """The caption on one line, without signs that cannot be seen."""
    if not isinstance(caption, str):
        raise Refused("caption_no_text", file)
    seen = "".join(" " if sign.isspace() else sign for sign in caption if is_seen(sign))
    plain = " ".join(seen.split())
    if len(plain) > LONGEST_CAPTION:
        raise Refused("caption_long", file, most=LONGEST_CAPTION)
    return plain


def is_seen(sign: str) -> bool:
    return sign.isspace() or category(sign)[0] != "C"


def colours_of(colours: Any, file: str) -> tuple[str, ...]:
    """The words of a list or of a line; raises Refused for one that nobody knows."""
    words = re.findall(r"[^\s,;]+", colours) if isinstance(colours, str) else colours
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise Refused("colours_no_list", file)
    plain = [{"gray": "grey", "purple": "violet"}.get(w.casefold(), w.casefold()) for w in words]
    for word in plain:
        if word not in WORDS:
            raise Refused("colour_unknown", file, colour=word[:30], known=", ".join(WORDS))
    return tuple(dict.fromkeys(plain))
