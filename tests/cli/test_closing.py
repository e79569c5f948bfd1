"""Does the house close quietly? Ctrl-C is how most servers at home end."""

import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest


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
