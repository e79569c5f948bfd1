"""Is every state of an investigation in order, on a desk and on a phone?"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.states import faults, laid_out
from tools.preview_motive import scenes

pytestmark = [pytest.mark.browser, pytest.mark.slow]
STATES = (
    *("l1-4-12-place", "l1-look", "l1-watch", "l2-body-set", "l2-two-tile", "l1-end", "l3-extra"),
    *("l3-second_body-set", "l4-alibi", "l4-order", "l4-open", "l4-end", "l5-5-tile", "l5-peek"),
    *("l5-bid", "l5-interviews", "l5-disguise-drop", "solo-6-tile", "solo-card", "solo-end"),
)
PRESSED = ".mot a, .mot button"
FINGER = 390
"""At this width and below things are pressed with a finger."""


@pytest.fixture(scope="module")
def states(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with laid_out(tmp_path_factory.mktemp("states"), "motive", scenes(), STATES) as address:
        yield address


@pytest.mark.parametrize("name", STATES)
def test_a_state_is_in_order(browser: Browser, states: str, name: str) -> None:
    found = faults(browser, f"{states}/{name}.html", PRESSED, FINGER)
    assert not found, "\n".join(found)
