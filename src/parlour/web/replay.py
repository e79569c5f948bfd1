"""How did it go? A finished match, step by step, through any eyes or with everything open."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from parlour.core.errors import IllegalMove
from parlour.core.game import Event, Own, State
from parlour.core.match import Match
from parlour.core.record import begin, read_record
from parlour.core.seats import Seat, Seats
from parlour.games import GAMES
from parlour.matches.tables import Table
from parlour.web import render, session
from parlour.web.lobby import door
from parlour.web.match import NEWEST, players, sheets, story, told
from parlour.web.own import own_pack
from parlour.web.pages import Moment, OwnPack, ReplayPage, Urls

ALL = "all"
SPEEDS = (1, 2, 4)
AT = 5
"""The marks on the line stand at every so many hundredths of it."""


class Film:
    """Every state of a match, from the deal to the end."""

    def __init__(self, lines: Sequence[str]) -> None:
        record = read_record(GAMES, lines)
        self.match: Match = begin(GAMES[record.header.game], record.header)
        self.states: list[State] = [self.match.state.copy()]
        self.told: tuple[Any, Any] | None = None
        for entry in record.entries:
            try:
                self.match.play(entry.seat, entry.move, entry.at)
            except IllegalMove:  # played by other rules: shown as far as it goes
                return
            self.states.append(self.match.state.copy())

    @property
    def last(self) -> int:
        return len(self.states) - 1

    def talk(self, bots: Seats, own: Own | None = None) -> Any:
        """What the bots say of the match, and of the table's own pictures if it had some."""
        if self.told is None or self.told[0] != (bots, own):
            self.told = (bots, own), self.spoken(bots, own)
        return self.told[1]

    def spoken(self, bots: Seats, own: Own | None) -> Any:
        game = self.match.game
        if own is not None and game.own_pictures is not None:
            return game.own_pictures.after_talk(self.match, bots, own)
        return () if game.after_talk is None else game.after_talk(self.match, bots)

    def heard(self, ply: int, eyes: str, *, since: int = -1) -> list[Event]:
        """What those eyes had heard after a ply; with `since`, only what came after that ply."""
        events = self.match.story.events[: self.match.told[ply]]
        events = events[self.match.told[since] if since >= 0 else 0 :]
        if eyes == ALL:
            return events
        parts = (event.heard_by(seat_of(eyes)) for event in events)
        return [part for part in parts if part is not None]

    def view(self, ply: int, eyes: str) -> Any:
        state = self.states[ply]
        return state.position() if eyes == ALL else self.match.game.seen_by(state, seat_of(eyes))


def seat_of(eyes: str) -> Seat | None:
    return int(eyes) if eyes else None


class Films:
    """The films watched lately."""

    def __init__(self, most: int = 8) -> None:
        self.most = most
        self.kept: OrderedDict[str, Film] = OrderedDict()

    async def of(self, request: Request, table: str) -> Film:
        """Asks the service each time, which says who may see it."""
        lines = await door(request).record(table, session.key_of(request))
        if table not in self.kept:
            self.kept[table] = Film(lines)
            if len(self.kept) > self.most:
                self.kept.popitem(last=False)
        self.kept.move_to_end(table)
        return self.kept[table]


async def replay(request: Request) -> Response:
    """One step of it."""
    table, key = request.path_params["match"], session.key_of(request)
    film: Film = await request.app.state.films.of(request, table)
    ply = request.path_params["ply"]
    eyes = request.query_params.get("as", "")
    if ply > film.last or eyes not in ("", ALL, *map(str, range(film.match.seats))):
        raise HTTPException(404, "no_such_step")
    look = await door(request).look(table, key, None)
    page = replay_page(request, look.table, film, ply, eyes, own_pack(look.table, look.pictures))
    if render.is_htmx(request) and request.headers.get("page-kind") == "replay":
        return HTMLResponse(render.fill(request, "parts/step.html", page))
    return HTMLResponse(render.fill(request, "replay.html", page))


def replay_page(
    request: Request, at: Table, film: Film, ply: int, eyes: str, own: OwnPack | None
) -> ReplayPage:
    seat = None if eyes in ("", ALL) else int(eyes)
    words = request.query_params
    t = told(request, at)
    recent = film.heard(ply, eyes, since=ply - 1) if ply else []
    heard = film.heard(ply, eyes)
    picture = render.game_table(at.game.id).picture(
        film.view(ply, eyes), film.match.options, None, recent, words.get("look", ""), heard
    )
    speed = session.small(words.get("speed", "")) or 0
    base = f"/t/{at.id}/replay"
    return ReplayPage(
        game=at.game.id,
        t=t,
        sheets=sheets(at.game, "replay"),
        kind="replay",
        table=at,
        seat=seat,
        here=f"{base}/{ply}?as={eyes}",
        live="",
        players=players(t, at),
        urls=Urls(base, base, base, f"/{ply}?as={eyes}&", "/", None, None),
        hidden={},
        picture=picture,
        story=story(t, heard, NEWEST),  # the steps before tell the rest
        ply=ply,
        last=film.last,
        moments=moments(t, film),
        viewpoint=eyes,
        own=own,
        speed=speed if speed in SPEEDS and ply < film.last else 0,
    )


def moments(t: Any, film: Film) -> tuple[Moment, ...]:
    """What is worth jumping to: one mark at each point of the line, a verdict before the rest."""
    found: dict[int, Moment] = {}
    for ply in range(1, film.last + 1):
        for said in map(t.event, film.heard(ply, "", since=ply - 1)):
            if said is None or said.tone in ("", "quiet"):
                continue
            at = AT * round(100 / AT * ply / film.last)
            if at not in found or said.tone == "verdict":
                found[at] = Moment(ply, at, "end" if ply == film.last else said.tone, said)
    return tuple(found.values())


async def step(request: Request) -> Response:
    """From the field for a move's number, or without one, to the beginning."""
    words = request.query_params
    ply = session.small(words.get("ply", "")) or 0
    film: Film = await request.app.state.films.of(request, request.path_params["match"])
    eyes = words.get("as", "")
    kept = f"?as={eyes}" if eyes in (ALL, *map(str, range(film.match.seats))) else ""
    return RedirectResponse(
        f"/t/{request.path_params['match']}/replay/{min(ply, film.last)}{kept}", 303
    )


async def record(request: Request) -> Response:
    """The match written down, to keep."""
    table = request.path_params["match"]
    lines = await door(request).record(table, session.key_of(request))
    name = f"parlour-{table}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    text = "".join(f"{line}\n" for line in lines)
    return Response(text, media_type="application/jsonl; charset=utf-8", headers=headers)
