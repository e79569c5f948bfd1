"""Where do tables live between two moves? In a store: on disk, or for tests in memory.

An answer of `write` means: flushed to disk. Nobody is shown a move before that.
"""

from typing import Protocol

from parlour.matches.store.rows import InviteRow, Line, PictureRow, Row, Stored, Wanted


class Store(Protocol):
    """The few operations of storage."""

    async def write(self, *rows: Row) -> None:
        """All of them or none, on disk when it returns; raises StoreFailed."""

    async def load(self, match: str) -> Stored | None:
        """All of one table, with everything written before this was asked."""

    async def listed(self, wanted: Wanted) -> tuple[Line, ...]:
        """Tables for the lobby, the latest first."""

    async def invite(self, hash: str) -> InviteRow | None:
        """The invite whose token has this hash."""

    async def pictures(self, match: str, name: str | None = None) -> tuple[PictureRow, ...]:
        """A table's own pictures, or the one of this name."""

    async def name_of(self, key: str) -> str:
        """The name a browser used last; empty if none."""

    def close(self) -> None:
        """Finish what was asked for and let go of the database."""
