"""How does a page stay true? One stream a page; every message is the whole table for that page's
eyes."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from time import monotonic
from typing import Any

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
    told = Told(request, await match_page(request, asked(request)))
    is_packed = request.app.state.compress and takes_gzip(
        request.headers.get("accept-encoding", "")
    )
    headers = {"x-accel-buffering": "no", "vary": "accept-encoding"}
    if is_packed:
        headers["content-encoding"] = "gzip"
    stream = packed(request, told, Gzip() if is_packed else Plain())
    return StreamingResponse(stream, media_type="text/event-stream", headers=headers)


async def packed(request: Request, told: "Told", wire: Gzip | Plain) -> AsyncGenerator[bytes, None]:
    yield wire.part(beat())
    async with aclosing(messages(request, told)) as sent:
        async for part in sent:
            yield wire.part(part)
    yield wire.end()


async def messages(request: Request, told: "Told") -> AsyncGenerator[bytes, None]:
    """What the page must hear, as it happens; ends with the table or the server."""
    want = asked(request)
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
    source = door(request).watch(match, session.key_of(request), since(request))
    async with aclosing(source) as watched:
        closed = asyncio.ensure_future(closing.wait())
        coming = asyncio.ensure_future(anext(watched))
        try:
            while not closing.is_set():
                await asyncio.wait({coming, closed}, timeout=BEAT, return_when="FIRST_COMPLETED")
                if closing.is_set():
                    return
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

    def __init__(self, request: Request, page: MatchPage) -> None:
        self.request = request
        self.kind = request.query_params.get("kind", "")
        self.html = ""
        self.seats: Any = None
        self.talk: int | None = None
        if page.table.version == since(request) and page.kind == self.kind:
            self.html, self.seats, self.talk = self.drawn(page), seats(page), last_word(page)

    def news(self, page: MatchPage, version: str) -> list[bytes]:
        """The table if it looks different, the seats if somebody came or went, and whether there is
        talk."""
        if page.kind != self.kind:
            return [beat("anew")]
        html, seated, talk = self.drawn(page), seats(page), last_word(page)
        parts = [html] if html != self.html else []
        if seated != self.seats:
            parts.append(render.fill(self.request, "parts/seats.html", page))
        found = [message("".join(parts), version)] if parts else []
        if talk != self.talk:
            found.append(beat("talk"))
        self.html, self.seats, self.talk = html, seated, talk
        return found

    def drawn(self, page: MatchPage) -> str:
        return render.fill(self.request, "parts/update.html", page, tools=False)


def seats(page: MatchPage) -> Any:
    return (page.table.chairs, page.table.watchers, page.pass_to)


def last_word(page: MatchPage) -> int:
    return page.chat[-1].number if page.chat else 0


def since(request: Request) -> str | None:
    """The version that the page shows: the last it heard, or the one it was drawn with."""
    return request.headers.get("last-event-id") or request.query_params.get("since")
