"""What happens at a table? Its page, a move, a word to the others."""

from hashlib import blake2b
from typing import Any
from urllib.parse import parse_qsl, urlencode

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from parlour.core.errors import IllegalMove, NotNow, StaleMove
from parlour.core.forms import unfolded
from parlour.core.match import read_move
from parlour.core.seats import Seat
from parlour.matches.tables import Table
from parlour.web import render, session
from parlour.web.lobby import door
from parlour.web.match import OURS, Asked, asked, eyes, match_page, story, told
from parlour.web.pages import MatchPage, StoryPage

NOT_OF_A_MOVE = ("token", "ply", "seat", "as", "then")


async def table(request: Request) -> Response:
    want = asked(request)
    page = await match_page(request, want)
    await share(request, page, want)
    return shown(request, page)


async def share(request: Request, page: MatchPage, want: Asked) -> None:
    """Let the others see the draft on this page, in games where drafts are shared. A seat has one,
    however many pages its person has open: only what was pressed alters it."""
    shared = getattr(render.game_table(page.table.game.id), "shared", None)
    if shared is None or page.kind != "table" or page.seat is None:
        return
    words = shared(page.picture, want.draft)
    if words is not None:
        await door(request).draft(page.table.id, session.key_of(request), page.seat, words)


def shown(request: Request, page: MatchPage, status: int = 200) -> Response:
    """The page; for a script on a page of the same kind only its live parts."""
    if not render.is_htmx(request):
        return HTMLResponse(render.fill(request, "match.html", page), status)
    if request.headers.get("page-kind") != page.kind:
        return render.anew(page.here)
    return HTMLResponse(render.fill(request, "parts/update.html", page), status)


async def move(request: Request) -> Response:
    """A finished move. What the rules refuse is answered with the table as it is, and why."""
    sent = await session.form(request)
    match, key = request.path_params["match"], session.key_of(request)
    seat, seen = sent.number("seat"), sent.number("ply")
    if seat is None or seen is None:
        raise HTTPException(400, "unreadable")
    at = await door(request).read(match, key)
    words = sent.rest(*NOT_OF_A_MOVE)
    wished = read_move(at.game, unfolded(words))
    click = f"{seen}.{blake2b(repr(sorted(words.items())).encode(), digest_size=12).hexdigest()}"
    want = then(match, seat, sent.get("then"))
    try:
        await door(request).play(match, key, seat, wished, seen=seen, click=click)
    except (IllegalMove, NotNow, StaleMove) as refusal:
        page = await match_page(request, want, why(request, at, refusal))
        return shown(request, page, 409)
    if render.is_htmx(request):
        page = await match_page(request, want)
        await share(request, page, want)
        return shown(request, page)
    kept = dict(want.draft) | ({"look": want.look} if want.look else {})
    address = urlencode(({"as": str(seat)} if len(at.mine) > 1 else {}) | kept)
    return RedirectResponse(f"/t/{match}" + (f"?{address}" if address else ""), 303)


def then(match: str, seat: Seat, text: str) -> Asked:
    """What the page shows after the move: the form may say what stays opened or drafted."""
    words = dict(parse_qsl(text[:2000]))
    draft = {key: value for key, value in words.items() if key not in OURS}
    return Asked(match, seat, draft, words.get("look", ""))


def why(request: Request, at: Table, refusal: Exception) -> Any:
    """The refusal in words."""
    if isinstance(refusal, IllegalMove):
        t = told(request, at)
        return t.refusal(refusal.code, refusal.slots)
    code = refusal.code if isinstance(refusal, NotNow) else "stale"
    return render.teller(request)(f"errors.{code}")


async def say(request: Request) -> Response:
    """A word to the whole table."""
    sent = await session.form(request)
    match, key = request.path_params["match"], session.key_of(request)
    seat = sent.number("seat")
    if seat is None:
        raise HTTPException(400, "unreadable")
    if sent.get("text").strip():
        about = sent.get("about") or None
        await door(request).say(match, key, seat, sent.get("text"), about)
    if render.is_htmx(request):
        return await talk(request)
    words = ({"as": str(seat)} if sent.get("as") else {}) | dict(parse_qsl(sent.get("then")[:2000]))
    address = f"/t/{match}" + (f"?{urlencode(words)}" if words else "")
    return RedirectResponse(address + ("" if sent.get("about") else "#talk"), 303)


async def talk(request: Request) -> Response:
    """What was said, as a piece of the page: fetched by itself, never compressed (see `wire`)."""
    page = await match_page(request, asked(request))
    return HTMLResponse(render.fill(request, "parts/talk.html", page))


async def whole_story(request: Request) -> Response:
    """Every line so far, as the eyes of the table's page heard it."""
    want = asked(request)
    service, key = door(request), session.key_of(request)
    look = await service.look(want.match, key, None)
    seat, _ = eyes(look, want.seat)
    if seat is not None:
        look = await service.look(want.match, key, seat)
    at = look.table
    t = told(request, at)
    back = f"/t/{at.id}" + (f"?as={seat}" if len(at.mine) > 1 and seat is not None else "")
    lines = story(t, look.heard)
    page = StoryPage(game=at.game.id, t=t, title=at.title, lines=lines, back=back)
    return render.html(request, "story.html", page)
