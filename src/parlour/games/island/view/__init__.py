"""Who sees what? The table of section 15, field by field; its inverse is `guessing`.

What a seat sees may hang on its role, on the phase and on who accompanies the acting group.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from parlour.core.notation import Frozen
from parlour.core.seats import Seat
from parlour.core.sight import Sight, everybody, redacted
from parlour.games.island.position import (
    ActingGroup,
    Belongings,
    Guest,
    Pile,
    Player,
    Position,
    SiteTokens,
)
from parlour.games.island.state import State


def size(pile: Pile) -> int:
    return pile if isinstance(pile, int) else len(pile)


def pile(value: Pile, seat: Seat | None, position: Any) -> int:
    """How many lie there."""
    return size(value)


def at_the_end(value: Any, seat: Seat | None, position: Position) -> Any:
    """Nobody's, until it is over (ISL-14.6)."""
    return value if position.phase == "over" else None


def guests(value: Mapping[str, Guest], seat: Seat | None, position: Any) -> Frozen:
    return Frozen({name: replace(guest, down=size(guest.down)) for name, guest in value.items()})


def sites(value: Mapping[str, SiteTokens], seat: Seat | None, position: Any) -> Frozen:
    return Frozen({name: replace(site, down=size(site.down)) for name, site in value.items()})


def bedroom(value: tuple[Belongings, ...], seat: Seat | None, position: Any) -> Any:
    return tuple([replace(left, down=size(left.down)) for left in value])


def players(value: tuple[Player, ...], seat: Seat | None, position: Position) -> Any:
    return tuple([player_seen(player, owner, seat, position) for owner, player in enumerate(value)])


def player_seen(player: Player, owner: Seat, seat: Seat | None, position: Position) -> Player:
    """One's own hand and accomplice card; ruse cards only once their owner acts with them
    (ISL-15.5)."""
    over = position.phase == "over"
    own = owner == seat
    uses_ruses = own and position.acting and position.revealed == owner
    return replace(
        player,
        hand=player.hand if own or over else size(player.hand),
        ruses=player.ruses if uses_ruses else size(player.ruses),
        role=player.role if own or over or position.revealed == owner else None,
    )


def group(value: ActingGroup | None, seat: Seat | None, position: Position) -> Any:
    """The closed part of the pool is its companions' alone."""
    if value is None or seat in value.companions:
        return value
    return replace(value, pool_private=size(value.pool_private))


def votes(value: Mapping[Seat, Any], seat: Seat | None, position: Any) -> Frozen:
    """One's own; of others that there is one."""
    return Frozen({voter: vote if voter == seat else None for voter, vote in value.items()})


SIGHT: Final[dict[str, Sight]] = {
    "turn": everybody,
    "phase": everybody,
    "deck": pile,
    "discard": everybody,
    "guests": guests,
    "players": players,
    "sites": sites,
    "bedroom": bedroom,
    "bag": pile,
    "discoveries": pile,
    "victims": pile,
    "murderer": at_the_end,
    "resolved": everybody,
    "accomplice_tokens": everybody,
    "tokens_out": everybody,
    "setbacks": pile,
    "setbacks_out": everybody,
    "setback": everybody,
    "ruse_deck": pile,
    "ruses_out": everybody,
    "ruse_pile": pile,
    "spare_role": at_the_end,
    "revealed": everybody,
    "revealed_turn": everybody,
    "acting": everybody,
    "appetites": everybody,
    "accomplice_at": everybody,
    "effects": everybody,
    "plan": everybody,
    "dropped_plans": everybody,
    "queue": everybody,
    "group": group,
    "assigned": everybody,
    "gifts": everybody,
    "used": everybody,
    "votes": votes,
    "excluded": everybody,
    "ruse_play": everybody,
    "ruse_letters": everybody,
    "outcome": everybody,
}


def seen_by(state: State, seat: Seat | None) -> Position:
    """The position as a seat sees it, None a spectator (ISL-15.2, 15.3)."""
    seen = redacted(state.position(), seat, SIGHT)
    return Position(**seen | {"seat": seat})
