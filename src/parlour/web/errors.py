"""What does a person read when something cannot be done? One page for every error, in the look."""

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from parlour.core.errors import NotationError, NotYourSeat, OptionsError
from parlour.web import render, session
from parlour.web.pages import ErrorPage

OF_NAMES = ("name_empty", "name_long", "name_taken", "title_long")
TITLES = (400, 403, 404, 405, 409, 413, 415, 500, 503)


async def answer(request: Request, status: int, error: Exception) -> Response:
    """A page; for a script a notice beside the table, which stays as it is."""
    t = render.teller(request)
    code, detail = told(error)
    code = code if f"errors.{code}" in t.book else ""
    shown = status if status in TITLES else 400 if status < 500 else 500
    page = ErrorPage(
        status=status,
        title=t(f"errors.title_{shown}"),
        text=t(f"errors.{code}" if code else f"errors.text_{shown}"),
        detail=detail,
        back=back(request),
    )
    if render.is_htmx(request):
        return HTMLResponse(render.fill(request, "parts/refused.html", page), status)
    answer = HTMLResponse(render.fill(request, "error.html", page), status)
    answer.headers.update(getattr(error, "headers", None) or {})
    if status == 500:  # answered outside of all middleware
        answer.headers.update(session.HEADERS)
    return answer


def reason(t: Any, mistake: Exception) -> Any:
    """What is wrong with a form, in a sentence to put beside its field."""
    code, _ = told(mistake)
    if code != "cannot_use":
        return t(f"errors.{code}")
    field = getattr(mistake, "path", "") or getattr(mistake, "field", "")
    return t("errors.bad_choice", field=field, problem=getattr(mistake, "problem", ""))


def told(error: Exception) -> tuple[str, Any]:
    """The word of the catalogue for an error, and what it says of the matter."""
    if isinstance(error, NotYourSeat):
        return "not_yours", ""
    if getattr(error, "code", "") in OF_NAMES:
        return str(getattr(error, "code", "")), ""
    if isinstance(error, NotationError | OptionsError):
        return "cannot_use", str(error)
    if isinstance(error, HTTPException):
        known = error.detail.isidentifier() and error.detail.islower()
        return (error.detail if known else ""), ""
    return getattr(error, "code", "") or "", ""


def back(request: Request) -> str:
    """The table that this was about."""
    match = request.path_params.get("match") if request.method == "POST" else None
    return f"/t/{match}" if match else ""
