"""Does anything that can be sent break a page? Random bytes and forms at every route: never 500."""

import json
from random import Random
from typing import Any
from urllib.parse import quote_plus

import pytest

from tests.web.support import FORM, House, Refused, Visitor, listening
from tests.web.test_who_may import MAY, visitors

pytestmark = pytest.mark.anyio
WORDS = (
    *("", "0", "1", "3", "-1", "99999", "4294967296", "1e309", "null", "true", "all", "me", "bot"),
    *("play", "twist", "twist_idle", "hotel", "front:2", "front:99", "innocent", "here", "sharp"),
    *("<script>alert(1)</script>", "'\"><b>", "\x00", "é", "‮", "🂡", "\ud800", "../..", "x" * 3000),
    *("move", "sit", "rename", "leave", "invite", "revoke", "send_away", "take_back", "yes"),
)
NAMES = (
    *("type", "card", "from", "to", "ply", "seat", "as", "kind", "since", "speed", "do", "name"),
    *("text", "seats", "seat.0", "seat.1", "name.1", "option.first", "option.turn_cap", "title"),
    *("strength", "listed", "watch", "fill", "token", "option.twist_must_move", "\ud800", "a[]"),
)


def form(random: Random, token: str) -> str:
    pairs = [(random.choice(NAMES), random.choice(WORDS)) for _ in range(random.randrange(8))]
    pairs.append(("token", token))
    return "&".join(
        f"{quote_plus(key, errors='surrogatepass')}={quote_plus(value, errors='surrogatepass')}"
        for key, value in pairs
    )


def body(random: Random, token: str) -> tuple[bytes, str]:
    """Mostly forms; sometimes JSON or plain noise, under any name."""
    kind = random.random()
    if kind < 0.7:
        return form(random, token).encode("utf-8", "surrogatepass"), FORM["content-type"]
    if kind < 0.85:
        data: Any = {random.choice(NAMES): random.choice(WORDS) for _ in range(4)}
        return json.dumps(data).encode("utf-8", "surrogatepass"), random.choice(
            ["application/json", FORM["content-type"]]
        )
    return random.randbytes(random.randrange(200)), random.choice(
        [FORM["content-type"], "text/plain"]
    )


async def opened(person: Visitor, address: str) -> int:
    """The status of a stream."""
    try:
        async with listening(person, address) as heard:
            await heard()
    except Refused as refused:
        return refused.status
    return 200


@pytest.mark.parametrize("seed", range(3))
async def test_nothing_sent_breaks_a_page(house: House, seed: int) -> None:
    random = Random(seed)
    match, people = await visitors(house)
    for _ in range(120):
        method, path = random.choice(sorted(MAY))
        address = path.format(
            game=random.choice(["calaveras", "chess", "%ff", "a b"]),
            match=random.choice([match, match, match, "x", "%00", "é"]),
            seat=random.choice([0, 1, 3, 9, 10**30]),
            ply=random.choice([0, 5, 10**30]),
            token=random.choice(["x" * 32, "%ff%fe", "é" * 40]),
            name=random.choice(["x" * 24, "x@2x", "%00", "..%2f"]),
        )
        person = people[random.choice(["host", "seat", "spectator", "stranger"])]
        token = await person.token()
        address += "?" + form(random, token).replace("#", "%23")[:2000]
        if path.endswith("/live"):
            assert await opened(person, address) < 500, address
            continue
        content, kind = body(random, token) if method == "POST" else (b"", "")
        headers = {"content-type": kind} if kind else {}
        answer = await person.http.request(method, address, content=content, headers=headers)
        assert answer.status_code < 500, (method, address, content)
    assert (await people["host"].get(f"/t/{match}")).status_code in (200, 403)
