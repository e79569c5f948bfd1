"""A real server on a free port, and a real Chromium."""

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from parlour.cli.serve import Server
from parlour.matches.bot_seats.skills import BotManners
from parlour.matches.service import open_service
from parlour.web.app import create_app
from tools import chromium

T = TypeVar("T")
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


class House(threading.Thread):
    """A server in a thread of its own, on a folder that outlives it."""

    def __init__(self, folder: Path, port: int = 0, deals: str = "again") -> None:
        super().__init__(daemon=True)
        self.folder = folder
        self.service = open_service(
            folder, manners=BotManners(fastest=0.0, slowest=0.05), lots=Random(deals)
        )
        app = create_app(self.service)
        config = uvicorn.Config(
            app, port=port, log_level="error", access_log=False, timeout_graceful_shutdown=2
        )
        self.server = Server(config)
        self.server.closing = app.state.closing
        self.up = threading.Event()
        self.loop: asyncio.AbstractEventLoop

    def run(self) -> None:
        asyncio.run(self.serve())

    async def serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        task = asyncio.create_task(self.server.serve())
        while not self.server.started and not task.done():
            await asyncio.sleep(0.01)
        self.up.set()
        await task

    @property
    def port(self) -> int:
        port: int = self.server.servers[0].sockets[0].getsockname()[1]
        return port

    def open(self) -> "House":
        self.start()
        assert self.up.wait(20)
        assert self.server.started
        return self

    def do(self, deed: Coroutine[Any, Any, T]) -> T:
        """Something that happens in the house, done there."""
        return asyncio.run_coroutine_threadsafe(deed, self.loop).result(60)

    def close(self) -> None:
        self.server.should_exit = True
        self.join(30)
        assert not self.is_alive(), "the house does not close"


@pytest.fixture
def house(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[House]:
    """Each test meets the same deals each time."""
    opened = House(tmp_path / "data", deals=request.node.name).open()
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    assert path, "no Chromium: see tools/chromium.py"
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield started
        started.close()


@dataclass
class Watch:
    """What went wrong on pages: errors, warnings, requests that failed, pictures fetched."""

    problems: list[str] = field(default_factory=list)
    pictures: dict[Page, set[str]] = field(default_factory=dict)
    forgives: bool = False
    """Requests may fail, for the server is away; anything else still counts."""

    def over(self, page: Page) -> Page:
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda said: self.hear(said.type, said.text))
        page.on("response", lambda answer: self.see(page, answer.status, answer.url))
        self.pictures[page] = set()
        return page

    def hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and "Failed to load resource" not in text:
            if self.forgives and "Content Security Policy" not in text:
                return
            self.problems.append(f"{kind}: {text}")

    def see(self, page: Page, status: int, url: str) -> None:
        if status >= 400 and not self.forgives:
            self.problems.append(f"{status} {url}")
        if url.endswith(".webp"):
            self.pictures[page].add(url.rpartition("/")[2].partition("@")[0].removesuffix(".webp"))


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Fails the test if a page complained, for one about the content policy."""
    watched = Watch()
    yield watched
    assert not watched.problems, "\n".join(watched.problems)


@dataclass
class Guest:
    """A person at a browser of their own."""

    house: House
    context: BrowserContext
    page: Page

    def go(self, path: str) -> None:
        self.page.goto(f"http://127.0.0.1:{self.house.port}{path}")


@pytest.fixture
def guests(house: House, browser: Browser, watch: Watch) -> Iterator["Guests"]:
    invited = Guests(house, browser, watch)
    yield invited
    invited.leave()


@dataclass
class Guests:
    """As many people as a test needs."""

    house: House
    browser: Browser
    watch: Watch
    contexts: list[BrowserContext] = field(default_factory=list)

    def guest(self, *, script: bool = True, phone: bool = False, watched: bool = True) -> Guest:
        context = self.browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]  # a plain dict will do
            java_script_enabled=script,
            has_touch=phone,
        )
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        if watched:
            self.watch.over(page)
        return Guest(self.house, context, page)

    def fetched(self, guest: Guest) -> set[str]:
        """The pictures a browser has asked for, by name."""
        return self.watch.pictures[guest.page]

    def leave(self) -> None:
        for context in self.contexts:
            with suppress(Exception):
                context.close()


def open_table(
    guest: Guest, *fillings: str, first: str = "0", name: str = "Ada", cap: str = ""
) -> str:
    """A table opened by hand, with these on the seats after the first; its address."""
    guest.go(f"/new/calaveras?seats={len(fillings) + 1}")
    guest.page.fill("input[name=name]", name)
    for seat, who in enumerate(fillings, start=1):
        guest.page.select_option(f"#seat-{seat}", who)
        if who == "here":
            guest.page.fill(f"input[name='name.{seat}']", f"Guest {seat}")
    guest.page.fill("#option-turn_cap", cap)
    guest.page.select_option("#option-first", first)
    guest.page.click(".new__go")
    guest.page.wait_for_selector(".chairs")
    return "/" + guest.page.url.split("/", 3)[3]


def begin(guest: Guest) -> None:
    guest.page.click("form[action$='/begin'] button")
    guest.page.wait_for_selector(".board")
