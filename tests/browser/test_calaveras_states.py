"""Is every state of a mission in order, on a desk and on a phone?"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.states import faults, laid_out
from tools.preview_table import scenes

pytestmark = [pytest.mark.browser, pytest.mark.slow]
STATES = (
    *("6-turn", "6-pick", "6-twist", "4-front", "4-carry", "5-wait", "3-watch", "5-verdict"),
    *("3-ghost", "5-ghost", "6-start", "6-open", "6-win", "4-failed", "5-stopped"),
)
PRESSED = ".cal a:not(.lying, [class*=slot--]), .cal button"
FINGER = 390
"""At this width and below a finger presses. Cards that lie on the table are smaller than a finger,
at least 28 pixels each way: six places share a phone."""


@pytest.fixture(scope="module")
def states(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with laid_out(tmp_path_factory.mktemp("states"), "calaveras", scenes(), STATES) as address:
        yield address


@pytest.mark.parametrize("name", STATES)
def test_a_state_is_in_order(browser: Browser, states: str, name: str) -> None:
    found = faults(browser, f"{states}/{name}.html", PRESSED, FINGER)
    assert not found, "\n".join(found)
