"""Can people play? Two browsers, a keyboard, no script, a lost server: in a real Chromium."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Guest, Guests, House, begin, open_table
from tests.browser.waiting import until

pytestmark = pytest.mark.browser


def pick_and_play(page: Page) -> None:
    """Two clicks: a card, then the first place that takes it."""
    page.locator(".hand a").first.click()
    page.locator("button.target, #act-idle button").first.click()
    page.wait_for_selector("#act, #act-idle", state="detached")


def join(host: Guest, guest: Guest, name: str) -> None:
    """By the link that the host sees."""
    link = host.page.locator("#link-1").input_value()
    guest.page.goto(link)
    assert "/join/" not in guest.page.url
    guest.page.fill("#name", name)
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector(".chairs")


def table_of_two(guests: Guests) -> tuple[Guest, Guest, str]:
    """Ada and Bram, two bots; Ada begins, Bram follows."""
    ada, bram = guests.guest(), guests.guest(phone=True)
    address = open_table(ada, "open", "normal", "normal")
    join(ada, bram, "Bram")
    begin(ada)
    bram.page.wait_for_selector(".board")
    return ada, bram, address


def test_two_browsers_see_each_others_moves(guests: Guests) -> None:
    ada, bram, _ = table_of_two(guests)
    expect(bram.page.locator(".prompt, .say, [role=status]").first).to_be_attached()
    ada.page.locator(".hand a").first.click()
    ada.page.locator("button.target").first.wait_for()
    ada.page.locator("button.target").first.click()
    bram.page.wait_for_selector(".hand a")  # it is Bram's turn: his cards can be picked
    pick_and_play(bram.page)


def test_a_double_click_plays_once(guests: Guests, house: House) -> None:
    ada, _, address = table_of_two(guests)
    ada.page.locator(".hand a").first.click()
    ada.page.locator("button.target").first.dblclick(no_wait_after=True)
    ada.page.wait_for_selector("#act", state="detached")
    ada.page.wait_for_timeout(500)
    ada.go(address + "/story")
    lines = ada.page.locator(".story__line").all_inner_texts()
    assert (
        sum(line.startswith(("William claims", "William places", "William:")) for line in lines)
        == 1
    )


def test_a_restart_and_a_reload_bring_the_same_table_back(guests: Guests, house: House) -> None:
    """Nobody has to refresh: the stream finds the new server by itself."""
    ada, bram, _ = table_of_two(guests)
    guests.watch.forgives = True  # requests fail while the server is away
    before = ada.page.locator(".board").inner_text()
    port, folder = house.port, house.folder
    house.close()
    again = House(folder, port).open()
    try:
        bram.page.reload()
        pick_and_play(ada.page)
        bram.page.wait_for_selector(".hand a")
        assert before
        ada.page.reload()
        ada.page.wait_for_selector(".board")
    finally:
        again.close()


def test_a_whole_match_by_keyboard(guests: Guests) -> None:
    """Tab and Enter alone; the focus never falls off the table for good."""
    ada = guests.guest()
    open_table(ada, "normal", "normal", cap="9")
    page = ada.page
    begin(ada)
    for _ in range(9):
        page.wait_for_selector(".hand a, .finale")
        if page.locator(".finale").count():
            break
        tab_to(page, ".hand a")
        page.keyboard.press("Enter")
        page.wait_for_selector("button.target, #act-idle button")
        tab_to(page, "button.target, #act-idle button")
        page.keyboard.press("Enter")
        page.wait_for_selector("#act, #act-idle", state="detached")
    page.wait_for_selector(".finale")


def tab_to(page: Page, selector: str) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return
    pytest.fail(f"{selector} cannot be reached with Tab")


def test_a_match_without_script(guests: Guests) -> None:
    """Links, forms and redirects are enough."""
    ada = guests.guest(script=False)
    open_table(ada, "normal", "normal", cap="6")
    page = ada.page
    begin(ada)
    for _ in range(40):
        if page.locator(".finale").count():
            break
        if page.locator(".hand a").count():
            page.locator(".hand a").first.click()
            page.locator("button.target, #act-idle button").first.click()
        else:
            page.wait_for_timeout(200)
            page.reload()
    assert page.locator(".finale").count() == 1
    page.locator(".end__act a[href$='/replay']").click()
    assert page.url.endswith("/replay/0")
    for way in ("One move on", "Last move", "One move back", "First move"):
        page.get_by_role("link", name=way, exact=True).click()
    assert "/replay/0" in page.url
    with page.expect_download() as saved:
        page.locator("a[href$='/record.jsonl']").click()
    text = saved.value.path().read_text(encoding="utf-8")
    assert text.splitlines()[0].startswith('{"format":1,"game":"calaveras"')


def test_typing_and_a_draft_outlive_the_moves_of_others(guests: Guests) -> None:
    """While others act, what a person is doing stays theirs."""
    ada, bram, _ = table_of_two(guests)
    bram.page.goto(bram.page.url.partition("#")[0] + "#talk")
    bram.page.locator("#say").fill("half a sent")
    pick_and_play(ada.page)
    until(bram.page, "document.querySelector('.hand a') !== null")
    expect(bram.page.locator("#say")).to_have_value("half a sent")
    expect(bram.page.locator("#say")).to_be_focused()


def test_what_comes_while_a_press_waits_is_not_lost(guests: Guests) -> None:
    """The answer to Ada's move was written before Bram's, and comes after it."""
    ada, bram, _ = table_of_two(guests)

    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ada.page.route("**/move*", hold, times=1)
    ada.page.locator(".hand a").first.click()
    ada.page.locator("button.target").first.click(no_wait_after=True)
    while not held:
        ada.page.wait_for_timeout(20)
    answer = held[0].fetch()
    bram.page.wait_for_selector(".hand a")
    pick_and_play(bram.page)
    once_round = re.compile(r"(to play\.[\s\S]*){5}")
    expect(bram.page.locator("#story-lines")).to_contain_text(once_round)
    ada.page.wait_for_timeout(300)
    held[0].fulfill(response=answer)
    expect(ada.page.locator("#story-lines")).to_contain_text(once_round)


def test_talk_is_heard_at_once_and_never_runs(guests: Guests) -> None:
    ada, bram, _ = table_of_two(guests)
    ada.page.locator("#say").fill("<img src=x onerror=alert(1)> hello")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("#say")).to_have_value("")
    bram.page.goto(bram.page.url.partition("#")[0] + "#talk")
    expect(bram.page.locator("#said")).to_contain_text("<img src=x onerror=alert(1)> hello")


def test_a_tab_counts_what_nobody_has_seen(guests: Guests) -> None:
    """On a phone talk and story lie behind tabs; looking there empties the count."""
    ada, bram, _ = table_of_two(guests)
    bram.page.set_viewport_size({"width": 390, "height": 844})
    bram.page.reload()
    talk = bram.page.locator(".tab[href='#talk'] .tab__n")
    expect(talk).to_have_text("")
    for word in ("one", "two"):
        ada.page.locator("#say").fill(word)
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator("#said")).to_contain_text(word)
    expect(talk).to_have_text("2")
    pick_and_play(ada.page)
    expect(bram.page.locator(".tab[href='#story'] .tab__n")).not_to_have_text("")
    bram.page.locator(".tab[href='#talk']").click()
    expect(talk).to_have_text("")


def test_two_people_at_one_device_have_a_curtain(guests: Guests) -> None:
    ada = guests.guest()
    open_table(ada, "here", "normal", "normal")
    begin_at_curtain(ada)
    page = ada.page
    page.locator(".curtain a.btn--go").click()
    page.wait_for_selector(".hand a")
    pick_and_play(page)
    page.wait_for_selector(".curtain")
    assert page.locator(".hand").count() == 0
    assert "Pass the device to Guest 1" in page.locator(".curtain").inner_text()


def begin_at_curtain(guest: Guest) -> None:
    guest.page.click("form[action$='/begin'] button")
    guest.page.wait_for_selector(".curtain")


def test_no_hidden_card_is_ever_fetched(guests: Guests) -> None:
    """Before the first card lies open, a browser asks for its own cards' pictures and no other."""
    ada, _, _ = table_of_two(guests)
    mine = set(ada.page.locator(".hand img").evaluate_all("all => all.map(i => i.src)"))
    cards = {src.rpartition("/")[2].removesuffix(".webp") for src in mine}
    until(ada.page, "[...document.querySelectorAll('.hand img')].every(one => one.complete)")
    fetched = {name for name in guests.fetched(ada) if name.startswith("card-")}
    assert fetched == cards
