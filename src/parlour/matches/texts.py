"""What may people write? Names, titles and chat lines of a bounded length, without hidden signs.

Text is kept as it was meant; pages escape it.
"""

import re
from typing import Final
from unicodedata import category, normalize

from parlour.core.errors import NotationError

LIMITS: Final = {
    "name": (1, 24),
    "title": (0, 60),
    "text": (1, 500),
    "click": (1, 64),
    "about": (1, 24),
}
"""Fewest and most characters."""
HIDDEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Controls, marks that turn the direction, halves of characters, unassigned."""
BLANK: Final = "\u2800\u115f\u1160\u3164\uffa0"
"""Letters and signs by their kind, that show nothing: an empty Braille cell, Hangul fillers."""
JOINERS: Final = "\u200d\u200c"
"""Needed inside emoji and some scripts."""
SELECTORS: Final = re.compile("[\u034f\u180b-\u180d\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Marks that choose another drawing of a sign, or none; by themselves they show nothing."""


def clean(field: str, text: object, path: str = "") -> str:
    """The text on one line, in its composed form; raises NotationError naming the field, or the
    path where one is given, with a code like `name_empty` or `name_long`."""
    path = path or field
    if not isinstance(text, str):
        raise NotationError(path, "is no text")
    fewest, most = LIMITS[field]
    too_long = NotationError(path, f"is longer than {most} characters", f"{field}_long")
    if len(text) > 8 * most:
        raise too_long
    seen = "".join(" " if sign.isspace() else sign for sign in text if is_visible(sign))
    plain = " ".join(normalize("NFC", seen).split())
    if sum(is_drawn(sign) for sign in plain) < fewest:
        raise NotationError(path, "is empty", f"{field}_empty")
    if len(plain) > most:
        raise too_long
    return plain


def is_visible(sign: str) -> bool:
    return sign.isspace() or sign in JOINERS or category(sign) not in HIDDEN


def is_drawn(sign: str) -> bool:
    """Shows something by itself: an accent with nothing under it does not."""
    return not (sign.isspace() or sign in JOINERS or sign in BLANK or category(sign)[0] == "M")


def likeness(name: str) -> str:
    """What the eye has of a name: people whose names come to the same cannot be told apart."""
    plain = SELECTORS.sub("", normalize("NFKC", name).casefold())
    return "".join([sign for sign in plain if sign not in JOINERS + BLANK])
