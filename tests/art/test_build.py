"""Drawing, with the smallest pictures there are."""

from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from parlour.art import manifest, render
from parlour.art.__main__ import main
from parlour.art.build import build
from parlour.art.check import check
from parlour.art.recipe import Output, Recipe, recipes
from parlour.art.sheet import sheet


def token(root: Path, *outputs: Output) -> Recipe:
    recipe = next(one for one in recipes() if one.name == "token-3")
    return replace(recipe, root=root, outputs=outputs)


def test_only_what_has_changed_is_drawn(tmp_path: Path) -> None:
    small = token(tmp_path, Output("", 20), Output("@2x", 40))
    assert list(build([small])) == ["token-3"]
    assert check([small]) == []
    assert list(build([small])) == []
    assert list(build([small], ["token-3"])) == ["token-3"]
    larger = token(tmp_path, Output("", 20), Output("@2x", 44))
    assert list(build([larger])) == ["token-3"]
    assert check([larger]) == []


def test_a_damaged_file_is_drawn_again(tmp_path: Path) -> None:
    small = token(tmp_path, Output("", 20))
    list(build([small]))
    small.file(small.outputs[0]).write_bytes(b"damaged")
    assert list(build([small])) == ["token-3"]
    assert check([small]) == []


def test_what_no_recipe_draws_any_more_goes(tmp_path: Path) -> None:
    list(build([token(tmp_path, Output("", 20), Output("@2x", 40))]))
    one = token(tmp_path, Output("", 20))
    list(build([one]))
    assert {file.name for file in one.file(one.outputs[0]).parent.iterdir()} == {
        "token-3.webp",
        manifest.NAME,
    }


def test_a_drawing_is_the_svg_itself(tmp_path: Path) -> None:
    drawing = token(tmp_path, Output())
    list(build([drawing]))
    assert drawing.file(drawing.outputs[0]).read_text(encoding="utf-8") == drawing.svg()


def test_what_is_round_stays_transparent_at_the_corners(tmp_path: Path) -> None:
    picture = render.draw(token(tmp_path).svg(), 40)
    assert picture.size == (40, 40)
    assert picture.getpixel((0, 0)) == (0, 0, 0, 0)
    (tmp_path / "seal.webp").write_bytes(render.webp(picture, 80))
    with Image.open(tmp_path / "seal.webp") as read:
        assert read.mode == "RGBA"


def test_a_full_picture_has_no_alpha_channel(tmp_path: Path) -> None:
    (tmp_path / "full.webp").write_bytes(render.webp(Image.new("RGBA", (4, 4), "#123456"), 80))
    with Image.open(tmp_path / "full.webp") as read:
        assert read.mode == "RGB"


def test_the_sheet_shows_what_is_asked_for(tmp_path: Path) -> None:
    sheet(tmp_path / "new" / "sheet.png", [token(tmp_path)])
    with Image.open(tmp_path / "new" / "sheet.png") as page:
        assert page.width > 220


def test_check_and_svg_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    assert capsys.readouterr().out == "Every picture is the one its recipe gives.\n"
    assert main(["svg", "token-1"]) == 0
    assert capsys.readouterr().out.startswith("<svg ")


def test_an_unknown_picture_is_refused_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["build", "card-hotle"])
    told = capsys.readouterr().err
    assert "no picture 'card-hotle'; there are card-carnival, card-hotel, " in told
