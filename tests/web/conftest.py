"""Coroutines run on asyncio; every test gets a house of its own."""

from collections.abc import AsyncGenerator

import pytest

from tests.web.support import House, open_house


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def house() -> AsyncGenerator[House, None]:
    async with open_house() as opened:
        yield opened
