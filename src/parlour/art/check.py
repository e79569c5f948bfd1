"""Whether recipes, manifests and files agree. Draws nothing, so it is quick."""

from collections.abc import Iterator
from pathlib import Path

from parlour.art import manifest
from parlour.art.manifest import Manifest
from parlour.art.recipe import Recipe


def check(book: list[Recipe]) -> list[str]:
    """Everything that is wrong, one sentence each, with the file."""
    found: list[str] = []
    for folder in sorted({recipe.root / recipe.folder for recipe in book}):
        mine = [recipe for recipe in book if recipe.root / recipe.folder == folder]
        known = manifest.read(folder)
        for recipe in mine:
            found += faults(recipe, recipe.svg(), known)
        wanted = {recipe.file(output).name for recipe in mine for output in recipe.outputs}
        found += _strays(folder, known, wanted)
    return found


def faults(recipe: Recipe, svg: str, known: Manifest) -> Iterator[str]:
    """What is wrong with the files of one recipe, whose picture is now `svg`."""
    for output in recipe.outputs:
        file = recipe.file(output)
        name = f"{recipe.folder}/{file.name}"
        if not file.exists():
            yield f"{name}: not drawn yet"
        elif file.name not in known:
            yield f"{name}: not in the manifest"
        else:
            now = manifest.entry(recipe, output, svg, file.read_bytes())
            yield from (f"{name}: {fault}" for fault in _differences(known[file.name], now))
            if now["bytes"] > output.limit_kb * 1000:
                yield f"{name}: {now['bytes']} bytes, over its limit of {output.limit_kb} kB"


def _differences(then: manifest.Entry, now: manifest.Entry) -> Iterator[str]:
    if then["svg"] != now["svg"]:
        yield "the recipe gives another picture now; run `python -m parlour.art build`"
    if then["file"] != now["file"]:
        yield "the file is not the one that was drawn"
    rest = ("recipe", "bytes", "width", "height", "quality", "alt")
    for key in rest:
        if then.get(key) != now.get(key):
            yield f"the manifest says {key} {then.get(key)!r}, not {now.get(key)!r}"


def _strays(folder: Path, known: Manifest, wanted: set[str]) -> Iterator[str]:
    there = {file.name for file in folder.iterdir()} - {manifest.NAME} if folder.exists() else set()
    for name in sorted(there - wanted):
        yield f"{folder.name}/{name}: no recipe draws it"
    for name in sorted(set(known) - wanted):
        yield f"{folder.name}/{name}: in the manifest, but no recipe draws it"
