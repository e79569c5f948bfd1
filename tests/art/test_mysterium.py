"""The candidates and pieces of Mysterium: all drawn, light, true to the data, never confused."""

import math
import re
import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from parlour.art.brush.canvas import Canvas
from parlour.art.brush.palettes import palettes
from parlour.art.composers.mysterium.candidates import grounds, location
from parlour.art.composers.mysterium.pieces import marks
from parlour.art.motifs import backdrops
from parlour.art.motifs.still import SOFT, dyes
from parlour.art.motifs.things import things
from parlour.art.recipe import ROOT, SHELF, Recipe, recipes

GAME = ROOT / "games" / "mysterium"
ART = GAME / "static" / "art"
BOOK = {
    recipe.name: recipe
    for recipe in recipes()
    if recipe.composer.startswith("mysterium_") and recipe.composer != "mysterium_vision"
}
CONTENT = tomllib.loads((GAME / "content.toml").read_text(encoding="utf-8"))
TOLD = tomllib.loads((GAME / "text" / "pictures" / "en.toml").read_text(encoding="utf-8"))[
    "pictures"
]
KINDS = ("suspect", "location", "object")
CANDIDATES: dict[str, dict[str, Any]] = {one["id"]: one for kind in KINDS for one in CONTENT[kind]}
LISTS = ("far", "wall", "behind", "hero", "near", "sill", "there")

# What a thing is called in the data, when that is not its own name.
MEANS = {
    **dict.fromkeys(("moon", "crescent"), "moon"),
    **dict.fromkeys(("candle", "stub", "great_stick"), "candle"),
    **dict.fromkeys(("books", "open_book"), "book"),
    **dict.fromkeys(("wine", "great_bottle"), "bottle"),
    **dict.fromkeys(("rope", "cord_knot"), "rope"),
    **dict.fromkeys(("eggs",), "egg"),
    **dict.fromkeys(("gloves",), "glove"),
    **dict.fromkeys(("crop", "hung_crop"), "riding crop"),
    **dict.fromkeys(("coins",), "coin"),
    **dict.fromkeys(("spill", "fire"), "fire"),
    **{"hand_mirror": "mirror", "furled": "umbrella", "rose_bush": "rose", "half_lemon": "lemon"},
    **{"champagne": "champagne glass", "bucket_ice": "bucket", "honey": "honey jar"},
    **{"goggles_": "goggles", "pearls": "pearl", "wool": "red wool", "hatbox": "box"},
    **{"toy_train": "train", "sailboat": "boat", "thorns": "thorn", "wisp": "steam"},
    **{"music": "sheet music", "cards": "playing cards", "magnifier": "magnifying glass"},
    **{"skull": "skeleton", "wax": "wax seal", "pipes": "organ pipes", "birdsil": "bird"},
    **{"great_letter": "letter", "great_knife": "knife", "great_cup": "teacup"},
    **{"hat_block": "hat", "great_pin": "hatpin", "string_chair": "chair", "ink_": "ink"},
    **{"coiled_string": "coil", "great_violin": "violin", "great_shears": "shears"},
    **{"great_syringe": "syringe", "great_anchor": "anchor", "great_chain": "chain"},
    **{"ice_block": "ice", "great_bust": "statue", "great_mallet": "mallet", "logs": "log"},
    **{"great_music_box": "music box", "great_cane": "cane", "great_lantern": "lantern"},
    **{"hoop": "arch", "cobweb": "spider"},
}


def shown(recipe: Recipe) -> set[str]:
    """The motifs of a candidate's picture: its things, and what scene and dress show besides."""
    set_up = [entry[0] for key in LISTS for entry in recipe.words.get(key, ())]
    named = {MEANS.get(thing, thing.replace("_", " ")) for thing in set_up}
    return named | set(recipe.words.get("shows", ()))


def glance(name: str, *, grey: bool = False) -> Image.Image:
    """What a glance takes in of a card that is shown 64 pixels wide."""
    with Image.open(ART / f"{name}.webp") as picture:
        small = picture.convert("L" if grey else "RGB").resize((64, 96), Image.Resampling.LANCZOS)
    return small.convert("RGB").resize((20, 30), Image.Resampling.BOX)  # masses, no lines


def apart(first: Image.Image, second: Image.Image) -> float:
    """The root mean square of the difference of two pictures, 0 to 255."""
    bands: list[float] = ImageStat.Stat(ImageChops.difference(first, second)).rms
    return math.sqrt(sum(band**2 for band in bands) / len(bands))


@pytest.mark.parametrize("kind", KINDS)
def test_every_candidate_is_drawn(kind: str) -> None:
    wanted = {one["id"] for one in CONTENT[kind]}
    assert {name for name, one in BOOK.items() if one.composer == f"mysterium_{kind}"} == wanted
    for name in wanted:
        assert (ART / f"{name}.webp").exists()
        assert (ART / f"{name}@2x.webp").exists()


def test_every_piece_is_drawn() -> None:
    colours = [psychic["id"] for psychic in CONTENT["psychic"]]
    wanted = {
        f"{kind}-{one}" for kind in ("intuition", "level", "ghost", "sleeve") for one in colours
    }
    wanted |= {f"opinion-{one}-{word}" for one in colours for word in ("right", "wrong")}
    wanted |= {f"sleeve-{one}-sealed" for one in colours}
    wanted |= {f"{kind}-{number}" for kind in ("group", "culprit") for number in range(1, 7)}
    wanted |= {f"clock-{hour}" for hour in range(1, CONTENT["game"]["hours"] + 1)}
    wanted |= {f"sand-{left}" for left in ("full", "half", "empty")}
    wanted |= {f"track-{table}" for table in CONTENT["levels"] if table.endswith("_table")}
    wanted |= {f"back-{kind}" for kind in (*KINDS, "vision")}
    wanted |= {"crow", "crow-spent", "served", "screen"}
    assert set(BOOK) - set(CANDIDATES) == wanted


def test_the_cards_are_light() -> None:
    """At most 36 kB at zoom, 20 kB in the mean; 1.4 MB for all that is not a vision."""
    large = [(ART / f"{name}@2x.webp").stat().st_size for name in CANDIDATES]
    assert max(large) <= 36_000
    assert sum(large) / len(large) <= 20_000
    files = [BOOK[name].file(output) for name in BOOK for output in BOOK[name].outputs]
    assert sum(file.stat().st_size for file in files) <= 1_400_000


@pytest.mark.parametrize("grey", [False, True], ids=["colour", "grey"])
def test_no_two_candidates_look_alike_at_64_pixels(grey: bool) -> None:
    seen = {name: glance(name, grey=grey) for name in CANDIDATES}
    closest = min(
        (apart(seen[one], seen[other]), one, other) for one, other in combinations(CANDIDATES, 2)
    )
    assert closest[0] > (20 if grey else 24), closest


def test_the_measure_sees_when_two_look_alike() -> None:
    attic = glance("attic")
    assert apart(attic, attic) == 0
    assert apart(attic, attic.point(lambda value: value * 0.9)) < 15  # a little darker


@pytest.mark.parametrize("name", CANDIDATES)
def test_what_the_data_says_of_a_card_is_in_its_picture(name: str) -> None:
    """A ghost that means the mouse must find the psychic looking at one."""
    assert set(CANDIDATES[name]["motifs"]) - shown(BOOK[name]) == set()


@pytest.mark.parametrize("name", sorted(BOOK))
def test_every_picture_is_described(name: str) -> None:
    assert TOLD[name].strip()


@pytest.mark.parametrize("name", CANDIDATES)
def test_a_candidate_is_described_in_one_or_two_sentences(name: str) -> None:
    assert 1 <= len(re.findall(r"\.(?: |$)", TOLD[name])) <= 2
    assert 60 <= len(TOLD[name]) <= 280


def test_the_words_speak_of_no_thing_that_is_missing() -> None:
    """Each description names at least four of the motifs that the data gives."""
    for name, one in CANDIDATES.items():
        told = TOLD[name].lower()
        named = [motif for motif in one["motifs"] if motif.split()[-1].rstrip("s") in told]
        assert len(named) >= 4, (name, named)


def test_psychics_differ_in_shape_and_colour() -> None:
    assert len(set(marks.SHAPES.values())) == len(set(marks.COLOURS.values())) == 6
    assert set(marks.SHAPES) == set(marks.COLOURS) == {one["id"] for one in CONTENT["psychic"]}


def test_right_and_wrong_differ_without_colour() -> None:
    grey = [drawn_grey(f"opinion-red-{word}") for word in ("right", "wrong")]
    assert apart(*grey) > 25


def drawn_grey(name: str) -> Image.Image:
    """A piece as it looks without colour, on the dark of the house."""
    render = pytest.importorskip("parlour.art.render", reason="needs the builders' extra")
    drawn = render.draw(BOOK[name].svg(), 48)
    page = Image.new("RGB", drawn.size, "#1f1523")
    page.paste(drawn, (0, 0), drawn)
    return page.convert("L").convert("RGB")


@pytest.mark.parametrize("kind", [*KINDS, "vision"])
def test_a_back_looks_the_same_upside_down(kind: str) -> None:
    with Image.open(ART / f"back-{kind}.webp") as picture:
        small = picture.convert("RGB").resize((16, 24))
    assert apart(small, small.rotate(180)) < 8


def test_no_thing_is_missing_and_none_stands_unused() -> None:
    used = {entry[0] for one in BOOK.values() for key in LISTS for entry in one.words.get(key, ())}
    used |= {one.words["sign"] for one in BOOK.values() if "sign" in one.words}
    scenes = Path(location.__file__).with_name("places").glob("*.py")
    text = "".join(file.read_text(encoding="utf-8") for file in scenes)
    used |= {name for name in things() if f'"{name}"' in text}
    assert used == set(things())


def test_every_colour_of_a_thing_can_be_mixed() -> None:
    mixed = dyes(Canvas(10, 10, palettes()["candidate-moss"], "dyes"), "#884422")
    roles = {role for sheets in things().values() for role, _, _ in sheets}
    assert roles <= set(mixed) | set(SOFT)


def test_every_backdrop_ground_and_scene_is_somewhere() -> None:
    words = [one.words for one in BOOK.values()]
    assert {one["backdrop"] for one in words if "backdrop" in one} == set(backdrops.BACKDROPS)
    assert {one["ground"] for one in words if "ground" in one} == set(grounds.GROUNDS)
    assert {one["scene"] for one in words if "scene" in one} == set(location.SCENES)


def test_the_shelf_has_one_file_a_kind() -> None:
    files = {file.stem for file in SHELF.glob("mysterium-candidates-*.toml")}
    assert files == {f"mysterium-candidates-{kind}s" for kind in KINDS}
