"""How may captions be written? As a table or as TOML, by people in a hurry."""

from pathlib import Path

import pytest

from parlour.packs.captions import Caption, read_list
from parlour.packs.limits import LARGEST_LIST, LONGEST_CAPTION
from parlour.packs.problems import Refused
from tests.packs.support import codes

BOAT = Caption("boat.jpg", "A boat in the snow", ("blue", "white"))
CSV = "captions.csv"


@pytest.mark.parametrize(
    "text",
    [
        "boat.jpg,A boat in the snow,blue white",
        "name,caption,colours\r\nboat.jpg,A boat in the snow,Blue White\r\n",
        "\ufeffname;caption;colours\nboat.jpg;A boat in the snow;blue, white\n\n",
        'file,caption,colours\nboat.jpg,"A boat\nin the snow","blue,white"',
        "boat.jpg,A boat in the snow,blue,white",
    ],
)
def test_a_table_is_read_as_programs_write_it(text: str) -> None:
    assert read_list(text.encode(), CSV) == ([BOAT], [])


def test_toml_holds_tables_or_plain_captions() -> None:
    text = '["boat.jpg"]\ncaption = "A boat in the snow"\ncolours = ["blue", "white"]\n'
    assert read_list(text.encode(), "captions.toml") == ([BOAT], [])
    plain = read_list(b'"boat.jpg" = "A boat"', "Captions.TOML")
    assert plain == ([Caption("boat.jpg", "A boat", ())], [])


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("boat.jpg,A boat,bleu", "colour_unknown"),
        ("boat.jpg," + "x" * (LONGEST_CAPTION + 1), "caption_long"),
        ("boat.jpg,A boat\nBOAT.jpg,Two boats", "caption_twice"),
    ],
)
def test_a_line_that_cannot_be_used_is_named(line: str, code: str) -> None:
    _, problems = read_list(line.encode(), CSV)
    assert {found for found, _ in codes(problems)} == {code}


def test_values_of_the_wrong_kind_are_named() -> None:
    text = '"a.jpg" = 7\n["b.jpg"]\ncolours = 3\n["c.jpg"]\ncolours = [1]'
    _, problems = read_list(text.encode(), "captions.toml")
    assert codes(problems) == {
        ("caption_no_text", "a.jpg"),
        ("colours_no_list", "b.jpg"),
        ("colours_no_list", "c.jpg"),
    }


@pytest.mark.parametrize(
    ("data", "name", "code"),
    [
        (b"\xff\xfeboat", CSV, "list_unreadable"),
        (b"= = =", "captions.toml", "list_unreadable"),
        (b'a.jpg,"no end', CSV, "list_unreadable"),
        (b"x" * (LARGEST_LIST + 1), CSV, "list_long"),
    ],
)
def test_a_list_that_cannot_be_read_is_a_problem(data: bytes, name: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        read_list(data, name)
    assert refused.value.problem.code == code


def test_signs_that_cannot_be_seen_are_left_out() -> None:
    found, _ = read_list("a.jpg,A \u202eboat\u0000\u200b".encode(), CSV)
    assert found[0].text == "A boat"


def test_a_folder_in_the_name_need_not_be_written(tmp_path: Path) -> None:
    from parlour.packs.checking import captioned
    from parlour.packs.pictures import Picture

    pictures, lost = captioned([Picture("trip/boat.jpg", b"", b"")], [BOAT])
    assert (pictures[0].caption, lost) == ("A boat in the snow", [])
