"""Which icon is called what: the committed subset, and the contours of each."""

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from parlour.art.brush.outlines import Box, around, outermost, parts

ICONS = Path(__file__).parents[1] / "icons"
SETS = ("game-icons", "noto")
OUTLINE = re.compile(r'\bd="([^"]+)"')


@dataclass(frozen=True)
class Outline:
    """A one-colour icon: all of it, only its contour without holes, and its box."""

    full: str
    contour: str
    box: Box


@dataclass(frozen=True)
class Emoji:
    """A coloured icon: its elements, and the side of its square."""

    body: str
    size: float


@cache
def credit(name: str) -> str:
    """The credit line of a set."""
    return str(_set(name)["credit"])


def names(set_name: str) -> list[str]:
    """The icons of a set that are here."""
    return sorted(_set(set_name)["icons"])


@cache
def outline(name: str) -> Outline:
    """A game-icon by its name."""
    body = str(_icon("game-icons", name)["body"])
    pieces = parts(" ".join(OUTLINE.findall(body)))
    return Outline(
        full="".join(part.d for part in pieces),
        contour="".join(part.d for part in outermost(pieces)),
        box=around([part.box for part in pieces]),
    )


@cache
def emoji(name: str) -> Emoji:
    """A Noto emoji by its name."""
    icon = _icon("noto", name)
    return Emoji(str(icon["body"]), float(icon["size"]))


def _icon(set_name: str, name: str) -> dict[str, str | float]:
    icons: dict[str, dict[str, str | float]] = _set(set_name)["icons"]
    if name not in icons:
        raise LookupError(f"{name!r} is not among the icons of {set_name}; see icons/wanted.toml")
    return icons[name]


@cache
def _set(name: str) -> dict[str, dict[str, dict[str, str | float]]]:
    path = ICONS / f"{name}.json"
    data: dict[str, dict[str, dict[str, str | float]]] = json.loads(path.read_text("utf-8"))
    return data
