"""What would a bot do in this seat? For games whose bots give advice.

The adviser sees what the viewer sees and nothing else, and thinks in a process of its own. Whoever
closes the page ends it.
"""

import asyncio
from contextlib import suppress

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from parlour.core.game import Move
from parlour.core.seats import Seat
from parlour.web import render, session
from parlour.web.lobby import door
from parlour.web.match import asked, eyes

LOOK = 0.3
"""Seconds between two looks at whether somebody still waits."""


async def suggest(request: Request) -> Response:
    """Back to the table, with the suggestion as a draft."""
    want, key = asked(request), session.key_of(request)
    look = await door(request).look(want.match, key, None)
    seat, _ = eyes(look, want.seat)
    game = look.table.game
    if game.advice is None or seat is None:
        raise HTTPException(404, "no_advice")
    move = await thought_over(request, want.match, seat)
    draft = "" if move is None else render.game_table(game.id).drafted_as(move)
    several = f"as={seat}" if len(look.table.mine) > 1 else ""
    words = "&".join(filter(None, (several, draft)))
    return RedirectResponse(f"/t/{want.match}" + (f"?{words}" if words else "") + "#plan", 303)


async def thought_over(request: Request, match: str, seat: Seat) -> Move | None:
    """The advice; None once the browser has gone."""
    advice = asyncio.ensure_future(door(request).advise(match, session.key_of(request), seat))
    try:
        while not advice.done():
            await asyncio.wait({advice}, timeout=LOOK)
            if await request.is_disconnected():
                return None
        return await advice
    finally:
        advice.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.wait({advice})
