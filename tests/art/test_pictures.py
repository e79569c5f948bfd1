"""The committed pictures are the ones that the recipes give. Nothing is drawn here."""

import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from parlour.art import manifest, sprite
from parlour.art.check import check, faults
from parlour.art.manifest import Manifest
from parlour.art.recipe import ROOT, Recipe, digest, recipes

BOOK = recipes()
SVG = "{http://www.w3.org/2000/svg}"

DIGESTS = """
from parlour.art import sprite
from parlour.art.recipe import digest, recipes
for recipe in recipes():
    print(recipe.name, digest(recipe.svg()))
print("sprite", digest(sprite.sprite()))
"""


def folder(recipe: Recipe) -> Path:
    return recipe.root / recipe.folder


def named(name: str) -> Recipe:
    return next(recipe for recipe in BOOK if recipe.name == name)


def test_every_picture_is_the_one_its_recipe_gives() -> None:
    assert sprite.faults() == []
    assert check(BOOK) == []


@pytest.mark.parametrize("seed", ["0", "1", "4242"])
def test_the_hash_seed_changes_nothing(seed: str) -> None:
    """A picture that depends on the order of a set would be drawn anew on every machine."""
    done = subprocess.run(
        [sys.executable, "-c", DIGESTS],
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT.parent)},
        capture_output=True,
        text=True,
        check=True,
    )
    told = dict(line.split() for line in done.stdout.splitlines())
    assert told == {recipe.name: digest(recipe.svg()) for recipe in BOOK} | {
        "sprite": digest(sprite.sprite())
    }


@pytest.mark.parametrize("recipe", BOOK, ids=lambda recipe: recipe.name)
def test_a_picture_is_sound_svg(recipe: Recipe) -> None:
    """Well-formed, every name defined once, nothing fetched, no font needed, no script."""
    tree = ET.fromstring(recipe.svg())
    names = [element.get("id") for element in tree.iter() if element.get("id")]
    assert len(names) == len(set(names))
    kinds = {element.tag.removeprefix(SVG) for element in tree.iter()}
    assert not kinds & {"script", "text", "image", "foreignObject", "style", "a"}
    used = {
        part.split(")")[0]
        for element in tree.iter()
        for value in element.attrib.values()
        for part in value.split("url(#")[1:]
    }
    assert used <= set(names)
    links = {element.get("href", "#d1") for element in tree.iter()}
    assert {link.removeprefix("#") for link in links} <= set(names) | {"d1"}
    assert tree.get("viewBox") == f"0 0 {recipe.size[0]} {recipe.size[1]}"


@pytest.mark.parametrize("recipe", BOOK, ids=lambda recipe: recipe.name)
def test_a_file_has_the_size_that_the_manifest_tells(recipe: Recipe) -> None:
    known = manifest.read(folder(recipe))
    for output in recipe.outputs:
        entry, file = known[recipe.file(output).name], recipe.file(output)
        assert entry["alt"] == f"pictures.{recipe.name}"
        if file.suffix == ".webp":
            with Image.open(file) as picture:
                assert picture.size == (entry["width"], entry["height"])


def test_the_sizes_asked_for_are_kept() -> None:
    """Cards at most 30 kB small and 60 kB large, cameos 10 kB: the first page of a phone."""
    limits = {"card": 30, "card@2x": 60, "back": 30, "back@2x": 60, "who": 10}
    art = ROOT / "games" / "calaveras" / "static" / "art"
    for file in art.glob("*.webp"):
        kind = file.stem.split("-")[0].split("@")[0] + ("@2x" if "@2x" in file.stem else "")
        assert file.stat().st_size <= limits.get(kind, 16) * 1000, file.name


def test_the_set_is_complete() -> None:
    names = {recipe.name for recipe in BOOK}
    places = ("carnival", "hotel", "airport", "telephone_booth", "laboratory")
    people = ("william", "elena", "colette", "grace", "viktor", "marius")
    assert {f"card-{place}" for place in (*places, "twist")} <= names
    assert {f"who-{person}" for person in people} <= names
    assert {"back", "nicole", "token-1", "token-3", "bunting", "town"} <= names
    games = ("calaveras", "motive", "mysterium", "island")
    assert {f"poster-{game}" for game in games} <= names


def test_the_back_looks_the_same_upside_down() -> None:
    """Else a card's rank could be marked by how it lies."""
    file = named("back").file(named("back").outputs[1])
    with Image.open(file) as picture:
        small = picture.convert("L").resize((12, 18))
    turned = small.rotate(180)
    difference = [abs(a - b) for a, b in zip(small.tobytes(), turned.tobytes(), strict=True)]
    assert max(difference) < 16


# ---------------------------------------------------------------- the check can fail


def known() -> Manifest:
    return manifest.read(folder(named("token-1")))


def told(recipe: Recipe, svg: str, known: Manifest) -> str:
    return "\n".join(faults(recipe, svg, known))


def test_another_svg_is_noticed() -> None:
    recipe = named("card-hotel")
    assert told(recipe, recipe.svg(), known()) == ""
    fault = told(recipe, recipe.svg() + " ", known())
    assert "art/card-hotel.webp: the recipe gives another picture now" in fault
    assert "art/card-hotel@2x.webp: the recipe gives another picture now" in fault


def test_another_file_is_noticed() -> None:
    recipe, entries = named("who-grace"), known()
    entries["who-grace.webp"]["file"] = digest("something else")
    assert "the file is not the one that was drawn" in told(recipe, recipe.svg(), entries)


def test_another_size_or_key_is_noticed() -> None:
    recipe, entries = named("who-grace"), known()
    entries["who-grace.webp"] |= {"width": 99, "alt": "pictures.greta"}
    fault = told(recipe, recipe.svg(), entries)
    assert "the manifest says width 99, not 176" in fault
    assert "the manifest says alt 'pictures.greta', not 'pictures.who-grace'" in fault


def test_a_heavy_file_is_noticed() -> None:
    recipe = named("who-grace")
    tight = replace(recipe, outputs=(replace(recipe.outputs[0], limit_kb=2),))
    assert "over its limit of 2 kB" in told(tight, recipe.svg(), known())


def test_missing_and_stray_files_are_noticed(tmp_path: Path) -> None:
    recipe = replace(named("token-1"), root=tmp_path)
    assert check([recipe]) == [f"{recipe.folder}/token-1.svg: not drawn yet"]
    folder(recipe).mkdir(parents=True)
    recipe.file(recipe.outputs[0]).write_text(recipe.svg(), encoding="utf-8")
    (folder(recipe) / "old.webp").write_bytes(b"")
    manifest.write(folder(recipe), {"older.webp": known()["who-grace.webp"]})
    assert check([recipe]) == [
        f"{recipe.folder}/token-1.svg: not in the manifest",
        "art/old.webp: no recipe draws it",
        "art/older.webp: in the manifest, but no recipe draws it",
    ]
