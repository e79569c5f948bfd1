"""Does a process of its own say the same, and does it end when it must?"""

from pathlib import Path

import pytest

from parlour.packs import bounded, check
from parlour.packs.limits import FEWEST
from tests.packs import support
from tests.packs.support import codes, folder, zipped

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_it_says_the_same(tmp_path: Path) -> None:
    lines = {"captions.csv": b"holiday-003.jpg,A boat,blue"}
    pictures = support.pictures(FEWEST)
    pack = zipped(tmp_path / "pack.zip", pictures | lines)
    assert await bounded.checked(pack, tmp_path / "parcel") == check(pack)


async def test_problems_come_through(tmp_path: Path) -> None:
    pack = folder(tmp_path / "pack", {"a.txt": b"no picture"})
    assert await bounded.checked(pack, tmp_path / "parcel") == check(pack)


async def test_a_check_that_takes_too_long_is_ended(tmp_path: Path) -> None:
    pack = folder(tmp_path / "pack", {"a.txt": b"no picture"})
    found = await bounded.checked(pack, tmp_path / "parcel", seconds=0.0)
    assert codes(found.problems) == {("too_long", "")}


async def test_a_process_without_memory_is_a_refusal(tmp_path: Path) -> None:
    pack = folder(tmp_path / "pack", {"a.txt": b"no picture"})
    found = await bounded.checked(pack, tmp_path / "parcel", megabytes=8)
    assert codes(found.problems) == {("too_much", "")}
