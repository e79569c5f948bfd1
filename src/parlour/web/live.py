"""How does a page stay true? One stream a page; every message is the whole table for that page's
eyes."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from time import monotonic

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from parlour.core.errors import MatchError
from parlour.web import render, session
from parlour.web.lobby import door
from parlour.web.match import asked, match_page
from parlour.web.pages import MatchPage
from parlour.web.wire import Gzip, Plain, beat, message, takes_gzip

BEAT = 15.0
"""Seconds of silence after which a beat says that the line still stands."""
PAUSE = 0.06
"""Seconds between two messages; of what changes meanwhile only the newest is told."""


async def live(request: Request) -> Response:
    """The stream of one page. Refused like the page itself, before anything is sent."""
    await match_page(request, asked(request))
    is_packed = request.app.state.compress and takes_gzip(
        request.headers.get("accept-encoding", "")
    )
    headers = {"x-accel-buffering": "no", "vary": "accept-encoding"}
    if is_packed:
        headers["content-encoding"] = "gzip"
    stream = packed(request, Gzip() if is_packed else Plain())
    return StreamingResponse(stream, media_type="text/event-stream", headers=headers)


async def packed(request: Request, wire: Gzip | Plain) -> AsyncGenerator[bytes, None]:
    yield wire.part(beat())
    async with aclosing(messages(request)) as sent:
        async for part in sent:
            yield wire.part(part)
    yield wire.end()


async def messages(request: Request) -> AsyncGenerator[bytes, None]:
    """What the page must hear, as it happens; ends with the table or the server."""
    want, told = asked(request), Told(request)
    async with aclosing(versions(request, want.match)) as changes:
        async for version in changes:
            if version is None:
                yield beat()
                continue
            began = monotonic()
            try:
                page = await match_page(request, want)
            except MatchError:
                yield beat("anew")
                return
            for part in told.news(page, version):
                yield part
            await asyncio.sleep(max(0.0, PAUSE - (monotonic() - began)))


async def versions(request: Request, match: str) -> AsyncGenerator[str | None, None]:
    """The versions of the table; None when there was nothing for a while."""
    closing: asyncio.Event = request.app.state.closing
    since = request.headers.get("last-event-id") or request.query_params.get("since")
    source = door(request).watch(match, session.key_of(request), since)
    async with aclosing(source) as watched:  # type: ignore[type-var]  # the service's is a generator
        closed = asyncio.ensure_future(closing.wait())
        coming = asyncio.ensure_future(anext(watched))
        try:
            while not closing.is_set():
                await asyncio.wait({coming, closed}, timeout=BEAT, return_when="FIRST_COMPLETED")
                if not coming.done():
                    yield None
                    continue
                yield coming.result()
                coming = asyncio.ensure_future(anext(watched))
        except StopAsyncIteration:
            return
        finally:
            closed.cancel()
            coming.cancel()
            with suppress(asyncio.CancelledError, StopAsyncIteration):
                await coming


class Told:
    """What a page has heard already, so that it hears only what is new to it."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.kind = request.query_params.get("kind", "")
        self.talk: int | None = None
        self.html = ""

    def news(self, page: MatchPage, version: str) -> list[bytes]:
        if page.kind != self.kind:
            return [beat("anew")]
        found = []
        html = render.fill(self.request, "parts/update.html", page)
        if html != self.html:
            found.append(message(html, version))
        talk = page.chat[-1].number if page.chat else 0
        if self.talk != talk:
            found.append(beat("talk"))
        self.html, self.talk = html, talk
        return found
