"""Is every state of The Island in order, on a desk and on a phone? What axe finds, sideways
scrolling, the size of what is pressed. The states are those of the preview."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # ships no types
from playwright.sync_api import Browser, Page

from tools.preview_island import scenes
from tools.preview_table import lay_out, page, served

pytestmark = [pytest.mark.browser, pytest.mark.slow]
STATES = (
    *("4-start", "4-draft", "4-suggested", "4-between", "4-answer", "4-countered", "4-counter"),
    *("6-whole", "6-answer", "6-watch", "2-wait", "4-entry", "4-short", "4-bedroom", "4-hand"),
    *("4-entry-wait", "4-search", "4-number", "4-number-part", "4-found", "4-share", "4-open"),
    *("5-proposal", "5-dispute", "6-exclude", "6-setback", "6-setback-wait", "5-exchange"),
    *("5-exchange-wait", "5-ruse", "5-ruse-wait", "5-accomplice_move", "5-accomplice_move-wait"),
    *("5-group_ruse", "5-ruse_answer", "5-ruse_answer-wait", "4-end", "5-end"),
)
SIZES = ((1280, 800), (1000, 800), (390, 844), (360, 740))
FINGER = 960
"""At this width and below things are pressed with a finger."""
SMALL = """[...document.querySelectorAll('.isl a, .isl button, .isl summary')].filter(one => {
  const box = one.getBoundingClientRect();
  return box.width > 0 && (box.width < 43.5 || box.height < 43.5);
}).map(one => one.className || one.textContent)"""


@pytest.fixture(scope="module")
def states(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("states")
    lay_out(folder, "island")
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
    if width <= FINGER:
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


@pytest.mark.parametrize("name", ["6-whole", "6-answer", "4-answer", "6-watch"])
def test_the_groups_of_a_plan_fit_their_column(browser: Browser, states: str, name: str) -> None:
    tab = browser.new_page(viewport={"width": 1280, "height": 800})
    tab.goto(f"{states}/{name}.html")
    box = "document.querySelector('.plan__all')"
    assert tab.evaluate(f"{box}.scrollHeight <= {box}.clientHeight")
    tab.close()
