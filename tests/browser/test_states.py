"""Is every state of every table in order, on a desk and on a phone? The previews draw them."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from tests.browser.states import SIZES, faults, laid_out
from tools import preview_island, preview_motive, preview_mysterium, preview_table
from tools.preview_table import Scene

pytestmark = [pytest.mark.browser, pytest.mark.slow]
WIDEST = max(width for width, _ in SIZES)


class Shown(NamedTuple):
    """`pressed` selects what must be as large as a finger, on screens up to `finger` wide."""

    scenes: Callable[[], Iterable[Scene]]
    pressed: str
    finger: int
    names: tuple[str, ...]


TABLES = {
    "calaveras": Shown(
        preview_table.scenes,
        # cards that lie on the table may be smaller, down to 28 pixels: six places share a phone
        ".cal a:not(.lying, [class*=slot--]), .cal button",
        390,
        (
            *("6-turn", "6-pick", "6-twist", "4-front", "4-carry", "5-wait", "3-watch"),
            *("5-verdict", "3-ghost", "5-ghost", "6-start", "6-open", "6-win", "4-failed"),
            "5-stopped",
        ),
    ),
    "motive": Shown(
        preview_motive.scenes,
        ".mot a, .mot button",
        390,
        (
            *("l1-4-12-place", "l1-look", "l1-watch", "l2-body-set", "l2-two-tile", "l1-end"),
            *("l3-extra", "l3-second_body-set", "l4-alibi", "l4-order", "l4-open", "l4-end"),
            *("l5-5-tile", "l5-peek", "l5-bid", "l5-interviews", "l5-disguise-drop"),
            *("solo-6-tile", "solo-card", "solo-end"),
        ),
    ),
    "mysterium": Shown(
        preview_mysterium.scenes,
        ".mys a, .mys button",
        WIDEST,
        (
            *("ghost7-plan", "ghost6-crow", "ghost6-gaze", "ghost6-beside", "ghost6-answer"),
            *("ghost6-sand", "psychic7-placed", "psychic6-judged", "psychic6-beside"),
            *("psychic6-answer", "psychic2-first", "watch6", "shared5-plan", "vote7-marked"),
            *("vote6-sealed", "vote3", "won5", "late6"),
        ),
    ),
    "island": Shown(
        preview_island.scenes,
        ".isl a, .isl button, .isl summary",
        960,
        (
            *("4-start", "4-draft", "4-suggested", "4-between", "4-answer", "4-countered"),
            *("4-counter", "6-whole", "6-between", "6-answer", "6-watch", "2-wait", "4-entry"),
            *("4-short", "4-bedroom", "4-hand", "4-entry-wait", "4-search", "4-number"),
            *("4-number-part", "4-found", "4-share", "4-open", "5-proposal", "5-dispute"),
            *("6-exclude", "6-setback", "6-setback-wait", "5-exchange", "5-exchange-wait"),
            *("5-ruse", "5-ruse-wait", "5-accomplice_move", "5-accomplice_move-wait"),
            *("5-group_ruse", "5-ruse_answer", "5-ruse_answer-wait", "4-end", "5-end"),
        ),
    ),
}
STATES = [(game, name) for game, shown in TABLES.items() for name in shown.names]


@pytest.fixture(scope="module")
def states(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """Where the states of a game lie as pages."""
    shown = TABLES[request.param]
    folder = tmp_path_factory.mktemp("states")
    with laid_out(folder, request.param, shown.scenes(), shown.names) as address:
        yield address


@pytest.mark.parametrize(("states", "name"), STATES, indirect=["states"])
def test_a_state_is_in_order(
    browser: Browser, states: str, name: str, request: pytest.FixtureRequest
) -> None:
    shown = TABLES[request.node.callspec.params["states"]]
    found = faults(browser, f"{states}/{name}.html", shown.pressed, shown.finger)
    assert not found, "\n".join(found)


FITTING = ("6-whole", "6-answer", "4-answer", "6-watch", "4-suggested", "4-between", "6-between")


@pytest.mark.parametrize("states", ["island"], indirect=True)
@pytest.mark.parametrize("name", FITTING)
def test_the_groups_of_a_plan_fit_their_column(browser: Browser, states: str, name: str) -> None:
    tab = browser.new_page(viewport={"width": 1280, "height": 800})
    tab.goto(f"{states}/{name}.html")
    box = "document.querySelector('.plan__all')"
    assert tab.evaluate(f"{box}.scrollHeight <= {box}.clientHeight")
    tab.close()


@pytest.mark.parametrize("states", ["island"], indirect=True)
def test_a_replay_of_a_plan_fills_a_phone(browser: Browser, states: str) -> None:
    tab = browser.new_page(viewport={"width": 390, "height": 844})
    tab.goto(f"{states}/4-open.html")
    tab.evaluate("document.body.classList.add('at-replay')")
    for part in (".isl", ".plan", ".isle", ".folk", ".tabs"):
        width = tab.evaluate("s => document.querySelector(s).getBoundingClientRect().width", part)
        assert width > 360, part
    tab.close()
