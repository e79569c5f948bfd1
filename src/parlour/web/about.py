"""What are the rules, and whose work is shown? Pages to read."""

import tomllib
from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from parlour.games import GAMES
from parlour.web import render
from parlour.web.lobby import game_named
from parlour.web.pages import CreditsPage, RulesPage


async def all_rules(request: Request) -> Response:
    if len(GAMES) == 1:
        return RedirectResponse(f"/rules/{next(iter(GAMES))}", 303)
    page = RulesPage(games=tuple(GAMES), chapters=())
    return render.html(request, "rules.html", page)


async def rules(request: Request) -> Response:
    """The rules of one game in short, each with its clause."""
    game = game_named(request.path_params["game"])
    chapters = tuple(chapters_of(game.id, render.language(request)))
    page = RulesPage(game=game.id, games=(), chapters=chapters)
    return render.html(request, "rules.html", page)


@cache
def chapters_of(game: str, language: str) -> list[dict[str, Any]]:
    """Chapters of `title` and `clauses` (`id`, `text`), from the game's own folder."""
    folder = render.game_folder(game) / "text" / "rules"
    file = folder / f"{language}.toml"
    text = (file if file.exists() else folder / "en.toml").read_text(encoding="utf-8")
    chapters: list[dict[str, Any]] = tomllib.loads(text)["chapter"]
    return chapters


async def credits(request: Request) -> Response:
    """Whose pictures, fonts and code these are."""
    path = render.STATIC / "credits.toml"
    found = tuple(tomllib.loads(path.read_text(encoding="utf-8"))["credit"])
    page = CreditsPage(credits=found)
    return render.html(request, "credits.html", page)
