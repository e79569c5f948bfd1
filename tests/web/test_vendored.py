"""Is the code that others wrote exactly theirs, under its licence?"""

import tomllib
from hashlib import sha256

from parlour.web.render import STATIC

VENDOR = STATIC / "vendor"


def test_vendored_files_are_those_of_the_table() -> None:
    files = tomllib.loads((VENDOR / "VENDORED.toml").read_text(encoding="utf-8"))["file"]
    for file in files:
        assert sha256((VENDOR / file["name"]).read_bytes()).hexdigest() == file["sha256"]
    listed = {file["name"] for file in files} | {"VENDORED.toml", "LICENSE-htmx.txt"}
    assert {path.name for path in VENDOR.iterdir()} == listed


def test_our_own_script_stays_small_and_evaluates_nothing() -> None:
    """The pages work without it; strings that become code are what the policy forbids."""
    text = (STATIC / "parlour.js").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 64
    for word in ("eval(", "Function(", "innerHTML", "setTimeout('", "document.write"):
        assert word not in text
