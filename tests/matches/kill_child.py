"""A server under play, for a test that kills it: people and bots at several tables at once.

It goes on with the tables it finds in the folder, and prints each move only after the service has
acknowledged it.
"""

import asyncio
import sys
from contextlib import aclosing
from pathlib import Path

from parlour.core.match import Entry
from parlour.core.record import write_entry
from parlour.matches.keys import hashed
from parlour.matches.service import Service
from parlour.matches.store.folder import Folder
from tests.matches.fakes import GAMES
from tests.matches.support import ADA, BRAM, CLEO, a_table, manners, mover, until

PEOPLE = (ADA, BRAM, CLEO)
HOST = hashed(ADA)
GO_ON = "ready"
TABLES = 4
SHORT = {"turn_cap": 25}


def acknowledge(service: Service, match: str, ply: int) -> None:
    """Print a ply that the service has taken."""
    live = service.hall.lives[match].match
    assert live is not None
    entry: Entry = live.entries[ply - 1]
    print(match, ply, write_entry(entry), flush=True)


async def play_people(service: Service, match: str) -> None:
    """Three people who move as soon as they can, until the end."""
    while (await service.read(match, ADA)).status == "playing":
        browser, seat, move, seen = await mover(service, match, *PEOPLE)
        played = await service.play(match, browser, seat, move, seen=seen)
        acknowledge(service, match, played.ply)


async def watch_bots(service: Service, match: str) -> None:
    """A table of bots: what a page is shown counts as acknowledged."""
    shown = (await service.look(match, ADA, None)).ply
    async with aclosing(service.watch(match, ADA)) as versions:
        async for _ in versions:
            ply = (await service.look(match, ADA, None)).ply
            for number in range(shown + 1, ply + 1):
                acknowledge(service, match, number)
            shown = ply


async def bot_table(service: Service) -> str:
    match = await service.create(ADA, "calaveras", 3, options={"turn_cap": 10_000})
    for seat in range(3):
        await service.seat_bot(match, ADA, seat, "easy")
    await service.begin(match, ADA)
    return match


async def people(service: Service, matches: list[str]) -> None:
    """Go on with a table, then open another, without an end."""
    while True:
        match = matches.pop() if matches else await a_table(service, *PEOPLE, options=SHORT)
        await play_people(service, match)


async def main(path: Path) -> None:
    folder = Folder(path)
    service = Service(folder.store(), games=GAMES, secret=folder.secret, manners=manners("drawn"))
    async with service:
        mine = [line for line in (await service.lobby(ADA)).mine if line.status == "playing"]
        found = [line.id for line in mine if line.chairs[0].kind == "person"]
        bots = [line.id for line in mine if line.chairs[0].kind == "bot"]
        watched = bots[0] if bots else await bot_table(service)
        ply = (await service.look(watched, ADA, None)).ply
        await until(service, watched, ADA, lambda look: look.ply > ply)  # the worker is warm
        print(GO_ON, flush=True)
        tables = [people(service, found) for _ in range(TABLES)]
        await asyncio.gather(
            *tables, watch_bots(service, bots[0] if bots else await bot_table(service))
        )


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
