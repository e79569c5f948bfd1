"""What does a table with pictures of its own keep? Which stands for which card, and no more.

Lots decide which picture stands for which card, and their names in addresses are drawn at random:
nothing of a file's own name or place in a list is left.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from random import SystemRandom
from secrets import token_urlsafe
from typing import Any, Protocol

from parlour.core.game import Own
from parlour.core.notation import Frozen
from parlour.matches.store.rows import PackRow, PictureRow, Row


class Painted(Protocol):
    """A picture as it is brought along."""

    @property
    def small(self) -> bytes: ...
    @property
    def large(self) -> bytes: ...
    @property
    def caption(self) -> str: ...
    @property
    def colours(self) -> tuple[str, ...]: ...


@dataclass(frozen=True)
class Kept:
    """A picture that has been at a table before."""

    small: bytes
    large: bytes
    caption: str
    colours: tuple[str, ...]


@dataclass(frozen=True)
class OwnPicture:
    """What stands for a card."""

    name: str
    """In its address: 144 random bits."""
    caption: str
    colours: tuple[str, ...]


Pack = Mapping[str, OwnPicture]
"""By card."""
NO_PACK: Pack = Frozen()


def rows_of(match: str, cards: Sequence[str], pictures: Sequence[Painted]) -> list[Row]:
    """As many of these pictures as there are cards, by lot."""
    drawn = SystemRandom().sample(pictures, len(cards))
    names = [token_urlsafe(18) for _ in cards]
    pack = {
        card: OwnPicture(name, picture.caption, picture.colours)
        for card, name, picture in zip(cards, names, drawn, strict=True)
    }
    stored = [
        PictureRow(match, name, picture.small, picture.large)
        for name, picture in zip(names, drawn, strict=True)
    ]
    return [written(match, pack), *stored]


def written(match: str, pack: Pack) -> PackRow:
    return PackRow(match, json.dumps({card: asdict(one) for card, one in pack.items()}))


def read(row: PackRow | None) -> Pack:
    found: dict[str, Any] = {} if row is None else json.loads(row.cards)
    return Frozen({card: own_picture(**one) for card, one in found.items()})


def own_picture(name: str, caption: str, colours: list[str]) -> OwnPicture:
    return OwnPicture(name, caption, tuple(colours))


def said_of(pack: Pack) -> Own | None:
    """What everybody at the table may know of the pictures; None where there are none."""
    if not pack:
        return None
    return Frozen({card: (one.caption, one.colours) for card, one in pack.items()})
