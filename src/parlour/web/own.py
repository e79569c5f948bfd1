"""Where are a table's own pictures? Their addresses for one pair of eyes, and who gets them."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from parlour.core.errors import MatchError
from parlour.core.game import Game
from parlour.core.notation import Frozen
from parlour.matches.tables import Table
from parlour.web import session
from parlour.web.lobby import door
from parlour.web.pages import OwnPack

LARGE = "@2x"


def own_pack(table: Table, names: Mapping[str, str] | None = None) -> OwnPack | None:
    """What a page may know of the table's own pictures; `names` by card that lies open to it."""
    if table.own is None:
        return None
    place = f"/t/{table.id}/pictures"
    addresses = {card: f"{place}/{name}" for card, name in (names or {}).items()}
    return OwnPack(senses_of(table.game, Frozen(table.own)), addresses)


@lru_cache(maxsize=100)
def senses_of(game: Game, own: Any) -> str:
    """How much bots see of these pictures."""
    assert game.own_pictures is not None, "only such games have tables with own pictures"
    return game.own_pictures.senses(own)


async def picture(request: Request) -> Response:
    """A picture, for eyes that may see it now. Whatever else is asked gets one and the same answer:
    of a picture that is there and of one that is not, nothing can be told apart."""
    name = request.path_params["name"]
    match, key = request.path_params["match"], session.key_of(request)
    is_large = name.endswith(LARGE)
    try:
        data = await door(request).picture(match, key, name.removesuffix(LARGE), large=is_large)
    except MatchError:
        return Response(status_code=404)
    return Response(data, media_type="image/webp")
