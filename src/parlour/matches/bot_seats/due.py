"""Which bots have something to decide? Those whose turn it is, and those who may speak up."""

from parlour.core.seats import Seat
from parlour.matches.live import Live


def is_due(live: Live, seat: Seat) -> bool:
    """A bot decides there and has a move to think about, now."""
    match = live.match
    if match is None or not live.is_playing or live.seats[seat].strength is None:
        return False
    picks = match.picks(seat)
    if not (picks.ways or picks.steps):
        return False
    return live.waits.get(seat) != match.ply or not may_wait(live, seat)


def may_wait(live: Live, seat: Seat) -> bool:
    """Somebody else may still move, or the clock will."""
    match = live.match
    assert match is not None
    due = match.to_act()
    others = [other for other in due if other != seat and live.waits.get(other) != match.ply]
    return seat not in due or bool(others) or live.clock.ends is not None


def is_played(live: Live) -> bool:
    """A person decides on one seat at least."""
    return any(row.kind == "person" and row.strength is None for row in live.seats)


def goes_on(live: Live, seat: Seat) -> bool:
    """The seat has moved since the others last had time to: it goes on with what it began."""
    match = live.match
    assert match is not None
    return any(entry.seat == seat for entry in match.entries[1 - match.seats :])
