"""What is in the box? The content file as typed constants; nothing else here reads a file."""

import tomllib
from pathlib import Path
from typing import Any, Final

SOURCE: Final[bytes] = Path(__file__).with_name("content.toml").read_bytes()
BOX: Final[dict[str, Any]] = tomllib.loads(SOURCE.decode())

CARDS: Final[tuple[str, ...]] = tuple([card["id"] for card in BOX["card"]])
"""Every kind of card; the five Locations first, then the Twist (CAL-1.4)."""
CARD: Final[dict[str, int]] = {word: card for card, word in enumerate(CARDS)}
TWIST: Final[int] = CARD["twist"]
LOCATIONS: Final[tuple[int, ...]] = tuple(range(TWIST))
COUNTS: Final[tuple[int, ...]] = tuple([card["count"] for card in BOX["card"]])
DECK: Final[tuple[int, ...]] = tuple(
    [card for card, count in enumerate(COUNTS) for _ in range(count)]
)
"""The 48 cards in the order of the content file (CAL-1.5)."""

HAND_SIZE: Final[int] = BOX["limits"]["hand_size"]
CENTRE_TO_DESIGNATE: Final[int] = BOX["limits"]["min_centre_to_designate"]
GUILTY_AT: Final[int] = BOX["limits"]["guilty_at"]
TOKENS: Final[tuple[int, ...]] = tuple(sorted(BOX["tokens"]["values"], reverse=True))
"""The values of the suspicion tokens, the largest first (CAL-1.6)."""

SEATS: Final[tuple[int, ...]] = tuple([table["count"] for table in BOX["seats"]])
PLACES: Final[dict[int, int]] = {table["count"]: table["places"] for table in BOX["seats"]}
"""By the number of seats (CAL-2.2)."""
CHARACTERS: Final[dict[int, tuple[str, ...]]] = {
    4: tuple(BOX["default_characters"]["four_places"]),
    6: tuple(BOX["default_characters"]["six_places"]),
}
"""Who sits where, by the number of places (CAL-2.5)."""
TEAM_OF: Final[dict[str, str]] = {person["id"]: person["team"] for person in BOX["character"]}


def partner(place: int, places: int) -> int:
    """The place opposite (CAL-2.3)."""
    return (place + places // 2) % places


def decider(place: int, seats: int) -> int:
    """The seat that decides for a place: its own, or the ghost's partner (CAL-3.3)."""
    return place if place < seats else partner(place, PLACES[seats])
