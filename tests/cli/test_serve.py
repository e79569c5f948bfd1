"""Does `parlour serve` say in one line what it cannot do, before it says that it is open?"""

import socket
from pathlib import Path

import pytest

from parlour.cli import main


@pytest.mark.parametrize("port", ["99999", "-1", "http", "٣"])
def test_a_port_that_is_none(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["serve", f"--port={port}"])
    assert ended.value.code == 2
    assert f"{port} is no port from 0 to 65535" in capsys.readouterr().err


def test_a_busy_port_is_said_before_anything_is_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        assert main(["serve", f"--port={port}", "--data", str(tmp_path / "house")]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"parlour serve: port {port} of 127.0.0.1 cannot be used: ")
    assert said.err.count("\n") == 1
    assert not (tmp_path / "house").exists()


@pytest.mark.parametrize("inside", [(), ("house",)])
def test_a_folder_that_cannot_be(
    tmp_path: Path, inside: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.touch()
    folder = file.joinpath(*inside)
    assert main(["serve", "--port=0", "--data", str(folder)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"parlour serve: the folder {folder} cannot be used: ")
    assert said.err.count("\n") == 1
