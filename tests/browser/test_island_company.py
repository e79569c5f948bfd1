"""People at a table of The Island: drafts seen while they are made, and aliases until the end."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest, Guests

pytestmark = pytest.mark.browser
NAMES = ("Ada", "Bram", "Cleo", "Dev")


def gathered(people: list[Guest], *, aliases: bool) -> None:
    """A listed table with these people on its seats, begun."""
    host = people[0]
    host.go(f"/new/island?seats={len(people)}")
    host.page.fill("input[name=name]", NAMES[0])
    host.page.check("#listed")
    if aliases:
        host.page.check("#aliases")
    host.page.click(".new__go")
    host.page.wait_for_selector(".chairs")
    here = "/" + host.page.url.split("/", 3)[3]
    for guest, name in zip(people[1:], NAMES[1:], strict=False):
        guest.go(f"{here}/sit")
        guest.page.fill("#name", name)
        guest.page.click(".btn--go")
        guest.page.wait_for_selector(".chairs")
    host.page.click("form[action$='/begin'] button")
    for guest in people:
        guest.page.wait_for_selector(".isl")


def lift_and_place(page: Page) -> None:
    page.locator("a.guest--pick").first.click()
    page.wait_for_selector(".isl--up")
    page.locator("a.room").first.click()
    page.wait_for_selector(".isl--draft:not(.isl--up)")


def test_a_draft_is_seen_while_it_is_made_and_taken_over(guests: Guests) -> None:
    ada, bram = guests.guest(), guests.guest()
    gathered([ada, bram], aliases=False)
    lift_and_place(bram.page)
    said = ada.page.locator(".sug")
    expect(said).to_contain_text("Bram suggests")
    lift_and_place(bram.page)
    said.get_by_text("Take it over").click()
    expect(ada.page.locator(".grp").first).to_be_visible()
    expect(said).to_contain_text("the same plan")
    expect(bram.page.locator(".sug")).to_contain_text("Ada suggests")
    bram.page.get_by_text("Start again").click()
    expect(ada.page.locator(".sug")).to_have_count(0)
    expect(ada.page.locator(".grp").first).to_be_visible()


def alias_of(page: Page) -> str:
    found = re.search(r"You play as (\w+)\.", page.content())
    assert found is not None
    return found[1]


def test_four_people_play_under_aliases(guests: Guests) -> None:
    people = [guests.guest() for _ in NAMES]
    gathered(people, aliases=True)
    aliases = [alias_of(guest.page) for guest in people]
    assert len(set(aliases)) == 4
    for guest in people:
        assert not re.search(r"\b(Bram|Cleo|Dev)\b", guest.page.locator("body").inner_text())
    talker, reader = people[2].page, people[0].page
    talker.goto(talker.url.partition("#")[0] + "#talk")
    talker.fill("#say", "Trust me")
    talker.keyboard.press("Enter")
    expect(reader.locator("#said")).to_contain_text(f"{aliases[2]} Trust me")
    lift_and_place(people[3].page)
    expect(reader.locator(".sug")).to_contain_text(f"{aliases[3]} suggests")
    reader.locator("#menu > summary").click()
    for alias in aliases:
        expect(reader.locator(".seats")).to_contain_text(alias)
    expect(reader.locator(".seats")).not_to_contain_text("Cleo")
