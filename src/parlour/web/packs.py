"""How does a host bring own pictures? A page that takes them, or says what is wrong with them."""

import asyncio
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from parlour.core.errors import NotAllowed, NotNow, StoreFailed
from parlour.matches.tables import Table
from parlour.packs import Checked, Problem, bounded
from parlour.packs.colours import WORDS
from parlour.packs.limits import FEWEST, LARGEST_UPLOAD, MOST_FILES
from parlour.web import render, session, uploads
from parlour.web.lobby import door
from parlour.web.own import own_pack
from parlour.web.pages import Page

MOST_AT_ONCE = 3
"""Uploads that come in; nobody alone can keep the others waiting for long."""
PATIENCE = 900.0
"""Seconds that an upload may take."""


@dataclass(frozen=True, kw_only=True)
class PackPage(Page):
    """Where the host brings own pictures, and reads what is wrong with them."""

    table: Table
    fewest: int
    colours: tuple[str, ...]
    """The words that a list of captions may name."""
    problems: tuple[Any, ...] = ()
    further: int = 0
    """Problems beyond those."""
    senses: str = ""
    """How much bots see of what is there already."""
    captions: int = 0

    @property
    def is_fit(self) -> bool:
        return self.table.own is not None


async def own_table(request: Request) -> Table:
    """The table, for its host, if its game can be played with own pictures."""
    table = await door(request).read(request.path_params["match"], session.key_of(request))
    if not table.is_host:
        raise NotAllowed("not_host")
    if table.game.own_pictures is None:
        raise NotNow("no_own_pictures")
    return table


async def pictures(request: Request) -> Response:
    """The page."""
    return shown(request, await own_table(request))


def shown(request: Request, table: Table, checked: Checked | None = None) -> Response:
    t = render.teller(request, table.game.id)
    pack = own_pack(table)
    page = PackPage(
        game=table.game.id,
        sheets=("css/pack.css",),
        table=table,
        fewest=FEWEST,
        colours=WORDS,
        problems=() if checked is None else tuple([told(t, it) for it in checked.problems]),
        further=0 if checked is None else checked.further,
        senses="" if pack is None else pack.senses,
        captions=sum(bool(caption) for caption, _ in (table.own or {}).values()),
    )
    return render.html(request, "pack.html", page, 200 if checked is None else 400)


def told(t: Any, problem: Problem) -> Any:
    """A problem in a sentence."""
    return t(f"packs.problems.{problem.code}", **problem.said())


async def bring(request: Request) -> Response:
    """Own pictures come in: all of them, or none and what is wrong."""
    table = await own_table(request)
    if table.status != "waiting":
        raise NotNow("begun")
    checked = await received(request)
    if checked.problems:
        return shown(request, table, checked)
    await door(request).bring_pictures(table.id, session.key_of(request), checked.pictures)
    return RedirectResponse(f"/t/{table.id}/pictures", 303)


async def received(request: Request) -> Checked:
    """What was sent, looked at. A few may send at a time: the others wait."""
    turns: asyncio.Semaphore = request.app.state.uploads
    async with turns:
        sent = await files(request)
        try:
            return await looked_at(request, sent)
        except OSError as full:
            raise StoreFailed("an upload could not be put down") from full
        finally:
            for one in sent:
                await one.close()


async def files(request: Request) -> list[UploadFile]:
    try:
        async with asyncio.timeout(PATIENCE):
            return await uploads.files(
                request, most_bytes=LARGEST_UPLOAD, most_files=MOST_FILES + 1
            )
    except TimeoutError as late:
        raise HTTPException(400, "unreadable") from late
    except OSError as full:
        raise StoreFailed("an upload could not be put down") from full


async def looked_at(request: Request, sent: list[UploadFile]) -> Checked:
    """In a process of its own, one pack after the other."""
    if not sent:
        return Checked(problems=(Problem("nothing"),))
    turn: asyncio.Lock = request.app.state.checking
    with TemporaryDirectory(prefix="parlour-") as folder:
        path = Path(folder) / "pack.zip"
        await asyncio.to_thread(uploads.as_zip, sent, path)
        async with turn:
            return await bounded.checked(path, Path(folder) / "parcel")


async def remove(request: Request) -> Response:
    """The host takes the pictures away."""
    await session.form(request)
    match = request.path_params["match"]
    await door(request).remove_pictures(match, session.key_of(request))
    return RedirectResponse(f"/t/{match}/pictures", 303)
