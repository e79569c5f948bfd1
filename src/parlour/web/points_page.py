"""What does the page of motive points show? The diamond of selects, what lies there, the answer."""

from dataclasses import dataclass
from typing import Any

from parlour.web.pages import Page


@dataclass(frozen=True)
class Cell:
    """A space of a table to fill in. `role` is `victim`, `second_body` or `space`."""

    at: str
    suspect: str
    role: str


@dataclass(frozen=True)
class Lying:
    """A suspect laid there, and the edges whose colour counts."""

    tile: str
    name: str
    open_edges: tuple[str, ...]


@dataclass(frozen=True)
class Mistake:
    """What is wrong with a field: a space, `second`, `link.…`, a suspect, or `text`."""

    place: str
    problem: str


@dataclass(frozen=True, kw_only=True)
class PointsPage(Page):
    address: str
    example: str
    share: str
    rows: tuple[tuple[Cell | None, ...], ...]
    suspects: tuple[tuple[str, str], ...]
    seconds: tuple[tuple[str, str], ...]
    """The spaces where a second body may lie."""
    lying: tuple[Lying, ...]
    markers: tuple[tuple[str, str], ...]
    links: tuple[str, ...]
    opened: bool
    """Are the markers on show?"""
    sent: Any
    """The fields as they were sent."""
    text: str
    mistake: Mistake | None
    deaths: tuple[Any, ...]
