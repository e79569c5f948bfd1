"""Is every state of The Island in order, on a desk and on a phone?"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.states import faults, laid_out
from tools.preview_island import scenes

pytestmark = [pytest.mark.browser, pytest.mark.slow]
STATES = (
    *("4-start", "4-draft", "4-suggested", "4-between", "4-answer", "4-countered", "4-counter"),
    *("6-whole", "6-between", "6-answer", "6-watch", "2-wait", "4-entry", "4-short", "4-bedroom"),
    *("4-hand", "4-entry-wait", "4-search", "4-number", "4-number-part", "4-found", "4-share"),
    *("4-open", "5-proposal", "5-dispute", "6-exclude", "6-setback", "6-setback-wait"),
    *("5-exchange", "5-exchange-wait", "5-ruse", "5-ruse-wait", "5-accomplice_move"),
    *("5-accomplice_move-wait", "5-group_ruse", "5-ruse_answer", "5-ruse_answer-wait"),
    *("4-end", "5-end"),
)
PRESSED = ".isl a, .isl button, .isl summary"
FINGER = 960
"""At this width and below things are pressed with a finger."""


@pytest.fixture(scope="module")
def states(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with laid_out(tmp_path_factory.mktemp("states"), "island", scenes(), STATES) as address:
        yield address


@pytest.mark.parametrize("name", STATES)
def test_a_state_is_in_order(browser: Browser, states: str, name: str) -> None:
    found = faults(browser, f"{states}/{name}.html", PRESSED, FINGER)
    assert not found, "\n".join(found)


FITTING = ("6-whole", "6-answer", "4-answer", "6-watch", "4-suggested", "4-between", "6-between")


@pytest.mark.parametrize("name", FITTING)
def test_the_groups_of_a_plan_fit_their_column(browser: Browser, states: str, name: str) -> None:
    tab = browser.new_page(viewport={"width": 1280, "height": 800})
    tab.goto(f"{states}/{name}.html")
    box = "document.querySelector('.plan__all')"
    assert tab.evaluate(f"{box}.scrollHeight <= {box}.clientHeight")
    tab.close()


def test_a_replay_of_a_plan_fills_a_phone(browser: Browser, states: str) -> None:
    tab = browser.new_page(viewport={"width": 390, "height": 844})
    tab.goto(f"{states}/4-open.html")
    tab.evaluate("document.body.classList.add('at-replay')")
    for part in (".isl", ".plan", ".isle", ".folk", ".tabs"):
        width = tab.evaluate("s => document.querySelector(s).getBoundingClientRect().width", part)
        assert width > 360, part
    tab.close()
