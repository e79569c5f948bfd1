"""Is every page in order, on a desk and on a phone? What axe finds, sideways scrolling, the policy.

A page without a line in `PAGES` fails: a new kind of page is looked at too.
"""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # ships no types

from parlour.web.render import HERE
from tests.browser.conftest import DESKTOP, PHONE, Guest, Guests, begin, open_table
from tests.browser.test_play import begin_at_curtain, pick_and_play

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Way = Callable[[Guest], None]


def waiting(guest: Guest) -> None:
    open_table(guest, "open", "normal", "here", "easy", "sharp")


def turn(guest: Guest) -> None:
    open_table(guest, "normal", "normal", "normal")
    begin(guest)


def picked(guest: Guest) -> None:
    turn(guest)
    guest.page.locator(".hand a").first.click()
    guest.page.wait_for_selector("button.target, #act-idle button")


def over(guest: Guest) -> None:
    open_table(guest, "normal", "normal", cap="1")
    begin(guest)
    pick_and_play(guest.page)
    guest.page.wait_for_selector(".finale")


def replay(guest: Guest) -> None:
    over(guest)
    guest.go(guest.page.url.split("/", 3)[3].join(("/", "/replay/1?as=all")))


def curtain(guest: Guest) -> None:
    open_table(guest, "here", "normal", "normal")
    begin_at_curtain(guest)


def invited(guest: Guest) -> None:
    open_table(guest, "open", "normal", "normal")
    link = guest.page.locator("#link-1").input_value()
    guest.context.clear_cookies()
    guest.page.goto(link)


def example(guest: Guest) -> None:
    guest.go("/motive/points")
    guest.page.locator(".points__head a").click()
    guest.page.wait_for_selector(".motive")


def own_pictures(guest: Guest) -> None:
    guest.go("/new/mysterium?seats=3")
    guest.page.fill("input[name=name]", "Ada")
    guest.page.click(".new__go")
    guest.page.click(".own a")
    guest.page.wait_for_selector(".pack")


def under(way: Way, more: str) -> Way:
    def go(guest: Guest) -> None:
        way(guest)
        guest.go(guest.page.url.split("/", 3)[3].join(("/", more)))

    return go


PAGES: dict[str, tuple[str, Way]] = {
    "lobby": ("lobby.html", lambda guest: guest.go("/")),
    "new table": ("new.html", lambda guest: guest.go("/new/calaveras?seats=6")),
    "join": ("join.html", invited),
    "waiting": ("match.html", waiting),
    "turn": ("match.html", turn),
    "picked": ("match.html", picked),
    "curtain": ("match.html", curtain),
    "over": ("match.html", over),
    "replay": ("replay.html", replay),
    "story": ("story.html", under(turn, "/story")),
    "links": ("links.html", under(turn, "/links")),
    "own pictures": ("pack.html", own_pictures),
    "rules": ("rules.html", lambda guest: guest.go("/rules/calaveras")),
    "points": ("points.html", example),
    "credits": ("credits.html", lambda guest: guest.go("/credits")),
    "error": ("error.html", lambda guest: guest.go("/nowhere")),
}
NO_PAGES = {"base.html", "parts.html", "say.html", "options.html"}


def test_every_template_is_looked_at() -> None:
    templates = {path.name for path in (HERE / "templates").glob("*.html")} - NO_PAGES
    assert {template for template, _ in PAGES.values()} == templates


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_in_order(guests: Guests, name: str) -> None:
    guest = guests.guest()
    guests.watch.forgives = name == "error"
    PAGES[name][1](guest)
    found = []
    for size in (DESKTOP, PHONE):
        guest.page.set_viewport_size(size)  # type: ignore[arg-type]  # a plain dict will do
        guest.page.wait_for_timeout(300)
        width = guest.page.evaluate("document.documentElement.scrollWidth")
        if width > size["width"]:
            found.append(f"{size['width']}: scrolls sideways, {width} wide")
        results: dict[str, Any] = Axe().run(guest.page).response
        for fault in results["violations"]:
            where = [node["target"] for node in fault["nodes"]][:3]
            found.append(f"{size['width']}: {fault['id']}: {fault['help']} at {where}")
    assert not found, "\n".join(found)
