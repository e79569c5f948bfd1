"""When is time up? A timer ends its seconds after the entry that started it.

Nothing of this is stored: whoever replays the entries finds the same end. The clock then moves like
any seat, by a move that the rules list for it.
"""

from parlour.core.game import Timer


class Clock:
    """The timer that runs at one match, if any."""

    def __init__(self) -> None:
        self.timer: Timer | None = None
        self.ends: float | None = None
        """In seconds since 1970."""

    def follow(self, timer: Timer | None, at: float) -> None:
        """After each entry: the timer that the rules name now, and when the entry was made. One
        that was running already runs on."""
        if timer == self.timer:
            return
        self.timer = timer
        self.ends = None if timer is None else at + timer.seconds

    def is_up(self, now: float) -> bool:
        return self.ends is not None and now >= self.ends

    def left(self, now: float) -> float | None:
        """Seconds until the end, never below 0; None without a timer."""
        return None if self.ends is None else max(0.0, self.ends - now)
