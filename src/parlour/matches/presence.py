"""Who is at a table? Whoever has a page open there, and for a while whoever was there just now."""

from collections import Counter
from typing import Final

LINGER: Final = 20.0
"""Seconds that a page without a stream counts as open: a reload, a phone asleep, no script."""
SILENT: Final = 120.0
"""The same where to come and go would be a sign: the rules keep the seat silent, or nobody is to
know who sits there."""


class Presence:
    """The browsers (by hash) at one table. Closed tabs and lost connections are the same."""

    def __init__(self) -> None:
        self.pages: Counter[str] = Counter()
        self.seen: dict[str, float] = {}

    def greet(self, key: str, now: float) -> None:
        """The browser asked for something."""
        self.seen[key] = now

    def open_page(self, key: str, now: float) -> None:
        self.pages[key] += 1
        self.seen[key] = now

    def close_page(self, key: str, now: float) -> None:
        self.pages[key] -= 1
        if self.pages[key] <= 0:
            del self.pages[key]
        self.seen[key] = now

    def is_here(self, key: str | None, now: float, linger: float = LINGER) -> bool:
        return key is not None and not self.is_gone(key, now, linger)

    def is_gone(self, key: str, now: float, grace: float) -> bool:
        """No page open, and nothing heard for so many seconds."""
        return key not in self.pages and now - self.seen.get(key, -grace) >= grace

    def anybody(self, now: float) -> bool:
        """Somebody looks at the table, from a seat or not."""
        return bool(self.pages) or any(now - at < LINGER for at in self.seen.values())

    def tidy(self, now: float, grace: float) -> None:
        """Forget who is long gone."""
        self.seen = {key: at for key, at in self.seen.items() if not self.is_gone(key, now, grace)}
