"""`parlour serve`: the tables in a browser, from this machine."""

import argparse
import asyncio
import socket
from contextlib import suppress
from pathlib import Path

import uvicorn

from parlour.core.errors import ParlourError
from parlour.matches.service import open_service
from parlour.web.app import create_app

ANYWHERE = ("0.0.0.0", "::")
GRACE = 2  # seconds for open requests when the server is asked to stop

DOORSTEP = 3  # turns of the loop from a line taken to its guest let in


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("serve", help="open the lobby for browsers")
    parser.add_argument(
        "--host", default="127.0.0.1", help="0.0.0.0 lets other devices in (127.0.0.1)"
    )
    parser.add_argument("--port", type=port, default=8000, help="0 takes any that is free (8000)")
    parser.add_argument(
        "--data",
        type=Path,
        default=Path("parlour-data"),
        help="the folder of all matches (parlour-data)",
    )
    parser.add_argument(
        "--address", help="how others reach this server, for invites (http://192.168.1.5:8000)"
    )
    parser.add_argument("--no-compression", action="store_true", help="send live pages as they are")
    parser.set_defaults(run=run)


def port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"{text} is no port from 0 to 65535")
    return int(text)


class Server(uvicorn.Server):
    """Tells open streams to end before it waits for them; nobody is left inside afterwards."""

    closing: asyncio.Event | None = None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.closing is not None:
            self.closing.set()
        await self.shut_the_door()
        await super().shutdown(sockets)
        await self.turn_out()

    async def shut_the_door(self) -> None:
        """Who is on the doorstep comes in first: asyncio drops them with their line open (3.11)."""
        loop = asyncio.get_running_loop()
        for door in (door for server in self.servers for door in server.sockets):
            with suppress(NotImplementedError):  # a proactor's loop has no readers
                loop.remove_reader(door)
        for _ in range(DOORSTEP):
            await asyncio.sleep(0)

    async def turn_out(self) -> None:
        """Who reads nothing, or came in after the others were told to go."""
        for line in list(self.server_state.connections):
            line.transport.abort()
        while self.server_state.connections:
            await asyncio.sleep(0)


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop; raises ParlourError if the port or the folder cannot be had."""
    with listening(args.host, args.port) as door:
        args.port = door.getsockname()[1]
        return serve(args, door)


def listening(host: str, port: int) -> socket.socket:
    """The door to the street is ours before anything else is touched; nobody can knock yet."""
    door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
        return door
    except OSError as mistake:
        door.close()
        why = mistake.strerror or mistake
        raise ParlourError(f"port {port} of {host} cannot be used: {why}") from mistake


def serve(args: argparse.Namespace, door: socket.socket) -> int:
    address = args.address or (f"http://{lan()}:{args.port}" if args.host in ANYWHERE else None)
    service = open_service(args.data)
    app = create_app(service, address=address, compress=not args.no_compression)
    config = uvicorn.Config(
        app,
        host=args.host,
        port=args.port,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=GRACE,
    )
    server = Server(config)
    server.closing = app.state.closing
    welcome(args, address)
    with suppress(KeyboardInterrupt):  # uvicorn hands Ctrl-C on once everything is closed
        server.run([door])
    return 0 if server.started else 1


def welcome(args: argparse.Namespace, address: str | None) -> None:
    here = "127.0.0.1" if args.host in ANYWHERE else args.host
    print(f"Parlour is open: http://{here}:{args.port}")
    if address:
        print(f"For others:      {address}")
    print(f"Matches are kept in {args.data.resolve()}. Ctrl-C closes the house.", flush=True)


def lan() -> str:
    """This machine's address among its neighbours; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for examples
        except OSError:
            return "127.0.0.1"
        found: str = probe.getsockname()[0]
        return found
