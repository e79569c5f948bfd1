"""Draws what has changed."""

from collections.abc import Collection, Iterator
from itertools import groupby

from parlour.art import manifest
from parlour.art.check import faults
from parlour.art.manifest import Manifest
from parlour.art.recipe import Output, Recipe


def build(book: list[Recipe], names: Collection[str] = ()) -> Iterator[str]:
    """Draws the named recipes and all whose picture is not the manifest's; tells each as it goes.

    A file that no recipe draws any more goes, if the manifest says that we drew it.
    """
    for _, group in groupby(sorted(book, key=lambda one: one.folder), lambda one: one.folder):
        yield from _build_folder(list(group), names)


def _build_folder(book: list[Recipe], names: Collection[str]) -> Iterator[str]:
    folder = book[0].root / book[0].folder
    folder.mkdir(parents=True, exist_ok=True)
    known, wanted = manifest.read(folder), set[str]()
    for recipe in book:
        svg = recipe.svg()
        wanted |= {recipe.file(output).name for output in recipe.outputs}
        if recipe.name in names or any(faults(recipe, svg, known)):
            known |= _draw(recipe, svg)
            manifest.write(folder, known)  # at once: a build that is stopped goes on from here
            yield recipe.name
    for stale in set(known) - wanted:
        (folder / stale).unlink(missing_ok=True)
        del known[stale]
    manifest.write(folder, known)


def _draw(recipe: Recipe, svg: str) -> Manifest:
    drawn: Manifest = {}
    for output, content in _contents(recipe, svg):
        file = recipe.file(output)
        file.write_bytes(content)
        drawn[file.name] = manifest.entry(recipe, output, svg, content)
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
