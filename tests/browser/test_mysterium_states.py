"""Is every state of a séance in order, on a desk and on a phone? What axe finds, sideways
scrolling, the size of what is pressed. The states are those of the preview."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # ships no types
from playwright.sync_api import Browser, Page

from tools.preview_mysterium import scenes
from tools.preview_table import lay_out, page, served

pytestmark = [pytest.mark.browser, pytest.mark.slow]
STATES = (
    *("ghost7-plan", "ghost6-crow", "ghost6-gaze", "ghost6-beside", "ghost6-answer", "ghost6-sand"),
    *("psychic7-placed", "psychic6-judged", "psychic6-beside", "psychic6-answer", "psychic2-first"),
    *("watch6", "shared5-plan", "vote7-marked", "vote6-sealed", "vote3", "won5", "late6"),
)
SIZES = ((1280, 800), (1000, 800), (390, 844), (360, 740))
SMALL = """[...document.querySelectorAll('.mys a, .mys button')].filter(one => {
  const box = one.getBoundingClientRect();
  const over = getComputedStyle(one, '::after').position === 'absolute';
  return box.width > 0 && !over && (box.width < 43.5 || box.height < 43.5);
}).map(one => one.className)"""
"""Whatever is pressed and smaller than a finger; what grows over its surroundings is not."""


@pytest.fixture(scope="module")
def states(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("states")
    lay_out(folder, "mysterium")
    for scene in scenes():
        if scene.name in STATES:
            (folder / f"{scene.name}.html").write_text(page(scene), encoding="utf-8")
    with served(folder) as address:
        yield address


def wrong(tab: Page, width: int, height: int) -> list[str]:
    tab.set_viewport_size({"width": width, "height": height})
    tab.wait_for_timeout(150)
    found = []
    wide = tab.evaluate("document.documentElement.scrollWidth")
    if wide > width:
        found.append(f"{width}: scrolls sideways, {wide} wide")
    found += [f"{width}: small: {name}" for name in set(tab.evaluate(SMALL))]
    results: dict[str, Any] = Axe().run(tab).response
    for fault in results["violations"]:
        where = [node["target"] for node in fault["nodes"]][:3]
        found.append(f"{width}: {fault['id']}: {fault['help']} at {where}")
    return found


@pytest.mark.parametrize("name", STATES)
def test_a_state_is_in_order(browser: Browser, states: str, name: str) -> None:
    tab = browser.new_page()
    tab.goto(f"{states}/{name}.html")
    found = [fault for size in SIZES for fault in wrong(tab, *size)]
    tab.close()
    assert not found, "\n".join(found)
