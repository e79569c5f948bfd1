"""Who may see a field? The small answers that the tables in `view.py` are made of."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from parlour.core.notation import Frozen
from parlour.core.seats import Seat

Sight = Callable[[Any, Seat | None, Any], Any]
"""From a field's truth, the seat and the whole position to what the seat sees. Spectators are the
seat None."""


def everybody(value: Any, seat: Seat | None, position: Any) -> Any:
    """Public."""
    return value


def nobody(value: Any, seat: Seat | None, position: Any) -> Any:
    """A pile shows its size, a single thing nothing."""
    return len(value) if isinstance(value, tuple) else None


def own_seat(by_seat: Mapping[Seat, Any], seat: Seat | None, position: Any) -> Frozen:
    """Each seat sees its own; the others lie face down."""
    return Frozen(
        {
            key: value if key == seat else nobody(value, seat, position)
            for key, value in by_seat.items()
        }
    )


def redacted(position: Any, seat: Seat | None, sight: Mapping[str, Sight]) -> dict[str, Any]:
    """A position as a seat sees it; a field without a line in the table is hidden."""
    return {
        field.name: sight.get(field.name, nobody)(getattr(position, field.name), seat, position)
        for field in fields(position)
    }
