"""How fast is a durable move? Single commits against moves that share one, beside the bare disk.

    python -m bench.store [--folder DIR] [--seconds N] [--tables N]

Every commit is flushed (`synchronous = FULL`), so the figures are the disk's; compare ratios of one
run, with the bare flush measured in the same minute.
"""

import argparse
import asyncio
import json
import os
import resource
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

from parlour.matches.service import Service
from parlour.matches.store.folder import Folder
from parlour.matches.store.rows import EntryRow, MatchRow
from parlour.matches.store.sql import SqlStore

SEATS = 4
LINE = '{"ply":12,"seat":3,"move":{"type":"twist","card":"hotel","from":"front:1","to":"suspect"}}'


def milliseconds(times: list[float]) -> str:
    """Median and slowest hundredth."""
    cuts = quantiles(times, n=100)
    return f"p50 {1000 * cuts[49]:6.1f} ms   p99 {1000 * cuts[98]:6.1f} ms"


def figures(times: list[float], commits: int, seconds: float) -> str:
    each = f"{commits / seconds:5.0f} commits/s, {len(times) / commits:.1f} moves each"
    return f"{len(times) / seconds:8.0f} moves/s    {milliseconds(times)}  {each}"


def bare_disk(folder: Path, seconds: float) -> str:
    """4 KiB appended and flushed, again and again."""
    times: list[float] = []
    with (folder / "bare").open("ab", buffering=0) as file:
        end = time.perf_counter() + seconds
        while (begin := time.perf_counter()) < end:
            file.write(b"x" * 4096)
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - begin)
    return f"{len(times) / seconds:8.0f} flushes/s  {milliseconds(times)}"


async def timed(
    tables: int, seconds: float, one: Callable[[int, int], Awaitable[object]]
) -> list[float]:
    """Every table at once, each its next move as soon as the one before is on disk."""
    times: list[float] = []
    end = time.perf_counter() + seconds

    async def keep_on(table: int) -> None:
        number = 0
        while (begin := time.perf_counter()) < end:
            number += 1
            await one(table, number)
            times.append(time.perf_counter() - begin)

    await asyncio.gather(*[keep_on(table) for table in range(tables)])
    return times


async def store_alone(folder: Path, tables: int, seconds: float) -> str:
    store = SqlStore(f"sqlite:///{folder}/alone-{tables}.db")
    row = ("toy", 2, "", "h", "{}", False, False, False, "playing", 0.0, 0.0)
    await store.write(*[MatchRow(str(table), *row) for table in range(tables)])
    before = store.commits
    times = await timed(tables, seconds, lambda t, n: store.write(EntryRow(str(t), n, LINE)))
    commits = store.commits - before
    store.close()
    return figures(times, commits, seconds)


class Table:
    """Four seats of one browser; another table is laid when a match is over."""

    def __init__(self, service: Service, match: str) -> None:
        self.service = service
        self.match = match

    async def move(self) -> None:
        match = self.service.hall.lives[self.match].match
        assert match is not None
        if not match.to_act():
            self.match = (await opened(self.service)).match
            return
        seat = match.to_act()[0]
        moves = match.picks(seat).moves
        move = moves[match.ply % len(moves)]
        await self.service.play(self.match, "bench", seat, move, seen=match.ply)

    async def look(self) -> None:
        for seat in range(SEATS):
            await self.service.look(self.match, "bench", seat)


async def opened(service: Service) -> Table:
    match = await service.create("bench", "calaveras", SEATS, name="A")
    for seat in range(1, SEATS):
        await service.join("bench", f"A{seat}", match=match, seat=seat)
    await service.begin(match, "bench")
    return Table(service, match)


async def whole_service(folder: Path, tables: int, seconds: float) -> list[tuple[str, str]]:
    data = Folder(folder / f"service-{tables}")
    store = data.store()
    async with Service(store, secret=data.secret) as service:
        service.folder = data
        sat = [await opened(service) for _ in range(tables)]
        before = store.commits
        times = await timed(tables, seconds, lambda t, n: sat[t].move())
        closed = figures(times, store.commits - before, seconds)
        steady = await at_a_pace(sat, 50.0, seconds)
        looks = await timed(1, min(seconds, 2.0), lambda t, n: sat[n % tables].look())
        plies = sum(len(live.match.entries) for live in service.hall.lives.values() if live.match)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    return [
        (f"{tables} tables, as fast as they can", closed),
        (f"{tables} tables, 50 moves/s in all", milliseconds(steady)),
        ("four seats look at one table", milliseconds(looks)),
        ("memory of the process at most", f"{memory} MB, {plies} plies live"),
    ]


async def at_a_pace(sat: list[Table], rate: float, seconds: float) -> list[float]:
    """Moves at even distances, round the tables, and then all four seats look."""
    times: list[float] = []

    async def one(table: Table) -> None:
        begin = time.perf_counter()
        await table.move()
        await table.look()
        times.append(time.perf_counter() - begin)

    async with asyncio.TaskGroup() as group:
        for number in range(int(rate * seconds)):
            group.create_task(one(sat[number % len(sat)]))
            await asyncio.sleep(1 / rate)
    return times


async def measure(folder: Path, tables: int, seconds: float) -> list[tuple[str, str]]:
    lines = [("bare write and flush", bare_disk(folder, seconds))]
    for count in (1, 20, tables):
        lines.append((f"store, {count} tables", await store_alone(folder, count, seconds)))
    lines += await whole_service(folder, tables, seconds)
    lines.append(("bare write and flush, again", bare_disk(folder, seconds)))
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--folder", type=Path, default=Path.cwd())
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    with TemporaryDirectory(dir=wanted.folder, prefix="bench-store-") as folder:
        lines = asyncio.run(measure(Path(folder), wanted.tables, wanted.seconds))
    if wanted.json:
        print(json.dumps(dict(lines)))
        return
    for name, figures in lines:
        print(f"{name:34} {figures}")


if __name__ == "__main__":
    main()
