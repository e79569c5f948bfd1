"""Which address does what? Every route, and what becomes of an error, on one page."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route

from parlour.core.errors import (
    MatchError,
    NotAllowed,
    NotationError,
    NotNow,
    NotYourSeat,
    OptionsError,
    ParlourError,
    SeatTaken,
    StoreFailed,
    UnknownMatch,
)
from parlour.games import GAMES
from parlour.matches.service import Service
from parlour.web import (
    about,
    advice,
    join,
    live,
    lobby,
    match,
    own,
    packs,
    play,
    points,
    replay,
    room,
)
from parlour.web.errors import answer
from parlour.web.files import Files
from parlour.web.session import Guard

ROUTES = [
    Route("/", lobby.lobby),
    Route("/new/{game}", lobby.new),
    Route("/new/{game}", lobby.open_table, methods=["POST"]),
    Route("/join", join.ask),
    Route("/join", join.join, methods=["POST"]),
    Route("/join/{token}", join.arrive),
    Route("/t/{match}", play.table),
    Route("/t/{match}/live", live.live),
    Route("/t/{match}/talk", play.talk),
    Route("/t/{match}/story", play.whole_story),
    Route("/t/{match}/suggest", advice.suggest),
    Route("/t/{match}/links", match.links),
    Route("/t/{match}/sit", join.ask_listed),
    Route("/t/{match}/sit", join.sit, methods=["POST"]),
    Route("/t/{match}/move", play.move, methods=["POST"]),
    Route("/t/{match}/say", play.say, methods=["POST"]),
    Route("/t/{match}/seats/{seat:int}", room.on_seat, methods=["POST"]),
    Route("/t/{match}/invite", room.on_invite, methods=["POST"]),
    Route("/t/{match}/settle", room.settle, methods=["POST"]),
    Route("/t/{match}/pictures", packs.pictures),
    Route("/t/{match}/pictures", packs.bring, methods=["POST"]),
    Route("/t/{match}/pictures/remove", packs.remove, methods=["POST"]),
    Route("/t/{match}/pictures/{name}.webp", own.picture),
    Route("/t/{match}/begin", room.begin, methods=["POST"]),
    Route("/t/{match}/rematch", room.rematch, methods=["POST"]),
    Route("/t/{match}/replay", replay.step),
    Route("/t/{match}/replay/{ply:int}", replay.replay),
    Route("/t/{match}/record.jsonl", replay.record),
    Route("/rules", about.all_rules),
    Route("/rules/{game}", about.rules),
    Route("/motive/points", points.motive_points),
    Route("/credits", about.credits),
    *(Mount(f"/static/{game}", Files(f"parlour.games.{game}")) for game in GAMES),
    Mount("/static", Files("parlour.web")),
]

STATUS: dict[type[ParlourError], int] = {
    UnknownMatch: 404,
    NotYourSeat: 403,
    NotAllowed: 403,
    SeatTaken: 409,
    NotNow: 409,
    StoreFailed: 503,
    MatchError: 409,
    NotationError: 400,
    OptionsError: 400,
    ParlourError: 400,
}
"""By the first class of an error's line that stands here."""


async def refused(request: Request, error: Exception) -> Response:
    """Parlour's own errors, the caller's and the hall's."""
    status = next(STATUS[kind] for kind in type(error).__mro__ if kind in STATUS)
    return await answer(request, status, error)


async def failed(request: Request, error: Exception) -> Response:
    """What the web found wrong before any table was asked, and what has no page."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    return await answer(request, status, error)


def create_app(service: Service, *, address: str | None = None, compress: bool = True) -> Starlette:
    """The whole site on top of a service, which lives as long as the app. `address` is where others
    find this server; `compress` squeezes streams."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with service:
            yield
            app.state.closing.set()

    handlers: dict[Any, Any] = {ParlourError: refused, HTTPException: failed, 500: failed}
    app = Starlette(
        routes=ROUTES,
        middleware=[Middleware(Guard)],
        exception_handlers=handlers,
        lifespan=lifespan,
    )
    app.state.service = service
    app.state.closing = asyncio.Event()
    app.state.films = replay.Films()
    app.state.uploads = asyncio.Semaphore(packs.MOST_AT_ONCE)
    app.state.checking = asyncio.Lock()
    app.state.address = address
    app.state.compress = compress
    return app
