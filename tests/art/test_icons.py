"""Every icon that is drawn with is here, wanted, and credited."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from parlour.art import sprite
from parlour.art.brush import library
from parlour.art.curate import curate, wanted
from parlour.art.recipe import Recipe, recipes

CREDITS = (library.ICONS.parent / "CREDITS.md").read_text(encoding="utf-8")
USED = {icon for recipe in recipes() for icon in recipe.paint().borrowed} | {
    f"game-icons/{icon}" for icon in sprite.interface()["borrowed"].values()
}
HERE = {f"{name}/{icon}" for name in library.SETS for icon in library.names(name)}


def test_the_subset_holds_what_is_used_and_nothing_else() -> None:
    assert USED == HERE
    assert {f"{name}/{icon}" for name, entry in wanted().items() for icon in entry["icons"]} == HERE


@pytest.mark.parametrize("icon", sorted(USED))
def test_every_icon_is_named_in_the_credits(icon: str) -> None:
    assert f"`{icon.partition('/')[2]}`" in CREDITS


@pytest.mark.parametrize("name", library.SETS)
def test_every_set_is_credited_with_licence_and_change(name: str) -> None:
    entry = wanted()[name]
    assert library.credit(name) == entry["credit"]
    assert entry["credit"] in CREDITS
    assert entry["licence"] in entry["credit"]
    assert entry["credit"].endswith(("changed", "recoloured"))
    assert f"{entry['package']} {entry['version']}" in CREDITS


@pytest.mark.parametrize("recipe", recipes(), ids=lambda recipe: recipe.name)
def test_a_picture_says_whose_icons_it_shows(recipe: Recipe) -> None:
    metadata = recipe.svg().split("<metadata>")[1].split("</metadata>")[0]
    sets = {icon.partition("/")[0] for icon in recipe.paint().borrowed}
    for name in library.SETS:
        assert (library.credit(name) in metadata) == (name in sets)


def test_the_sprite_has_a_symbol_for_everything_that_the_pages_name() -> None:
    tree = ET.fromstring(sprite.sprite())
    symbols = {element.get("id"): element for element in tree if element.get("viewBox")}
    for name in (
        *("carnival", "hotel", "airport", "telephone_booth", "laboratory", "twist"),
        *("star", "lozenge", "hexagon", "disc", "triangle", "square"),
        *("check", "mark", "bot", "ghost", "crown", "person", "cancel", "rose", "cuffs"),
        *("book", "cog", "glass", "chat", "story", "cards", "door", "link", "share", "dice"),
        *("play", "pause", "first", "left", "right", "last"),
        *("heart", "blade", "tomb", "medal", "ribbon", "lens", "interview", "steps", "body"),
        *("loyalty", "enemies", "marriage", "deduction", "evidence", "disguise", "more"),
    ):
        assert f"i-{name}" in symbols
    for symbol in symbols.values():
        assert [child.get("fill") for child in symbol] == ["currentColor"]
    assert library.credit("game-icons") in sprite.sprite()


def test_an_icon_that_is_not_here_is_refused_by_name() -> None:
    with pytest.raises(LookupError, match=r"'unicorn' is not among the icons of game-icons"):
        library.outline("unicorn")


def test_curating_copies_the_wanted_icons(tmp_path: Path) -> None:
    for name, entry in wanted().items():
        (tmp_path / name).mkdir()
        icons = {icon: {"body": f"<path d='{icon}'/>"} for icon in (*entry["icons"], "other")}
        data = {"width": 512, "icons": icons}
        (tmp_path / name / "icons.json").write_text(json.dumps(data), encoding="utf-8")
    files = curate(tmp_path, tmp_path)
    assert [file.name for file in files] == ["game-icons.json", "noto.json"]
    read = json.loads(files[1].read_text(encoding="utf-8"))
    assert set(read["icons"]) == set(wanted()["noto"]["icons"])
    assert read["icons"]["lighthouse"] == {"body": "<path d='lighthouse'/>", "size": 512}
    assert read["licence"] == "Apache-2.0"


def test_curating_names_the_icons_that_are_missing(tmp_path: Path) -> None:
    (tmp_path / "game-icons").mkdir()
    (tmp_path / "game-icons" / "icons.json").write_text('{"icons": {}}', encoding="utf-8")
    with pytest.raises(LookupError, match="game-icons has no icon agave, "):
        curate(tmp_path, tmp_path)
