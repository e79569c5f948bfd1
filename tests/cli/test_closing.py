"""Does the house close quietly? Ctrl-C is how most servers at home end."""

import asyncio
import gc
import signal
import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from parlour.cli.serve import Server


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_a_server_that_is_asked_to_stop_says_nothing(tmp_path: Path, name: str) -> None:
    """It says where it is open, and ends without a traceback."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    parlour = Path(sys.executable).with_name("parlour")
    with subprocess.Popen(
        [parlour, "serve", "--port", str(port), "--data", tmp_path],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        assert f"http://127.0.0.1:{port}" in server.stdout.readline()
        wait_for(server, port)
        server.send_signal(signal.Signals[name])
        _, said = server.communicate(timeout=20)
    assert said == ""
    assert server.returncode in (0, -signal.SIGTERM)


def wait_for(server: "subprocess.Popen[str]", port: int) -> None:
    """Until it answers, or has ended."""
    while server.poll() is None:
        with suppress(ConnectionRefusedError):
            return socket.create_connection(("127.0.0.1", port), timeout=5).close()


async def without_end(scope: Scope, _: Receive, send: Send) -> None:
    """An answer that no buffer holds."""
    assert scope["type"] == "http"
    await send({"type": "http.response.start", "status": 200, "headers": []})
    with suppress(asyncio.CancelledError):
        while True:
            await send({"type": "http.response.body", "body": bytes(1 << 20), "more_body": True})


class Evening(Server):
    """A house that closes as soon as its one guest has come as far as the test wants."""

    def __init__(self, guest: socket.socket) -> None:
        super().__init__(
            uvicorn.Config(without_end, port=0, log_level="critical", timeout_graceful_shutdown=1)
        )
        self.guest = guest

    def let_in(self) -> None:
        self.guest.connect(self.servers[0].sockets[0].getsockname())


class WithOneWhoNeverReads(Evening):
    async def main_loop(self) -> None:
        self.let_in()
        self.guest.sendall(b"GET / HTTP/1.1\r\nhost: here\r\n\r\n")
        while not self.server_state.tasks:
            await asyncio.sleep(0.01)


class WithOneOnTheDoorstep(Evening):
    async def main_loop(self) -> None:
        self.let_in()
        for _ in range(2):  # one turn of the loop finds the guest, the next would let them in
            await asyncio.sleep(0)
        assert not self.server_state.connections


@pytest.mark.parametrize("evening", [WithOneWhoNeverReads, WithOneOnTheDoorstep])
def test_nobody_is_left_in_a_closed_house(evening: type[Evening]) -> None:
    """A line left open would be complained of wherever the process happens to be by then."""
    with socket.socket() as guest, ThreadPoolExecutor(1) as elsewhere:
        server = evening(guest)
        elsewhere.submit(server.run).result(60)  # a browser's loop may run in this thread
        assert not server.server_state.connections
    gc.collect()
