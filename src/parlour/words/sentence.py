"""What is a sentence made of? Typed parts, so that a page can mark names and cards, and plain text.

A catalogue's entry is a text with slots in braces, or a table of texts with a `by` that says which
slot chooses among them.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import Any

SLOT = re.compile(r"{(\w+)}")
Plural = Callable[[int], str]
Slots = Mapping[str, Any]


@dataclass(frozen=True)
class Part:
    """A stretch of a sentence. `kind` is `text`, or what filled the slot: `card`, `place`, `seat`;
    `id` is its word (`hotel`, `william`), if it has one."""

    text: str
    kind: str = "text"
    id: str = ""


@dataclass(frozen=True)
class Sentence:
    """Parts in order; as `str`, the plain text."""

    parts: tuple[Part, ...]
    tone: str = ""
    """How it is to be read: `nicole`, `verdict`, `quiet`, or plain."""
    clause: str = ""
    """The clause a refusal rests on."""

    def __str__(self) -> str:
        return self.text

    @cached_property
    def text(self) -> str:
        return "".join([part.text for part in self.parts])

    @cached_property
    def escaped(self) -> str:
        return escape(self.text)

    def __html__(self) -> str:
        """The plain text as a template wants it, escaped once for all pages that show it."""
        return self.escaped


@dataclass(frozen=True)
class Phrase:
    """One text of the catalogue, cut at its slots: texts at even places, slots at odd ones."""

    pieces: tuple[str, ...]

    def slots(self) -> Iterator[str]:
        yield from self.pieces[1::2]

    def chosen(self, slots: Slots, plural: Plural) -> "Phrase":
        return self


@dataclass(frozen=True)
class Choice:
    """Several texts, and the slot (or two, to be compared) that chooses."""

    by: tuple[str, ...]
    texts: Mapping[str, "Phrase | Choice"]

    def slots(self) -> Iterator[str]:
        yield from self.by
        for text in self.texts.values():
            yield from text.slots()

    def chosen(self, slots: Slots, plural: Plural) -> Phrase:
        """The text for these values; a word the table does not name is `other`."""
        word = category([slots.get(name) for name in self.by], plural)
        exact = str(slots.get(self.by[0]))
        text = self.texts.get(exact) or self.texts.get(word) or self.texts["other"]
        return text.chosen(slots, plural)


def category(values: list[Any], plural: Plural) -> str:
    """The word by which values choose: two are `same` or not, a number and the length of a list are
    `one` or `other`."""
    first = values[0]
    if len(values) == 2:
        return "same" if first == values[1] else "other"
    if first is None:
        return "none"
    if isinstance(first, bool):
        return "yes" if first else "no"
    if isinstance(first, tuple):
        return plural(len(first))
    return plural(first) if isinstance(first, int) else str(first)


def parsed(entry: str | dict[str, Any]) -> Phrase | Choice:
    """An entry of the catalogue; a table without `by` is no entry."""
    if isinstance(entry, str):
        return Phrase(tuple(SLOT.split(entry)))
    texts = {word: parsed(text) for word, text in entry.items() if word != "by"}
    return Choice(tuple(entry["by"].split()), texts)
