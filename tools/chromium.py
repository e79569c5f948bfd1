"""Which Chromium do the browser tests drive? Prints its path; with --install, fetches it first.

Looked for, in this order: PARLOUR_CHROMIUM, the usual names on PATH, macOS applications, a
browser that Playwright once downloaded. Where there is none, Debian's packages are asked,
if this user may install; anybody else is told what to do. Exit status 1: no browser.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
DOWNLOADS = ("~/.cache/ms-playwright", "~/Library/Caches/ms-playwright")
DOWNLOADED = ("chromium-*/chrome-*/chrome", "chromium-*/chrome-*/*.app/Contents/MacOS/*")

PACKAGES = ("chromium", "fonts-liberation")  # without any font, text has no width

HELP = """No Chromium found, which the browser tests need. Any one of these will do:
  - install Chromium or Chrome (Debian, as root: apt-get install chromium)
  - .venv/bin/playwright install chromium
  - PARLOUR_CHROMIUM=/path/to/chromium make test"""


def candidates() -> Iterator[str]:
    """Where a browser may be, the likeliest first."""
    for name in NAMES:
        if found := shutil.which(name):
            yield found
    yield from APPLICATIONS
    for folder in (os.environ.get("PLAYWRIGHT_BROWSERS_PATH"), *DOWNLOADS):
        for pattern in DOWNLOADED if folder else ():
            yield from map(str, sorted(Path(folder or "").expanduser().glob(pattern), reverse=True))


def runs(path: str) -> bool:
    """It starts and says its version: some systems ship a stub that only tells you to install."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=30).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def find() -> str | None:
    """The browser to drive, or None. A browser that was named must run; no other replaces it."""
    if named := os.environ.get("PARLOUR_CHROMIUM"):
        return named if runs(named) else None
    return next(filter(runs, candidates()), None)


def install() -> None:
    """Ask Debian's packages, if there are any and this user may."""
    if not shutil.which("apt-get"):
        return
    as_root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    if as_root and not shutil.which("sudo"):
        return
    print("Installing Chromium for the browser tests …", file=sys.stderr)
    for words in (["update"], ["install", "--yes", "--no-install-recommends", *PACKAGES]):
        command = [*as_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", *words]
        subprocess.run(command, stdout=sys.stderr, check=False)


def main() -> int:
    """Print the path and return 0, or say what to do and return 1."""
    path = find()
    if path is None and "--install" in sys.argv and "PARLOUR_CHROMIUM" not in os.environ:
        install()
        path = find()
    if path is None:
        named = os.environ.get("PARLOUR_CHROMIUM")
        print(f"PARLOUR_CHROMIUM={named} does not run." if named else HELP, file=sys.stderr)
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
