"""A process that checks one pack in a bounded memory and can be killed at any moment.

python -m parlour.packs SOURCE PARCEL MEGABYTES
"""

import os
import sys
from contextlib import suppress
from pathlib import Path

from parlour.packs.checking import Checked, check
from parlour.packs.parcel import write
from parlour.packs.problems import Problem


def limit_memory(megabytes: int) -> None:
    """A picture that asks for more is refused. Not every system can."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        size = megabytes << 20
        resource.setrlimit(resource.RLIMIT_AS, (size, size))


def main(source: str, parcel: str, megabytes: str) -> None:
    with suppress(OSError):
        os.nice(5)
    limit_memory(int(megabytes))
    try:
        checked = check(Path(source))
    except MemoryError:
        checked = Checked(problems=(Problem("too_much"),))
    write(checked, Path(parcel))


if __name__ == "__main__":
    main(*sys.argv[1:])
