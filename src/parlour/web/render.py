"""How does a page become HTML? Templates, words, and the addresses of files."""

from collections.abc import Mapping
from functools import cache, lru_cache
from hashlib import blake2b
from importlib import import_module, resources
from pathlib import Path
from typing import Any, Final

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from parlour import words
from parlour.core.game import Own
from parlour.core.notation import Frozen
from parlour.core.seats import Seat
from parlour.games import GAMES
from parlour.matches.texts import LIMITS
from parlour.web import session
from parlour.web.pages import MatchPage, Page

HERE = Path(str(resources.files("parlour.web")))
STATIC = HERE / "static"
SHEETS = tuple(f"css/{name}.css" for name in ("tokens", "base", "components", "shell", "pages"))


def game_folder(game: str) -> Path:
    return Path(str(resources.files(f"parlour.games.{game}")))


def game_table(game: str) -> Any:
    """The module that makes pictures of this game's views."""
    return import_module(f"parlour.games.{game}.table")


@cache
def environment() -> Environment:
    games = {game: FileSystemLoader(game_folder(game) / "templates") for game in GAMES}
    env = Environment(
        loader=ChoiceLoader([FileSystemLoader(HERE / "templates"), PrefixLoader(games)]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    env.globals.update(asset=asset, kept=kept, static="/static", longest=LONGEST)
    return env


@cache
def asset(name: str) -> str:
    """The address of a file under /static, with a mark of its content, so that browsers may keep
    it."""
    game, _, rest = name.partition("/")
    path = game_folder(game) / "static" / rest if game in GAMES else STATIC / name
    return f"/static/{name}?v={blake2b(path.read_bytes(), digest_size=5).hexdigest()}"


def language(request: HTTPConnection) -> str:
    """The first language of the browser that we speak."""
    known = words.languages(None)
    offers = request.headers.get("accept-language", "").lower().split(",")
    wanted = (offer.split(";")[0].strip().partition("-")[0] for offer in offers)
    return next((lang for lang in wanted if lang in known), "en")


def teller(request: HTTPConnection, game: str | None = None) -> words.Teller:
    """Says general things, or a game's, in the browser's language."""
    return told(game, language(request), ())


def match_teller(
    request: HTTPConnection,
    game: str,
    names: dict[Seat, str],
    options: Mapping[str, Any],
    own: Own | None = None,
) -> words.Teller:
    """The same with the names of a table, and with what is said of its own pictures."""
    led = getattr(game_table(game), "led", nobody_leads)(len(names), options)
    return told(game, language(request), tuple(names.values()), Frozen(led), Frozen(own or {}))


def nobody_leads(seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """In this game nothing but a seat goes by its player's name."""
    return {}


NOTHING: Final = Frozen()


@lru_cache(maxsize=2000)
def told(
    game: str | None,
    lang: str,
    names: tuple[str, ...],
    led: Frozen = NOTHING,
    own: Frozen = NOTHING,
) -> words.Teller:
    """One teller for each table and language: it remembers what it has said."""
    numbered = game_table(game).numbered(len(names)) if game and names else {}
    notes = game_table(game).own_words(own) if game and own else {}
    return words.Teller(words.book(game, lang), numbered, dict(enumerate(names)), led, notes)


@lru_cache(maxsize=20_000)
def marked(sentence: Any) -> Any:
    """A sentence as HTML, its names and cards marked up."""
    module: Any = environment().get_template("say.html").module
    return module.say(sentence)


KEPT: dict[Any, Any] = {}
MOST_KEPT = 4000
"""Pieces of pages that are remembered, of about a kilobyte each; then it begins anew."""


def kept(name: str, macro: Any, *args: Any) -> Any:
    """What a macro makes of these arguments, remembered: most of a table looks as it did a move
    ago. The macro must hang on nothing else."""
    key = (name, *args)
    try:
        found = KEPT.get(key)
    except TypeError:  # something that cannot be a key, say a list
        return macro(*args)
    if found is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        found = KEPT[key] = macro(*args)
    return found


LONGEST = {field: most for field, (_, most) in LIMITS.items()}
"""What fields of forms take at most."""


def is_htmx(request: HTTPConnection) -> bool:
    return request.headers.get("hx-request") == "true"


def fill(request: HTTPConnection, template: str, page: Page, **more: Any) -> str:
    """The text of a template. `page` holds what it shows; the rest is the same on every page."""
    game = page.game
    shared: dict[str, Any] = {
        "page": page,
        "t": page.t or teller(request, game),
        "lang": language(request),
        "game": game,
        "art": f"/static/{game}/art",
        "token": session.token(request),
        "sheets": (*SHEETS, *house(game), *page.sheets),
    }
    if isinstance(page, MatchPage):  # what a game's own template may name
        names = ("picture", "players", "urls", "hidden", "sand", "chat", "own")
        shared |= {name: getattr(page, name) for name in names}
    return environment().get_template(template).render(shared | more)


def house(game: str | None) -> tuple[str, ...]:
    """The sheet that gives a game's pages their colours."""
    return (f"{game}/table.css",) if game in GAMES else ()


def html(request: Request, template: str, page: Page, status: int = 200) -> Response:
    """A whole page. A script that asked for a piece of another page is sent here instead."""
    if is_htmx(request) and request.method == "GET" and status < 400:
        return anew(str(request.url.path) + query(request))
    return HTMLResponse(fill(request, template, page), status)


def anew(address: str) -> Response:
    """Tells the script to open a page as a whole."""
    return Response(headers={"HX-Redirect": address})


def query(request: Request) -> str:
    return f"?{request.url.query}" if request.url.query else ""
