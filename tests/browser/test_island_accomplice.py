"""A match with an accomplice, by keyboard alone: votes, the ruses of the accomplice, the end."""

from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from parlour.core.chance import Chance
from parlour.core.match import Match
from parlour.games.island import GAME
from parlour.games.island.options import Options
from parlour.games.island.scoring import accomplice
from parlour.games.island.state import NONE
from tests.browser.conftest import Guest, Guests
from tests.browser.seance import press
from tests.browser.test_island import MOST_KEYS, open_island
from tests.browser.test_island import press as press_seen
from tests.browser.waiting import until
from tests.web.test_island import laid, stacked
from tools.preview_island import step

pytestmark = pytest.mark.browser
SEATS = 4
LATE = 9
"""The last turn but one."""
WHATEVER = ("#act button", ".voter__go", "a.way", ".acts button", ".polls form button")
"""What a turn asks for, first things first."""
REST = (".room__go", ".takes a:first-child", ".plan__foot button", ".plan__foot a")
TRACES = ("accomplice-1", "accomplice-2", "accomplice-3")


def unmasked() -> Any:
    """Seat 0 is the accomplice and may step forward: three traces are found. Others hold ruses."""
    blank: Any = GAME.setup(Options(accomplice=True), SEATS, Chance(7), None).position()
    bag = [token for token in blank.bag if token not in TRACES]
    sites = {}
    for name, site in blank.sites.items():
        down = [bag.pop() if token in TRACES else token for token in site.down]
        sites[name] = replace(site, down=tuple(down))
    others = [
        replace(one, role="loyal", ruses=(ruse,))
        for one, ruse in zip(blank.players[1:], blank.ruse_deck, strict=False)
    ]
    return replace(
        blank,
        bag=tuple(bag),
        sites=sites,
        players=(replace(blank.players[0], role="accomplice"), *others),
        ruse_deck=blank.ruse_deck[len(others) :],
        spare_role="loyal",
        accomplice_tokens=TRACES,
    )


def late(mine: str) -> Any:
    """Two turns before the end of a match of bots; seat 0 has this role, somebody is accomplice."""
    for number in range(20):
        match = Match(GAME, Options(accomplice=True), SEATS, f"late {number}")
        state: Any = match.state
        helper, chance = accomplice(state), Chance(number)
        if helper == NONE or (helper == 0) != (mine == "accomplice"):
            continue
        while match.to_act():
            if (state.turn, state.phase) == (LATE, "planning"):
                return state.position()
            step(match, chance)
    raise AssertionError("no match came to it")


def played_on(page: Page) -> None:
    """Whatever the table asks for, until the match is over."""
    keys = (".ruse__do button", "#act button", "a[href*='/suggest']", *WHATEVER, *REST)
    for _ in range(MOST_KEYS):
        if page.locator(".iend").count():
            return
        with suppress(Error):  # a page on its way to another
            any(press_seen(page, f".isl--mine {key}") for key in keys)
        page.wait_for_timeout(60)
    raise AssertionError(f"still {page.locator('.prompt').inner_text()}")


def opened(guests: Guests, position: Any) -> Guest:
    """Ada on seat 0 of a table that lies like this; bots on the others."""
    ada = guests.guest()
    guests.watch.forgives = True  # a bot may answer while ours is on its way: 409
    ada.house.service.hall.games = stacked(position)
    open_island(ada, SEATS, accomplice=True)
    return ada


def waits(page: Page, selector: str) -> None:
    until(page, "s => Boolean(document.querySelector(s))", selector)


def test_the_votes_on_a_setback_by_keyboard(guests: Guests) -> None:
    page = opened(guests, laid(2, turned=False, phase="exclude_vote")).page
    waits(page, ".voter__go")
    press(page, ".voter:nth-child(2) .voter__go")
    waits(page, ".dbig, .voter--me.voter--out, .isl--plan, .isl--draft")
    if page.locator(".dbig").count():  # the others may have left Ada without a vote
        press(page, ".dbig:not(.dbig--no)")
    waits(page, ".isl--draft, .isl--plan")
    expect(page.locator("#story-lines")).to_contain_text("Turn 2")


def test_the_accomplice_steps_forward_buys_plays_and_goes_by_keyboard(guests: Guests) -> None:
    page = opened(guests, unmasked()).page
    waits(page, "#role")
    press(page, "#role > summary")
    press(page, "#role form button")
    while not page.locator(".takes").count():  # the exchange comes before the next turn
        for button in WHATEVER:
            press_seen(page, f".isl--mine:not(:has(.takes)) {button}")
        page.wait_for_timeout(100)
    press(page, ".takes a:nth-child(2)")
    waits(page, ".takes a:nth-child(2).is-on")
    for number in (1, 2):
        press(page, ".pcards a.ocard:not(.ocard--on)")
        until(page, "n => document.querySelector('.total__n').textContent == n", str(number))
    press(page, "#act button")
    waits(page, ".ruse__do")
    press(page, ".ruse__do button")
    waits(page, ".room__go, .isl--plot:not(.isl--mine)")
    expect(page.locator("#story-lines")).to_contain_text("Ada plays")


@pytest.mark.slow
@pytest.mark.parametrize("mine", ["accomplice", "loyal"])
def test_the_last_turns_by_keyboard(guests: Guests, mine: str) -> None:
    page = opened(guests, late(mine)).page
    played_on(page)
    expect(page.locator(".iend__cast")).to_contain_text("was the accomplice")
    expect(page.locator(".end__you")).to_contain_text("You have")
    assert page.locator(".iend__one--me").locator("text=the accomplice").count() == (
        mine == "accomplice"
    )
