"""What can be done from a shell? `parlour serve | simulate | study | replay | cases | …`."""

import argparse
import sys
from collections.abc import Sequence

from parlour import __version__
from parlour.core.errors import NotationError, ParlourError

try:
    from parlour.cli import cases, motive, pack, replay, serve, simulate, study
except NotationError as mistake:  # an owner's pack that cannot be played
    print(f"parlour: {mistake}", file=sys.stderr)
    sys.exit(2)

COMMANDS = (serve, simulate, study, replay, cases, motive, pack)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 if all is well, 1 if it found something wrong, 2 for a call that cannot be
    carried out."""
    args = parser().parse_args(argv)
    try:
        status: int = args.run(args)
    except ParlourError as mistake:
        print(f"parlour {args.command}: {mistake}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 1
    return status


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="parlour", description="Murder-mystery board games, played by their rulebooks."
    )
    top.add_argument("--version", action="version", version=f"parlour {__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add_parser(commands)
    return top
