"""The icons of the pages, as one SVG file of symbols."""

import tomllib

from parlour.art.brush import library
from parlour.art.brush.svg import path, tag
from parlour.art.recipe import ROOT

FILE = ROOT / "web" / "static" / "icons.svg"
LIST = library.ICONS / "interface.toml"

Drawings = dict[str, dict[str, str]]


def interface() -> Drawings:
    """Symbol names to game-icons (`borrowed`), and to outlines of our own on a 24 grid (`own`)."""
    listed: Drawings = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return listed


def sprite() -> str:
    """Each symbol is used as `<use href="icons.svg#i-NAME"/>` and takes the text's colour."""
    listed = interface()
    symbols = {name: _borrowed(icon) for name, icon in listed["borrowed"].items()}
    symbols |= {name: _own(outline) for name, outline in listed["own"].items()}
    body = "\n".join(
        tag("symbol", content, id_=f"i-{name}", viewBox=box)
        for name, (box, content) in sorted(symbols.items())
    )
    metadata = tag("metadata", f"Parlour: icons. {library.credit('game-icons')}.")
    return f'<svg xmlns="http://www.w3.org/2000/svg">{metadata}\n{body}\n</svg>\n'


def write() -> bool:
    """Writes the sprite when it differs; answers whether it did."""
    if not faults():
        return False
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(sprite(), encoding="utf-8")
    return True


def faults() -> list[str]:
    """What is wrong with the committed sprite."""
    if FILE.exists() and FILE.read_text(encoding="utf-8") == sprite():
        return []
    return [f"{FILE.name}: not the icons of {LIST.name}; run `python -m parlour.art build`"]


def _borrowed(icon: str) -> tuple[str, str]:
    shape = library.outline(icon)
    left, top, right, bottom = shape.box
    side = max(right - left, bottom - top)
    x, y = (left + right - side) / 2, (top + bottom - side) / 2
    box = " ".join(f"{value:.0f}" for value in (x - 4, y - 4, side + 8, side + 8))
    return box, path(shape.full, fill="currentColor")


def _own(outline: str) -> tuple[str, str]:
    return "0 0 24 24", path(outline, fill="currentColor", fill_rule="evenodd")
