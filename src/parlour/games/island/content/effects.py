"""What do personas, abilities, setbacks and ruses do? Data: one of a small set of operations.

Positions are written with effects, so this module stays interpreted: the codec reads its
annotations (decision 0013).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from parlour.core.seats import Seat


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
