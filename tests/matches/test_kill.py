"""A server killed at any moment has every move that it acknowledged, once, and nothing else."""

import os
import signal
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Timer

import pytest

from parlour.core.record import read_header, read_record, replay
from parlour.matches.store.rows import Stored, Wanted
from parlour.matches.store.sql import SqlStore
from tests.matches.fakes import GAMES
from tests.matches.kill_child import GO_ON, HOST

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

KILLS = 25
ROOT = Path(__file__).parents[2]


def killed(folder: Path, seconds: float) -> Iterator[tuple[str, int, str]]:
    """Run a server until it is killed so long after its first move; what it acknowledged."""
    command = [sys.executable, "-m", "tests.matches.kill_child", str(folder)]
    path = os.pathsep.join(filter(None, sys.path))
    child = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": path},
        start_new_session=True,
    )
    assert child.stdout is not None
    fuse = Timer(seconds, os.killpg, (child.pid, signal.SIGKILL))
    with child.stdout:
        for number, line in enumerate(child.stdout):
            if number == 0:
                assert line == f"{GO_ON}\n"
                fuse.start()
            elif line.endswith("\n"):
                match, ply, words = line.split(" ", 2)
                yield match, int(ply), words.strip()
    fuse.join()
    assert child.wait() == -signal.SIGKILL


async def stored_in(folder: Path) -> list[Stored]:
    store = SqlStore(f"sqlite:///{folder}/parlour.db")
    try:
        lines = await store.listed(Wanted(key=HOST, most=1000))
        return [found for line in lines if (found := await store.load(line.match.id))]
    finally:
        store.close()


async def test_nothing_acknowledged_is_lost_doubled_or_broken(tmp_path: Path) -> None:
    random = Random(2)
    known: dict[str, dict[int, str]] = defaultdict(dict)
    for _ in range(KILLS):
        for match, ply, words in killed(tmp_path, random.uniform(0.0, 0.4)):
            assert ply not in known[match], "a ply was acknowledged twice"
            known[match][ply] = words
        for stored in await stored_in(tmp_path):
            check(stored, known[stored.match.id])
    print({m: len(v) for m, v in known.items()})
    assert sum(map(len, known.values())) > KILLS


def check(stored: Stored, acknowledged: dict[int, str]) -> None:
    """Each acknowledged line stands at its ply; the plies are whole; all of it replays."""
    lines = {row.ply: row.line for row in stored.entries}
    assert list(lines) == list(range(1, len(lines) + 1))
    assert acknowledged.items() <= lines.items()
    if stored.match.header is None:
        assert not lines
        return
    assert read_header(stored.match.header).seats == stored.match.seats
    record = read_record(GAMES, [stored.match.header, *lines.values()])
    match = replay(GAMES[record.header.game], record)
    assert (match.outcome() is not None) == (stored.match.status == "over")
