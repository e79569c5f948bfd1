"""What happens to nonsense? A clear answer with the right status, and nothing changes."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.web.support import FORM, House

pytestmark = pytest.mark.anyio
NEW = {"seats": "4", "name": "Ada", "seat.0": "me"}


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        (NEW | {"seats": "2"}, "seats is none of 3, 4, 5, 6"),
        (NEW | {"seats": "-1"}, "seats is none of"),
        (NEW | {"seats": "four"}, "seats is none of"),
        (NEW | {"seats": ""}, "seats is none of"),
        (NEW | {"option.first": "9"}, "first is no seat"),
        (NEW | {"option.first": "Ada"}, "first"),
        (NEW | {"option.turn_cap": "0"}, "turn_cap is less than 1"),
        (NEW | {"option.turn_cap": "1e9"}, "turn_cap"),
        (NEW | {"seat.1": "genius"}, "seat 2 is none of the players on offer"),
        (NEW | {"seat.1": "here"}, "seat 2 has no name"),
        (NEW | {"name": "  "}, "name is missing"),
    ],
)
async def test_a_table_that_cannot_be(house: House, fields: Mapping[str, str], says: str) -> None:
    ada = await house.guest()
    answer = await ada.post("/new/calaveras", fields)
    assert answer.status_code == 400
    assert says in answer.text
    assert not (await house.service.lobby(ada.key)).mine


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nowhere", 404),
        ("GET", "/new/chess", 404),
        ("POST", "/new/chess", 404),
        ("GET", "/rules/chess", 404),
        ("GET", "/t/unknown", 404),
        ("GET", "/t/unknown/live", 404),
        ("GET", "/t/unknown/replay/3", 404),
        ("GET", "/t/unknown/replay/99999999999999999999999", 404),
        ("POST", "/t/unknown/move", 400),
        ("POST", "/t/unknown/begin", 404),
        ("GET", "/t/%00/live", 404),
        ("GET", "/join/short", 404),
        ("GET", "/join/" + "a" * 5000, 404),
        ("GET", "/static/../app.py", 404),
        ("GET", "/static/nothing.css", 404),
        ("POST", "/", 405),
        ("PUT", "/t/unknown", 405),
    ],
)
async def test_addresses_that_lead_nowhere(
    house: House, method: str, path: str, status: int
) -> None:
    guest = await house.guest()
    if method == "POST":
        answer = await guest.post(path)
    else:
        answer = await guest.http.request(method, path)
    assert answer.status_code == status
    assert "<main" in answer.text or path.startswith("/static")


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"ply": 0, "seat": 0, "type": "play", "card": "teapot", "to": "innocent"}, 409),
        ({"ply": 0, "seat": 0, "type": "play", "card": "twist", "to": "innocent"}, 409),
        ({"ply": 0, "seat": 0, "type": "play", "card": "hotel"}, 409),
        ({"ply": 0, "seat": 0, "type": "fly", "card": "hotel", "to": "innocent"}, 409),
        ({"ply": 0, "seat": 0, "type": "twist_idle", "extra": "1"}, 409),
        ({"ply": 0, "seat": 0}, 409),
        ({"ply": 0, "seat": 3, "type": "twist_idle"}, 403),
        ({"ply": 0, "seat": 77, "type": "twist_idle"}, 403),
        ({"ply": "x", "seat": 0, "type": "twist_idle"}, 400),
        ({"seat": 0, "type": "twist_idle"}, 400),
        ({"ply": 99999, "seat": 0, "type": "twist_idle"}, 409),
    ],
)
async def test_moves_that_are_none(house: House, fields: dict[str, Any], status: int) -> None:
    match, people = await house.begun("Ada", "Bram", "Cleo", "Dev")
    before = await house.service.look(match, people[0].key, 0)
    answer = await people[0].post(f"/t/{match}/move", fields)
    assert answer.status_code in (status, 400)
    after = await house.service.look(match, people[0].key, 0)
    assert (after.ply, after.view) == (before.ply, before.view)


@pytest.mark.parametrize("step", [".a", "[0]"])
async def test_a_field_inside_thousands_of_others_is_refused(house: House, step: str) -> None:
    match, people = await house.begun("Ada", "Bram", "Cleo", "Dev")
    fields = {"ply": 0, "seat": 0, "type": "play", "card" + step * 1500: "hotel"}
    assert (await people[0].post(f"/t/{match}/move", fields)).status_code in (400, 409)
    assert (await people[0].get(f"/t/{match}?card{step * 1500}=hotel")).status_code == 200


async def test_links_that_no_longer_work(house: House) -> None:
    match, people = await house.table("Ada", seats=3)
    service, ada = house.service, people[0]
    token = await service.renew_invite(match, ada.key, 1)
    guest, late = await house.guest(), await house.guest()
    for visitor in (guest, late):
        assert (await visitor.get(f"/join/{token}")).status_code == 303
    assert (await guest.post("/join", {"name": "Bram"})).status_code == 303
    used = await late.post("/join", {"name": "Cleo"})
    assert used.status_code in (403, 409)
    stranger = await house.guest()
    await stranger.get("/join/" + "x" * 32)
    wrong = await stranger.post("/join", {"name": "Cleo"})
    assert wrong.status_code == 403
    assert "This link does not work" in wrong.text


async def test_looking_at_a_link_takes_no_seat(house: House) -> None:
    """Previews and prefetching ask with HEAD, or follow without saying a name."""
    match, people = await house.table("Ada", seats=3)
    token = (await house.service.invites(match, people[0].key)).table
    bot = house.visitor()
    head = await bot.http.head(f"/join/{token}")
    assert head.status_code == 303
    assert token is not None
    assert token not in head.headers["location"]
    assert (await bot.get("/join")).status_code == 200
    assert len((await house.service.read(match, people[0].key)).open_seats) == 2


async def test_too_much_is_refused_before_it_is_read(house: House) -> None:
    match, people = await house.begun("Ada", "Bram", "Cleo", "Dev")
    path = f"/t/{match}/say"
    long = await people[0].post(path, {"seat": 0, "text": "x" * 501})
    assert long.status_code == 400
    huge = await people[0].post(path, {"seat": 0, "text": "x" * 20_000})
    assert huge.status_code == 413
    assert (await people[0].get(f"/t/{match}")).status_code == 200
    assert not (await house.service.read(match, people[0].key)).chat


@pytest.mark.parametrize(
    ("body", "kind", "status"),
    [
        (b"text=\xff\xfe", FORM["content-type"], 400),
        (b"text=%ff%fe", FORM["content-type"], 400),
        (b"&".join(b"a=1" for _ in range(500)), FORM["content-type"], 400),
        (b"{}", "application/json", 415),
        (b"--x", "multipart/form-data; boundary=x", 415),
        (b"", "", 415),
    ],
)
async def test_bodies_that_are_no_form(house: House, body: bytes, kind: str, status: int) -> None:
    guest = await house.guest()
    answer = await guest.http.post(
        "/new/calaveras", content=body, headers={"content-type": kind} if kind else {}
    )
    assert answer.status_code == status
    assert "<main" in answer.text


@pytest.mark.parametrize("kind", [FORM["content-type"], "multipart/form-data; boundary=x"])
async def test_who_hangs_up_half_way_is_no_fault(house: House, kind: str) -> None:
    """Phones lose the line: the log of the server is not for that."""
    ada = await house.guest()
    opened = await ada.post("/new/mysterium", NEW)
    path = opened.headers["location"] + ("/say" if kind == FORM["content-type"] else "/pictures")
    heard = iter([{"type": "http.request", "body": b"--x", "more_body": True}])
    headers = {"cookie": f"parlour={ada.key}", "content-type": kind}
    scope: dict[str, Any] = {
        "type": "http",
        "http_version": "1.1",
        "method": "POST",
        "scheme": "http",
        "path": path,
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
    }
    told: list[Any] = []

    async def receive() -> Any:
        return next(heard, {"type": "http.disconnect"})

    async def send(message: Any) -> None:
        told.append(message)

    await house.app(scope, receive, send)
    assert told[0]["status"] == 400


async def test_a_broken_page_keeps_its_manners(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug is answered in the look and with the headers, and tells nothing of itself."""

    async def broken(browser: str) -> Any:
        raise AssertionError("the secret of the house")

    monkeypatch.setattr(house.service, "lobby", broken)
    answer = await house.visitor().get("/")
    assert answer.status_code == 500
    assert "secret of the house" not in answer.text
    assert "Something broke" in answer.text
    assert "content-security-policy" in answer.headers
