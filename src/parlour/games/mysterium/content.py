"""What is in the box? The content file as typed constants; nothing else here reads a file.

Psychic cards go by their printed numbers: suspects 1 to 18, locations 19 to 36, objects 37 to 54
(MYS-1.2); 0 is no card. Visions go by theirs, 1 to 84. A set of cards is a mask with one bit a
number. Psychics are numbered in colour order, kinds of card in the order of the investigation.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

SOURCE: Final[bytes] = Path(__file__).with_name("content.toml").read_bytes()
BOX: Final[dict[str, Any]] = tomllib.loads(SOURCE.decode())

# ---------------------------------------------------------------- cards

KINDS: Final[tuple[str, ...]] = ("suspect", "location", "object")
"""Also the boards, in the order in which a psychic passes them (MYS-2.5)."""
DONE: Final = 3
"""The stage after the last board: the epilogue (MYS-8.10)."""
STAGES: Final[tuple[str, ...]] = (*KINDS, "done")
KIND: Final[dict[str, int]] = {word: kind for kind, word in enumerate(STAGES)}

CARDS: Final[tuple[str, ...]] = ("", *[card["id"] for kind in KINDS for card in BOX[kind]])
"""The word of each number (MYS-1.1)."""
CARD: Final[dict[str, int]] = {word: card for card, word in enumerate(CARDS) if card}
CARDS_OF_KIND: Final[int] = BOX["components"]["cards_per_type"]
OF_KIND: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple(range(1 + kind * CARDS_OF_KIND, 1 + (kind + 1) * CARDS_OF_KIND)) for kind in range(3)]
)
KIND_OF: Final[tuple[int, ...]] = (
    -1,
    *[kind for kind in range(3) for _ in range(CARDS_OF_KIND)],
)
"""Suspect, location or object, by the number of the card."""

VISIONS: Final[tuple[str, ...]] = ("", *[vision["id"] for vision in BOX["vision"]])
VISION: Final[dict[str, int]] = {word: vision for vision, word in enumerate(VISIONS) if vision}
TITLES: Final[dict[str, str]] = {vision["id"]: vision["title"] for vision in BOX["vision"]}
BIT: Final[list[int]] = [1 << number for number in range(len(VISIONS))]

HAND_SIZE: Final[int] = BOX["game"]["hand_size"]
HOURS: Final[int] = BOX["game"]["hours"]
SHARED: Final = 3
"""Cards of the shared vision (MYS-12.2)."""

# ---------------------------------------------------------------- tables

SEATS: Final[tuple[int, ...]] = tuple(
    range(BOX["game"]["players_min"], BOX["game"]["players_max"] + 1)
)
PSYCHICS: Final[tuple[str, ...]] = tuple([psychic["id"] for psychic in BOX["psychic"]])
"""The colours in their order, which is also that of group numbers (MYS-11.2)."""
PSYCHIC: Final[dict[str, int]] = {word: psychic for psychic, word in enumerate(PSYCHICS)}

DIFFICULTIES: Final[tuple[str, ...]] = ("easy", "medium", "hard")
LAID: Final[dict[tuple[str, int], int]] = {
    (difficulty, seats): BOX["cards_laid"][difficulty][str(seats)]
    for difficulty in DIFFICULTIES
    for seats in SEATS
}
"""Cards of each kind on the table (MYS-3.1)."""
CROWS: Final[dict[str, int]] = {word: BOX["crows"][word]["limit"] for word in DIFFICULTIES}
PER_TURN: Final[dict[str, bool]] = {
    word: BOX["crows"][word]["per"] == "turn" for word in DIFFICULTIES
}
"""Whether the crows come back at the end of a turn (MYS-10.2)."""
PLAYED: Final[dict[int, int]] = {
    seats: BOX["psychics_in_play"][str(seats)]["psychics"] for seats in SEATS
}
LED: Final[dict[int, int]] = {
    seats: BOX["psychics_in_play"][str(seats)]["per_player"] for seats in SEATS
}
"""How many psychics a seat leads (MYS-15.1)."""

EXTRA_GROUPS: Final[dict[int, int]] = {
    int(seats): count for seats, count in BOX["lineup"]["extra_random_groups"].items()
}

# ---------------------------------------------------------------- opinions and levels

SIGNS: Final[tuple[str, ...]] = ("yes", "no")
SIGN: Final[dict[str, int]] = {word: sign for sign, word in enumerate(SIGNS)}
TOKENS: Final[dict[int, tuple[int, int]]] = {
    seats: (
        BOX["clairvoyancy_tokens"][str(seats)]["yes"],
        BOX["clairvoyancy_tokens"][str(seats)]["no"],
    )
    for seats in SEATS
}
"""Clairvoyancy tokens of each sign (MYS-3.7 to 3.9)."""
TOKENS_RETURN: Final[int] = BOX["token_return"]["hour"]

LEVELS: Final[tuple[str, ...]] = ("low", "intermediate", "high")
BANDS: Final[dict[int, tuple[int, int]]] = {
    seats: (table["low_max"], table["intermediate_max"])
    for table in (BOX["levels"]["small_table"], BOX["levels"]["large_table"])
    for seats in table["players"]
}
"""The last space of the low and of the intermediate level (MYS-13.4, 13.5)."""
SEEN: Final[tuple[int, ...]] = tuple([BOX["levels"]["cards_seen"][word] for word in LEVELS])
"""After how many cards of the shared vision a level votes (MYS-13.2)."""


def leaders(seats: int, ghost: int) -> tuple[int, ...]:
    """By psychic, the seat that leads it: colours follow the order of seats (MYS-2.4, 15.2)."""
    players = [seat for seat in range(seats) if seat != ghost]
    return tuple([players[psychic // LED[seats]] for psychic in range(PLAYED[seats])])
