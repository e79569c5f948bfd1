"""Where does an evening begin? The lobby, and opening a table."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response

from parlour.core.errors import NotationError, NotNow, OptionsError, ParlourError
from parlour.core.game import Game
from parlour.core.match import read_options
from parlour.games import GAMES
from parlour.matches.aliases import may_have
from parlour.matches.service import Service
from parlour.matches.tables import Listing, Lobby, Settings
from parlour.web import render, session
from parlour.web.errors import reason
from parlour.web.names import called
from parlour.web.pages import STRENGTHS, Bill, Choice, LobbyPage, NewPage, Row
from parlour.words import Teller

TO_COME = ("calaveras", "motive", "mysterium", "island")
ENDED = ("over", "frozen")
SEATS = ("first", "start_player", "ghost")
"""The options that name a seat."""


def door(request: HTTPConnection) -> Service:
    service: Service = request.app.state.service
    return service


async def lobby(request: Request) -> Response:
    key = session.key_of(request)
    lists, t = await door(request).lobby(key), render.teller(request)
    page = LobbyPage(
        sheets=("css/lobby.css",),
        bills=tuple(Bill(game, GAMES[game].seats if game in GAMES else ()) for game in TO_COME),
        mine=tuple(row(t, it, mine=True) for it in lists.mine if it.status not in ENDED),
        tables=tuple(row(t, it) for it in lists.tables),
        replays=tuple(row(t, it) for it in ended(lists)),
        name=await door(request).name_of(key),
    )
    return render.html(request, "lobby.html", page)


def ended(lists: Lobby) -> list[Listing]:
    """Matches that are over: this browser's, and those that anybody may see."""
    found = {it.id: it for it in (*lists.mine, *lists.replays) if it.status in ENDED}
    return sorted(found.values(), key=lambda it: -it.touched)


def row(t: Teller, it: Listing, *, mine: bool = False) -> Row:
    is_open = any(chair.kind == "open" for chair in it.chairs)
    what = "replay" if it.status in ENDED else "sit" if is_open else "watch"
    return Row(
        it.id,
        it.game.id,
        it.title,
        it.chairs,
        "resume" if mine else what,
        it.plies,
        tuple([called(t, chair) for chair in it.chairs if chair.kind != "open"]),
        mine,
        it.outcome,
    )


def game_named(name: str) -> Game:
    if name not in GAMES:
        raise HTTPException(404, "no_such_game")
    return GAMES[name]


async def new(request: Request) -> Response:
    """The form that opens a table."""
    game = game_named(request.path_params["game"])
    seats = session.small(request.query_params.get("seats", ""))
    name = await door(request).name_of(session.key_of(request))
    page = new_page(game, seats if seats in game.seats else usual(game), name)
    return render.html(request, "new.html", page)


def usual(game: Game) -> int:
    return 4 if 4 in game.seats else game.seats[len(game.seats) // 2]


def new_page(game: Game, seats: int, name: str, **more: Any) -> NewPage:
    return NewPage(
        game=game.id,
        sheets=("css/waiting.css",),
        seats=seats,
        counts=game.seats,
        name=name,
        choices=choices(game, more.pop("chosen", {}), seats),
        may_have_aliases=may_have(game, seats),
        **more,
    )


def choices(game: Game, chosen: Mapping[str, Any], seats: int) -> tuple[Choice, ...]:
    """The game's options as things to tick, choose or fill in; none that so many seats cannot
    have, and no lists, which keep their default here."""
    hints = get_type_hints(game.options)
    found = []
    for field in fields(game.options):
        if is_list(hints[field.name]):
            continue
        kind, values = shape(hints[field.name], field, seats)
        fitting = tuple([value for value in values if fits(game, {field.name: value}, seats)])
        if kind != "yes" or fits(game, {field.name: True}, seats):
            value = chosen.get(field.name, field.default)
            found.append(Choice(field.name, kind, value, fitting))
    return tuple(found)


def is_list(hint: Any) -> bool:
    return any(get_origin(part) is tuple for part in (hint, *get_args(hint)))


def shape(hint: Any, field: Any, seats: int) -> tuple[str, tuple[Any, ...]]:
    """How an option is chosen, and from what."""
    words = [part for part in (hint, *get_args(hint)) if get_origin(part) is Literal]
    if hint is bool:
        return "yes", ()
    if words:
        return "choice", get_args(words[0])
    if field.name in SEATS:
        return "seat", ((None,) if field.default is None else ()) + tuple(range(seats))
    return "number", ()


def fits(game: Game, options: Mapping[str, Any], seats: int) -> bool:
    try:
        read_options(game, options, seats)
    except OptionsError:
        return False
    return True


def options_of(game: Game, sent: session.Form) -> dict[str, Any]:
    """The options in the notation; what cannot be read is left for the game to refuse."""
    chosen: dict[str, Any] = {}
    for name, hint in get_type_hints(game.options).items():
        text = sent.get(f"option.{name}")
        if hint is bool:
            chosen[name] = text == "yes"
        elif text:
            number = session.small(text)
            chosen[name] = text if number is None else number
    return {name: value for name, value in chosen.items() if value is not False}


async def open_table(request: Request) -> Response:
    """Everything is read before anything is done: a form that cannot be used opens no table."""
    game = game_named(request.path_params["game"])
    sent = await session.form(request)
    try:
        match = await opened(request, game, sent)
    except (OptionsError, NotationError, NotNow) as mistake:
        return refilled(request, game, sent, mistake)
    return RedirectResponse(f"/t/{match}", 303)


def refilled(request: Request, game: Game, sent: session.Form, mistake: ParlourError) -> Response:
    """The form as it was sent, with what is wrong beside its field."""
    counts = session.small(sent.get("seats"))
    problem = reason(render.teller(request, game.id), mistake)
    page = new_page(
        game,
        counts if counts in game.seats else usual(game),
        sent.get("name"),
        chosen=as_sent(game, sent),
        sent=dict(sent.pairs),
        problem=problem,
        problems={field_of(mistake): problem},
    )
    return render.html(request, "new.html", page, 409 if isinstance(mistake, NotNow) else 400)


def field_of(mistake: ParlourError) -> str:
    """The field of the form that a mistake is about."""
    if not isinstance(mistake, OptionsError):
        return getattr(mistake, "path", "")
    kind, _, number = mistake.field.partition(" ")
    if number:  # "seat 2"
        return f"{kind}.{int(number) - 1}"
    return mistake.field if mistake.field in ("name", "seats") else f"option.{mistake.field}"


def as_sent(game: Game, sent: session.Form) -> dict[str, Any]:
    """The options as they were filled in, usable or not."""
    found: dict[str, Any] = {}
    seats = sent.number("seats")
    for choice in choices(game, {}, seats if seats in game.seats else usual(game)):
        text = sent.get(f"option.{choice.name}")
        number = session.small(text)
        other = (text or None) if number is None else number
        found[choice.name] = text == "yes" if choice.kind == "yes" else other
    return found


async def opened(request: Request, game: Game, sent: session.Form) -> str:
    """The id of the table that the form asks for."""
    service, key = door(request), session.key_of(request)
    seats = sent.number("seats")
    options = options_of(game, sent)
    read_options(game, options, -1 if seats is None else seats)
    assert seats is not None, "read_options refuses a number that is none"
    fillings = [filling(sent, seat) for seat in range(seats)]
    settings = settings_of(sent)
    name = sent.get("name") if fillings[0] == "me" else None
    if name is not None and not name.strip():
        raise OptionsError("name", "is missing")
    title = sent.get("title").strip() or titled(name, render.teller(request, game.id))
    return await service.create(
        key,
        game.id,
        seats,
        name=name,
        beside={n: sent.get(f"name.{n}") for n, who in enumerate(fillings) if who == "here"},
        bots={n: who for n, who in enumerate(fillings) if who in STRENGTHS},
        options=options,
        title=title,
        settings=settings,
    )


def settings_of(sent: session.Form) -> Settings:
    return Settings(
        is_listed=sent.get("listed") == "yes",
        may_watch=sent.get("watch") == "yes",
        aliases=sent.get("aliases") == "yes",
    )


def titled(name: str | None, t: Any) -> str:
    """What a table is called that nobody gave a name."""
    return str(t("new.title_of", name=name) if name else t("new.title_of_bots"))


def filling(sent: session.Form, seat: int) -> str:
    """Who is to sit there: `me`, `open`, `here` (a second person at this device), or a bot by
    strength."""
    who = sent.get(f"seat.{seat}") or ("me" if seat == 0 else "open")
    if who not in ("open", "here", *STRENGTHS) and not (who == "me" and seat == 0):
        raise OptionsError(f"seat {seat + 1}", "is none of the players on offer")
    if who == "here" and not sent.get(f"name.{seat}").strip():
        raise OptionsError(f"seat {seat + 1}", "has no name")
    return who
