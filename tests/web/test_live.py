"""Does every page hear what happens, and only that: whole, small, and with an end?"""

import asyncio
import re
import zlib
from typing import Any

import pytest

from parlour.web import wire
from tests.web.support import House, listening

pytestmark = pytest.mark.anyio
SMALL = 2_000
"""Bytes an update may take on the wire."""
PAGE = 80_000


def live(page: str) -> str:
    """The address of the stream that a page listens to."""
    found = re.search(r'hx-sse:connect="([^"]+)"', page)
    assert found is not None
    return found[1].replace("&amp;", "&")


async def test_a_move_reaches_every_page_whole(house: House) -> None:
    match, people = await house.begun("Ada", "Bram", "Cleo", "Dev")
    page = (await people[2].get(f"/t/{match}")).text
    async with listening(people[2], live(page)) as heard:
        assert await heard() == "event: beat\ndata:\n\n"
        move = (await house.legal(match, people[0], 0))[0]
        await house.move(match, people[0], 0, move)
        update = await heard()
        while "id: " not in update:
            update = await heard()
    assert "<hx-partial" in update
    assert 'data: <main id="table"' in update or '<main id="table"' in update


async def test_a_page_drawn_just_now_is_told_nothing_again(house: House) -> None:
    """The stream begins after the version the page shows: a draft on it is not swept away."""
    match, people = await house.begun("Ada", "Bram", "Cleo", "Dev")
    page = (await people[0].get(f"/t/{match}")).text
    async with listening(people[0], live(page)) as heard:
        assert "beat" in await heard()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(heard(), 0.3)


async def test_talk_is_only_announced_on_the_stream(house: House) -> None:
    """Chat beside secrets in one compressed window would let sizes tell (BREACH)."""
    match, people = await house.begun("Ada", "Bram", "Cleo", "Dev")
    page = (await people[2].get(f"/t/{match}")).text
    async with listening(people[2], live(page)) as heard:
        await heard()
        await people[1].post(f"/t/{match}/say", {"seat": 1, "text": "a word that stands out"})
        told = await heard()
        while "event: talk" not in told:
            assert "a word that stands out" not in told
            told = await heard()
    assert "a word that stands out" not in told
    assert "a word that stands out" in (await people[2].get(f"/t/{match}/talk")).text


async def test_the_beginning_opens_the_page_anew(house: House) -> None:
    match, people = await house.table("Ada", "Bram", "Cleo", "Dev")
    page = (await people[1].get(f"/t/{match}")).text
    async with listening(people[1], live(page)) as heard:
        await heard()
        await people[0].post(f"/t/{match}/begin")
        told = await heard()
        while "event: anew" not in told:
            told = await heard()


async def test_streams_end_when_the_house_closes(house: House) -> None:
    match, people = await house.begun("Ada", "Bram", "Cleo", "Dev")
    page = (await people[1].get(f"/t/{match}")).text
    async with listening(people[1], live(page)) as heard:
        await heard()
        house.app.state.closing.set()
        assert await heard() == ""


async def sizes(house: House, names: tuple[str, ...], turns: int) -> tuple[list[int], list[int]]:
    """Bytes of each update, raw and packed, over a match."""
    match, people = await house.begun(*names)
    packer, raw, packed = wire.Gzip(), [], []
    page = (await people[0].get(f"/t/{match}")).text
    chance: Any = __import__("random").Random(7)
    async with listening(people[0], live(page)) as heard:
        await heard()
        for _ in range(turns):
            look = await house.service.look(match, people[0].key, 0)
            if look.outcome:
                break
            seat = look.to_act[0]
            move = chance.choice(await house.legal(match, people[seat], seat))
            await house.move(match, people[seat], seat, move)
            update = await heard()
            while "id: " not in update and "anew" not in update:
                update = await heard()
            raw.append(len(update.encode()))
            packed.append(len(packer.part(update.encode())))
    return raw, packed


@pytest.mark.parametrize("seats", [3, 6])
async def test_an_update_is_small_on_the_wire(house: House, seats: int) -> None:
    names = ("Ada", "Bram", "Cleo", "Dev", "Eve", "Finn")[:seats]
    raw, packed = await sizes(house, names, 40)
    print(
        f"{seats} seats: raw {max(raw)}, packed first {packed[0]}, then at most {max(packed[1:])}"
    )
    assert max(raw) < wire.WINDOW, "a message longer than the window cannot lean on the one before"
    assert max(packed[1:]) <= SMALL


async def test_pages_are_small(house: House) -> None:
    match, people = await house.begun("Ada", "Bram", "Cleo", "Dev", "Eve", "Finn")
    card = next(m.card for m in await house.legal(match, people[0], 0) if hasattr(m, "card"))
    for path in ("/", "/new/calaveras", f"/t/{match}", f"/t/{match}?type=play&card={card}"):
        size = len((await people[0].get(path)).content)
        print(path, size)
        assert size <= PAGE


def test_the_packed_stream_is_one_gzip_file() -> None:
    """Any client can read it, as it comes and at the end."""
    gzip, reader = wire.Gzip(), zlib.decompressobj(31)
    pieces = [f"message {n}: {'the table as it was, ' * 900}".encode() for n in range(5)]
    for piece in pieces:
        assert reader.decompress(gzip.part(piece)) == piece
    reader.decompress(gzip.end())
    assert reader.eof


@pytest.mark.parametrize(
    ("header", "takes"),
    [
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("*", True),
        ("gzip;q=0", False),
        ("br", False),
        ("", False),
    ],
)
def test_only_who_takes_gzip_gets_it(header: str, takes: bool) -> None:
    assert wire.takes_gzip(header) is takes
