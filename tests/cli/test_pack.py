"""`parlour pack check`: every problem in a sentence, or what is there."""

from pathlib import Path

import pytest

from parlour.cli import main
from tests.packs import support


def test_a_good_pack_is_said_to_be_good(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.packs.checking.FEWEST", support.FEW)
    files = support.pictures()
    pack = support.folder(tmp_path, files)
    assert main(["pack", "check", str(pack)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "6 pictures, and nothing is wrong with any.",
        "None has a caption.",
        "The bots see only the colours of these pictures.",
    ]
    lines = "".join(f"{name},A boat in the snow,blue\n" for name in files)
    (pack / "captions.csv").write_text(lines, encoding="utf-8")
    assert main(["pack", "check", str(pack)]) == 0
    assert "know these pictures by their captions" in capsys.readouterr().out


def test_all_that_is_wrong_is_said_and_nothing_is_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {"a.gif": support.a_picture(1, "GIF"), "b.jpg": support.a_picture(2)}
    pack = support.zipped(tmp_path / "pack.zip", files)
    before = pack.read_bytes()
    assert main(["pack", "check", str(pack)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "a.gif is no picture in JPEG, PNG or WebP. Save it as one of these, or leave it out.",
        "One picture can be used, and 84 are needed. Add some.",
    ]
    assert pack.read_bytes() == before


def test_a_place_without_a_pack_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "check", str(tmp_path / "nowhere")]) == 1
    assert capsys.readouterr().out == "Nothing lies there.\n"


def test_names_do_nothing_to_a_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = support.zipped(tmp_path / "pack.zip", {"\x1b[31mred\x07.gif": b"no picture"})
    assert main(["pack", "check", str(pack)]) == 1
    said = capsys.readouterr().out
    assert "·[31mred·.gif is no picture" in said
    assert "\x1b" not in said
