"""What does the content file say, and what a pack in its place? Read once and checked; nothing else
here reads a file.

An owner of the printed game can enter the real cards in `pack.toml` beside the content file: what
it says takes the place of the same table here (see `pack.md`).
"""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from parlour.core.errors import NotationError

FILE: Final = Path(__file__).parent.with_name("content.toml")
PACK: Final = Path(__file__).parent.with_name("pack.toml")
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
        *("guests_go_short", "players_go_short"),
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
    """Raises NotationError with the pack's file where what it says cannot be played."""
    box = tomllib.loads(FILE.read_bytes().decode())
    try:
        if PACK.exists():
            box = packed(box, tomllib.loads(PACK.read_bytes().decode()))
        check(box)
    except NotationError as mistake:
        raise NotationError(f"{PACK}: {mistake.path}", mistake.problem) from mistake
    except ValueError as mistake:
        raise NotationError(str(PACK), f"is no TOML: {mistake}") from mistake
    except KeyError as mistake:
        raise NotationError(str(PACK), f"lacks {mistake}") from mistake
    return box


BOX: Final[dict[str, Any]] = read_box()
