"""Which ruses can be played now, and who may pay against one? (ISL-13)"""

from parlour.core.masks import members
from parlour.core.seats import Seat
from parlour.games.island.content import ABOUT_THE_PLAN, DOES, LETTER, RUSES
from parlour.games.island.state import State

MOST_RUSES = 2
"""Ruses in one turn (ISL-13.5)."""


def fits_window(state: State, ruse: int) -> bool:
    """Whether the moment is right for the card (ISL-13.11, 13.17)."""
    letter = LETTER[ruse]
    if state.phase == "ruse":
        return letter != "G"
    group = state.acting_group()
    if letter == "G":
        return state.accomplice_at == group.site
    early = state.options.ruse_windows == "early" or DOES[RUSES[ruse]].op in ABOUT_THE_PLAN
    return not early


def may_play(state: State) -> bool:
    """Whether the acting accomplice holds a ruse he may play at this moment (ISL-13.16)."""
    if len(state.ruse_letters) >= MOST_RUSES:
        return False
    return any(
        LETTER[ruse] not in state.ruse_letters and fits_window(state, ruse)
        for ruse in members(state.ruses[state.revealed])
    )


def payers(state: State, ruse: int, target: Seat | None) -> tuple[Seat, ...]:
    """Who may pay: the target, all other players, or the companions (ISL-13.9 to 13.11)."""
    if LETTER[ruse] == "P":
        return () if target is None else (target,)
    if LETTER[ruse] == "T":
        return state.players()
    return tuple(sorted(state.acting_group().companions))
