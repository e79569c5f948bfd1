"""Own pictures in a real browser: brought without script, in order at two sizes, seen in time."""

from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # ships no types
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE, Guest, Guests
from tests.browser.seance import as_ghost, press
from tests.browser.waiting import until
from tests.packs.support import a_picture, pictures, zipped

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture(scope="session")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    files = pictures(84)
    lines = "".join(f"{name},A boat in the snow at number {n}\n" for n, name in enumerate(files))
    return zipped(
        tmp_path_factory.mktemp("pack") / "holiday.zip", files | {"captions.csv": lines.encode()}
    )


def open_room(guest: Guest, *fillings: str) -> str:
    """A table of Mysterium that waits; its address."""
    guest.go(f"/new/mysterium?seats={len(fillings) + 1}")
    guest.page.fill("input[name=name]", "Ada")
    for seat, who in enumerate(fillings, start=1):
        guest.page.select_option(f"#seat-{seat}", who)
    guest.page.click(".new__go")
    guest.page.wait_for_selector(".own a")
    return "/" + guest.page.url.split("/", 3)[3]


def bring(page: Page, *files: Path) -> None:
    page.wait_for_selector("#pack-files")
    page.set_input_files("#pack-files", [str(path) for path in files])
    page.set_default_timeout(90_000)
    press(page, ".pack__form button")


def faults(page: Page) -> list[str]:
    found = []
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]  # a plain dict will do
        page.wait_for_timeout(200)
        if page.evaluate("document.documentElement.scrollWidth") > size["width"]:
            found.append(f"{size['width']}: scrolls sideways")
        results: dict[str, Any] = Axe().run(page).response
        found += [f"{size['width']}: {fault['id']}" for fault in results["violations"]]
    return found


def test_without_script_and_by_keyboard(guests: Guests, pack: Path) -> None:
    guest = guests.guest(script=False, phone=True)
    room = open_room(guest, "easy", "easy")
    press(guest.page, ".own a")
    bring(guest.page, pack)
    guest.page.wait_for_selector(".pack__fit")
    press(guest.page, ".alone__act a")
    guest.page.wait_for_selector(".own")
    assert guest.page.url.endswith(room)
    assert "captions" in guest.page.inner_text(".own__say")


def test_what_is_wrong_can_be_read_by_all(guests: Guests, tmp_path: Path, pack: Path) -> None:
    guest = guests.guest(watched=False)  # a refusal is an answer of 400
    open_room(guest, "easy", "easy")
    press(guest.page, ".own a")
    guest.page.wait_for_selector("#pack-files")
    name = f"{'a-very-long-name' * 6}.gif"
    (tmp_path / name).write_bytes(a_picture(1, "GIF"))
    bring(guest.page, tmp_path / name)
    guest.page.wait_for_selector(".pack__bad")
    assert faults(guest.page) == []
    bring(guest.page, pack)
    guest.page.wait_for_selector(".pack__fit")
    guest.page.click(".pack__more summary")
    assert faults(guest.page) == []


def test_no_browser_is_given_a_picture_before_its_time(guests: Guests, pack: Path) -> None:
    """The ghost's hand, asked for by name from a psychic's own browser; then a card is sent."""
    ghost, psychic = guests.guest(), guests.guest()
    room = open_room(ghost, "open", "easy")
    link = ghost.page.locator("#link-1").input_value()
    ghost.go(f"{room}/pictures")
    bring(ghost.page, pack)
    ghost.page.wait_for_selector(".pack__fit")
    psychic.page.goto(link)
    psychic.page.fill("#name", "Bram")
    psychic.page.click(".join button")
    psychic.page.wait_for_selector(".chairs")
    ghost.go(room)
    ghost.page.click("form[action$='/begin'] button")
    ghost.page.wait_for_selector(".gift")
    psychic.page.wait_for_selector(".mys")
    hand = ghost.page.eval_on_selector_all(".vis .card img", "all => all.map(one => one.src)")
    assert len(hand) == 7
    assert all("/pictures/" in address for address in hand)
    for address in hand:
        answer = psychic.context.request.get(address)
        assert (answer.status, answer.body()) == (404, b"")
        assert ghost.context.request.get(address).status == 200
    names = {address.rpartition("/")[2].removesuffix(".webp") for address in hand}
    assert not names & guests.fetched(psychic)
    while not psychic.page.locator("img[src*='/pictures/']").count():
        as_ghost(ghost.page)
        psychic.page.wait_for_timeout(300)
    until(psychic.page, "document.querySelector(\"img[src*='/pictures/']\").naturalWidth > 0")
    assert guests.fetched(psychic) & names
