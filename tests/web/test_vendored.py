"""Is the code that others wrote exactly theirs, under its licence?"""

import tomllib
from hashlib import sha256

import pytest

from parlour.web.render import STATIC

VENDOR = STATIC / "vendor"


def test_vendored_files_are_those_of_the_table() -> None:
    files = tomllib.loads((VENDOR / "VENDORED.toml").read_text(encoding="utf-8"))["file"]
    for file in files:
        assert sha256((VENDOR / file["name"]).read_bytes()).hexdigest() == file["sha256"]
    listed = {file["name"] for file in files} | {"VENDORED.toml", "LICENSE-htmx.txt"}
    assert {path.name for path in VENDOR.iterdir()} == listed


@pytest.mark.parametrize("name", [path.name for path in sorted(STATIC.glob("*.js"))])
def test_our_own_scripts_stay_small_and_evaluate_nothing(name: str) -> None:
    """The pages work without them; strings that become code are what the policy forbids."""
    text = (STATIC / name).read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 64
    for word in ("eval(", "Function(", "innerHTML", "setTimeout('", "document.write"):
        assert word not in text
