"""How soon does a move reach the last page? A hundred tables of four, every page live.

A server of its own process on a folder of its own; this process is all four hundred browsers. Each
move is timed from its POST until the last of the four streams of its table has the update.

    python -m bench.server [--tables 100] [--rate 50] [--seconds 30]
"""

import argparse
import asyncio
import hmac
import re
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from urllib.parse import urlencode

from parlour.core.match import Match
from parlour.core.notation import write
from parlour.matches.service import open_service

SEATS = 4
IDLE = 3.0
"""Seconds after which a line is opened anew; the server closes idle ones after five."""
BARS = {"p99": 0.250, "megabytes": 150.0}


@dataclass
class Table:
    """One table, its four browsers, and the match as this side knows it."""

    id: str
    keys: list[str]
    match: Match
    heard: list[float] = field(default_factory=lambda: [0.0] * SEATS)
    bytes: list[int] = field(default_factory=lambda: [0] * SEATS)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    used: float = 0.0
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None


async def prepared(folder: Path, tables: int) -> list[Table]:
    """Tables dealt and ready, written by a service in this process before the server starts."""
    found = []
    async with open_service(folder) as service:
        for _ in range(tables):
            keys = [secrets.token_urlsafe(32) for _ in range(SEATS)]
            table = await service.create(keys[0], "calaveras", SEATS, name="Ada")
            invite = (await service.invites(table, keys[0])).table
            for seat in range(1, SEATS):
                await service.join(keys[seat], f"Guest {seat}", invite=invite, seat=seat)
            await service.begin(table, keys[0])
            async with service.hall.at(table) as live:
                match = live.match
                assert match is not None
                replica = Match(match.game, match.options, SEATS, match.seed)
            found.append(Table(table, keys, replica))
    return found


def head(method: str, path: str, key: str, *more: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "host: 127.0.0.1", f"cookie: parlour={key}", *more]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def listen(port: int, table: Table, seat: int) -> None:
    """A live page: its stream, compressed, until it ends."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    with suppress(OSError, asyncio.IncompleteReadError):
        path = f"/t/{table.id}/live?kind=table"
        writer.write(head("GET", path, table.keys[seat], "accept-encoding: gzip"))
        while chunk := await reader.read(65_536):
            table.heard[seat] = time.perf_counter()
            table.bytes[seat] += len(chunk)
            table.news.set()
    writer.close()


async def post(port: int, table: Table, seat: int, fields: dict[str, object]) -> int:
    """A move as the script of a page sends it; the status. The line is kept for the next."""
    if table.line is None or time.perf_counter() - table.used > IDLE:
        table.line = await asyncio.open_connection("127.0.0.1", port)
    reader, writer = table.line
    key = table.keys[seat]
    token = hmac.digest(key.encode(), b"form", "sha256").hex()
    body = urlencode({"token": token, **fields}).encode()
    form = "content-type: application/x-www-form-urlencoded"
    script = ("hx-request: true", "page-kind: table")
    writer.write(
        head("POST", f"/t/{table.id}/move", key, form, f"content-length: {len(body)}", *script)
    )
    writer.write(body)
    answer = await reader.readuntil(b"\r\n\r\n")
    length = re.search(rb"content-length: (\d+)", answer)
    assert length is not None, answer
    await reader.readexactly(int(length[1]))
    table.used = time.perf_counter()
    return int(answer.split()[1])


async def move(port: int, table: Table, chance: Random) -> tuple[float, int] | None:
    """One move at a table: seconds until the last page had it, and bytes of the largest update."""
    async with table.turn:
        return await moved(port, table, chance)


async def moved(port: int, table: Table, chance: Random) -> tuple[float, int] | None:
    """The same, when the move before it at this table is through."""
    if table.match.outcome() is not None:
        return None
    seat = table.match.to_act()[0]
    chosen = chance.choice(table.match.state.legal_moves(seat))
    before, sizes = time.perf_counter(), list(table.bytes)
    fields = {"ply": table.match.ply, "seat": seat, **write(chosen)}
    sent = asyncio.ensure_future(post(port, table, seat, fields))
    while min(table.heard) < before:
        table.news.clear()
        await asyncio.wait_for(table.news.wait(), 20)
    took = max(table.heard) - before
    assert await sent == 200
    table.match.play(seat, chosen)
    return took, max(now - then for now, then in zip(table.bytes, sizes, strict=True))


def memory(pid: int) -> tuple[float, float]:
    """Megabytes now, and at the most."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    now, most = (re.search(rf"{word}:\s+(\d+)", status) for word in ("VmRSS", "VmHWM"))
    assert now is not None
    assert most is not None
    return int(now[1]) / 1024, int(most[1]) / 1024


async def measured(
    port: int, tables: list[Table], rate: float, seconds: float
) -> list[tuple[float, int]]:
    """All pages open, then moves at the rate, table after table."""
    pages = [
        asyncio.ensure_future(listen(port, table, seat))
        for table in tables
        for seat in range(SEATS)
    ]
    while any(0.0 in table.heard for table in tables):
        await asyncio.sleep(0.2)
    await asyncio.sleep(3)
    chance, moves = Random(1), []
    began = time.perf_counter()
    for number in range(int(rate * seconds)):
        moves.append(asyncio.ensure_future(move(port, tables[number % len(tables)], chance)))
        await asyncio.sleep(max(0.0, began + (number + 1) / rate - time.perf_counter()))
    done = [result for result in await asyncio.gather(*moves) if result is not None]
    for page in pages:
        page.cancel()
    return done


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def started(folder: Path, port: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-c", "import sys; from parlour.cli import main; sys.exit(main())"]
    server = subprocess.Popen(
        [*command, "serve", "--port", str(port), "--data", str(folder)], stdout=subprocess.PIPE
    )
    for _ in range(300):
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return server
        time.sleep(0.1)
    raise SystemExit("the server did not start")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=50.0, help="moves a second in all")
    parser.add_argument("--seconds", type=float, default=30.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tables = asyncio.run(prepared(Path(folder), args.tables))
        port = free_port()
        server = started(Path(folder), port)
        try:
            done = asyncio.run(measured(port, tables, args.rate, args.seconds))
            now, most = memory(server.pid)
        finally:
            server.terminate()
            server.wait(10)
    return report(args, done, now, most)


def report(args: argparse.Namespace, done: list[tuple[float, int]], now: float, most: float) -> int:
    times = sorted(took for took, _ in done)
    p50, p99 = times[len(times) // 2], times[int(len(times) * 0.99)]
    sizes = sorted(size for _, size in done)
    print(f"{args.tables} tables of {SEATS}, {args.rate:g} moves a second, {len(done)} moves")
    print(f"POST to the last page: p50 {p50 * 1000:.0f} ms, p99 {p99 * 1000:.0f} ms")
    print(f"update on the wire: median {sizes[len(sizes) // 2]} B, most {sizes[-1]} B")
    print(f"server process: {now:.0f} MB, at most {most:.0f} MB")
    return 0 if p99 <= BARS["p99"] and most <= BARS["megabytes"] else 1


if __name__ == "__main__":
    sys.exit(main())
