"""What is in the box? The content file (`box`) as typed constants.

Cards, tokens, guests, sites and the rest are small numbers, in the order of the content file; the
tables of words give the id of each number, the tables of numbers the way back. Sets of cards or
tokens are masks with one bit a number. What personas, abilities, setbacks and ruses do is data:
`Effect`, one of a small set of operations (ISL-17.7).
"""

from typing import Final

from parlour.games.island.content.box import BOX, PARTS
from parlour.games.island.content.box import SOURCE as SOURCE
from parlour.games.island.content.effects import Effect as Effect
from parlour.games.island.content.effects import effect


def numbered(words: tuple[str, ...]) -> dict[str, int]:
    return {word: number for number, word in enumerate(words)}


# ---------------------------------------------------------------- objects and cards

OBJECTS: Final[tuple[str, ...]] = tuple(BOX["objects"])
OBJECT: Final[dict[str, int]] = numbered(OBJECTS)
KEY: Final[int] = OBJECT["key"]
SPECIAL_KEY: Final[int] = OBJECT["special_key"]
ANY: Final = -1
"""The slot that any one object card pays (ISL-5.9)."""
SLOTS: Final[tuple[str, ...]] = (*OBJECTS, "any")
"""The word of each slot: the objects, and any card."""
SLOT: Final[dict[str, int]] = OBJECT | {"any": ANY}
PAIRABLE: Final[tuple[bool, ...]] = tuple(
    [BOX["objects"][word]["substitutable"] for word in OBJECTS]
)
"""By object: whether a pair of other cards may stand for it (ISL-6.4, 6.5)."""

CARDS: Final[tuple[str, ...]] = tuple(
    [
        f"{word}-{number:02}"
        for word in OBJECTS
        for number in range(1, len(BOX["objects"][word]["values"]) + 1)
    ]
)
"""The 96 object cards (ISL-2.1)."""
CARD: Final[dict[str, int]] = numbered(CARDS)
VALUE: Final[list[int]] = [value for word in OBJECTS for value in BOX["objects"][word]["values"]]
"""By card."""
KIND: Final[list[int]] = [
    kind for kind, word in enumerate(OBJECTS) for _ in BOX["objects"][word]["values"]
]
"""By card: its object."""
OF_KIND: Final[list[int]] = [
    sum(1 << card for card, kind in enumerate(KIND) if kind == which)
    for which in range(len(OBJECTS))
]
"""By object: the mask of its cards."""
ALL_CARDS: Final[int] = (1 << len(CARDS)) - 1

# ---------------------------------------------------------------- sites

SITES: Final[tuple[str, ...]] = tuple(
    [word for word, site in BOX["sites"].items() if not site.get("waiting_only")]
)
"""Where a group can be sent: the eleven sites with tokens and the bedroom (ISL-2.6)."""
SITE: Final[dict[str, int]] = numbered(SITES)
BEDROOM: Final[int] = SITE["bedroom"]
TOKEN_SITES: Final[tuple[int, ...]] = tuple(
    [number for number, word in enumerate(SITES) if BOX["sites"][word]["tokens"]]
)
COST: Final[list[tuple[int, ...]]] = [
    tuple([SLOT[slot] for slot in BOX["sites"][word]["cost"]]) for word in SITES
]
"""By site: the slots owed once (ISL-5.3)."""
COST_PER_GUEST: Final[list[tuple[int, ...]]] = [
    tuple([SLOT[slot] for slot in BOX["sites"][word]["cost_per_guest"]]) for word in SITES
]
"""By site: the slots owed for each guest."""

# ---------------------------------------------------------------- guests

GUESTS: Final[tuple[str, ...]] = tuple(BOX["guests"])
GUEST: Final[dict[str, int]] = numbered(GUESTS)
PERMANENT: Final[list[int]] = [OBJECT[BOX["guests"][word]["ability_object"]] for word in GUESTS]
"""By guest: the permanent object (ISL-6.1)."""
ALL_GUESTS: Final[int] = (1 << len(GUESTS)) - 1
MOST_GUESTS: Final = 3
"""The guests in one group (ISL-4.2)."""

# ---------------------------------------------------------------- discoveries and tokens

DISCOVERIES: Final[tuple[str, ...]] = tuple(BOX["discoveries"])
DISCOVERY: Final[dict[str, int]] = numbered(DISCOVERIES)
TRACES: Final[list[tuple[int, ...]]] = [
    tuple([SITE[site] for site in BOX["discoveries"][word]["sites"]]) for word in DISCOVERIES
]
"""By discovery card: its sites."""

TOKENS: Final[tuple[str, ...]] = tuple(BOX["tokens"])
TOKEN: Final[dict[str, int]] = numbered(TOKENS)
NUMBER: Final = 0
ACCOMPLICE: Final = 1
FIND: Final = 2
ABILITY: Final = 3
SORTS: Final[dict[str, int]] = {"number": 0, "accomplice": 1, "cards": 2, "ability": 3}
SORT: Final[list[int]] = [SORTS[BOX["tokens"][word]["type"]] for word in TOKENS]
"""By token: of which of the four types it is (ISL-2.4)."""
TOTAL: Final[list[int]] = [BOX["tokens"][word].get("value", 0) for word in TOKENS]
"""By token: the number on it, 0 for other tokens."""
WHITE: Final[list[int]] = [BOX["tokens"][word].get("white", 0) for word in TOKENS]
BLUE: Final[list[int]] = [BOX["tokens"][word].get("blue", 0) for word in TOKENS]

# ---------------------------------------------------------------- personas and abilities

PERSONAS: Final[tuple[str, ...]] = tuple(BOX["personas"])
PERSONA: Final[dict[str, int]] = numbered(PERSONAS)
POWERS: Final[dict[str, tuple[Effect, ...]]] = {
    **{
        word: tuple([effect(data[part], word) for part in PARTS if part in data])
        for word, data in BOX["personas"].items()
    },
    **{
        word: (effect(data["effect"], word),)
        for word, data in BOX["tokens"].items()
        if data["type"] == "ability"
    },
}
"""By persona and ability token: what it does for its owner (ISL-10.1, 7.13)."""
WAIVERS: Final[frozenset[str]] = frozenset({"free_slot", "wild_slot", "number_slack"})
"""Operations that work once a turn, when the payer names them (ISL-10.2)."""
MOST_ABILITIES: Final = 2
"""Ability tokens of one player (ISL-7.13)."""

# ---------------------------------------------------------------- setbacks and ruses

SETBACKS: Final[tuple[str, ...]] = tuple(BOX["setbacks"])
SETBACK: Final[dict[str, int]] = numbered(SETBACKS)
RUSES: Final[tuple[str, ...]] = tuple(BOX["ruses"])
RUSE: Final[dict[str, int]] = numbered(RUSES)
LETTER: Final[list[str]] = [BOX["ruses"][word]["letter"] for word in RUSES]
"""By ruse: P, T or G, who is hit and who may pay (ISL-13.9 to 13.11)."""
POINTS: Final[list[int]] = [BOX["ruses"][word]["points"] for word in RUSES]
"""By ruse: the least total that cancels it."""
DOES: Final[dict[str, Effect]] = {
    word: effect(data["effect"], word)
    for kind in ("setbacks", "ruses")
    for word, data in BOX[kind].items()
}
"""By setback and ruse: what happens."""
IMMEDIATE: Final[frozenset[str]] = frozenset(
    word for kind in ("setbacks", "ruses") for word, data in BOX[kind].items() if data["immediate"]
)
"""Setbacks and ruses that work at once and do not last."""
ABOUT_THE_PLAN: Final[frozenset[str]] = frozenset({"close_sites", "max_guests", "bench_player"})
"""Operations of a ruse that must be played before planning (ISL-13.17)."""

# ---------------------------------------------------------------- the course of the game

DISCOVERY_TURNS: Final[dict[str, frozenset[int]]] = {
    word: frozenset(rows["discovery"]) for word, rows in BOX["schedule"].items()
}
VICTIM_TURNS: Final[dict[str, frozenset[int]]] = {
    word: frozenset(rows["victim"]) for word, rows in BOX["schedule"].items()
}
"""By difficulty (ISL-12.1 to 12.3)."""
MOST_TURNS: Final[int] = BOX["game"]["turns"]
NEEDED: Final[int] = BOX["game"]["numbers_needed"]
"""Clues that name the murderer (ISL-1.2)."""
MAY_REVEAL: Final = 3
MUST_REVEAL: Final = 5
"""Accomplice tokens from which the accomplice may, and must, be known (ISL-11.7, 11.8)."""
