"""Few pictures will do, and they are drawn once for all tests."""

import pytest

from tests.packs import support


@pytest.fixture(scope="session")
def pictures() -> dict[str, bytes]:
    return support.pictures()


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack of so few is whole."""
    monkeypatch.setattr("parlour.packs.checking.FEWEST", support.FEW)
