"""Which drafts do the others see? What is on somebody's page before a move, where a game shares it.

A draft is talk. It is kept in memory alone, and gone with its author, the move or the match.
"""

from collections.abc import Mapping
from typing import Final

from parlour.core.errors import NotationError
from parlour.core.seats import Seat
from parlour.matches.live import Live
from parlour.matches.presence import Presence

MOST: Final = 2000
"""Letters of a draft."""
UNTOUCHED: Final = 180.0
"""Seconds for which a draft stays as it is under aliases; there nothing hangs on who is there."""


def require_short(words: Mapping[str, str]) -> None:
    """Raises NotationError for more than any plan needs."""
    if sum(len(key) + len(value) for key, value in words.items()) > MOST:
        raise NotationError("draft", f"is longer than {MOST} letters")


def drafts_of(live: Live, presence: Presence, now: float) -> dict[Seat, Mapping[str, str]]:
    """The drafts that are not abandoned, by seat."""
    if not live.is_playing:
        return {}
    if live.is_veiled:
        kept = [seat for seat, draft in live.drafts.items() if now - draft.at < UNTOUCHED]
    else:
        kept = [seat for seat in live.drafts if presence.is_here(live.person(seat), now)]
    return {seat: live.drafts[seat].words for seat in sorted(kept)}
