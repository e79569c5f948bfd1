"""What is wrong with a pack? Counts, pairs that look alike, captions that are about nothing."""

from pathlib import Path

import pytest
from PIL import Image, ImageEnhance

from parlour.packs import check
from parlour.packs.alike import print_of, twins
from parlour.packs.limits import FEWEST, MOST_PROBLEMS
from parlour.packs.pictures import image_of
from parlour.web.render import game_folder
from tests.packs import support
from tests.packs.support import a_picture, codes, drawn, file_of, folder, zipped

Files = dict[str, bytes]
pytestmark = pytest.mark.usefixtures("few")


def test_a_folder_of_84_pictures_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One for every vision of the box."""
    monkeypatch.setattr("parlour.packs.checking.FEWEST", FEWEST)
    pictures = support.pictures(FEWEST)
    pack = folder(tmp_path, pictures)
    checked = check(pack)
    assert checked.problems == ()
    assert [picture.file for picture in checked.pictures] == sorted(pictures)
    (pack / "holiday-000.jpg").unlink()
    found = check(pack).problems
    assert codes(found) == {("few", "")}
    assert found[0].slots == {"count": 83, "fewest": 84}


def test_a_zip_says_the_same_as_its_folder(tmp_path: Path, pictures: Files) -> None:
    one = check(folder(tmp_path / "pack", pictures))
    assert check(zipped(tmp_path / "pack.zip", pictures)) == one


def test_with_one_problem_nothing_is_taken(tmp_path: Path, pictures: Files) -> None:
    checked = check(folder(tmp_path, pictures | {"notes.txt": b"to do"}))
    assert codes(checked.problems) == {("type", "notes.txt")}
    assert checked.pictures == ()


def test_every_file_with_a_problem_is_named(tmp_path: Path) -> None:
    files = {
        "a.jpg": a_picture(1)[:4000],
        "b.png": file_of(drawn(2, (200, 900)), "PNG"),
        "c.gif": file_of(drawn(3), "GIF"),
    }
    assert codes(check(folder(tmp_path, files)).problems) == {
        ("broken", "a.jpg"),
        ("small", "b.png"),
        ("type", "c.gif"),
        ("few", ""),
    }


def test_a_pair_that_looks_alike_is_named(tmp_path: Path, pictures: Files) -> None:
    """The same view in another file, size and quality."""
    again = file_of(drawn(4, (320, 480)).resize((500, 750)), "WEBP", quality=60)
    checked = check(folder(tmp_path, pictures | {"again.webp": again}))
    assert codes(checked.problems) == {("alike", "again.webp")}
    assert checked.problems[0].slots == {"other": "holiday-004.jpg"}


def test_the_same_view_in_another_light_is_alike(tmp_path: Path) -> None:
    """A camera that pressed twice: a little brighter, a little to the left."""
    image = drawn(4)
    bright = ImageEnhance.Brightness(image).enhance(1.12)
    moved = image.crop((4, 4, 320, 480))
    files = {"a.jpg": image, "b.jpg": bright, "c.jpg": moved}
    pack = folder(tmp_path, {name: file_of(one) for name, one in files.items()})
    found = [(one.file, one.slots.get("other")) for one in check(pack).problems]
    assert {("a.jpg", "b.jpg"), ("a.jpg", "c.jpg")} <= set(found)


def test_no_two_pictures_of_our_own_box_are_alike() -> None:
    """They share palettes and a hand: the hardest pictures to tell apart that we have."""
    art = game_folder("mysterium") / "static/art"
    paths = sorted(art.glob("vision-*@2x.webp"))
    assert len(paths) == FEWEST
    prints = [(path.name, print_of(image_of(path.read_bytes(), path.name))) for path in paths]
    assert twins(prints) == []


def test_plain_cards_of_different_colours_are_not_alike(tmp_path: Path) -> None:
    files = {
        f"{colour}.png": file_of(Image.new("RGB", (300, 450), colour), "PNG")
        for colour in ("red", "blue", "white", "black")
    }
    assert codes(check(folder(tmp_path, files)).problems) == {("few", "")}


def test_of_very_many_problems_some_are_counted(tmp_path: Path) -> None:
    files = {f"{number}.txt": b"no picture" for number in range(MOST_PROBLEMS + 9)}
    checked = check(folder(tmp_path, files))
    assert (len(checked.problems), checked.further) == (MOST_PROBLEMS, 10)  # too few, as well


def test_captions_and_colours_go_with_their_pictures(tmp_path: Path, pictures: Files) -> None:
    lines = b"name,caption,colours\nholiday-003.jpg,A boat in the snow,blue white\n"
    checked = check(folder(tmp_path, pictures | {"captions.csv": lines}))
    boat, other = checked.pictures[3], checked.pictures[4]
    assert (boat.caption, boat.colours) == ("A boat in the snow", ("blue", "white"))
    assert other.caption == ""
    assert checked.captions == 1


def test_a_picture_without_colours_gets_those_it_shows(tmp_path: Path, pictures: Files) -> None:
    red = file_of(Image.new("RGB", (300, 450), (190, 35, 40)), "PNG")
    checked = check(folder(tmp_path, pictures | {"aaa.png": red}))
    assert checked.pictures[0].colours == ("red",)


def test_a_caption_for_no_picture_is_a_problem(tmp_path: Path, pictures: Files) -> None:
    lines = b'"hollyday-003.jpg" = "A boat"\n'
    checked = check(folder(tmp_path, pictures | {"captions.toml": lines}))
    assert codes(checked.problems) == {("caption_lost", "hollyday-003.jpg")}


def test_what_is_no_pack_is_said(tmp_path: Path) -> None:
    (tmp_path / "pack.zip").write_bytes(b"no zip at all")
    assert codes(check(tmp_path / "pack.zip").problems) == {("no_pack", "")}
    assert codes(check(tmp_path / "nowhere").problems) == {("missing", "")}
