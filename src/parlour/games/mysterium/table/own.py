"""What are a table's own pictures called? By their captions, else by number and colours."""

from collections.abc import Mapping
from typing import Final

from parlour.core.game import Own
from parlour.games.mysterium.table.pieces import Note, note

LONGEST: Final = 44
"""Letters of a title; the whole caption is there for who cannot see the picture."""


def own_words(own: Own) -> Mapping[str, Note]:
    """By key of the catalogue, the note that takes its place."""
    found = {}
    for card, (caption, colours) in own.items():
        found[f"content.{card}"] = title(card, caption)
        found[f"pictures.vision-{card}"] = seen(caption, ", ".join(colours))
    return found


def title(card: str, caption: str) -> Note:
    if not caption:
        return note("own.untitled", number=int(card[1:]))
    return note("own.title", text=shortened(caption))


def shortened(caption: str) -> str:
    if len(caption) <= LONGEST:
        return caption
    return caption[:LONGEST].rpartition(" ")[0].rstrip(" ,;.:") + " …"


def seen(caption: str, colours: str) -> Note:
    """What is to be seen, for those who do not see it."""
    if caption:
        return note("own.seen", text=caption, colours=colours)
    return note("own.seen_colours", colours=colours)
