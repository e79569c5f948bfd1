"""What may people write? Names, titles and chat lines of a bounded length, without hidden signs.

Text is kept as it was meant; pages escape it.
"""

from typing import Final
from unicodedata import category, normalize

from parlour.core.errors import NotationError

LIMITS: Final = {"name": (1, 24), "title": (0, 60), "text": (1, 500), "click": (1, 64)}
"""Fewest and most characters."""
HIDDEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Controls, marks that turn the direction, halves of characters, unassigned."""
JOINERS: Final = "\u200d\u200c"
"""Needed inside emoji and some scripts."""


def clean(field: str, text: object) -> str:
    """The text on one line, in its composed form; raises NotationError naming the field."""
    if not isinstance(text, str):
        raise NotationError(field, "is no text")
    fewest, most = LIMITS[field]
    if len(text) > 8 * most:
        raise NotationError(field, f"is longer than {most} characters")
    seen = "".join(" " if sign.isspace() else sign for sign in text if is_visible(sign))
    plain = " ".join(normalize("NFC", seen).split())
    if len(plain.strip(JOINERS + " ")) < fewest:
        raise NotationError(field, "is empty")
    if len(plain) > most:
        raise NotationError(field, f"is longer than {most} characters")
    return plain


def is_visible(sign: str) -> bool:
    return sign.isspace() or sign in JOINERS or category(sign) not in HIDDEN
