"""Is every state of a séance in order, on a desk and on a phone?"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.states import SIZES, faults, laid_out
from tools.preview_mysterium import scenes

pytestmark = [pytest.mark.browser, pytest.mark.slow]
STATES = (
    *("ghost7-plan", "ghost6-crow", "ghost6-gaze", "ghost6-beside", "ghost6-answer", "ghost6-sand"),
    *("psychic7-placed", "psychic6-judged", "psychic6-beside", "psychic6-answer", "psychic2-first"),
    *("watch6", "shared5-plan", "vote7-marked", "vote6-sealed", "vote3", "won5", "late6"),
)
PRESSED = ".mys a, .mys button"
WIDEST = max(width for width, _ in SIZES)
"""Whatever is pressed in a séance is as large as a finger everywhere."""


@pytest.fixture(scope="module")
def states(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with laid_out(tmp_path_factory.mktemp("states"), "mysterium", scenes(), STATES) as address:
        yield address


@pytest.mark.parametrize("name", STATES)
def test_a_state_is_in_order(browser: Browser, states: str, name: str) -> None:
    found = faults(browser, f"{states}/{name}.html", PRESSED, WIDEST)
    assert not found, "\n".join(found)
