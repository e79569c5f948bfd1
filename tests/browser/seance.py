"""What the browser tests of Mysterium share: a table of bots, and a hand that plays by keyboard."""

from collections.abc import Callable

from playwright.sync_api import Error, Page

from tests.browser.conftest import Guest
from tests.browser.waiting import until

ENDED = ".finale"
LOOK = "s => [document.activeElement.matches(s), document.querySelector(s) !== null]"


def open_seance(guest: Guest, seats: int, seat: int = 0, **options: str) -> None:
    """A dealt table whose other seats are bots; the guest is the ghost, with `seat` a psychic."""
    guest.go(f"/new/mysterium?seats={seats}")
    page = guest.page
    page.fill("input[name=name]", "Ada")
    for other in range(1, seats):
        page.select_option(f"#seat-{other}", "normal")
    if page.locator(".more-rules > summary").count():
        page.locator(".more-rules > summary").first.click()
    page.select_option("#option-ghost", str(0 if seat == 0 else 1))
    for word, value in options.items():
        field = page.locator(f"[name='option.{word}']").first
        if field.get_attribute("type") == "radio":
            page.locator(f"#option-{word}-{value}").check()
        else:
            field.fill(value)
    page.click(".new__go")
    page.wait_for_selector(".chairs")
    page.click("form[action$='/begin'] button")
    page.wait_for_selector(".mys")


def tab_to(page: Page, selector: str) -> bool:
    """With Tab alone, from wherever the focus is; False if others' moves took it away meanwhile."""
    for _ in range(160):
        page.keyboard.press("Tab")
        try:
            is_here, is_there = page.evaluate(LOOK, selector)
        except Error:  # the page is on its way to another
            return False
        if is_here or not is_there:
            return bool(is_here)
    raise AssertionError(f"{selector} cannot be reached with Tab")


def press(page: Page, selector: str) -> bool:
    found = tab_to(page, selector)
    if found:
        page.keyboard.press("Enter")
    return found


Hand = Callable[[Page], bool]
"""Does one thing if there is one to do."""


def as_ghost(page: Page) -> bool:
    """Sends the first card to whoever waits, turns the sand, answers, lays the shared vision."""
    if page.locator(".send--go").count():
        press(page, ".send--go")
        page.wait_for_selector(".send--go", state="detached")
    elif page.locator(".mys--visions .pocket--open").count():
        press(page, ".vis a.card")
        page.wait_for_selector(".send--go")
    elif page.locator(".say__end .btn--go").count():
        press(page, ".say__end .btn--go")
        page.wait_for_selector(".mys--visions", state="detached")
    elif page.locator(".answer").count():
        before = page.locator(".answer").count()
        press(page, ".answer")
        until(page, "n => document.querySelectorAll('.answer').length !== n", before)
    elif page.locator(".mys--shared .groups--lit").count():
        lay(page)
    else:
        return False
    return True


def lay(page: Page) -> None:
    """A group, three visions, and the seal."""
    press(page, ".group__pick")
    page.wait_for_selector(".group.is-picked")
    for number in (1, 2, 3):
        press(page, ".vis:not(.is-aside):not(.is-picked) > a.card")
        until(page, "n => document.querySelectorAll('.slot3 img').length === n", number)
    press(page, ".seal .btn--go")
    page.wait_for_selector(".mys--shared", state="detached")


def as_psychic(page: Page) -> bool:
    """Places on the first card, judges somebody, is ready, seals a vote."""
    if page.locator(".mys--placing .say__end .btn--go").count():
        if press(page, ".say__end .btn--go"):
            page.wait_for_selector(".say__end .btn--go", state="detached")
    elif page.locator(".cand__b").count() and not page.locator(".desk--mine .cand--mine").count():
        if press(page, ".cand:not(.cand--not) .cand__b"):
            page.wait_for_selector(f".desk--mine .cand--mine, .mys:not(.mys--placing), {ENDED}")
    elif page.locator(".groups--lit .group__pick").count():
        if press(page, ".group__pick"):
            page.wait_for_selector(f".group.is-picked, {ENDED}")
        if press(page, ".seal .btn--go"):
            page.wait_for_selector(".groups--lit", state="detached")
    else:
        return False
    return True


def play_on(page: Page, hand: Hand, seconds: float = 90) -> None:
    """Until the séance is over."""
    waited = 0.0
    while not page.locator(ENDED).count():
        if not hand(page):
            page.wait_for_timeout(100)
            waited += 0.1
            assert waited < seconds, page.locator(".prompt").inner_text()
