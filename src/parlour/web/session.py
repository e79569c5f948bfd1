"""Who is asking, and did they mean to? The browser's key, tokens against forgery, headers.

A browser is known by one random key in a cookie that no script can read; seats are held by keys.
Every form carries a token that only a page drawn for this key can hold.
"""

import hmac
import re
import secrets
from collections.abc import AsyncGenerator
from http.cookies import SimpleCookie
from urllib.parse import parse_qsl, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "parlour"
KEY = re.compile(r"[\w-]{43}", re.ASCII)  # 256 bits in base 64
TOKEN = re.compile(r"[\w-]{20,80}", re.ASCII)  # of an invite
A_YEAR = 365 * 24 * 3600
LONGEST_FORM = 16_384  # bytes

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Guard:
    """Gives every browser its key, and every answer its headers. Pages are never stored."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        known = key_sent(Headers(scope=scope))
        scope.setdefault("state", {})["key"] = known or secrets.token_urlsafe(32)

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                dress(MutableHeaders(scope=message), scope, fresh=known is None)
            await send(message)

        await self.app(scope, receive, guarded)


def key_sent(headers: Headers) -> str | None:
    """The key in the cookie, if it looks like one."""
    found = re.search(rf"(?:^|; ?){COOKIE}=([^;]*)", headers.get("cookie", ""))
    return found[1] if found and KEY.fullmatch(found[1]) else None


def dress(headers: MutableHeaders, scope: Scope, *, fresh: bool) -> None:
    """The headers of an answer, and the cookie with a fresh key."""
    for name, value in HEADERS.items():
        headers[name] = value
    if scope["path"].startswith("/static/"):
        return
    headers.setdefault("cache-control", "no-store")
    if fresh:
        headers.append("set-cookie", cookie(scope, COOKIE, scope["state"]["key"], A_YEAR))


def cookie(scope: Scope, name: str, value: str, seconds: int, path: str = "/") -> str:
    """A cookie that scripts cannot read and other sites' forms do not bring along."""
    jar: SimpleCookie = SimpleCookie({name: value})
    jar[name]["httponly"] = True
    jar[name]["samesite"] = "Lax"
    jar[name]["path"] = path
    jar[name]["max-age"] = seconds
    jar[name]["secure"] = scope["scheme"] == "https"
    return jar[name].OutputString()


def key_of(request: HTTPConnection) -> str:
    key: str = request.state.key
    return key


def token(request: HTTPConnection) -> str:
    """What the forms on a page of this browser carry: it follows from the key, which no other site
    can read."""
    return hmac.digest(key_of(request).encode(), b"form", "sha256").hex()


class Form:
    """The fields of a form as text; a field that is not there is empty."""

    def __init__(self, pairs: list[tuple[str, str]]) -> None:
        self.pairs = pairs

    def get(self, name: str) -> str:
        return next((value for key, value in self.pairs if key == name), "")

    def number(self, name: str) -> int | None:
        """A small whole number, or None."""
        return small(self.get(name))

    def rest(self, *names: str) -> dict[str, str]:
        """Every other field."""
        return {key: value for key, value in self.pairs if key not in names}


def small(text: str) -> int | None:
    """A whole number from 0 to 99999, or None."""
    return int(text) if re.fullmatch(r"\d{1,5}", text, re.ASCII) else None


async def form(request: Request) -> Form:
    """The fields that were sent; raises HTTPException for a form that is forged, too long or not
    readable."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/x-www-form-urlencoded":
        raise HTTPException(415, "not_a_form")
    fields = Form(parsed(await body(request)))
    known = hmac.compare_digest(fields.get("token").encode(), token(request).encode())
    if not (known and from_here(request.headers)):
        raise HTTPException(403, "forged")
    return fields


async def body(request: Request) -> bytes:
    taken = b""
    async for chunk in whole(request):
        taken += chunk
        if len(taken) > LONGEST_FORM:
            raise HTTPException(413, "too_long")
    return taken


async def whole(request: Request) -> AsyncGenerator[bytes, None]:
    """A body as it comes in. Who hangs up half way has sent nothing that can be read, and that is
    no fault of ours."""
    try:
        async for chunk in request.stream():
            yield chunk
    except ClientDisconnect as gone:
        raise HTTPException(400, "unreadable") from gone


def parsed(sent: bytes) -> list[tuple[str, str]]:
    try:
        return parse_qsl(
            sent.decode("utf-8"), keep_blank_values=True, errors="strict", max_num_fields=100
        )
    except ValueError as mistake:  # not UTF-8, or too many fields
        raise HTTPException(400, "unreadable") from mistake


def from_here(headers: Headers) -> bool:
    """Was the form on one of our pages? Under our referrer policy a browser may write `null`; then
    the token alone decides."""
    site = headers.get("sec-fetch-site", "same-origin")
    origin = headers.get("origin", "null")
    return site == "same-origin" and (
        origin == "null" or urlsplit(origin).netloc == headers.get("host")
    )
