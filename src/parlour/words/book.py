"""Where do the words stand? In `text/<language>.toml` of each game, and of the pages for general
ones.

Beside the languages lies `keys.toml`: what is the same in all of them, namely what kind of thing
fills a slot, which clause a refusal rests on, and the tone of an event. What would make the file of
a game too long lies in a folder beside it: `text/table/<language>.toml`.
"""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from parlour.words.sentence import Choice, Phrase, Plural, parsed

ROOT: Final = Path(__file__).resolve().parent.parent
JOINTS: Final = ROOT / "words/text"
PARTS: Final = ("table", "pictures", "visions", "talk", "own")
"""Folders of sections that would make a game's own file too long."""
LANGUAGE: Final = re.compile(r"[a-z]{2}(-[A-Z]{2})?")

PLURALS: Final[Mapping[str, Plural]] = {"fr": lambda number: "one" if number < 2 else "other"}
"""The languages whose numbers go otherwise than English ones."""


def one_or_other(number: int) -> str:
    return "one" if number == 1 else "other"


class Book:
    """The words of a game in one language, the general ones beneath them; read-only."""

    def __init__(
        self,
        language: str,
        general: Mapping[str, Any],
        own: Mapping[str, Any],
        keys: Mapping[str, Any],
    ) -> None:
        self.language = language
        self.plural = PLURALS.get(language, one_or_other)
        self.entries: dict[str, Phrase | Choice] = {**flat(general), **flat(own)}
        self.kinds: dict[str, str] = dict(dotted(keys.get("kinds", {})))
        self.areas: dict[str, str] = keys.get("areas", {})
        self.clauses: dict[str, str] = keys.get("clauses", {})
        self.tones: dict[str, str] = keys.get("tones", {})

    def __contains__(self, key: str) -> bool:
        return key in self.entries

    def kind(self, key: str, slot: str) -> str:
        """What fills a slot of an entry: said for this entry alone, or for the slot's name."""
        own = self.kinds.get(f"{key}.{slot}")
        return own or self.kinds.get(slot, "number")


def flat(section: Mapping[str, Any], path: str = "") -> dict[str, Phrase | Choice]:
    """The entries of a catalogue by their path: `events.played_self`."""
    found: dict[str, Phrase | Choice] = {}
    for word, entry in section.items():
        if isinstance(entry, str) or isinstance(entry.get("by"), str):
            found[path + word] = parsed(entry)
        else:
            found |= flat(entry, f"{path}{word}.")
    return found


def dotted(section: Mapping[str, Any], path: str = "") -> list[tuple[str, str]]:
    """The values of nested tables by their path."""
    pairs: list[tuple[str, str]] = []
    for word, value in section.items():
        pairs += (
            [(path + word, value)] if isinstance(value, str) else dotted(value, f"{path}{word}.")
        )
    return pairs


def folder(game: str | None) -> Path:
    return ROOT / ("web/text" if game is None else f"games/{game}/text")


def toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


@cache
def languages(game: str | None) -> tuple[str, ...]:
    """The languages a game (or, for None, the pages) can be read in."""
    names = sorted(path.stem for path in folder(game).glob("*.toml"))
    return tuple([name for name in names if LANGUAGE.fullmatch(name)])


@cache
def book(game: str | None, language: str) -> Book:
    """The catalogue of a game, or for None the general words alone; read once."""
    general = toml(JOINTS / f"{language}.toml") | toml(folder(None) / f"{language}.toml")
    common = toml(folder(None) / "keys.toml")
    if game is None:
        return Book(language, general, {}, common)
    keys = toml(folder(game) / "keys.toml")
    kinds = common.get("kinds", {}) | keys.get("kinds", {})
    own = toml(folder(game) / f"{language}.toml")
    for part in PARTS:
        for section, entries in toml(folder(game) / part / f"{language}.toml").items():
            own[section] = own.get(section, {}) | entries
    return Book(language, general, own, keys | {"kinds": kinds})
