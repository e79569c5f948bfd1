"""What does a table show this browser? Its eyes, its draft, and the page they make."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import ceil
from typing import Any
from urllib.parse import urlencode

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from parlour.core.chance import Chance
from parlour.core.game import Event, Game
from parlour.core.match import read_options
from parlour.core.seats import Seat
from parlour.matches.tables import Look, Table
from parlour.web import render, session
from parlour.web.lobby import door
from parlour.web.names import names, own_alias, veil
from parlour.web.own import own_pack
from parlour.web.pages import Line, MatchPage, Player, Sand, Urls
from parlour.web.room import room

OURS = ("as", "kind", "since", "speed", "look", "still")
"""Words of an address that are not part of a draft."""
NEWEST = 30
"""Lines of the story beside the table; the whole of it has a page of its own."""


@dataclass(frozen=True)
class Asked:
    """Which table, through whose eyes, with what of a move already chosen."""

    match: str
    seat: Seat | None
    draft: Mapping[str, str]
    look: str = ""
    """The thing on the table that is opened."""


def asked(request: HTTPConnection) -> Asked:
    words = request.query_params
    draft = {key: value for key, value in words.items() if key not in OURS}
    seat = session.small(words.get("as", ""))
    return Asked(request.path_params["match"], seat, draft, words.get("look", ""))


async def match_page(request: HTTPConnection, want: Asked, notice: Any = None) -> MatchPage:
    """The page of a table in its present state; raises the errors of the service."""
    service, key = door(request), session.key_of(request)
    table = await service.read(want.match, key)
    if table.status == "waiting":
        return await waiting(request, table, notice)
    look = await service.look(want.match, key, table.mine[0] if len(table.mine) == 1 else None)
    seat, pass_to = eyes(look, want.seat)
    if seat != look.seat:
        look = await service.look(want.match, key, seat)
    return playing(request, look, want, pass_to, notice, await after_talk(request, look))


async def after_talk(request: HTTPConnection, look: Look) -> Any:
    """What the bots have to say when the match is over, in games whose bots speak."""
    if look.outcome is None or look.table.game.after_talk is None:
        return ()
    bots = [chair.seat for chair in look.table.chairs if chair.kind == "bot"]
    film = await request.app.state.films.of(request, look.table.id)
    return film.talk(tuple(bots), look.table.own)


def eyes(look: Look, wanted: Seat | None) -> tuple[Seat | None, Seat | None]:
    """Whose view to show, and for whom the device is meant instead.

    A browser with one seat sees with it. With several, the one that was asked for, unless another
    of them is to act: then none, until that person says they are there.
    """
    table = look.table
    if len(table.mine) < 2:
        return (table.mine[0] if table.mine else None), None
    acting = [seat for seat in look.to_act if seat in table.mine]
    acting = [seat for seat in acting if not table.chairs[seat].has_stand_in]
    if wanted in acting or (wanted in table.mine and not acting):
        return wanted, None
    return None, acting[0] if acting else None


async def waiting(request: HTTPConnection, table: Table, notice: Any) -> MatchPage:
    key = session.key_of(request)
    seat = table.mine[0] if table.mine else None
    invites = await door(request).invites(table.id, key) if table.mine or table.is_host else None
    spots, t = seating(table, seat), told(request, table)
    return MatchPage(
        game=table.game.id,
        t=t,
        sheets=("css/waiting.css",),
        kind="wait",
        table=table,
        seat=seat,
        here=f"/t/{table.id}",
        live=live_address(table, "wait", None),
        players={},
        urls=urls(table, None),
        hidden={},
        notice=notice,
        room=room(request, table, spots, invites),
        own=own_pack(table),
    )


async def links(request: Request) -> Response:
    """The links that lead here, for those who may hand them on."""
    service, key = door(request), session.key_of(request)
    table = await service.read(request.path_params["match"], key)
    await service.invites(table.id, key)  # refuses who does not sit here
    return render.html(request, "links.html", await waiting(request, table, None))


def seating(table: Table, seat: Seat | None) -> tuple[Any, ...]:
    """The places as a picture of a fresh table has them; the cards of that table are nobody's."""
    game, seats = table.game, len(table.chairs)
    options = read_options(game, table.options, seats)
    state = game.setup(options, seats, Chance(0), None)
    picture = render.game_table(game.id).picture(game.seen_by(state, seat), options)
    spots: tuple[Any, ...] = picture.places
    return spots


def playing(
    request: HTTPConnection,
    look: Look,
    want: Asked,
    pass_to: Seat | None,
    notice: Any,
    talk: Any = (),
) -> MatchPage:
    table, seat = look.table, look.seat
    t = told(request, table)
    kind = "over" if look.outcome is not None else "curtain" if pass_to is not None else "table"
    draft = want.draft if seat is not None and table.status == "playing" else None
    recent = look.heard[look.last :]
    said = (talk,) if talk else ()
    drawer = render.game_table(table.game.id)
    more = {"drafts": look.drafts} if hasattr(drawer, "shared") else {}
    picture = drawer.picture(
        look.view, look.options, draft, recent, want.look, look.heard, *said, **more
    )
    lines = story(t, look.heard, NEWEST)
    where = urls(table, seat if len(table.mine) > 1 else None)
    drafted = dict(picture.step.draft) | ({"look": want.look} if want.look else {})
    return MatchPage(
        game=table.game.id,
        t=t,
        sheets=sheets(table.game, kind),
        kind=kind,
        table=table,
        seat=seat,
        here=where.table + (where.join + urlencode(drafted) if drafted else ""),
        live=live_address(table, kind, seat if len(table.mine) > 1 else None),
        players=players(t, table),
        urls=where,
        hidden={"token": session.token(request), "ply": look.ply, "seat": seat},
        picture=picture,
        sand=sand(look),
        may_talk=look.may_talk,
        has_draft=bool(drafted),
        story=lines,
        earlier=len(look.heard) > len(lines),
        newest=aloud(t, look.heard[look.last :]),
        pass_to=pass_to,
        others=tuple([other for other in table.mine if other != seat]),
        is_still="still" in request.query_params,
        notice=notice,
        own=own_pack(table, look.pictures),
        veil=veil(t, table),
        alias=own_alias(t, table),
    )


def sand(look: Look) -> Sand | None:
    if look.ends is None or look.left is None or look.span is None:
        return None
    return Sand(ceil(look.left), look.span, round(look.ends))


def told(request: HTTPConnection, table: Table) -> Any:
    """Says things in the words of this game, with the names at this table."""
    known = names(render.teller(request), table)
    return render.match_teller(request, table.game.id, known, table.options, table.own)


def players(t: Any, table: Table) -> dict[Seat, Player]:
    known = names(t, table)
    return {
        chair.seat: Player(
            known[chair.seat],
            t(f"bots.{chair.strength}") if chair.strength else None,
            chair.kind == "person" and not chair.is_present,
        )
        for chair in table.chairs
    }


def story(t: Any, heard: Sequence[Event], most: int | None = None) -> tuple[Line, ...]:
    """The newest events that have a sentence, oldest first."""
    lines: list[Line] = []
    for event in reversed(heard):
        told = line(t, event)
        if told is not None:
            lines.append(told)
            if len(lines) == most:
                break
    return tuple(reversed(lines))


@lru_cache(maxsize=20_000)
def line(t: Any, event: Event) -> Line | None:
    """An event as this table hears it; every page says it again with every move."""
    said = t.event(event)
    return None if said is None else Line(said, said.tone, render.marked(said))


def aloud(t: Any, recent: Sequence[Event]) -> tuple[Any, ...]:
    """The sentences of what just happened, without the quiet ones."""
    return tuple([line.said for line in story(t, recent) if line.tone != "quiet"])


def urls(table: Table, seat: Seat | None) -> Urls:
    """`seat` where a browser has several: its number then stands in every address."""
    address = f"/t/{table.id}"
    over = table.status == "over"
    return Urls(
        table=address if seat is None else f"{address}?as={seat}",
        play=f"{address}/move",
        say=f"{address}/say",
        join="?" if seat is None else "&",
        lobby="/",
        replay=f"{address}/replay" if over else None,
        rematch=f"{address}/rematch" if over and table.mine else None,
        again=f"/t/{table.rematch}" if table.rematch and table.mine else None,
    )


def live_address(table: Table, kind: str, seat: Seat | None) -> str:
    words: dict[str, Any] = {"kind": kind, "since": table.version}
    if seat is not None:
        words["as"] = seat
    return f"/t/{table.id}/live?{urlencode(words)}"


def sheets(game: Game, kind: str) -> tuple[str, ...]:
    own = tuple(sheets_of(game.id))
    return ("css/replay.css", *own) if kind in ("over", "replay") else own


@cache
def sheets_of(game: str) -> list[str]:
    """The style sheets of a game's table."""
    folder = render.game_folder(game) / "static"
    return [f"{game}/{path.name}" for path in sorted(folder.glob("*.css")) if path.stem != "table"]
