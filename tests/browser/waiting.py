"""Wait for something on a page. Playwright's own way evaluates strings between frames, which the
pages' security policy forbids as soon as the first look was too early."""

import time
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Page


def until(page: Page, question: str, arg: Any = None, seconds: float = 30) -> Any:
    """The answer, once it is true; raises AssertionError when it never is."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with suppress(Error):  # a page on its way to another answers nothing
            if found := page.evaluate(question, arg):
                return found
        page.wait_for_timeout(50)
    raise AssertionError(f"never true within {seconds:g} seconds: {question}")
