"""Bringing own pictures through the page: what is taken, what is refused, and what is said."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from parlour import packs
from parlour.web.uploads import unlike
from parlour.words import book
from tests.packs.support import PLACE, a_picture, pictures, taken_somewhere, zipped
from tests.web.gallery import a_pack
from tests.web.support import House, Visitor

pytestmark = pytest.mark.anyio


async def a_room(house: House) -> tuple[Visitor, str]:
    host = await house.guest()
    form = {"seats": "3", "name": "Noor", "seat.0": "me", "watch": "yes", "listed": "yes"}
    answer = await host.post("/new/mysterium", form)
    return host, answer.headers["location"]


async def bring(
    host: Visitor, room: str, *files: tuple[str, bytes], **fields: str
) -> httpx.Response:
    sent = [("files", (name, data, "application/octet-stream")) for name, data in files]
    token = {"token": await host.token()} | fields
    return await host.http.post(f"{room}/pictures", data=token, files=sent)


async def test_a_zip_of_84_pictures_is_taken(house: House, tmp_path: Any) -> None:
    host, room = await a_room(house)
    pack = zipped(tmp_path / "holiday.zip", {f"trip/{k}": v for k, v in pictures(84).items()})
    answer = await bring(host, room, ("holiday.zip", pack.read_bytes()))
    assert answer.status_code == 303, answer.text
    page = (await host.get(answer.headers["location"])).text
    assert "84 pictures are ready" in page
    assert "holiday" not in page
    assert "own pictures" in (await host.get(room)).text
    removed = await host.post(f"{room}/pictures/remove")
    assert removed.status_code == 303
    assert "are ready" not in (await host.get(f"{room}/pictures")).text


async def test_single_files_are_looked_at_together(house: House) -> None:
    host, room = await a_room(house)
    files = [("a.jpg", taken_somewhere(1)), ("b.gif", a_picture(2, "GIF"))]
    answer = await bring(host, room, *files, ("captions.csv", b"c.jpg,A hat,bleu"))
    assert answer.status_code == 400
    text = answer.text
    assert "Nothing was taken: 3 things are wrong" in text
    assert "b.gif is no picture in JPEG, PNG or WebP" in text
    assert "bleu, a colour of c.jpg, is none that bots know" in text
    assert "One picture can be used, and 84 are needed" in text
    assert PLACE not in text
    table = await house.service.read(room.removeprefix("/t/"), host.key)
    assert table.own is None


async def test_names_of_files_are_escaped(house: House) -> None:
    host, room = await a_room(house)
    answer = await bring(host, room, ("<img src=x onerror=alert(1)>.jpg", b"no picture"))
    assert "<img src=x" not in answer.text
    assert "&lt;img src=x" in answer.text


async def test_no_file_is_said(house: House) -> None:
    host, room = await a_room(house)
    answer = await bring(host, room, ("", b""))
    assert answer.status_code == 400
    assert "No file was chosen" in answer.text


async def test_a_forged_upload_is_refused(house: House) -> None:
    host, room = await a_room(house)
    files = [("files", ("a.jpg", a_picture(1), "image/jpeg"))]
    forged = await host.http.post(f"{room}/pictures", data={"token": "0" * 64}, files=files)
    assert forged.status_code == 403
    token = {"token": await host.token()}
    foreign = {"sec-fetch-site": "cross-site"}
    other = await host.http.post(f"{room}/pictures", data=token, files=files, headers=foreign)
    assert other.status_code == 403
    assert (await host.post(f"{room}/pictures")).status_code == 415


@pytest.mark.parametrize(
    "kind", ["multipart/form-data", "multipart/form-data; boundary=x", "multipart/form-data; b"]
)
async def test_a_form_that_is_none_is_refused(house: House, kind: str) -> None:
    host, room = await a_room(house)
    answer = await host.http.post(
        f"{room}/pictures", content=b"--y\r\nnonsense", headers={"content-type": kind}
    )
    assert answer.status_code in (400, 403)


async def test_too_much_is_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.web.packs.LARGEST_UPLOAD", 10_000)
    host, room = await a_room(house)
    answer = await bring(host, room, ("a.jpg", bytes(20_000)))
    assert answer.status_code == 413
    assert "Nothing was kept" in answer.text


async def test_only_the_host_brings_pictures(house: House) -> None:
    host, room = await a_room(house)
    guest = await house.guest()
    for who in (guest, house.visitor()):
        assert (await who.get(f"{room}/pictures")).status_code == 403
        assert (await bring(who, room, ("a.jpg", b"x"))).status_code == 403
    invite = (await house.service.invites(room.removeprefix("/t/"), host.key)).table
    await house.service.join(guest.key, "Ada", invite=invite)
    assert (await guest.get(f"{room}/pictures")).status_code == 403


async def test_a_table_with_own_pictures_cannot_be_listed(house: House) -> None:
    host, room = await a_room(house)
    match = room.removeprefix("/t/")
    await house.service.bring_pictures(match, host.key, a_pack())
    page = (await host.get(room)).text
    assert re.search(r'id="listed"[^>]* disabled', page)
    answer = await host.post(f"{room}/settle", {"listed": "yes"})
    assert answer.status_code == 409
    stranger = await house.guest()
    assert (await stranger.get(room)).status_code == 403


def test_every_problem_has_a_sentence() -> None:
    """Every word that the checker has for what is wrong, and no others."""
    folder = Path(packs.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    codes = set(re.findall(r'(?:Refused|Problem)\((?:problems=\()?\s*"(\w+)"', source))
    codes |= {"path", "link", "locked", "swells", "twice"}  # of an entry of a zip
    codes |= {"nested", "heic", "type"}  # by a file's first bytes
    codes |= {"nothing"}  # of an empty form
    known = {key for key in book(None, "en").entries if key.startswith("packs.problems.")}
    assert {f"packs.problems.{code}" for code in codes} == known


async def test_a_table_without_a_title_is_called_after_its_host(house: House) -> None:
    """Names of people and short names of cards fill slots of the same name."""
    _, room = await a_room(house)
    table = await house.service.read(room.removeprefix("/t/"), house.visitors[0].key)
    assert table.title == "Noor’s table"


async def test_a_disk_without_room_is_said(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    host, room = await a_room(house)

    async def full(*args: Any, **more: Any) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("parlour.web.uploads.files", full)
    answer = await bring(host, room, ("a.jpg", b"x"))
    assert answer.status_code == 503


async def test_an_endless_name_is_cut(house: House) -> None:
    host, room = await a_room(house)
    answer = await bring(host, room, ("x" * 70_000 + ".gif", a_picture(1, "GIF")))
    assert answer.status_code == 400
    assert len(answer.text) < 20_000


HEADS = (
    b'form-data; name="files"; filename="a\x00b.jpg"',
    b'form-data; name="files"; filename="\xff\xfe.jpg"',
    b'form-data; name="files"; filename="/"',
    b'form-data; name="files"; filename="C:\\x.jpg"',
    b'form-data; name="files"; filename="\xed\xa0\x80.jpg"',
    b"form-data; name=files; filename*=UTF-8''%ff%fe.jpg",
    b'form-data; name="files"; filename="' + b"x" * 5000 + b'"',
    b'form-data; filename="a.jpg"',
    b"attachment",
    b"",
)


@pytest.mark.parametrize("head", HEADS, ids=range(len(HEADS)))
async def test_no_head_of_a_part_breaks_the_page(house: House, head: bytes) -> None:
    host, room = await a_room(house)
    token = (await host.token()).encode()
    parts = [(b'form-data; name="token"', token), (head, b"one"), (head, b"two")]
    body = b"".join(
        b"--x\r\nContent-Disposition: %s\r\n\r\n%s\r\n" % (said, data) for said, data in parts
    )
    kind = {"content-type": "multipart/form-data; boundary=x"}
    answer = await host.http.post(f"{room}/pictures", content=body + b"--x--\r\n", headers=kind)
    assert answer.status_code in (400, 403)
    assert (await house.service.read(room.removeprefix("/t/"), host.key)).own is None


def test_files_of_one_name_are_kept_apart() -> None:
    """Two folders may both have a `1.jpg`, and one of them a `1.jpg (2)`."""
    taken: set[str] = set()
    names = [unlike(taken, name) for name in ("1.jpg (2)", "1.jpg", "1.JPG", "1.jpg")]
    assert names == ["1.jpg (2)", "1.jpg", "1.JPG (3)", "1.jpg (4)"]
