"""What can a bot make of a table's own pictures? What their captions say, and their colours.

A bot cannot see a photograph. Of a caption it takes the words it knows, as motifs, mood and doings;
a picture without one is no more than its colours, and the bots say so (`senses`).
"""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, Literal

from parlour.games.mysterium.bot.meaning.kin import GROUPS
from parlour.games.mysterium.bot.meaning.looks import BOX_DECK, Look
from parlour.games.mysterium.bot.meaning.words import is_known

Senses = Literal["everything", "captions", "colours"]
"""How much bots see of a deck; a key of `talk.senses`."""

WORD: Final = re.compile(r"[a-z]+")
EMPTY: Final = """
the and with from into onto over under for his her its their our your who whom which that this these
those are was were has have had been being not but out off very some any all one two upon near
beside behind before after through while where when there here
"""
STOP: Final = frozenset(WORD.findall(EMPTY))
SHORTEST: Final = 3
MOST: Final = 8
"""Motifs of a picture: a long caption says no more than a full card."""
ALIKE: Final = 0.5
"""How many trigrams a misspelt word shares with the motif it is taken for."""
ENDINGS: Final[tuple[tuple[str, str], ...]] = (
    ("ies", "y"),
    ("s", ""),
    ("es", ""),
    ("ing", ""),
    ("ing", "e"),
    ("ed", ""),
)

RGB = tuple[int, int, int]
COLOURS: Final[dict[str, RGB]] = {
    "black": (25, 25, 28),
    "grey": (128, 128, 128),
    "silver": (192, 198, 204),
    "white": (245, 245, 240),
    "red": (190, 35, 40),
    "pink": (232, 150, 170),
    "orange": (232, 130, 40),
    "brown": (110, 72, 42),
    "gold": (205, 165, 60),
    "yellow": (245, 220, 80),
    "green": (60, 130, 60),
    "teal": (35, 130, 130),
    "blue": (50, 85, 170),
    "violet": (120, 70, 150),
}


def look_of_caption(caption: str, colours: Iterable[str] = ()) -> Look:
    """A picture of a pack; without a caption it is its colours."""
    motifs, mood, activity = [], "", ""
    words = [word for word in WORD.findall(caption.lower()) if word not in STOP]
    for word in in_pairs(words):
        if word in MOODS and not mood:
            mood = word
        elif word in DOINGS and not activity:
            activity = word
        elif (motif := motif_of(word)) is not None:
            motifs.append(motif)
    known = tuple(sorted(colour for colour in set(colours) if colour in COLOURS))
    return Look(tuple(sorted(dict.fromkeys(motifs[:MOST]))), known, mood, activity)


def in_pairs(words: Sequence[str]) -> list[str]:
    """The words, those that make one motif together (`sheet music`) as one."""
    found: list[str] = []
    number = 0
    while number < len(words):
        pair = " ".join(words[number : number + 2])
        is_one = pair in GROUPS or pair in DOINGS
        found.append(pair if is_one else words[number])
        number += 2 if is_one else 1
    return found


@cache
def motif_of(word: str) -> str | None:
    """A motif of the box, or else any word whose company is known; None for what means nothing."""
    for form in forms(word):
        if form in GROUPS:
            return form
    for form in forms(word):
        if len(form) >= SHORTEST and is_known(form):
            return form
    near = max(GROUPS, key=lambda motif: overlap(word, motif))
    return near if overlap(word, near) >= ALIKE else None


def forms(word: str) -> list[str]:
    """The word, and what it may be a plural or a form of."""
    found = [word]
    found += [word[: -len(end)] + put for end, put in ENDINGS if word.endswith(end)]
    return [form for form in found if len(form) >= SHORTEST]


def overlap(one: str, other: str) -> float:
    """Of the trigrams of two words, the share that both have."""
    mine, theirs = trigrams(one), trigrams(other)
    return len(mine & theirs) / len(mine | theirs)


@cache
def trigrams(word: str) -> frozenset[str]:
    padded = f" {word} "
    return frozenset(padded[number : number + 3] for number in range(len(padded) - 2))


def colour_of(pixel: RGB) -> str:
    """The word for a colour: the nearest of those that bots know."""
    return min(COLOURS, key=lambda word: apart(COLOURS[word], pixel))


def apart(one: RGB, other: RGB) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def senses(pictures: Iterable[Look]) -> Senses:
    """How much bots see of a table's own pictures. Where one of them has no motif, a ghost that
    went by captions would pass over it, so all go by colours alone."""
    return "captions" if all(look.motifs for look in pictures) else "colours"


def by_colours(look: Look) -> Look:
    """What is left of a picture whose deck has no captions."""
    return Look(colours=look.colours)


EVERY: Final = (*BOX_DECK.visions.values(), *BOX_DECK.cards.values())
MOODS: Final = frozenset(look.mood for look in EVERY)
DOINGS: Final = frozenset(look.activity for look in EVERY)
