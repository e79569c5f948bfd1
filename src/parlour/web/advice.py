"""What would a bot do in this seat? For games whose table can suggest a draft.

The adviser sees what the viewer sees and nothing else. It thinks in a thread, one question at a
time, so that the tables of others go on meanwhile.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from parlour.web import render, session
from parlour.web.lobby import door
from parlour.web.match import asked, eyes


async def suggest(request: Request) -> Response:
    """Back to the table, with the suggestion as a draft."""
    want, key = asked(request), session.key_of(request)
    look = await door(request).look(want.match, key, None)
    seat, _ = eyes(look, want.seat)
    adviser: Callable[[Any, Any], str] | None
    adviser = getattr(render.game_table(look.table.game.id), "suggest", None)
    if adviser is None or seat is None:
        raise HTTPException(404, "no_advice")
    look = await door(request).look(want.match, key, seat)
    async with request.app.state.advisers:
        draft = await asyncio.to_thread(adviser, look.view, look.options)
    several = f"as={seat}" if len(look.table.mine) > 1 else ""
    words = "&".join(filter(None, (several, draft)))
    return RedirectResponse(f"/t/{want.match}" + (f"?{words}" if words else "") + "#plan", 303)
