"""A recipe that cannot be read is refused with its file, its name, and what there is instead."""

from pathlib import Path

import pytest

from parlour.art.recipe import RecipeError, recipes

GOOD = """
folder = "out"
[kinds.seal]
size = [10, 20]
composer = "token"
files = [{ suffix = "", width = 30, limit_kb = 1 }]
[[picture]]
name = "one"
kind = "seal"
words = { value = 1, colour = "#aa0000" }
"""


def read(folder: Path, text: str) -> str:
    (folder / "box.toml").write_text(text, encoding="utf-8")
    with pytest.raises(RecipeError) as caught:
        recipes(folder)
    return str(caught.value)


def test_a_recipe_takes_what_it_leaves_out_from_its_kind(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text(GOOD, encoding="utf-8")
    (recipe,) = recipes(tmp_path, tmp_path)
    assert (recipe.name, recipe.composer, recipe.size) == ("one", "token", (10, 20))
    assert recipe.file(recipe.outputs[0]) == tmp_path / "out" / "one.webp"
    assert recipe.alt == "pictures.one"


def test_an_unknown_kind(tmp_path: Path) -> None:
    text = GOOD.replace('kind = "seal"', 'kind = "seel"')
    assert read(tmp_path, text) == "box.toml: picture 'one': no kind 'seel'; there are seal"


def test_an_unknown_composer(tmp_path: Path) -> None:
    fault = read(tmp_path, GOOD.replace('"token"', '"tokken"'))
    assert fault.startswith("box.toml: picture 'one': no composer 'tokken'; there are bunting, ")


def test_an_unknown_palette(tmp_path: Path) -> None:
    fault = read(tmp_path, GOOD + 'palette = "mudd"\n')
    assert fault.startswith("box.toml: picture 'one': no palette 'mudd'; there are airport, ")


def test_an_unknown_word(tmp_path: Path) -> None:
    fault = read(tmp_path, GOOD + 'colour = "red"\n')
    assert fault.startswith("box.toml: picture 'one': no word 'colour'; there are composer, ")


@pytest.mark.parametrize("size", ['"large"', "[10]", "[]"])
def test_a_size_that_is_none(tmp_path: Path, size: str) -> None:
    fault = read(tmp_path, GOOD + f"size = {size}\n")
    assert fault.startswith("box.toml: picture 'one': size must be [width, height], not ")


def test_two_of_one_name(tmp_path: Path) -> None:
    fault = read(tmp_path, GOOD + '[[picture]]\nname = "one"\nkind = "seal"\n')
    assert fault == "box.toml: picture 'one': there is one of this name already"
