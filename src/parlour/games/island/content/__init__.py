"""What is in the box? The content file as typed constants; nothing else here reads a file.

Cards, tokens, guests, sites and the rest are small numbers, in the order of the content file; the
tables of words give the id of each number, the tables of numbers the way back. Sets of cards or
tokens are masks with one bit a number. What personas, abilities, setbacks and ruses do is data:
`Effect`, one of a small set of operations (ISL-17.7).

An owner of the printed game can enter the real cards in `pack.toml` beside the content file: what
it says takes the place of the same table here (see `pack.md`).
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from parlour.core.errors import NotationError
from parlour.core.seats import Seat

FILE: Final = Path(__file__).with_name("content.toml")
PACK: Final = Path(__file__).with_name("pack.toml")
SOURCE: Final[bytes] = FILE.read_bytes() + (PACK.read_bytes() if PACK.exists() else b"")
WHOLE: Final = ("objects", "guests", "discoveries", "tokens", "personas", "setbacks", "ruses")
"""Decks and sets that a pack replaces as a whole; of other tables it may change a line."""


def packed(box: Mapping[str, Any], pack: Mapping[str, Any]) -> dict[str, Any]:
    """The content of the box with what a pack says in the place of what it replaces."""
    found = dict(box)
    for name, table in pack.items():
        old: Any = found.get(name)
        whole = name in WHOLE or not isinstance(table, dict) or not isinstance(old, dict)
        found[name] = table if whole else packed(old, table)
    return found


FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "slot count": ("free_slot",),
    "except count": ("wild_slot",),
    "sites slot count": ("surcharge",),
    "sites": ("barred_sites", "close_sites"),
    "amount": ("number_slack",),
    "count": (
        *("max_guests", "max_reveals", "extra_gift", "bonus_draw", "bench_guest"),
        "guests_go_short",
        *("discard_random", "discard_random_each_player", "lose_ability"),
    ),
    "": (
        *("no_gift", "second_companion", "no_idle_bonus", "no_draw_after_leading"),
        *("no_player_draw", "no_guest_draw", "bench_player", "no_guest_abilities"),
        *("cannot_enter", "random_distribution", "no_resolve"),
        *("discard_hidden", "cover_numbers"),
    ),
}
OPERATIONS: Final[dict[str, frozenset[str]]] = {
    op: frozenset(names.split()) for names, ops in FIELDS.items() for op in ops
}
"""What an effect may do, and the fields each operation takes (ISL-17.7)."""
PARTS: Final = ("ability", "handicap", "appetite")
"""What a persona record says; the last only if he has one (ISL-10.1, 10.13)."""
AT_ONCE: Final[frozenset[str]] = frozenset(
    {
        *("discard_random", "discard_random_each_player", "discard_hidden"),
        *("cover_numbers", "lose_ability"),
    }
)
"""Operations that work at once and do not last."""


def check(box: Mapping[str, Any]) -> None:
    """Refuse a box that cannot be played; raises NotationError with the place."""
    counts = box["counts"]
    kinds = [token["type"] for token in box["tokens"].values()]
    held = {
        "object_cards": sum(len(thing["values"]) for thing in box["objects"].values()),
        "discovery_cards": len(box["discoveries"]),
        "guest_records": len(box["guests"]),
        "persona_records": len(box["personas"]),
        "investigation_tokens": len(kinds),
        "setback_cards": len(box["setbacks"]),
        "ruse_cards": len(box["ruses"]),
    }
    for name, count in held.items():
        if count != counts[name]:
            raise NotationError(f"counts.{name}", f"is {counts[name]}, but there are {count}")
    if kinds.count("number") < box["game"]["numbers_needed"]:
        raise NotationError("tokens", "hold fewer numbers than are needed")
    if len(box["personas"]) < box["game"]["players"][1]:
        raise NotationError("personas", "are fewer than the players may be")
    if not {"key", "special_key"} <= box["objects"].keys():
        raise NotationError("objects", "lack one of the two keys")
    check_words(box)
    for path, data, immediate in effects_of(box):
        check_effect(box, path, data, immediate)


def check_words(box: Mapping[str, Any]) -> None:
    """Every object and site that is named exists."""
    objects, sites = box["objects"], box["sites"]
    for name, guest in box["guests"].items():
        if guest["ability_object"] not in objects:
            raise NotationError(f"guests.{name}.ability_object", "is no object")
    for name, site in sites.items():
        asked = [*site.get("cost", ()), *site.get("cost_per_guest", ())]
        for slot in asked:
            if slot not in objects and slot != "any":
                raise NotationError(f"sites.{name}", f"asks for {slot!r}, which is no object")
    for name, card in box["discoveries"].items():
        if not all(sites.get(site, {}).get("tokens") for site in card["sites"]):
            raise NotationError(f"discoveries.{name}", "names a place without tokens")
    for name, ruse in box["ruses"].items():
        if ruse["letter"] not in ("P", "T", "G"):
            raise NotationError(f"ruses.{name}.letter", "is none of P, T, G")


def effects_of(box: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any], bool | None]]:
    """Every effect with its place, and whether its card says that it works at once."""
    for name, persona in box["personas"].items():
        for part in PARTS:
            if part in persona or part in PARTS[:2]:
                yield f"personas.{name}.{part}", persona[part], None
    for name, token in box["tokens"].items():
        if token["type"] == "ability":
            yield f"tokens.{name}.effect", token["effect"], None
    for kind in ("setbacks", "ruses"):
        for name, card in box[kind].items():
            yield f"{kind}.{name}.effect", card["effect"], card["immediate"]


def check_effect(
    box: Mapping[str, Any], path: str, data: Mapping[str, Any], immediate: bool | None
) -> None:
    op = data.get("op")
    if op not in OPERATIONS:
        raise NotationError(f"{path}.op", f"is {op!r}, which is no operation")
    if data.keys() - {"op"} != OPERATIONS[op]:
        raise NotationError(path, f"needs {', '.join(sorted(OPERATIONS[op])) or 'no fields'}")
    if not set(data.get("sites", ())) <= box["sites"].keys():
        raise NotationError(f"{path}.sites", "names no site")
    if data.get("slot", "any") not in {"any", *box["objects"]}:
        raise NotationError(f"{path}.slot", "is no object")
    if (immediate is None and op in AT_ONCE) or (
        immediate is not None and immediate != (op in AT_ONCE)
    ):
        raise NotationError(path, f"{op} {'works at once' if op in AT_ONCE else 'lasts'}")


def read_box() -> dict[str, Any]:
    box = tomllib.loads(FILE.read_bytes().decode())
    if PACK.exists():
        box = packed(box, tomllib.loads(PACK.read_bytes().decode()))
    check(box)
    return box


BOX: Final[dict[str, Any]] = read_box()


def members(mask: int) -> list[int]:
    """The numbers in a mask, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def numbered(words: tuple[str, ...]) -> dict[str, int]:
    return {word: number for number, word in enumerate(words)}


# ---------------------------------------------------------------- effects


@dataclass(frozen=True)
class Effect:
    """What a persona, ability, setback or ruse does: an operation and what it needs (ISL-17.7).

    `seat` is the one player it hits, if it does not hit all; `source` the id of its card.
    """

    op: str
    slot: str | None = None
    count: int | None = None
    except_: tuple[str, ...] = ()
    sites: tuple[str, ...] = ()
    amount: int | None = None
    guest: str | None = None
    seat: Seat | None = None
    source: str | None = None


def effect(data: Mapping[str, Any], source: str) -> Effect:
    return Effect(
        data["op"],
        data.get("slot"),
        data.get("count"),
        tuple(data.get("except", ())),
        tuple(data.get("sites", ())),
        data.get("amount"),
        source=source,
    )


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
