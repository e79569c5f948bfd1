"""Draws what has changed, and says what does not fit."""

from collections.abc import Iterator

from parlour.art import manifest, sprite
from parlour.art.manifest import Entry, Manifest
from parlour.art.recipes import ROOT, Output, Recipe, digest, recipes


def build(names: list[str]) -> Iterator[str]:
    """Draws the named recipes, or all whose SVG differs from the manifest; tells each as it goes."""
    if sprite.write():
        yield "icons.svg"
    for folder in sorted({recipe.folder for recipe in recipes()}):
        yield from _build_folder(folder, names)


def _build_folder(folder: str, names: list[str]) -> Iterator[str]:
    before, after = manifest.read(folder), Manifest()
    (ROOT / folder).mkdir(parents=True, exist_ok=True)
    for recipe in recipes():
        if recipe.folder != folder:
            continue
        svg = recipe.svg()
        if recipe.name not in names and _current(recipe, svg, before):
            kept = (recipe.file(output).name for output in recipe.outputs)
            after.update({name: before[name] for name in kept})
            continue
        after.update(_draw(recipe, svg))
        manifest.write(folder, {**before, **after})
        yield recipe.name
    for stale in set(before) - set(after):
        (ROOT / folder / stale).unlink(missing_ok=True)
    manifest.write(folder, after)


def _current(recipe: Recipe, svg: str, known: Manifest) -> bool:
    """Whether every file of the recipe is there and drawn from this very SVG."""
    return all(not fault for fault in _faults(recipe, svg, known))


def _draw(recipe: Recipe, svg: str) -> Manifest:
    drawn: Manifest = {}
    for output, content in _contents(recipe, svg):
        file = recipe.file(output)
        file.write_bytes(content)
        drawn[file.name] = manifest.entry(
            recipe, output, digest(svg), digest(content), len(content)
        )
    return drawn


def _contents(recipe: Recipe, svg: str) -> Iterator[tuple[Output, bytes]]:
    widths = [output.width for output in recipe.outputs if output.width is not None]
    if not widths:
        yield from ((output, svg.encode()) for output in recipe.outputs)
        return
    from parlour.art import render  # needs resvg and Pillow, which only builders have

    picture = render.draw(svg, max(widths))
    for output in recipe.outputs:
        if output.width is not None:
            yield output, render.webp(render.shrink(picture, output.width), output.quality)


def check() -> list[str]:
    """Everything that is wrong between recipes, manifests and files; draws nothing."""
    found = (
        [] if sprite.FILE.read_text(encoding="utf-8") == sprite.sprite() else ["icons.svg is old"]
    )
    book = recipes()
    for folder in sorted({recipe.folder for recipe in book}):
        known, mine = manifest.read(folder), [one for one in book if one.folder == folder]
        for recipe in mine:
            found += [fault for fault in _faults(recipe, recipe.svg(), known) if fault]
        wanted = {recipe.file(output).name for recipe in mine for output in recipe.outputs}
        there = {file.name for file in (ROOT / folder).iterdir()} - {manifest.NAME}
        found += [f"{folder}/{name}: no recipe draws it" for name in sorted(there - wanted)]
        found += [f"{folder}/{name}: in the manifest only" for name in sorted(set(known) - wanted)]
    return found


def _faults(recipe: Recipe, svg: str, known: Manifest) -> Iterator[str]:
    svg_digest = digest(svg)
    for output in recipe.outputs:
        file = recipe.file(output)
        name = f"{recipe.folder}/{file.name}"
        if file.name not in known or not file.exists():
            yield f"{name}: missing"
        else:
            yield _fault(name, known[file.name], svg_digest, file.read_bytes(), output)


def _fault(name: str, entry: Entry, svg_digest: str, content: bytes, output: Output) -> str:
    if entry["svg"] != svg_digest:
        return f"{name}: the recipe now gives another picture; run python -m parlour.art build"
    if entry["file"] != digest(content):
        return f"{name}: the file is not the one that was drawn"
    if output.width is not None and (entry["width"], entry["quality"]) != (
        output.width,
        output.quality,
    ):
        return f"{name}: drawn in another size or quality"
    if len(content) > output.limit_kb * 1000:
        return f"{name}: {len(content)} bytes, over its limit of {output.limit_kb} kB"
    return ""
