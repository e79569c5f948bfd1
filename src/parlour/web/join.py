"""How does a guest sit down? By a link, with a name and nothing else.

The token of a link leaves the address bar at once: it waits in a cookie until the guest has said
their name. Looking at a link uses nothing up, so previews and prefetching take no seat.
"""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from parlour.core.errors import NotationError
from parlour.matches.tables import Invitation
from parlour.web import render, session
from parlour.web.errors import reason
from parlour.web.lobby import door
from parlour.web.pages import JoinPage

TOKEN = "invite"
AN_HOUR = 3600


async def arrive(request: Request) -> Response:
    """The link itself."""
    answer = RedirectResponse("/join", 303)
    token = request.path_params["token"]
    if session.TOKEN.fullmatch(token):
        sent = session.cookie(request.scope, TOKEN, token, AN_HOUR, "/join")
        answer.raw_headers.append((b"set-cookie", sent.encode()))
        return answer
    raise HTTPException(404, "invite_unknown")


async def ask(request: Request) -> Response:
    """Who are you?"""
    found = await door(request).invitation(held(request), session.key_of(request))
    if found.mine and (found.seat is None or found.seat in found.mine):
        return RedirectResponse(f"/t/{found.match}", 303)
    return await asked(request, found.game.id, found.title, "/join", found)


async def ask_listed(request: Request) -> Response:
    """The same at a table of the lobby's list."""
    table = await door(request).read(request.path_params["match"], session.key_of(request))
    if table.mine or not table.open_seats:
        return RedirectResponse(f"/t/{table.id}", 303)
    return await asked(request, table.game.id, table.title, f"/t/{table.id}/sit")


async def asked(
    request: Request,
    game: str,
    title: str,
    action: str,
    found: Invitation | None = None,
    *,
    name: str | None = None,
    mistake: NotationError | None = None,
) -> Response:
    """The form; the same again with the name as it was sent and what is wrong with it."""
    if name is None:
        name = await door(request).name_of(session.key_of(request))
    page = JoinPage(
        game=game,
        sheets=("css/waiting.css",),
        title=title,
        seat=found.seat if found else None,
        taken=found.is_taken if found else False,
        may_watch=found.may_watch if found else False,
        name=name,
        action=action,
        problem=reason(render.teller(request, game), mistake) if mistake else "",
    )
    return render.html(request, "join.html", page, 400 if mistake else 200)


async def join(request: Request) -> Response:
    """Sit down, or only watch."""
    sent = await session.form(request)
    token, key = held(request), session.key_of(request)
    try:
        if sent.get("do") == "watch":
            match = await door(request).admit(token, key)
        else:
            match = (await door(request).join(key, sent.get("name"), invite=token)).match
    except NotationError as mistake:
        found = await door(request).invitation(token, key)
        page = (found.game.id, found.title, "/join", found)
        return await asked(request, *page, name=sent.get("name"), mistake=mistake)
    answer = RedirectResponse(f"/t/{match}", 303)
    answer.delete_cookie(TOKEN, path="/join")
    return answer


async def sit(request: Request) -> Response:
    """Sit down at a table of the lobby's list."""
    sent = await session.form(request)
    match = request.path_params["match"]
    seat = sent.number("seat")
    key = session.key_of(request)
    try:
        await door(request).join(key, sent.get("name"), match=match, seat=seat)
    except NotationError as mistake:
        table = await door(request).read(match, key)
        page = (table.game.id, table.title, f"/t/{match}/sit")
        return await asked(request, *page, name=sent.get("name"), mistake=mistake)
    return RedirectResponse(f"/t/{match}", 303)


def held(request: Request) -> str:
    token = request.cookies.get(TOKEN, "")
    if not token:
        raise HTTPException(404, "no_invite")
    return token
