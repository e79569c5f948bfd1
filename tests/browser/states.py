"""The states of a game's table as the preview draws them, and what is looked for in each: what axe
finds, sideways scrolling, the size of what is pressed."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # ships no types
from playwright.sync_api import Browser, Page

from tools.preview_table import Scene, lay_out, page, served

SIZES = ((1280, 800), (1000, 800), (390, 844), (360, 740))
SMALL = """selector => [...document.querySelectorAll(selector)].filter(one => {
  const box = one.getBoundingClientRect();
  const over = getComputedStyle(one, '::after').position === 'absolute';
  return box.width > 0 && !over && (box.width < 43.5 || box.height < 43.5);
}).map(one => one.className || one.textContent)"""
"""Whatever is pressed and smaller than a finger; what grows over its surroundings is not."""


@contextmanager
def laid_out(
    folder: Path, game: str, scenes: Iterable[Scene], names: Iterable[str]
) -> Iterator[str]:
    """These states of a game as pages; their address."""
    wanted = set(names)
    lay_out(folder, game)
    for scene in scenes:
        if scene.name in wanted:
            (folder / f"{scene.name}.html").write_text(page(scene), encoding="utf-8")
            wanted.remove(scene.name)
    assert not wanted, f"the preview draws no {wanted}"
    with served(folder) as address:
        yield address


def faults(browser: Browser, address: str, pressed: str, finger: int) -> list[str]:
    """What is wrong with a state, at any size. `pressed` selects what must be as large as a finger,
    on screens up to `finger` wide."""
    tab = browser.new_page()
    tab.goto(address)
    found = [fault for size in SIZES for fault in wrong(tab, *size, pressed, finger)]
    tab.close()
    return found


def wrong(tab: Page, width: int, height: int, pressed: str, finger: int) -> list[str]:
    tab.set_viewport_size({"width": width, "height": height})
    tab.wait_for_timeout(150)
    found = []
    wide = tab.evaluate("document.documentElement.scrollWidth")
    if wide > width:
        found.append(f"{width}: scrolls sideways, {wide} wide")
    if width <= finger:
        found += [f"{width}: small: {name}" for name in set(tab.evaluate(SMALL, pressed))]
    results: dict[str, Any] = Axe().run(tab).response
    for fault in results["violations"]:
        where = [node["target"] for node in fault["nodes"]][:3]
        found.append(f"{width}: {fault['id']}: {fault['help']} at {where}")
    return found
