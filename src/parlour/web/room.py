"""Who sits where, and what may the host do about it? The waiting room, and every deed on seats."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

import segno
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response

from parlour.core.seats import Seat
from parlour.matches.aliases import may_have
from parlour.matches.service import Service
from parlour.matches.tables import Invites, Table
from parlour.web import session
from parlour.web.lobby import choices, door, options_of, settings_of
from parlour.web.pages import STRENGTHS, Invite, Room
from parlour.web.session import Form

LOOPBACK = ("127.0.0.1", "localhost", "[::1]", "::1")


def room(
    request: HTTPConnection, table: Table, spots: tuple[Any, ...], invites: Invites | None
) -> Room:
    """What the waiting room shows besides the table."""
    links: list[Invite] = []
    if invites is not None:
        if invites.table:
            links.append(invite(request, None, invites.table))
        links += [invite(request, seat, token) for seat, token in sorted(invites.seats.items())]
    seats = len(table.chairs)
    rules = choices(table.game, table.options, seats)
    return Room(spots, tuple(links), rules, may_have(table.game, seats))


def invite(request: HTTPConnection, seat: Seat | None, token: str) -> Invite:
    address = f"{origin(request)}/join/{token}"
    code = segno.make(address, error="m", micro=False)
    return Invite(seat, address, len(code.matrix), drawn(code.matrix))


def origin(request: HTTPConnection) -> str:
    """Where friends find this server: who sits at the server itself sees an address that leads
    nowhere else."""
    seen = urlsplit(str(request.base_url))
    known: str | None = request.app.state.address
    if known and seen.hostname in LOOPBACK:
        return known
    return f"{seen.scheme}://{seen.netloc}"


def drawn(rows: tuple[bytearray, ...]) -> str:
    """The dark squares of a code as one path, a rectangle for each run of them."""
    path = []
    for y, line in enumerate(rows):
        x = 0
        while x < len(line):
            run = 0
            while x + run < len(line) and line[x + run]:
                run += 1
            if run:
                path.append(f"M{x} {y}h{run}v1h-{run}z")
            x += run or 1
    return "".join(path)


Deed = Callable[[Service, str, str, Seat, Form], Awaitable[object]]
"""Service, table, browser, seat, and the form with the rest."""


async def bot(service: Service, match: str, key: str, seat: Seat, sent: Form) -> None:
    strength = sent.get("strength") or "normal"
    if strength not in STRENGTHS:
        raise HTTPException(400, "no_such_bot")
    await service.seat_bot(match, key, seat, strength)


async def move(service: Service, match: str, key: str, seat: Seat, sent: Form) -> None:
    to = sent.number("to")
    if to is None:
        raise HTTPException(400, "no_such_seat")
    await service.change_seat(match, key, seat, to)


DEEDS: dict[str, Deed] = {
    "bot": bot,
    "move": move,
    "sit": lambda it, match, key, seat, sent: it.join(
        key, sent.get("name"), match=match, seat=seat
    ),
    "rename": lambda it, match, key, seat, sent: it.rename(match, key, seat, sent.get("name")),
    "leave": lambda it, match, key, seat, sent: it.leave(match, key, seat),
    "send_away": lambda it, match, key, seat, sent: it.send_away(match, key, seat),
    "take_back": lambda it, match, key, seat, sent: it.take_back(match, key, seat),
    "invite": lambda it, match, key, seat, sent: it.renew_invite(match, key, seat),
    "revoke": lambda it, match, key, seat, sent: it.revoke_invite(match, key, seat),
}


async def on_seat(request: Request) -> Response:
    """One deed on one seat."""
    sent = await session.form(request)
    deed = DEEDS.get(sent.get("do"))
    if deed is None:
        raise HTTPException(400, "no_such_deed")
    match, seat = request.path_params["match"], request.path_params["seat"]
    key = session.key_of(request)
    await deed(door(request), match, key, seat, sent)
    gone = sent.get("do") == "leave" and not (await still_there(request, match, key))
    return RedirectResponse("/" if gone else back(match, sent), 303)


async def still_there(request: Request, match: str, key: str) -> bool:
    lists = await door(request).lobby(key)
    return any(it.id == match for it in lists.mine)


async def on_invite(request: Request) -> Response:
    """The table's own invite: a new one, or none."""
    sent = await session.form(request)
    match, key = request.path_params["match"], session.key_of(request)
    if sent.get("do") == "revoke":
        await door(request).revoke_invite(match, key)
    else:
        await door(request).renew_invite(match, key)
    return RedirectResponse(back(match, sent), 303)


async def settle(request: Request) -> Response:
    """The host changes house rules and who may watch."""
    sent = await session.form(request)
    match, key = request.path_params["match"], session.key_of(request)
    table = await door(request).read(match, key)
    waits = table.status == "waiting"
    chosen = settings_of(sent)
    await door(request).settle(
        match,
        key,
        title=sent.get("title") or None,
        options=options_of(table.game, sent) if waits else None,
        settings=chosen if waits else replace(chosen, aliases=table.settings.aliases),
    )
    return RedirectResponse(back(match, sent), 303)


async def begin(request: Request) -> Response:
    """Deal; `fill` puts a bot on every open seat first."""
    sent = await session.form(request)
    match, key = request.path_params["match"], session.key_of(request)
    service = door(request)
    if sent.get("fill"):
        for seat in (await service.read(match, key)).open_seats:
            await bot(service, match, key, seat, Form([("strength", sent.get("fill"))]))
    await service.begin(match, key)
    return RedirectResponse(f"/t/{match}", 303)


async def rematch(request: Request) -> Response:
    await session.form(request)
    after = await door(request).rematch(request.path_params["match"], session.key_of(request))
    return RedirectResponse(f"/t/{after}", 303)


def back(match: str, sent: Form) -> str:
    seen = sent.number("as")
    return f"/t/{match}" + (f"?as={seen}" if seen is not None else "")
