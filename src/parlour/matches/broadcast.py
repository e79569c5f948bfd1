"""How do pages learn that something has changed? Each waits for the newest version of its table.

A version carries the epoch of this process, so that a page kept over a restart never takes an old
number for the present one.
"""

import asyncio
from collections.abc import AsyncGenerator
from secrets import token_hex


class Broadcast:
    """Versions of tables, and the pages that wait for them."""

    def __init__(self) -> None:
        self.epoch = token_hex(4)
        self.number = 0
        self.numbers: dict[str, int] = {}
        self.pages: dict[str, set[asyncio.Event]] = {}
        self.is_closed = False

    def version(self, match: str) -> str:
        return f"{self.epoch}-{self.numbers.get(match, 0)}"

    def bump(self, match: str) -> None:
        """Something has changed: a new version, and every page that watches wakes."""
        self.number += 1
        self.numbers[match] = self.number
        for page in self.pages.get(match, ()):
            page.set()

    async def watch(self, match: str, since: str | None = None) -> AsyncGenerator[str, None]:
        """The present version unless it is `since`, then newer ones; what a slow page misses is
        skipped. Ends when the server stops."""
        page = asyncio.Event()
        self.pages.setdefault(match, set()).add(page)
        try:
            while not self.is_closed:
                page.clear()
                version = self.version(match)
                if version == since:
                    await page.wait()
                    continue
                since = version
                yield version
        finally:
            self.forget_page(match, page)

    def forget_page(self, match: str, page: asyncio.Event) -> None:
        pages = self.pages.get(match, set())
        pages.discard(page)
        if not pages:
            self.pages.pop(match, None)

    def close(self) -> None:
        """End every stream."""
        self.is_closed = True
        for pages in self.pages.values():
            for page in pages:
                page.set()
