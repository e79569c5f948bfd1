"""Who sees what? The table of section 18, field by field."""

from typing import Any

from parlour.core.notation import Frozen
from parlour.core.seats import Seat
from parlour.core.sight import Sight, everybody, nobody, redacted
from parlour.games.mysterium.position import Position, Shared
from parlour.games.mysterium.state import State
from parlour.games.mysterium.state.table import STEPS


def is_over(position: Position) -> bool:
    return position.phase == "over"


def the_ghost(value: Any, seat: Seat | None, position: Position) -> Any:
    """The ghost's own, open to all when the match is over (MYS-18.3)."""
    if is_over(position) or seat == position.ghost:
        return value
    return nobody(value, seat, position)


def the_end(value: Any, seat: Seat | None, position: Position) -> Any:
    """Nobody's, not even the ghost's, before the match is over."""
    return value if is_over(position) else nobody(value, seat, position)


def shared(value: Shared | None, seat: Seat | None, position: Position) -> Shared | None:
    """Face-down cards are unknown to all, what was meant to all but the ghost (MYS-12.3, 12.5)."""
    if value is None or is_over(position):
        return value
    turned = value.order[: value.shown]
    order = turned + (None,) * (len(value.order) - len(turned))
    return Shared(order, the_ghost(value.intent, seat, position), value.shown)


def votes(value: Any, seat: Seat | None, position: Position) -> Frozen:
    """With a track only one's own until all are in; that somebody voted is open (MYS-13.7)."""
    if is_over(position) or not is_secret_poll(position):
        return Frozen(value)
    return Frozen({voter: group if voter == seat else None for voter, group in value.items()})


def voted(value: Any, seat: Seat | None, position: Position) -> tuple[Seat, ...]:
    return tuple(sorted(position.votes))


def is_secret_poll(position: Position) -> bool:
    """With four players and more there is a track, and votes are secret (MYS-15.8)."""
    return any(psychic.level is not None for psychic in position.psychics.values())


def role(value: Any, seat: Seat | None, position: Position) -> str:
    return role_of(seat, position.ghost)


def role_of(seat: Seat | None, ghost: Seat) -> str:
    if seat is None:
        return "spectator"
    return "ghost" if seat == ghost else "psychic"


def may_talk(value: Any, seat: Seat | None, position: Position) -> bool:
    return may_speak(role_of(seat, position.ghost), position.step, is_secret_poll(position))


def may_speak(role: str, step: str, secret_poll: bool) -> bool:
    """Everybody after the result; before it psychics alone, and not in a secret poll (MYS-16)."""
    if step == "over" or role != "psychic":
        return step == "over"
    return step != "voting" or not secret_poll


SIGHT: dict[str, Sight] = {
    "phase": everybody,
    "step": everybody,
    "hour": everybody,
    "ghost": everybody,
    "psychics": everybody,
    "secret": the_ghost,
    "table": everybody,
    "hand": the_ghost,
    "draw": the_end,
    "discard": the_end,
    "crows": everybody,
    "ready": everybody,
    "groups": everybody,
    "culprit": the_ghost,
    "shared": shared,
    "votes": votes,
    "voted": voted,
    "role": role,
    "may_talk": may_talk,
}


def seen_by(state: State, seat: Seat | None) -> Position:
    """The position as a seat sees it, None a spectator; when it is over all of it (MYS-18)."""
    seen = redacted(state.position(), seat, SIGHT)
    return Position(**seen | {"seat": seat})


def talks(state: State, seat: Seat | None) -> bool:
    """Whether a seat may speak now (MYS-16)."""
    table = state.table
    return may_speak(role_of(seat, table.ghost), STEPS[state.step], table.tracked)
