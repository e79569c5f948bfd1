"""How does a server look at files of strangers? In a process of its own, with little memory and
little time; whatever happens there ends there."""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL
from contextlib import suppress
from pathlib import Path
from typing import Final

from parlour.packs.checking import Checked
from parlour.packs.parcel import read
from parlour.packs.problems import Problem

MEGABYTES: Final = 1024
SECONDS: Final = 300.0


async def checked(
    source: Path, parcel: Path, *, seconds: float = SECONDS, megabytes: int = MEGABYTES
) -> Checked:
    """What `check` says of a pack. `parcel` is a file that this may write."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "parlour.packs", str(source), str(parcel), str(megabytes)),
        stdin=DEVNULL,
        stdout=DEVNULL,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    try:
        status = await asyncio.wait_for(process.wait(), seconds)
    except TimeoutError:
        return Checked(problems=(Problem("too_long"),))
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    if status != 0:
        return Checked(problems=(Problem("too_much"),))
    return await asyncio.to_thread(read, parcel)
