"""How does a stream travel? As server-sent events in one long gzip answer.

A table is sent whole each time, and nearly all of it was in the message before. Each message is
compressed against the one before it and nothing older, so an update is a few hundred bytes, and
no compressor (a quarter of a megabyte each) has to live as long as its page.

What people say is never sent here: in one window with what a hand holds, the sizes of packets would
tell a listener which guess of the two agrees (BREACH). The stream only says that there is talk.
"""

import struct
import zlib
from collections.abc import Iterable

WINDOW = 32_768
HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"  # gzip, deflate, no name, no time


class Gzip:
    """One gzip answer, piece by piece; every piece can be read as soon as it arrives."""

    def __init__(self) -> None:
        self.head = HEAD
        self.before = b""
        self.check = 0
        self.length = 0

    def part(self, text: bytes) -> bytes:
        """The next piece, compressed against the one before it."""
        packed = self.packed(text, self.before, zlib.Z_SYNC_FLUSH)
        self.before = (self.before + text)[-WINDOW:]
        return packed

    def end(self) -> bytes:
        last = self.packed(b"", b"", zlib.Z_FINISH)
        return last + struct.pack("<LL", self.check, self.length & 0xFFFFFFFF)

    def packed(self, text: bytes, before: bytes, flush: int) -> bytes:
        made = zlib.compressobj(6, zlib.DEFLATED, -15, zdict=before)
        self.check = zlib.crc32(text, self.check)
        self.length += len(text)
        head, self.head = self.head, b""
        return head + made.compress(text) + made.flush(flush)


class Plain:
    """The same without compression."""

    def part(self, text: bytes) -> bytes:
        return text

    def end(self) -> bytes:
        return b""


def message(html: str, ident: str) -> bytes:
    """A server-sent event with this HTML as its data."""
    lines = "".join(f"data: {line}\n" for line in html.splitlines())
    return f"id: {ident}\n{lines}\n".encode()


def beat(name: str = "beat") -> bytes:
    """An event without content: the line still stands."""
    return f"event: {name}\ndata:\n\n".encode()


def takes_gzip(accepted: str) -> bool:
    """Does an Accept-Encoding header allow gzip?"""
    offers: Iterable[list[str]] = (
        offer.strip().lower().split(";") for offer in accepted.split(",")
    )
    return any(
        name.strip() in ("gzip", "*") and "".join(rest).replace(" ", "") not in ("q=0", "q=0.0")
        for name, *rest in offers
    )
