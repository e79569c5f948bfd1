"""Can the Island be played in a browser: by keyboard alone, on a phone, without script?"""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest, Guests

pytestmark = pytest.mark.browser
MOST_KEYS = 4000
GO = "#act button, .dbig, .voter__go, .acts button, .polls form button"


def open_island(guest: Guest, seats: int, *, accomplice: bool = False) -> None:
    """A table with bots on the other seats, begun."""
    guest.go(f"/new/island?seats={seats}")
    guest.page.fill("input[name=name]", "Ada")
    for seat in range(1, seats):
        guest.page.select_option(f"#seat-{seat}", "easy")
    if accomplice:
        guest.page.locator("summary", has=guest.page.locator("text=house rules")).first.click()
        guest.page.check("#option-accomplice")
    guest.page.click(".new__go")
    guest.page.wait_for_selector(".chairs")
    guest.page.click("form[action$='/begin'] button")
    guest.page.wait_for_selector(".isl")


FOCUS = """selector => {
    const one = [...document.querySelectorAll(selector)].find(e => e.checkVisibility());
    one?.focus();
    return Boolean(one) && document.activeElement === one;
}"""


def press(page: Page, selector: str) -> bool:
    """Enter on the first of these that can be seen; whether there is one."""
    if not page.evaluate(FOCUS, selector):
        return False
    page.keyboard.press("Enter")
    return True


def play_on(page: Page) -> None:
    """What is lit, else a plan, else the first way to make a sum."""
    if press(page, "#act button"):
        return
    if press(page, "a[href*='/suggest']"):
        page.wait_for_load_state()
        return
    if press(page, ".isl--group a.way") or press(page, GO):
        return
    press(page, ".plan__foot a")


def played_to_the_end(page: Page) -> None:
    for _ in range(MOST_KEYS):
        if page.locator(".iend").count():
            return
        if page.locator(".isl--mine").count():
            play_on(page)
        page.wait_for_timeout(120)
    raise AssertionError(f"still {page.locator('.prompt').inner_text()}")


@pytest.mark.slow
def test_a_whole_match_is_played_by_keyboard_alone(guests: Guests) -> None:
    ada = guests.guest()
    guests.watch.forgives = True  # a bot may propose a plan while ours is on its way: 409
    open_island(ada, 2)
    played_to_the_end(ada.page)
    expect(ada.page.locator(".iend__m figcaption")).to_contain_text("The murderer was")


def drafted(page: Page) -> None:
    """Lift guests and press places until the plan can be proposed."""
    for _ in range(30):
        if page.locator("#act button").count():
            return
        if not page.locator(".isl--up").count():
            page.locator("a.guest--pick:not(:has(.guest__g))").first.click()
            page.wait_for_selector(".isl--up")
        joined = page.locator("a.room:has(.room__who)")
        (joined if joined.count() else page.locator("a.room")).first.click()
        page.wait_for_selector(".isl--draft:not(.isl--up)")
    raise AssertionError("the plan was never whole")


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("script", [False, True])
def test_a_plan_is_made_press_by_press(guests: Guests, phone: bool, script: bool) -> None:
    ada = guests.guest(phone=phone, script=script)
    open_island(ada, 1)
    drafted(ada.page)
    ada.page.locator("#act button").click()
    ada.page.wait_for_selector(".isl--group")


def test_views_of_a_phone_come_one_at_a_time(guests: Guests) -> None:
    ada = guests.guest(phone=True)
    open_island(ada, 1)
    page = ada.page
    for view, shown in (("Guests", ".guests"), ("Plan", ".plan__none"), ("House", ".house")):
        page.locator(".views .tab", has_text=view).click()
        expect(page.locator(shown).first).to_be_visible()
    page.locator(".views .tab", has_text="Talk").click()
    page.fill("#say", "The pier first")
    page.keyboard.press("Enter")
    expect(page.locator("#said")).to_contain_text("The pier first")
    expect(page.locator(".house")).not_to_be_visible()
