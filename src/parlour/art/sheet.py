"""A contact sheet: every picture side by side, to look at with one's own eyes."""

from pathlib import Path

from PIL import Image

from parlour.art import render
from parlour.art.recipe import Recipe

HOUSE = (40, 22, 52)
CELL, GAP, COLUMNS = 220, 12, 8


def sheet(target: Path, book: list[Recipe]) -> None:
    """Draws each recipe in a cell, with two small sizes below it."""
    cells = [_cell(recipe) for recipe in book]
    columns = min(COLUMNS, len(cells))
    tall = max(cell.height for cell in cells) + GAP
    rows = -(-len(cells) // columns)
    page = Image.new("RGB", (columns * (CELL + GAP) + GAP, rows * tall + GAP), HOUSE)
    for number, cell in enumerate(cells):
        page.paste(cell, (GAP + number % columns * (CELL + GAP), GAP + number // columns * tall))
    target.parent.mkdir(parents=True, exist_ok=True)
    page.save(target)


def _cell(recipe: Recipe) -> Image.Image:
    picture = render.draw(recipe.svg(), CELL)
    small = [render.shrink(picture, width) for width in (70, 40)]
    cell = Image.new("RGB", (CELL, picture.height + GAP + small[0].height), HOUSE)
    cell.paste(picture, (0, 0), picture)
    for number, icon in enumerate(small):
        cell.paste(icon, (number * (70 + GAP), picture.height + GAP), icon)
    return cell
