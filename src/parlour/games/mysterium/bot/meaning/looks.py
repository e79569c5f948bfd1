"""What is in a picture? Its motifs, colours, mood, what is going on, and its main shape."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from parlour.games.mysterium.content import BOX, KINDS


class Look(NamedTuple):
    """All that a bot sees of a picture. Words of the box, or those of a caption."""

    motifs: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    mood: str = ""
    activity: str = ""
    shape: str = ""


@dataclass(frozen=True)
class Deck:
    """The pictures of a table by the names of their cards."""

    visions: Mapping[str, Look]
    cards: Mapping[str, Look]
    """Suspects, locations and objects."""


def look_of(data: Mapping[str, Any]) -> Look:
    """The look of a card of the content file. A motif counts once; order says nothing."""
    colours = data.get("palette", data.get("colours", ()))
    return Look(
        tuple(sorted(set(data["motifs"]))),
        tuple(sorted(set(colours))),
        data["mood"],
        data["activity"],
        data["shape"],
    )


BOX_DECK: Final = Deck(
    {vision["id"]: look_of(vision) for vision in BOX["vision"]},
    {card["id"]: look_of(card) for kind in KINDS for card in BOX[kind]},
)
"""The pictures in the box."""
