"""Who may go where? Every address and method, with the answer to each kind of visitor.

A route without a line here fails, and so does a line without a route.
"""

from collections.abc import Mapping
from typing import Any

import httpx
import pytest
from starlette.routing import Route

from parlour.core.forms import flat
from parlour.web.app import ROUTES
from tests.web.support import House, Refused, Visitor, listening

pytestmark = pytest.mark.anyio
ROLES = ("host", "seat", "spectator", "stranger", "nobody")
"""`seat` is another seat than the one the request names; `nobody` brings no cookie."""

ALL = (200,) * 5
MEMBERS = (200, 200, 200, 403, 403)
PEOPLE = (303, 303, 403, 403, 403)

# Method and path: the status for host, seat, spectator, stranger, nobody; fields of a form.
MAY: dict[tuple[str, str], tuple[tuple[int, ...], Mapping[str, Any]]] = {
    ("GET", "/"): (ALL, {}),
    ("GET", "/new/{game}"): (ALL, {}),
    ("POST", "/new/{game}"): (
        (303, 303, 303, 303, 403),
        {"seats": 4, "name": "Zoe", "seat.0": "me"},
    ),
    ("GET", "/join"): ((404,) * 5, {}),
    ("POST", "/join"): ((404, 404, 404, 404, 403), {"name": "Zoe"}),
    ("GET", "/join/{token}"): ((303,) * 5, {}),
    ("GET", "/t/{match}"): (MEMBERS, {}),
    ("GET", "/t/{match}/live"): (MEMBERS, {}),
    ("GET", "/t/{match}/talk"): (MEMBERS, {}),
    ("GET", "/t/{match}/story"): (MEMBERS, {}),
    ("GET", "/t/{match}/suggest"): ((404, 404, 404, 403, 403), {}),  # this game has no advice
    ("GET", "/t/{match}/links"): ((200, 200, 403, 403, 403), {}),
    ("GET", "/t/{match}/sit"): ((303, 303, 303, 403, 403), {}),
    ("POST", "/t/{match}/sit"): ((303, 303, 403, 403, 403), {"name": "Zoe"}),
    ("POST", "/t/{match}/move"): (
        (303, 403, 403, 403, 403),
        {"ply": 0, "seat": 0, "move": "the first on offer"},
    ),
    ("POST", "/t/{match}/say"): ((303, 403, 403, 403, 403), {"seat": 0, "text": "Hello"}),
    ("POST", "/t/{match}/seats/{seat}"): (
        (303, 403, 403, 403, 403),
        {"do": "rename", "name": "Someone"},
    ),
    ("POST", "/t/{match}/invite"): ((303, 403, 403, 403, 403), {"do": "renew"}),
    ("POST", "/t/{match}/settle"): ((303, 403, 403, 403, 403), {"watch": "yes"}),
    ("GET", "/t/{match}/pictures"): ((409, 403, 403, 403, 403), {}),
    ("POST", "/t/{match}/pictures"): ((409, 403, 403, 403, 403), {}),
    ("POST", "/t/{match}/pictures/remove"): ((409, 403, 403, 403, 403), {}),
    ("GET", "/t/{match}/pictures/{name}.webp"): ((404,) * 5, {}),
    ("POST", "/t/{match}/begin"): ((409, 403, 403, 403, 403), {}),
    ("POST", "/t/{match}/rematch"): ((409, 409, 403, 403, 403), {}),
    ("GET", "/t/{match}/replay"): ((409, 409, 409, 403, 403), {}),
    ("GET", "/t/{match}/replay/{ply}"): ((409, 409, 409, 403, 403), {}),
    ("GET", "/t/{match}/record.jsonl"): ((409, 409, 409, 403, 403), {}),
    ("GET", "/rules"): (ALL, {}),
    ("GET", "/rules/{game}"): (ALL, {}),
    ("GET", "/motive/points"): (ALL, {}),
    ("GET", "/credits"): (ALL, {}),
}


def routes() -> set[tuple[str, str]]:
    found = set()
    for route in ROUTES:
        if isinstance(route, Route):
            for method in (route.methods or set()) - {"HEAD"}:
                found.add((method, route.path.replace(":int", "")))
    return found


def test_every_route_has_a_line() -> None:
    assert routes() == set(MAY)


async def visitors(house: House) -> tuple[str, dict[str, Visitor]]:
    """A match in play, and one visitor of each kind."""
    match, people = await house.begun("Ada", "Bram", "Cleo", "Dev")
    spectator, stranger = await house.guest(), await house.guest()
    invite = (await house.service.invites(match, people[0].key)).table
    assert invite is not None
    await house.service.admit(invite, spectator.key)
    return match, dict(
        zip(ROLES, (people[0], people[1], spectator, stranger, house.visitor()), strict=True)
    )


async def ask(house: House, who: Visitor, method: str, path: str, fields: Mapping[str, Any]) -> int:
    """The status; a stream is only begun."""
    if method == "GET" and path.endswith("/live"):
        try:
            async with listening(who, path) as heard:
                await heard()
                return 200
        except Refused as refused:
            return refused.status
    if method == "GET":
        return (await who.get(path)).status_code
    if not who.key:  # a form from a browser without a key
        return (await who.http.post(path, data=dict(fields) | {"token": "0" * 64})).status_code
    return (await who.post(path, fields)).status_code


@pytest.mark.parametrize(("method", "path"), sorted(MAY), ids=lambda word: str(word))
async def test_who_may(house: House, method: str, path: str) -> None:
    """The least trusted first; whoever is refused has changed nothing."""
    match, people = await visitors(house)
    statuses, fields = MAY[method, path]
    before = await house.service.look(match, people["host"].key, 0)
    move = flat(before.picks.moves[0])
    address = path.format(game="calaveras", match=match, seat=0, ply=0, token="x" * 32, name="x")
    sent = {key: value for key, value in fields.items() if key != "move"}
    sent |= move if "move" in fields else {}
    for role, wanted in reversed(list(zip(ROLES, statuses, strict=True))):
        status = await ask(house, people[role], method, address, sent)
        assert status == wanted, role
        if status >= 400:
            after = await house.service.look(match, people["host"].key, 0)
            assert (after.ply, after.view, after.table.chat) == (before.ply, before.view, ())


async def test_forms_carry_the_token_of_their_browser(house: House) -> None:
    guest = await house.guest()
    page = (await guest.get("/new/calaveras")).text
    assert f'name="token" value="{await guest.token()}"' in page


async def test_a_form_from_elsewhere_does_nothing(house: House) -> None:
    """Another site may make a browser send its cookie, but knows no token and cannot lie about
    where the form stood."""
    match, people = await house.begun("Ada", "Bram", "Cleo", "Dev")
    path, fields = f"/t/{match}/say", {"seat": 0, "text": "Forged"}
    wrong: list[httpx.Response] = [
        await people[0].post(path, fields | {"token": "0" * 64}),
        await people[0].post(path, fields | {"token": await people[1].token()}),
        await people[0].post(path, fields, origin="https://elsewhere.test"),
        await people[0].post(path, fields, sec_fetch_site="cross-site"),
    ]
    assert [answer.status_code for answer in wrong] == [403] * 4
    right = await people[0].post(
        path, fields, origin="http://house.test", sec_fetch_site="same-origin"
    )
    assert right.status_code == 303
    assert len((await house.service.read(match, people[0].key)).chat) == 1


async def test_headers_of_a_page(house: House) -> None:
    answer = await house.visitor().get("/")
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-store"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert (await house.visitors[0].get("/")).headers.get("set-cookie") is None


async def test_other_seats_cards_are_on_no_page_of_mine(house: House) -> None:
    """Whatever seat an address names, a browser sees with its own."""
    match, people = await house.begun("Ada", "Bram", "Cleo", "Dev")
    for wished in ("?as=1", "?as=all", "?as=-1", "?as=99999", "?as=abc"):
        page = (await people[0].get(f"/t/{match}{wished}")).text
        mine = (await people[0].get(f"/t/{match}")).text
        assert page == mine
