"""The 84 visions of Mysterium: all there, light, told apart, coloured and described as they say."""

import tomllib
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.palettes import palettes
from parlour.art.composers.mysterium.visions import vision as compose
from parlour.art.composers.mysterium.visions.layers import LAYERS
from parlour.art.motifs.dream.dyes import COLOURS, dye
from parlour.art.motifs.dream.shapes import shapes
from parlour.art.recipe import ROOT, Recipe, recipes
from parlour.words.book import book
from parlour.words.sentence import Phrase
from tests.art.glance import WORDS, apart, masses, shares
from tests.art.motifs import LAYERS_SHOW, motifs_of

GAME = ROOT / "games" / "mysterium"
ART = GAME / "static" / "art"
CONTENT: dict[str, dict[str, Any]] = {
    one["id"]: one
    for one in tomllib.loads((GAME / "content.toml").read_text(encoding="utf-8"))["vision"]
}
RECIPES: dict[str, Recipe] = {
    one.name.removeprefix("vision-"): one for one in recipes() if one.name.startswith("vision-")
}


def layers(words: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The layers of a recipe, those within others too."""
    inner = [deep for one in words for deep in layers(one.get("layers", []))]
    return [*words, *inner]


ALL = [layer for recipe in RECIPES.values() for layer in layers(recipe.words["layers"])]


def told(vision: str) -> str:
    """The spoken description of a vision."""
    entry = book("mysterium", "en").entries[RECIPES[vision].alt]
    assert isinstance(entry, Phrase)
    return "".join(entry.pieces)


def test_every_vision_of_the_box_is_drawn_and_no_other() -> None:
    assert set(RECIPES) == set(CONTENT)
    for one in RECIPES.values():
        assert [output.width for output in one.outputs] == [240, 520]
        assert all(one.file(output).exists() for output in one.outputs)


def test_the_weights_asked_for_are_kept() -> None:
    """At most 60 kB at the size of the lens; small and large of all visions leave room for the
    other cards in 4 MB."""
    files = [one.file(output) for one in RECIPES.values() for output in one.outputs]
    assert max(file.stat().st_size for file in files) <= 60_000
    assert sum(file.stat().st_size for file in files) <= 2_400_000
    assert sum(file.stat().st_size for file in ART.iterdir()) <= 4_000_000


@pytest.mark.parametrize(("grey", "least"), [(False, 30), (True, 20)], ids=["colour", "grey"])
def test_no_two_visions_look_alike(grey: bool, least: float) -> None:
    seen = {name: masses(ART / f"vision-{name}.webp", (12, 18), grey=grey) for name in RECIPES}
    closest = min((apart(seen[a], seen[b]), a, b) for a, b in combinations(seen, 2))
    assert closest[0] > least, closest


@pytest.mark.parametrize("name", CONTENT)
def test_a_vision_shows_the_colours_that_bots_are_told(name: str) -> None:
    found = shares(masses(ART / f"vision-{name}.webp", (54, 84)))
    own = {word: found[word] for word in CONTENT[name]["palette"]}
    assert min(own.values()) > 0.04, own
    assert sum(own.values()) > 0.4, own


def test_the_measure_of_colours_knows_every_word_and_tells_them_apart() -> None:
    assert {word for one in CONTENT.values() for word in one["palette"]} <= set(WORDS)
    for word, (_, plain, _) in COLOURS.items():
        assert shares(Image.new("RGB", (2, 2), plain))[word] == 1, word
    assert shares(Image.new("RGB", (2, 2), "#2f5fae"))["red"] == 0


@pytest.mark.parametrize("name", CONTENT)
def test_a_description_names_the_motifs_the_colours_and_the_mood(name: str) -> None:
    text, entry = told(name).lower(), CONTENT[name]
    assert [motif for motif in entry["motifs"] if motif.split()[0] not in text] == []
    colours = text.rstrip(".").rsplit(". ", 1)[1]
    assert [word for word in entry["palette"] if word not in colours] == []
    assert colours.endswith(f"; {entry['mood']}")


def test_no_two_descriptions_are_alike_and_none_is_long() -> None:
    texts = [told(name) for name in CONTENT]
    assert len(set(texts)) == len(CONTENT)
    assert max(len(text) for text in texts) <= 260


@pytest.mark.parametrize("name", CONTENT)
def test_a_vision_shows_every_motif_that_bots_are_told(name: str) -> None:
    shown: set[str] = set()
    for layer in layers(RECIPES[name].words["layers"]):
        shown |= motifs_of(layer["is"]) if "is" in layer else set()
        shown |= set(LAYERS_SHOW.get(layer.get("do", ""), "").split())
        shown |= {layer["shows"]} if "shows" in layer else set()
    assert [motif for motif in CONTENT[name]["motifs"] if motif not in shown] == []


def test_no_shape_lies_unused_and_no_kind_of_layer_either() -> None:
    assert set(shapes()) == {layer["is"] for layer in ALL if layer.get("is") in shapes()}
    assert set(LAYERS) == {layer.get("do", "thing") for layer in ALL} - {"inside"}


def test_every_scene_has_a_palette_that_is_used() -> None:
    used = {recipe.palette for recipe in RECIPES.values()}
    shelf = ROOT / "art" / "brush" / "palettes" / "mysterium-visions.toml"
    assert used == set(tomllib.loads(shelf.read_text(encoding="utf-8")))


def test_a_thing_behind_haze_is_nearer_to_the_sky() -> None:
    canvas = Canvas(10, 10, palettes()["blue-night"], "haze")
    red = dye(canvas, "red")
    assert red.hazed("#3f6ab0", 0).plain == red.plain
    assert red.hazed("#3f6ab0", 1).plain == "#3f6ab0"
    assert dye(canvas, "red-dark").plain != dye(canvas, "red-pale").plain


def test_a_layer_that_nobody_knows_is_refused() -> None:
    canvas = Canvas(10, 10, palettes()["blue-night"], "unknown")
    with pytest.raises(KeyError, match="fireworks"):
        compose(canvas, {"layers": [{"do": "fireworks"}]})
