"""Can a séance be played in a real browser, and does it fetch no picture that it may not see?"""

import re
import time

import pytest
from playwright.sync_api import expect

from parlour.core.match import Match
from parlour.games.mysterium.events import VisionsSent, VisionTurned
from tests.browser.conftest import Guest, Guests
from tests.browser.seance import (
    as_ghost,
    as_psychic,
    open_seance,
    play_on,
)
from tests.browser.waiting import until

pytestmark = pytest.mark.browser


def test_a_whole_seance_as_the_ghost_by_keyboard(guests: Guests) -> None:
    """Tab and Enter alone, with three bots."""
    ada = guests.guest()
    open_seance(ada, 4, difficulty="easy")
    page = ada.page
    play_on(page, as_ghost)
    expect(page.locator("#tale")).to_be_visible()
    page.locator(".tale__nav a").last.click()
    expect(page.locator(".tale__list [aria-current]")).to_have_count(1)
    page.locator("#remark").fill("I meant the moon")
    page.keyboard.press("Enter")
    expect(page.locator(".tale__words")).to_contain_text("I meant the moon")
    assert "look=gift" in page.url


def test_a_whole_seance_as_a_psychic_by_keyboard(guests: Guests) -> None:
    ada = guests.guest()
    open_seance(ada, 4, seat=1, difficulty="easy")
    play_on(ada.page, as_psychic)
    expect(ada.page.locator("#tale")).to_be_visible()


def test_a_whole_seance_without_script(guests: Guests) -> None:
    """Links, forms and redirects are enough."""
    ada = guests.guest(script=False)
    open_seance(ada, 2, difficulty="easy")
    page = ada.page
    for _ in range(400):
        if page.locator(".finale").count():
            break
        go = page.locator(".send--go, .say__end .btn--go, .answer, .seal .btn--go")
        pick = page.locator(".groups--lit .group:first-child:not(.is-picked) .group__pick")
        lift = page.locator(".vis:not(.is-aside):not(.is-picked) > a.card")
        if go.count():
            go.first.click()
        elif pick.count():
            pick.first.click()
        elif lift.count():
            lift.first.click()
        else:
            page.wait_for_timeout(150)
            page.reload()
    expect(page.locator(".finale")).to_be_visible()
    page.locator(".tale__nav a").last.click()
    assert page.url.endswith("#tale")


def visions(guests: Guests, guest: Guest) -> set[str]:
    """The visions whose pictures the browser has asked for."""
    names = [re.fullmatch(r"vision-(v\d\d)", name) for name in guests.fetched(guest)]
    return {name[1] for name in names if name}


def played(guest: Guest) -> Match:
    """The match as the server has it."""
    match = guest.page.url.partition("/t/")[2].partition("?")[0].partition("#")[0]
    found = guest.house.service.hall.lives[match].match
    assert found is not None
    return found


def told(match: Match) -> set[str]:
    """The visions that the whole table has seen by now: sent, or turned up."""
    found: set[str] = set()
    for event in match.story.events:
        if isinstance(event, VisionsSent):
            found |= set(event.cards)
        elif isinstance(event, VisionTurned):
            found.add(event.card)
    return found


def test_through_a_whole_seance_nothing_is_fetched_before_it_lies_open(guests: Guests) -> None:
    """LEAK-09: neither of the ghost's hand nor of the shared vision before its cards are turned."""
    ada = guests.guest()
    open_seance(ada, 4, seat=1, difficulty="easy")
    page, match, most = ada.page, played(ada), 0
    for _ in range(900):
        fetched = visions(guests, ada)
        if match.outcome() is not None:  # now everything is shown
            break
        assert fetched <= told(match)  # asked after: what lies open only grows
        most = max(most, len(fetched))
        if not as_psychic(page):
            page.wait_for_timeout(50)
    assert most >= 3


def test_a_picture_opens_and_closes_by_key_and_gives_the_focus_back(guests: Guests) -> None:
    ada = guests.guest()
    open_seance(ada, 5)
    page = ada.page
    lens = page.locator(".vis .lens").nth(1)
    opener = lens.get_attribute("id")
    lens.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".gaze")
    expect(page.locator("#gaze-h")).to_be_focused()
    title = page.locator(".gaze__f b").first.inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".gaze__f b").first).not_to_have_text(title)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".gaze__f b").first).to_have_text(title)
    page.keyboard.press("Escape")
    page.wait_for_selector(".gaze", state="detached")
    assert page.evaluate("document.activeElement.id") == opener


def test_a_plan_outlives_what_happens_meanwhile(guests: Guests) -> None:
    """A11Y-04: the ghost plans for two while the table goes on."""
    ada = guests.guest()
    open_seance(ada, 4)
    page = ada.page
    page.locator(".pocket__do a.send").last.click()
    page.wait_for_selector("#pocket-red.pocket--open")
    page.locator(".vis a.card").nth(2).click()
    page.wait_for_selector("#pocket-red .send--go")
    page.locator("#pocket-blue .pocket__do a").click()
    page.locator(".vis:not(.is-aside) a.card").first.click()
    page.wait_for_selector("#pocket-blue .send--go")
    page.locator("#pocket-blue .send--go").click()
    page.wait_for_selector("#pocket-blue.pocket--served")
    expect(page.locator("#pocket-red .send")).to_contain_text("Send one")


def test_the_sand_falls(guests: Guests) -> None:
    ada = guests.guest()
    open_seance(ada, 4, seat=1, timer="600")
    page = ada.page
    page.wait_for_selector("[data-sand]", timeout=30_000)
    first = page.locator(".sand .num").inner_text()
    until(page, "t => document.querySelector('.sand .num')?.textContent !== t", first)


@pytest.mark.slow
def test_a_table_of_seven_weighs_little_in_a_fresh_browser(guests: Guests) -> None:
    """Nothing cached; with -s it tells the time from the click to the largest paint as well."""
    ada = guests.guest()
    open_seance(ada, 7, seat=1, difficulty="hard")
    page = ada.page
    page.wait_for_selector(".mys--placing", timeout=60_000)
    fresh = ada.context.browser.new_context(  # type: ignore[union-attr]  # a context has its browser
        viewport={"width": 1280, "height": 800}, storage_state=ada.context.storage_state()
    )
    try:
        tab = fresh.new_page()
        weights: list[int] = []
        tab.on("response", lambda r: weights.append(int(r.headers.get("content-length", 0))))
        began = time.monotonic()
        tab.goto(page.url, wait_until="load")
        took = time.monotonic() - began
        paint = tab.evaluate(
            "new Promise(done => new PerformanceObserver(list => "
            "done(list.getEntries().at(-1).startTime))"
            ".observe({type: 'largest-contentful-paint', buffered: true}))"
        )
        print(f"loaded in {took:.2f} s, largest paint after {paint:.0f} ms, {sum(weights)} bytes")
        assert sum(weights) < 800_000
    finally:
        fresh.close()
